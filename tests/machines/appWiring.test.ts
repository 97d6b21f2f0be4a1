import { describe, expect, test } from 'vitest'
import {
  type AnyActorRef,
  createActor,
  type EventFromLogic,
  type EventObject,
  fromCallback,
} from 'xstate'
import { appMachine } from '../../src/machines/app.machine.ts'
import { placedOrder, user } from './fixtures.ts'

type Fact = EventFromLogic<typeof appMachine>

/** The root with children that only record their inputs and events. */
const start = () => {
  const given: Record<string, Record<string, unknown>> = {}
  const heard: unknown[] = []
  const children = Object.keys(appMachine.implementations.actors).map((name) => [
    name,
    fromCallback<EventObject, Record<string, unknown>>(({ input, receive }) => {
      given[name] = input
      receive((event) => void heard.push([name, event]))
    }),
  ])
  const root = createActor(appMachine.provide({ actors: Object.fromEntries(children) as never }), {
    input: { user: null, language: null, currency: null, theme: 'system', newKey: () => 'key' },
  }).start()
  const emitted: unknown[] = []
  root.on('*', (event) => emitted.push(event))
  return { root, given, heard, emitted }
}

describe('The children', () => {
  test('Scenario: each has its own name', () => {
    const { context } = start().root.getSnapshot()
    expect(Object.values(context).map(({ id }) => id)).toEqual(Object.keys(context))
  })

  test('Scenario: a logout and an order know the actors with unsaved changes', () => {
    const acts = start().given.session?.acts as { ref: AnyActorRef }[]
    expect(acts.map(({ ref }) => ref.id)).toEqual(['cart', 'savedRows', 'wishlist'])
    const ordered = start().given.placement?.acts as { ref: AnyActorRef }[]
    expect(ordered.map(({ ref }) => ref.id)).toEqual(['cart', 'savedRows'])
  })
})

describe('Events that the root forwards unchanged', () => {
  test.each<[readonly string[], Fact]>([
    [['notificationBar'], { type: 'said', sentence: { key: 'cart.notSaved' } }],
    [['toasts'], { type: 'toast.raised', sentence: { key: 'error.default' } }],
    [['wishlist'], { type: 'product.added', slug: 'ring' }],
    [['cart'], { type: 'cart.changed', version: 2, delta: null }],
    [['cart'], { type: 'cart.received', cart: { version: 2, cartData: [] } }],
    [['cart'], { type: 'connection.opened', stock: null }],
    [['cart'], { type: 'cart.outdated' }],
    [['cart', 'offlineQueue'], { type: 'offline.continued' }],
    [['offlineQueue'], { type: 'commands.made', edits: [] }],
    [['cart'], { type: 'commands.changed', quantities: { 'p-1': 20 } }],
    [['cart'], { type: 'commands.sent' }],
    [['cart'], { type: 'line.removed', productSlug: 'ring' }],
    [['cart', 'wishlist'], { type: 'page.left' }],
    [
      ['placement'],
      {
        ...{ type: 'order.submitted', content: 'cart 1' },
        order: {
          ...{ address: placedOrder.address, shipping: 'together' },
          ...{ currency: 'INR', seenTotal: 1 },
        },
      },
    ],
    [['placement', 'session', 'inbox'], { type: 'location.shown', path: '/cart' }],
    [['session'], { type: 'login.needed', to: '/cart' }],
    [['session'], { type: 'session.rejected', token: user.token }],
    [['session'], { type: 'session.renewed', user }],
    [['inbox'], { type: 'inbox.outdated' }],
    [
      ['inbox'],
      {
        type: 'message.added',
        message: {
          ...{ _id: 'm-1', title: { en: 'Sent' }, text: { en: 'Your order is on its way.' } },
          ...{ createdAt: '2026-01-01T00:00:00.000Z', read: false, link: null },
        },
      },
    ],
    [['quickView'], { type: 'product.activated', slug: 'ring' }],
    [['realtime'], { type: 'product.shown', place: 'page', slug: 'ring' }],
    [['connectivity', 'toasts'], { type: 'network.failed' }],
  ])('%s: $type', (children, fact) => {
    const { root, heard } = start()
    root.send(fact)
    expect(heard).toEqual(children.map((child) => [child, fact]))
  })
})

