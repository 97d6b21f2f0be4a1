import { z } from 'zod'
import { Id, line, text } from '../primitives.ts'

const optionalLine = (max: number) => text(max).trim().optional()

/** A delivery address (rule A20). */
export const Address = z.object({
  name: line(120),
  companyName: optionalLine(160),
  vatNumber: optionalLine(40),
  phone: line(40).regex(
    /^[+\d][\d\s()./-]{4,}$/,
    'must be a phone number such as +91 22 5550 1234',
  ),
  address: line(200),
  address2: optionalLine(200),
  pincode: line(16),
  country: line(80),
  state: optionalLine(80),
  city: line(80),
})
export type Address = z.infer<typeof Address>

/** Addresses that the shop keeps for one customer. */
export const addressesAtMost = 100

/** An address that the shop keeps for a customer. */
export const SavedAddress = Address.extend({ _id: Id })
export type SavedAddress = z.infer<typeof SavedAddress>
