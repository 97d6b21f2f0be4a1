import { describe, expect, test } from 'vitest'
import type { RealtimeEvent } from '../../../src/contracts/realtime.ts'
import { cartRow, deltaOf } from '../fixtures.ts'
import { connected, opened, start } from './startRealtime.ts'

describe('Reported events', () => {
  const message = {
    _id: 'm-1',
    title: { en: 'Hello' },
    text: { en: 'Good morning.' },
    createdAt: '2026-01-01T00:00:00.000Z',
    read: false,
    link: null,
  }
  const delta = deltaOf(4, [cartRow()])
  const variants = [{ productId: 'p-1', stock: 3 }]

  test.for<[RealtimeEvent, unknown]>([
    [
      { event: 'cart.changed', body: { version: 4, delta } },
      { type: 'cart.changed', version: 4, delta },
    ],
    [
      { event: 'customer.locked', body: {} },
      { type: 'session.rejected', token: 't-1' },
    ],
    [
      { event: 'request.changed', body: { requestId: 'r-1' } },
      { type: 'shop.changed', what: 'requests' },
    ],
    [
      { event: 'order.changed', body: { orderId: 'o-1', status: 'shipped' } },
      { type: 'shop.changed', what: 'orders' },
    ],
    [
      { event: 'lists.changed', body: {} },
      { type: 'shop.changed', what: 'ownLists' },
    ],
    [
      { event: 'message.added', body: message },
      { type: 'message.added', message },
    ],
    [
      { event: 'customer.verified', body: {} },
      { type: 'shop.changed', what: 'everything' },
    ],
    [{ event: 'catalogue.changed', body: {} }, { type: 'catalogue.changed' }],
    [
      { event: 'stock.changed', body: { slug: 'locket', variants } },
      { type: 'stock.changed', slug: 'locket', variants },
    ],
  ])('Scenario: %j is passed to the shell', ([news, fact]) => {
    const { login, socket, received, facts } = start()
    login('t-1')
    socket(connected())
    received(news)
    expect(facts).toEqual([opened, fact])
  })

  test.each(['settings', 'content'] as const)(
    'Scenario: changed %s outdate only themselves',
    (what) => {
      const { login, socket, received, facts } = start()
      login('t-1')
      socket(connected())
      received({ event: `${what}.changed`, body: {} })
      expect(facts).toEqual([opened, { type: 'shop.changed', what }])
    },
  )

  test('Scenario: a shown product has changed: its stock is forwarded, and its page is reloaded', () => {
    const { actor, login, socket, received, facts } = start()
    login('t-1')
    socket(connected())
    actor.send({ type: 'product.shown', place: 'page', slug: 'locket' })
    received({ event: 'product.changed', body: { slug: 'locket', variants } })
    received({ event: 'product.changed', body: { slug: 'ring', variants } })
    expect(facts).toEqual([
      opened,
      { type: 'stock.changed', slug: 'locket', variants },
      { type: 'product.changed', slug: 'locket' },
      { type: 'shop.changed', what: 'product' },
      { type: 'stock.changed', slug: 'ring', variants },
      { type: 'product.changed', slug: 'ring' },
    ])
  })
})
