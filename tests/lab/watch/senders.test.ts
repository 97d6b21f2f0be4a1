import { expect, test } from 'vitest'
import { createActor, createMachine, fromPromise, sendTo, waitFor } from 'xstate'
import { createActorWatch } from '../../../lab/watch/actors.ts'
import { createLog } from '../../../lab/watch/log.ts'

const child = createMachine({
  id: 'child',
  initial: 'idle',
  states: { idle: { on: { forwarded: 'busy', asked: 'busy' } }, busy: { on: { asked: 'idle' } } },
})

const parent = createMachine({
  id: 'parent',
  invoke: { id: 'child', src: child },
  on: {
    // The way in which the app forwards events: the event has no sender of its own.
    pressed: {
      actions: ({ self }) => self.getSnapshot().children.child?.send({ type: 'forwarded' }),
    },
    notified: { actions: sendTo('child', { type: 'asked' }) },
    loaded: {},
  },
  initial: 'loading',
  states: {
    loading: { invoke: { id: 'load', src: fromPromise(async () => 'rows'), onDone: 'done' } },
    done: {},
  },
})

const logged = async (act: (actor: ReturnType<typeof createActor<typeof parent>>) => void) => {
  const log = createLog(() => undefined)
  const watch = createActorWatch(log)
  const actor = createActor(parent, { inspect: watch.next }).start()
  await waitFor(actor, (snapshot) => snapshot.matches('done'))
  const before = log.content().entries.length
  act(actor)
  const entries = log.content().entries.filter((entry) => entry.kind === 'event')
  return { begun: entries.slice(0, before), entries: entries.slice(before) }
}

const words = (entries: Awaited<ReturnType<typeof logged>>['entries']) =>
  entries.map(({ from, to, event, before, after }) => [from, to, event.type, before, after])

test('Scenario: a forwarded event names the actor that forwards it', async () => {
  const { entries } = await logged((actor) => actor.send({ type: 'pressed' }))
  expect(words(entries)).toEqual([
    ['page', 'parent', 'pressed', 'done', 'done'],
    ['parent', 'child', 'forwarded', 'idle', 'busy'],
  ])
})

test('Scenario: after an actor has ended its transition, the page is the sender again', async () => {
  const { entries } = await logged((actor) => {
    actor.send({ type: 'pressed' })
    actor.getSnapshot().children.child?.send({ type: 'asked' })
    actor.send({ type: 'notified' })
  })
  expect(words(entries)).toEqual([
    ['page', 'parent', 'pressed', 'done', 'done'],
    ['parent', 'child', 'forwarded', 'idle', 'busy'],
    ['page', 'child', 'asked', 'busy', 'idle'],
    ['page', 'parent', 'notified', 'done', 'done'],
    ['parent', 'child', 'asked', 'idle', 'busy'],
  ])
})

test('Scenario: the answer of a service comes from the service', async () => {
  const { begun } = await logged(() => undefined)
  const answer = ['load', 'parent', 'xstate.done.actor.load', 'loading', 'done']
  expect(words(begun)).toContainEqual(answer)
})

test('Scenario: what a service sends at once comes from the service', () => {
  const log = createLog(() => undefined)
  const watch = createActorWatch(log)
  const machine = createMachine({
    initial: 'idle',
    on: { notified: {} },
    states: {
      idle: { on: { pressed: { target: 'saving', actions: () => undefined } } },
      saving: {
        invoke: {
          id: 'save',
          src: fromPromise(async (): Promise<void> => actor.send({ type: 'notified' })),
        },
      },
    },
  })
  const actor = createActor(machine, { inspect: watch.next }).start()
  actor.send({ type: 'pressed' })
  const entries = log.content().entries.filter((entry) => entry.kind === 'event')
  const notified = entries.filter(({ event }) => event.type === 'notified')
  expect(notified.map(({ from }) => from)).toEqual(['save'])
})
