import type { Address } from '../../contracts/account/address.ts'

// Written out: the schema would load zod with the first page of a customer.
const fields = Object.keys({
  name: true,
  companyName: true,
  vatNumber: true,
  phone: true,
  address: true,
  address2: true,
  pincode: true,
  country: true,
  state: true,
  city: true,
} satisfies Readonly<Record<keyof Address, true>>) as (keyof Address)[]

/** An address for a form: every field, '' if empty. */
export const addressTexts = (address: Address): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map((field) => [field, address[field] ?? '']))
