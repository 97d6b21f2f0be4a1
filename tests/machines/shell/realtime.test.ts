import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import {
  type Missed,
  missedAll,
  missedNothing,
  type RealtimeEvent,
} from '../../../src/contracts/realtime.ts'
import {
  type ProductsWatched,
  realtimeMachine,
  type SocketFact,
} from '../../../src/machines/shell/realtime.machine.ts'
import { cartRow, deltaOf, recordingShell } from '../fixtures.ts'

const connected = (missed: Partial<Missed> = {}): SocketFact => ({
  type: 'socket.connected',
  missed: { ...missedNothing, ...missed },
})
const opened = { type: 'connection.opened', stock: [] }

const start = () => {
  const clock = new SimulatedClock()
  const shell = recordingShell()
  /** Tokens of the connections that are open, oldest first. */
  const open: string[] = []
  /** The products that were watched, whenever that changed. */
  const watched: (readonly string[])[] = []
  let send: (fact: SocketFact) => void = () => undefined
  const actor = createActor(
    realtimeMachine.provide({
      actors: {
        socket: fromCallback<ProductsWatched, { token: string; slugs: readonly string[] }>(
          ({ input, sendBack, receive }) => {
            open.push(input.token)
            watched.push(input.slugs)
            receive(({ slugs }) => watched.push(slugs))
            send = sendBack
            return () => void open.splice(open.indexOf(input.token), 1)
          },
        ),
      },
    }),
    { clock, input: { shell } },
  ).start()
  const received = (news: RealtimeEvent) => send({ type: 'socket.received', news })
  return {
    ...{ actor, clock, open, watched, received },
    socket: (fact: SocketFact) => send(fact),
    facts: shell.sent,
    login: (token: string) => actor.send({ type: 'session.opened', token }),
    state: () => JSON.stringify(actor.getSnapshot().value),
  }
}

