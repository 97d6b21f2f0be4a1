import { address } from '../../support/values/address.ts'
import { call, routeOf } from './call.ts'
import type { World, WorldCustomer } from './world.ts'

let counter = 0
export const fresh = (name: string) => `${name}-${Date.now()}-${++counter}`

export const registration = (password: string) => ({
  name: 'Meera Shah',
  email: `${fresh('meera')}@shah.test`,
  companyName: 'Shah Jewels',
  country: 'India',
  instagram: '@shah',
  password,
  confirmPassword: password,
  newsletter: false,
  checkTermsCondtion: true,
})

export const order = { address, shipping: 'together', currency: 'INR' } as const

export const add = (world: World, { token }: WorldCustomer, productId: string, quantity: number) =>
  call(world.origin, routeOf('cart.add'), { token, body: { productId, quantity } })

/** Adds a directly sold product to the cart. @returns its row */
export const rowIn = async (world: World, buyer: WorldCustomer): Promise<string> => {
  const { body } = await add(world, buyer, world.variants.direct, 2)
  return (body as { cartData: { _id: string }[] }).cartData[0]?._id ?? ''
}

export const tableIn = async (world: World, { token }: WorldCustomer): Promise<string> => {
  const body = world.variants.table.map((id, i) => ({ id, quantity: 3 - i }))
  const answer = await call(world.origin, routeOf('cart.updateMoreVariants'), { token, body })
  return (answer.body as { cartData: { _id: string }[] }).cartData[0]?._id ?? ''
}

export const place = (world: World, { token }: WorldCustomer, key: string, body: unknown = order) =>
  call(world.origin, routeOf('orders.place'), { token, headers: { 'idempotency-key': key }, body })

/** The id of a new order. */
export const orderIn = async (world: World, buyer: WorldCustomer): Promise<string> => {
  await rowIn(world, buyer)
  const { body } = await place(world, buyer, fresh('key'))
  return (body as { _id: string })._id
}

export const unused = 'x'.repeat(43)
export const nobody = 'nobody-at-all'
