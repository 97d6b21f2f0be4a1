import { Address } from '../../contracts/customer.ts'

const fields = Object.keys(Address.shape) as (keyof Address)[]

/** An address for a form: every field, '' if empty. */
export const addressTexts = (address: Address): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map((field) => [field, address[field] ?? '']))