describe('Connecting', () => {
  test('Scenario: it connects when a session opens and disconnects when it closes', () => {
    const { login, socket, state, open, actor } = start()
    const seen = [[state(), ...open]]
    login('t-1')
    seen.push([state(), ...open])
    socket(connected())
    seen.push([state(), ...open])
    actor.send({ type: 'session.closed' })
    seen.push([state(), ...open])
    expect(seen).toEqual([
      ['"off"'],
      ['{"open":"connecting"}', 't-1'],
      ['{"open":"connected"}', 't-1'],
      ['"off"'],
    ])
  })

  test('Scenario: another user gets another connection', () => {
    const { login, open } = start()
    login('t-1')
    login('t-2')
    expect(open).toEqual(['t-2'])
  })

  test.each([
    [0, 1_000],
    [0.5, 3_000],
    [0.999, 4_996],
  ])('Scenario: lost, it tries again between 1 and 5 s later (%f: %i ms)', (chance, wait) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance)
    const { login, socket, state, clock } = start()
    login('t-1')
    socket({ type: 'socket.lost' })
    clock.increment(wait - 1)
    const before = state()
    clock.increment(1)
    expect([before, state()]).toEqual(['"waiting"', '{"open":"connecting"}'])
    vi.mocked(Math.random).mockRestore()
  })

  test.each<[string, Partial<Missed>, readonly unknown[]]>([
    ['nothing', {}, [{ type: 'connection.opened', stock: [] }]],
    [
      'the stock of other products',
      { stock: ['rope-chain'] },
      [{ type: 'connection.opened', stock: ['rope-chain'] }],
    ],
    [
      'the stock of the product that is shown',
      { stock: ['locket'] },
      [
        { type: 'connection.opened', stock: ['locket'] },
        { type: 'shop.changed', what: 'product' },
      ],
    ],
    [
      'the stock of any product',
      { stock: null },
      [
        { type: 'connection.opened', stock: null },
        { type: 'shop.changed', what: 'product' },
      ],
    ],
    [
      'changes of lists',
      { catalogue: true },
      [{ type: 'connection.opened', stock: [] }, { type: 'catalogue.changed' }],
    ],
    [
      'messages',
      { messages: true },
      [{ type: 'connection.opened', stock: [] }, { type: 'inbox.outdated' }],
    ],
    [
      'anything',
      missedAll,
      [
        { type: 'connection.opened', stock: null },
        { type: 'inbox.outdated' },
        { type: 'shop.changed', what: 'everything' },
      ],
    ],
  ])('Scenario: connected again, %s that was missed is loaded again', (_, missed, expected) => {
    const { actor, login, socket, clock, facts } = start()
    actor.send({ type: 'product.shown', place: 'page', slug: 'locket' })
    login('t-1')
    socket(connected())
    socket({ type: 'socket.lost' })
    clock.increment(5_000)
    facts.length = 0
    socket(connected(missed))
    expect(facts).toEqual(expected)
  })

  test('Scenario: an event of one of two shown products was missed, and the page is reloaded', () => {
    const { actor, login, socket, clock, facts } = start()
    actor.send({ type: 'product.shown', place: 'page', slug: 'locket' })
    actor.send({ type: 'product.shown', place: 'quickView', slug: 'rope-chain' })
    login('t-1')
    socket({ type: 'socket.lost' })
    clock.increment(5_000)
    socket(connected({ stock: ['rope-chain'] }))
    expect(facts).toContainEqual({ type: 'shop.changed', what: 'product' })
  })

  test('Scenario: a connection that cannot be attempted counts as lost, and is retried', () => {
    let tries = 0
    const shell = recordingShell()
    const clock = new SimulatedClock()
    const actor = createActor(
      realtimeMachine.provide({
        actors: {
          socket: fromCallback<ProductsWatched, { token: string; slugs: readonly string[] }>(
            ({ sendBack }) => {
              tries += 1
              if (tries === 1) throw new Error('sockets are blocked')
              sendBack(connected(missedAll))
            },
          ),
        },
      }),
      { clock, input: { shell } },
    ).start()
    actor.send({ type: 'session.opened', token: 't-1' })
    expect(actor.getSnapshot().value).toBe('waiting')
    clock.increment(5_000)
    expect([actor.getSnapshot().value, shell.sent]).toEqual([
      { open: 'connected' },
      [
        { type: 'connection.opened', stock: null },
        { type: 'inbox.outdated' },
        { type: 'shop.changed', what: 'everything' },
      ],
    ])
  })

  test('Scenario: what changed between the reading of a page and its first connection is loaded again', () => {
    const { login, socket, facts } = start()
    login('t-1')
    socket(connected({ shop: true }))
    expect(facts).toEqual([opened, { type: 'shop.changed', what: 'everything' }])
  })

  test('Scenario: if the shop does not know what a page missed before its first connection, only the stock of the cart may be old', () => {
    const { login, socket, facts, state } = start()
    login('t-1')
    socket(connected(missedAll))
    expect([facts, state()]).toEqual([
      [{ type: 'connection.opened', stock: null }],
      '{"open":"connected"}',
    ])
  })

  test('Scenario: as soon as the shop can be reached again, it does not wait', () => {
    const { login, socket, actor, state } = start()
    login('t-1')
    socket({ type: 'socket.lost' })
    actor.send({ type: 'connectivity.restored' })
    expect(state()).toBe('{"open":"connecting"}')
  })

  test('Scenario: a refused token ends the session', () => {
    const { login, socket, facts, state, open } = start()
    login('t-1')
    socket({ type: 'socket.refused' })
    expect([facts, state(), open]).toEqual([
      [{ type: 'session.rejected', token: 't-1' }],
      '"off"',
      [],
    ])
  })
})

test('Scenario: the shown product is watched, by every new connection too', () => {
  const { actor, login, socket, clock, watched } = start()
  const show = (slug: string | null) => actor.send({ type: 'product.shown', place: 'page', slug })
  show('locket')
  login('t-1')
  for (const slug of ['locket', 'rope-chain', 'rope-chain']) show(slug)
  socket({ type: 'socket.lost' })
  clock.increment(5_000)
  show(null)
  expect(watched).toEqual([['locket'], ['rope-chain'], ['rope-chain'], []])
})

test('Scenario: the product in the quick view is watched beside that of the page, once if they are the same', () => {
  const { actor, login, watched } = start()
  actor.send({ type: 'product.shown', place: 'page', slug: 'locket' })
  login('t-1')
  for (const slug of ['rope-chain', 'locket', null])
    actor.send({ type: 'product.shown', place: 'quickView', slug })
  expect(watched).toEqual([['locket'], ['locket', 'rope-chain'], ['locket'], ['locket']])
})

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

  test('Scenario: settings and published content are one event', () => {
    const { login, socket, received, facts } = start()
    login('t-1')
    socket(connected())
    received({ event: 'settings.changed', body: {} })
    expect(facts).toEqual([
      opened,
      { type: 'shop.changed', what: 'settings' },
      { type: 'shop.changed', what: 'content' },
    ])
  })

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
