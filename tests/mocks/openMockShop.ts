import { afterEach } from 'vitest'
import { buyer } from '../../mocks/shop/account/people.ts'
import { createMockShop, type MockShopOptions } from '../../mocks/shop/shop.ts'
import { clientOf } from '../support/client.ts'
import { serveMocks } from '../support/serveMocks.ts'

const ends: (() => Promise<void>)[] = []

/** A mock shop whose papers are never prepared: reading an order twice gives the same order. */
export const open = async (options: MockShopOptions = {}) => {
  const later = () => undefined
  const shop = await createMockShop({ publicUrl: 'http://shop.test', later, ...options })
  const { origin, close } = await serveMocks(shop.handlers)
  ends.push(close)
  const token = await shop.sessions.open(buyer.id)
  return { shop, origin, token, visitor: clientOf(origin), client: clientOf(origin, token) }
}

/** Closes the shops of each test of a file after it. */
export const closeMockShops = (): void => {
  afterEach(async () => {
    for (const end of ends.splice(0)) await end()
  })
}
