import { describe, expect, test } from 'vitest'
import { buyer, newcomer } from '../../mocks/shop/account/people.ts'
import { mockRealtime } from '../../mocks/shop/realtime.ts'
import type { RealtimeEvent } from '../../src/contracts/realtime.ts'
import { address } from '../support/values/address.ts'
import { closeMockShops, open } from './openMockShop.ts'

closeMockShops()

describe('The socket of the mocks', () => {
  const join = (shop: Awaited<ReturnType<typeof open>>['shop'], token: string) => {
    const heard: unknown[] = []
    const connected = Promise.withResolvers<void>()
    const { watch, close } = mockRealtime(shop).connect(token, {
      connected: () => connected.resolve(),
      lost: (why) => {
        heard.push(why)
        connected.resolve()
      },
      received: ({ event }: RealtimeEvent) => void heard.push(event),
    })
    return { heard, watch, leave: close, settled: connected.promise }
  }

  const greeting = ['cart.changed', 'wishlist.changed']

  test("Scenario: it sends a customer's own events until it is closed", async () => {
    const { shop, client, token } = await open()
    const own = join(shop, token)
    const other = join(shop, await shop.sessions.open(newcomer.id))
    await Promise.all([own.settled, other.settled])
    other.watch(['heart-locket'])
    await client.cart.add({ body: { productId: 'pd11', quantity: 3 } })
    await client.orders.place({
      headers: { 'idempotency-key': 'sent-in-realtime' },
      body: { address, shipping: 'together', currency: 'INR' },
    })
    shop.feed.send(undefined, { event: 'settings.changed', body: {} })
    await shop.verify(newcomer.email)
    own.leave()
    shop.sessions.endAll(buyer.id)
    expect([own.heard, other.heard]).toEqual([
      [...greeting, 'cart.changed', 'cart.changed', 'order.changed', 'settings.changed'],
      [...greeting, 'stock.changed', 'settings.changed', 'customer.verified', 'message.added'],
    ])
  })

  test('Scenario: an unknown token is refused, and an event that violates the contract is an error', async () => {
    const { shop, token } = await open()
    const stranger = join(shop, 'x'.repeat(43))
    await stranger.settled
    const own = join(shop, token)
    await own.settled
    const body = { orderId: 'o-1', status: 'lost' } as const
    // @ts-expect-error an order's status is one of the contract's
    const drifted: RealtimeEvent = { event: 'order.changed', body }
    expect(stranger.heard).toEqual(['refused'])
    expect(() => shop.feed.send(buyer.id, drifted)).toThrow(
      'the event order.changed has drifted from the contract',
    )
  })
})
