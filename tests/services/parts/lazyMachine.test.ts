import { expect, test, vi } from 'vitest'
import { assign, createActor, fromPromise, SimulatedClock, setup, waitFor } from 'xstate'
import { lazyMachine } from '../../../src/services/parts/lazyMachine.ts'

/** Follows a buyer from `entered` to `left`, records its events, and returns the records on request. */
const clerk = setup({
  types: {
    context: {} as { readonly name: string; readonly notes: readonly string[] },
    input: {} as { name: string },
    events: {} as
      | { type: 'entered'; userId: string }
      | { type: 'left' }
      | { type: 'retried' }
      | { type: 'placeShown'; path: string; on?: 'phone' }
      | { type: 'noted'; text: string },
  },
  actors: { greet: fromPromise<string>(async () => 'hello') },
  actions: { note: assign({ notes: ({ context }, text: string) => [...context.notes, text] }) },
  delays: { tires: 1_000 },
}).createMachine({
  context: ({ input }) => ({ ...input, notes: [] }),
  initial: 'closed',
  on: {
    entered: {
      target: '.open',
      actions: { type: 'note', params: ({ event }) => `entered ${event.userId}` },
    },
    placeShown: { actions: { type: 'note', params: ({ event }) => event.path } },
  },
  states: {
    closed: {},
    open: {
      on: {
        left: { target: 'closed', actions: { type: 'note', params: 'left' } },
        noted: { actions: { type: 'note', params: ({ event }) => event.text } },
      },
      initial: 'greeting',
      states: {
        greeting: {
          invoke: {
            src: 'greet',
            onDone: {
              target: 'waiting',
              actions: { type: 'note', params: ({ event }) => event.output },
            },
          },
        },
        waiting: { after: { tires: 'tired' } },
        tired: {},
      },
    },
  },
})

const failing = () => Promise.reject(new Error('no network'))

/**
 * @param loads the outcome of each attempt to load; the last one is repeated
 */
const start = (...loads: (() => Promise<typeof clerk>)[]) => {
  const clock = new SimulatedClock()
  let attempt = 0
  const load = vi.fn(async () => {
    const made = loads[Math.min(attempt++, loads.length - 1)]
    return made ? made() : clerk
  })
  const logic = lazyMachine<typeof clerk>({
    id: 'clerk',
    context: { notes: [] },
    ...{ opens: 'entered', closes: 'left', retries: 'retried' },
    kindOf: (event) => ('on' in event ? `${event.type} ${event.on}` : event.type),
    load,
  })
  const actor = createActor(logic, { clock, input: { name: 'Asha' } }).start()
  const seen = () => [actor.getSnapshot().value, actor.getSnapshot().context.notes]
  return { clock, load, actor, seen }
}

const greeted = (actor: ReturnType<typeof start>['actor']) =>
  waitFor(actor, (snapshot) => snapshot.matches({ open: 'waiting' }))

test('Scenario: it is closed and empty, and a guest never loads its code', async () => {
  const { actor, load, seen } = start()
  actor.send({ type: 'noted', text: 'nobody hears it' })
  actor.send({ type: 'retried' })
  await new Promise((resolve) => setTimeout(resolve))
  expect([seen(), actor.getSnapshot().context.name, load.mock.calls.length]).toEqual([
    ['closed', []],
    'Asha',
    0,
  ])
})

test('Scenario: while its code loads its state is loading, whatever it is sent', () => {
  const { actor, seen } = start()
  actor.send({ type: 'entered', userId: 'a' })
  actor.send({ type: 'noted', text: 'one' })
  expect([seen(), actor.getSnapshot().matches({ open: { reading: 'loading' } } as never)]).toEqual([
    [{ open: { reading: 'loading' } }, []],
    true,
  ])
})

test('Scenario: events sent meanwhile reach the machine in order, and before later ones', async () => {
  const { actor, seen } = start()
  actor.send({ type: 'entered', userId: 'a' })
  for (const text of ['one', 'two', 'one']) actor.send({ type: 'noted', text })
  await greeted(actor)
  actor.send({ type: 'noted', text: 'three' })
  expect(seen()).toEqual([
    { open: 'waiting' },
    ['entered a', 'one', 'two', 'one', 'hello', 'three'],
  ])
})

test('Scenario: of the events sent while it was closed, the last of each kind counts', async () => {
  const { actor, seen } = start()
  actor.send({ type: 'placeShown', path: '/' })
  actor.send({ type: 'placeShown', path: '/phone', on: 'phone' })
  actor.send({ type: 'placeShown', path: '/login' })
  actor.send({ type: 'entered', userId: 'a' })
  await greeted(actor)
  expect(seen()).toEqual([{ open: 'waiting' }, ['/phone', '/login', 'entered a', 'hello']])
})

test('Scenario: no data stays of a customer who has left before the code has loaded', async () => {
  const { actor, load, seen } = start()
  actor.send({ type: 'entered', userId: 'a' })
  actor.send({ type: 'left' })
  expect(seen()).toEqual(['closed', []])
  actor.send({ type: 'entered', userId: 'b' })
  await greeted(actor)
  expect([seen()[1], load.mock.calls.length]).toEqual([['entered b', 'hello'], 2])
})

test('Scenario: its delays run once it has loaded, and it closes and opens again without loading', async () => {
  const { actor, clock, load } = start()
  actor.send({ type: 'entered', userId: 'a' })
  await greeted(actor)
  clock.increment(1_000)
  const tired = actor.getSnapshot().value
  actor.send({ type: 'left' })
  actor.send({ type: 'entered', userId: 'b' })
  await greeted(actor)
  expect([tired, load.mock.calls.length]).toEqual([{ open: 'tired' }, 1])
})

test('Scenario: code that did not load is requested again on demand, and nothing is lost', async () => {
  const { actor, load, seen } = start(failing, async () => clerk)
  actor.send({ type: 'entered', userId: 'a' })
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { reading: 'failed' } } as never))
  actor.send({ type: 'noted', text: 'meanwhile' })
  actor.send({ type: 'retried' })
  await greeted(actor)
  expect([seen()[1], load.mock.calls.length]).toEqual([['entered a', 'meanwhile', 'hello'], 2])
})

test('Scenario: code that did not load is requested again after a while', async () => {
  const { actor, clock, load } = start(failing, async () => clerk)
  actor.send({ type: 'entered', userId: 'a' })
  await waitFor(actor, (snapshot) => snapshot.matches({ open: { reading: 'failed' } } as never))
  clock.increment(4_999)
  const early = load.mock.calls.length
  clock.increment(1)
  await greeted(actor)
  expect([early, load.mock.calls.length]).toEqual([1, 2])
})

test('Scenario: an actor that stops before its code has loaded stays stopped', async () => {
  const { actor } = start()
  actor.send({ type: 'entered', userId: 'a' })
  actor.stop()
  await new Promise((resolve) => setTimeout(resolve))
  expect(actor.getSnapshot().status).toBe('stopped')
})
