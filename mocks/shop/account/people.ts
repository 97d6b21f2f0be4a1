import type { Address } from '../../../src/contracts/account/address.ts'
import type { CustomerRow } from '../parts/tables.ts'

/** The address of the demo buyer. */
export const address: Address = {
  name: 'Asha Rao',
  companyName: 'Rao & Daughters',
  phone: '+91 22 5550 1234',
  address: '1 Zaveri Bazaar',
  pincode: '400002',
  country: 'India',
  city: 'Mumbai',
}

/** The password of everyone in the sample shop. */
export const samplePassword = 'demo-buyer-2026'

const customer = (own: Pick<CustomerRow, 'id' | 'email' | 'name' | 'status'>): CustomerRow => ({
  password: samplePassword,
  companyName: 'Rao & Daughters',
  country: 'India',
  instagram: 'raodaughters',
  addresses: [],
  wishlist: [],
  cartVersion: 0,
  ...own,
})

/** The demo buyer: verified, with an address. */
export const buyer: CustomerRow = {
  ...customer({
    id: 'buyer',
    email: 'buyer@alma.example',
    name: 'Asha Rao',
    status: 'verified',
  }),
  addresses: [{ _id: 'buyer-address', ...address }],
}

/** A customer who is not verified yet. */
export const newcomer: CustomerRow = customer({
  id: 'newcomer',
  email: 'newcomer@alma.example',
  name: 'Meera Shah',
  status: 'unverified',
})
