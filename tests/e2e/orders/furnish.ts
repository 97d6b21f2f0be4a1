import type { BrowserContext } from '@playwright/test'
import { carry } from '../../support/carry.ts'
import type { Client } from '../../support/client.ts'
import { address } from '../../support/values/address.ts'
import { userIn, wish } from '../account/customer.ts'

/** Orders what is in the cart and 10 rope chains. @returns the id of the order */
export const orderChains = async (client: Client): Promise<string> => {
  await carry(client, 'rope-chain', 10)
  const { status, body } = await client.orders.place({
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { address, shipping: 'together', currency: 'INR' },
  })
  if (status !== 201) throw new Error(body.message)
  return body._id
}

/**
 * Gives a customer's pages something to show: an order, two rows in the cart, wishes and an address.
 * @returns the id of the order
 */
export const furnish = async (context: BrowserContext, client: Client): Promise<string> => {
  const order = await orderChains(client)
  await carry(client, 'figaro-chain', 10)
  await carry(client, 'three-stone-ring', 6)
  const { _id: id } = await userIn(context)
  await client.customer.update({ params: { id }, body: address })
  await wish(context, client, 'rope-chain', 'hammered-band', 'oval-halo-ring')
  return order
}
