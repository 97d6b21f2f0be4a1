import { describe, expect, test, vi } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { type Missed, missedAll } from '../../../src/contracts/realtime.ts'
import {
  type ProductsWatched,
  realtimeMachine,
} from '../../../src/machines/shell/realtime.machine.ts'
import { recordingShell } from '../fixtures.ts'
import { connected, opened, start } from './startRealtime.ts'

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
