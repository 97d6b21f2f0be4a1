import type { Address } from '../../../src/contracts/account/address.ts'

export const address: Address = {
  name: 'Test Buyer',
  phone: '+91 22 5550 1234',
  address: '1 Zaveri Bazaar',
  pincode: '400002',
  country: 'India',
  city: 'Mumbai',
}
