import { describe, expect, test } from 'vitest'
import type { Flow, LinkedFlow } from '../../lab/run/flow.ts'
import { createSession } from '../../lab/run/session.ts'
import { loadedCartFlow as flow } from '../support/flows/loadedCartFlow.ts'

const idle = { open: { reading: 'loaded', writing: 'settled' } }

const [opening, loading] = flow.steps as [Flow['steps'][0], Flow['steps'][0]]

const opened = (wrong: Flow | LinkedFlow, at?: number) => {
  const session = createSession('cart')
  session.open(wrong, at)
  const { problem, at: stands, frames, actor } = session.getState()
  return { problem, at: stands, steps: frames.length - 1, value: actor.getSnapshot().value }
}

describe('A flow that is opened', () => {
  test('opens at its end, or at a step', () => {
    expect([opened(flow), opened(flow, 0)]).toEqual([
      { problem: null, at: 2, steps: 2, value: idle },
      { problem: null, at: 0, steps: 2, value: 'closed' },
    ])
  })

  const withSecond = (step: object) => ({ ...flow, steps: [opening, step] }) as LinkedFlow
  test.each([
    [
      'of another machine',
      { ...flow, machine: 'session' as const },
      0,
      'This flow is of the machine session, and not of cart.',
    ],
    [
      'with an unknown starting input',
      { ...flow, input: 'somebody' },
      0,
      "The example of cart has no input 'somebody'. It has 'nobody is logged in'.",
    ],
    [
      'with another start',
      { ...flow, start: idle },
      0,
      'The start: the flow expects open.reading.loaded + writing.settled, and the machine is in closed',
    ],
    [
      'with another state after a step',
      withSecond({ ...loading, expect: 'closed' }),
      1,
      'Step 2, loadCart: four rows: the flow expects closed, and the machine is in open.reading.loaded + writing.settled',
    ],
    [
      'with an unknown event',
      withSecond({ ...opening, event: { type: 'cart.emptied' } }),
      1,
      /^Step 2, cart\.emptied: the example has no event cart\.emptied; it has cart\.opened, cart\.closed, /,
    ],
    [
      'with an unknown actor',
      withSecond({ ...loading, actor: 'readCart' }),
      1,
      /^Step 2, readCart: four rows: the example has no actor readCart; it has loadCart, /,
    ],
    [
      'with an unknown answer',
      withSecond({ ...loading, answer: { named: 'nine rows' } }),
      1,
      /^Step 2, loadCart: nine rows: the example has no answer 'nine rows' of loadCart; it has 'four rows', /,
    ],
    [
      'with an unknown payload',
      withSecond({ ...opening, kind: 'named', event: 'cart.opened', payload: 'Ravi' }),
      1,
      "Step 2, cart.opened (Ravi): the example has no payload 'Ravi' of cart.opened; it has 'Asha logs in'",
    ],
    [
      'with an event to a machine that is not running',
      withSecond({ ...opening, to: 'picker' }),
      1,
      'Step 2, cart.opened in picker: no machine picker is running; below cart: none',
    ],
    [
      'with a delay that is not running',
      withSecond({ kind: 'delay', event: 'xstate.after.never', of: '', expect: 'closed' }),
      1,
      'Step 2, after never: no delay that ends with xstate.after.never is running; running: none',
    ],
    [
      'with an answer that nothing waits for',
      { ...flow, steps: [loading] },
      0,
      'Step 1, loadCart: four rows: loadCart is not waiting for an answer',
    ],
  ])('%s says so, and stays before that', (_, wrong, at, problem) => {
    const result = opened(wrong)
    expect(result).toEqual({
      problem: typeof problem === 'string' ? problem : expect.stringMatching(problem),
      ...{ at, steps: at, value: at === 0 ? 'closed' : opening.expect },
    })
  })

  test('does not replace the session if it cannot begin', () => {
    const session = createSession('cart')
    session.open(flow)
    session.open({ ...flow, input: 'somebody' })
    expect(session.getState().at).toBe(2)
  })
})
