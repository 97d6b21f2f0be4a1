import { Address } from '../../contracts/customer.ts'

const fields = Object.keys(Address.shape) as (keyof Address)[]

/** An address as a form shows it: every field, and '' where there is none. */
export const addressTexts = (address: Address): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map((field) => [field, address[field] ?? '']))
