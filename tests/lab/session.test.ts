import { describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { exampleOf } from '../../lab/examples/index.ts'
import { readFlow, writeFlow } from '../../lab/run/flow.ts'
import { createSession, flowOf, frameOf } from '../../lab/run/session.ts'

const chain = 'row-cb03-s-50-sr'
const opened = { kind: 'event', event: { type: 'cart.opened', userId: 'u-asha' }, to: '' } as const
const loaded = {
  kind: 'answer',
  actor: 'loadCart',
  of: '',
  answer: { named: 'four rows' },
} as const
const more = { kind: 'event', event: { type: 'row.incremented', rowId: chain }, to: '' } as const

const cartWithRows = () => {
  const session = createSession('cart')
  session.replay('nobody is logged in', [opened, loaded])
  return session
}

const loading = { open: { reading: 'loading', writing: 'settled' } }
const idle = { open: { reading: 'loaded', writing: 'settled' } }
const gathering = { open: { reading: 'loaded', writing: { gathering: 'pausing' } } }

describe('Stepping', () => {
  test('Scenario: a service is answered by hand', () => {
    const session = createSession('cart')
    session.take(opened)
    const before = frameOf(session.getState())
    session.take(loaded)
    const after = frameOf(session.getState())
    expect([before.value, before.pending, after.value, after.pending]).toEqual([
      loading,
      [{ of: '', actor: 'loadCart', input: { userId: 'u-asha' } }],
      idle,
      [],
    ])
  })

  test('Scenario: a service fails', () => {
    const session = createSession('cart')
    session.take(opened)
    session.take({ ...loaded, answer: { failure: 'The server is down' } })
    expect(frameOf(session.getState()).value).toEqual({
      open: { reading: 'failed', writing: 'settled' },
    })
  })

  test('Scenario: a delay is fired, and those that end before it', () => {
    const session = createSession('app')
    const say = (type: string, text: string) =>
      session.take({ kind: 'event', event: { type, sentence: { text } }, to: '' })
    say('toast.raised', 'leaves after 5 s')
    say('said', 'appears after 1 s')
    const [first, second] = frameOf(session.getState()).delays
    session.fire({ of: second?.of ?? '', event: second?.event ?? '' })
    expect([
      [first?.event, second?.event],
      session.getState().frames.map(({ step }) => step?.kind),
      frameOf(session.getState()).below.notificationBar,
    ]).toEqual([
      ['xstate.after.appears.notificationBar.appearing', 'toast.closed'],
      [undefined, 'event', 'event', 'delay', 'delay', 'delay'],
      { shown: 'lingering' },
    ])
  })

  test('Scenario: an impossible step is reported and changes nothing', () => {
    const session = createSession('cart')
    session.take(loaded)
    const { problem, at, frames } = session.getState()
    expect([problem, at, frames.length]).toEqual(['loadCart is not waiting for an answer', 0, 1])
  })

  test('Scenario: an event from a view to the actor is a step', () => {
    const session = cartWithRows()
    session.getState().actor.send(more.event)
    expect(frameOf(session.getState()).step).toEqual(more)
  })

  test('Scenario: an event from one machine to another is part of its step', () => {
    const session = createSession('app')
    session.take({
      kind: 'event',
      event: { ...exampleOf('app').events['session.opened']?.Asha, type: 'session.opened' },
      to: '',
    })
    expect([
      session.getState().frames.length,
      frameOf(session.getState()).events.map(({ to, event }) => [to, event.type]),
      frameOf(session.getState()).below.cart,
    ]).toEqual([
      2,
      [
        ['', 'session.opened'],
        ['cart', 'cart.opened'],
        ['wishlist', 'wishlist.opened'],
        ['inbox', 'inbox.opened'],
        ['placement', 'session.opened'],
        ['offlineQueue', 'session.opened'],
        ['', 'commands.sent'],
        ['realtime', 'session.opened'],
        ['cart', 'commands.sent'],
      ],
      loading,
    ])
  })

  test('Scenario: events that leave the machine are listed, effects are recorded', () => {
    const session = createSession('session')
    session.take({
      ...{ kind: 'event', to: '' },
      event: { type: 'login.submitted', email: 'asha@rao.example', password: 'tray' },
    })
    session.take({ kind: 'answer', actor: 'login', of: '', answer: { named: 'verified' } })
    expect(frameOf(session.getState()).sent).toEqual([
      { effect: 'storeUser' },
      expect.objectContaining({ type: 'session.opened', userId: 'u-asha' }),
      { type: 'shop.changed', what: 'everything' },
      { type: 'said', sentence: { key: 'session.loggedIn' } },
    ])
  })
})

describe('Back and forth', () => {
  test('Scenario: one step back and forward again', () => {
    const session = cartWithRows()
    session.take(more)
    const before = session.getState().frames
    session.goTo(2)
    const back = frameOf(session.getState()).value
    session.goTo(3)
    expect([back, frameOf(session.getState()).value, session.getState().frames.length]).toEqual([
      idle,
      gathering,
      before.length,
    ])
  })

  test('Scenario: another step from an earlier position drops the later ones', () => {
    const session = cartWithRows()
    session.goTo(0)
    session.take(opened)
    expect(session.getState().frames.map(({ value }) => value)).toEqual(['closed', loading])
  })

  test('Scenario: restarting from another input', () => {
    const session = createSession('session')
    session.restart('Asha, from her cookie')
    const { input, at, frames } = session.getState()
    expect([input, at, frames[0].value]).toEqual(['Asha, from her cookie', 0, 'verifying'])
  })

  test('Scenario: starting over is undone, and that again', () => {
    const session = cartWithRows()
    session.goTo(1)
    const before = session.getState().former
    session.restart()
    const restarted = frameOf(session.getState()).value
    session.undo()
    const { at, frames, former } = session.getState()
    expect([before, restarted, frameOf(session.getState()).value]).toEqual([
      null,
      'closed',
      loading,
    ])
    // The restarted session has no step that is worth keeping.
    expect([at, frames.length, former?.steps.length]).toEqual([1, 3, 2])
    session.take(loaded)
    session.restart('nobody is logged in')
    session.take(opened)
    session.undo()
    expect([session.getState().at, session.getState().former?.steps]).toEqual([2, [opened]])
  })

  test('Scenario: a path and a flow are undone', () => {
    const session = cartWithRows()
    session.replay('nobody is logged in', [opened])
    session.undo()
    const { former: _, ...afterPath } = session.getState()
    session.open(flowOf(createSession('cart').getState()))
    session.undo()
    expect([afterPath.at, session.getState().at]).toEqual([2, 2])
  })

  test('Scenario: an error of a machine is shown', () => {
    const machine = setup({
      actions: {
        explode: () => {
          throw new Error('broken')
        },
      },
    }).createMachine({ on: { go: { actions: 'explode' } } })
    const example = {
      inputs: { usual: () => undefined },
      events: { go: { once: {} } },
      answers: {},
      View: () => null,
    }
    const session = createSession('fragile', { lookUp: () => ({ machine, example }) })
    session.take({ kind: 'event', event: { type: 'go' }, to: '' })
    expect(frameOf(session.getState()).status).toBe('error')
  })
})

describe('A recorded flow', () => {
  test('Scenario: written, read, opened', () => {
    const session = cartWithRows()
    session.take(more)
    const flow = flowOf(session.getState(), 'Ten more of a chain')
    const other = createSession('cart')
    other.open(readFlow(writeFlow(flow)), 2)
    expect([flow.steps.map(({ expect: value }) => value), flowOf(other.getState()).steps]).toEqual([
      [loading, idle, gathering],
      flow.steps,
    ])
    expect(other.getState().at).toBe(2)
  })

  test.each([
    ['broken JSON', '{', /^The file is broken JSON: .* Take a flow, as Flow saves it\.$/],
    ['other JSON', '{}', /^This is not a file of the lab: it has no steps\. Take a flow, /],
    [
      'an unknown machine',
      JSON.stringify({ machine: 'weather' }),
      /This is not a flow: .*There is no machine "weather"\. The nearest of \d+ are .*\./s,
    ],
    [
      'an unknown step',
      JSON.stringify({ machine: 'cart', input: '', start: 'closed', steps: [{ kind: 'hop' }] }),
      /This is not a flow: .*steps/s,
    ],
  ])('refuses %s', (_, text, message) => {
    expect(() => readFlow(text)).toThrow(message)
  })
})