describe('Events that concern several machines', () => {
  const closed = { type: 'panel.closed' }

  test.each<[string, Fact, readonly unknown[], readonly unknown[]]>([
    [
      'a page has opened: whatever was open over the one before closes',
      { type: 'page.shown' },
      [
        ...['cartPanel', 'searchPanel', 'mobileMenu', 'megaMenu', 'quickView'].map((panel) => [
          panel,
          closed,
        ]),
        ['wishlist', { type: 'page.shown' }],
      ],
      [],
    ],
    [
      'a customer logs in: what is theirs opens',
      { type: 'session.opened', userId: 'u-1', token: 'abc' },
      [
        ['cart', { type: 'cart.opened', userId: 'u-1' }],
        ['wishlist', { type: 'wishlist.opened', userId: 'u-1' }],
        ['inbox', { type: 'inbox.opened', userId: 'u-1' }],
        ['placement', { type: 'session.opened', userId: 'u-1', token: 'abc' }],
        ['offlineQueue', { type: 'session.opened', userId: 'u-1', token: 'abc' }],
        ['realtime', { type: 'session.opened', userId: 'u-1', token: 'abc' }],
      ],
      [],
    ],
    [
      'a customer logs out: what was theirs closes, and the page is loaded again',
      { type: 'session.closed' },
      [
        ['cart', { type: 'cart.closed' }],
        ['wishlist', { type: 'wishlist.closed' }],
        ['inbox', { type: 'inbox.closed' }],
        ['quickView', closed],
        ['cartPanel', { type: 'session.closed' }],
        ['searchPanel', { type: 'session.closed' }],
        ['quickOrder', { type: 'session.closed' }],
        ['savedRows', { type: 'session.closed' }],
        ['offlineQueue', { type: 'session.closed' }],
        ['placement', { type: 'session.closed' }],
        ['realtime', { type: 'session.closed' }],
      ],
      [{ type: 'reload', what: 'everything' }],
    ],
    [
      'the shop can be reached again: all that may be old is loaded again',
      { type: 'connectivity.restored' },
      [
        ['preferences', { type: 'lists.requested' }],
        ['cart', { type: 'cart.outdated' }],
        ['wishlist', { type: 'wishlist.outdated' }],
        ['inbox', { type: 'inbox.outdated' }],
        ['savedRows', { type: 'rows.outdated' }],
        ['quickView', { type: 'product.outdated' }],
        ['placement', { type: 'connectivity.restored' }],
        ['offlineQueue', { type: 'connectivity.restored' }],
        ['realtime', { type: 'connectivity.restored' }],
        ['toasts', { type: 'connectivity.restored' }],
      ],
      [{ type: 'reload', what: 'everything' }],
    ],
    [
      'everything has changed: the page and the quick view are loaded again',
      { type: 'shop.changed', what: 'everything' },
      [
        ['quickView', { type: 'product.outdated' }],
        ['savedRows', { type: 'rows.outdated' }],
      ],
      [{ type: 'reload', what: 'everything' }],
    ],
    [
      'a product that is shown has changed: pages that show it and the quick view are loaded again',
      { type: 'shop.changed', what: 'product' },
      [['quickView', { type: 'product.outdated' }]],
      [{ type: 'reload', what: 'product' }],
    ],
    [
      'an order has changed: only pages of orders are loaded again',
      { type: 'shop.changed', what: 'orders' },
      [],
      [{ type: 'reload', what: 'orders' }],
    ],
    [
      'there is less of a product: the cart and its pickers learn it, and nothing is loaded',
      { type: 'stock.changed', slug: 'locket', variants: [] },
      [['cart', { type: 'stock.changed', slug: 'locket', variants: [] }]],
      [{ type: 'stock.changed', slug: 'locket', variants: [] }],
    ],
    [
      'a product has changed: the cart learns it',
      { type: 'product.changed', slug: 'locket' },
      [['cart', { type: 'product.changed', slug: 'locket' }]],
      [],
    ],
    [
      'the catalogue has changed: open lists learn it, and nothing is loaded',
      { type: 'catalogue.changed' },
      [],
      [{ type: 'catalogue.changed' }],
    ],
    [
      'a machine leads elsewhere: only the router gets the event',
      { type: 'departed', to: '/eshop' },
      [],
      [{ type: 'navigate', to: '/eshop' }],
    ],
  ])('%s', (_what, fact, expected, emittedFacts) => {
    const { root, heard, emitted } = start()
    root.send(fact)
    expect([heard, emitted]).toEqual([expected, emittedFacts])
  })
})
