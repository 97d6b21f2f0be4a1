import type { Address } from '../../../src/contracts/account/address.ts'
import type { MultilingualText } from '../../../src/contracts/primitives.ts'
import { inLanguage } from '../../../src/domain/shell/multilingual.ts'

const fields = [
  ...(['name', 'companyName', 'vatNumber', 'phone', 'address', 'address2'] as const),
  ...(['pincode', 'city', 'state', 'country'] as const),
] as const satisfies readonly (keyof Address)[]

/**
 * A column for each field of an address.
 * @param read returns the stored address as JSON
 */
export const addressCells = <R>(read: (row: R) => string) =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      (row: R) => (JSON.parse(read(row)) as Partial<Address>)[field] ?? null,
    ]),
  )

/** A stored text in the customer's language. */
export const textIn = (json: string, language: string): string =>
  inLanguage(JSON.parse(json) as MultilingualText, language)
