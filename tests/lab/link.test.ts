import { describe, expect, test } from 'vitest'
import { exampleOf } from '../../lab/examples/index.ts'
import type { FlowStep } from '../../lab/run/flow.ts'
import { fromHash, readPasted, toHash } from '../../lab/run/link.ts'
import type { MachineName } from '../../lab/run/names.ts'
import { createSession, flowOf } from '../../lab/run/session.ts'

const sent = (machine: MachineName, type: string, payload: string, to = ''): FlowStep => ({
  kind: 'event',
  event: { ...exampleOf(machine).events[type]?.[payload], type },
  to,
})

const flowAfter = (machine: MachineName, input: string, steps: readonly FlowStep[]) => {
  const session = createSession(machine)
  session.replay(input, steps)
  expect(session.getState().problem).toBeNull()
  return flowOf(session.getState(), 'चाँदी — più tardi')
}

const chosen = (payload: string) => sent('variantPicker', 'value.chosen', payload)

const five = () =>
  flowAfter('variantPicker', 'a chain, by finish, length and clasp', [
    chosen('finish: silver'),
    chosen('length: 50 cm'),
    chosen('clasp: spring ring'),
    sent('variantPicker', 'quantity.typed', '30 of the chain'),
    sent('variantPicker', 'product.refreshed', 'the chain, sold out'),
  ])

/** Opened by a session, so that the names in it become payloads again. */
const reopened = async (hash: string) => {
  const linked = await fromHash(hash)
  const session = createSession(linked?.flow.machine ?? '')
  if (linked) session.open(linked.flow)
  return { at: linked?.at, flow: flowOf(session.getState(), linked?.flow.title) }
}

describe('A link', () => {
  test('Scenario: five steps of the picker are a short link', async () => {
    const flow = five()
    const hash = await toHash({ flow, at: 3 })
    expect(hash.length).toBeLessThan(500)
    expect(await reopened(`#${hash}`)).toEqual({ at: 3, flow })
  })

  test('Scenario: a step of a machine below is named by the example of that machine', async () => {
    const flow = flowAfter('app', 'a guest', [
      sent('app', 'session.opened', 'Asha'),
      { kind: 'answer', actor: 'loadCart', of: 'cart', answer: { named: 'four rows' } },
      sent(
        'cart',
        'cart.changed',
        Object.keys(exampleOf('cart').events['cart.changed'] ?? {})[0] ?? '',
        'cart',
      ),
    ])
    const hash = await toHash({ flow, at: 3 })
    expect(hash.length).toBeLessThan(600)
    expect(await reopened(hash)).toEqual({ at: 3, flow })
  })

  test('Scenario: a payload without a name is in the link as a whole', async () => {
    const event = { type: 'said', sentence: { text: 'चाँदी — più tardi' } }
    const flow = flowAfter('notificationBar', 'nothing to say', [{ kind: 'event', to: '', event }])
    expect((await fromHash(await toHash({ flow, at: 1 })))?.flow).toEqual(flow)
  })

  test('Scenario: a link can contain a long session', async () => {
    const flow = five()
    const long = { ...flow, steps: Array.from({ length: 800 }, () => flow.steps).flat() }
    const hash = await toHash({ flow: long, at: 4_000 })
    expect((await fromHash(hash))?.flow.steps).toHaveLength(4_000)
  })

  test('Scenario: a link of an earlier version, with the whole flow in base64', async () => {
    const flow = flowAfter('cart', 'nobody is logged in', [
      sent('cart', 'cart.opened', 'Asha logs in'),
    ])
    const packed = Buffer.from(JSON.stringify(flow)).toString('base64url')
    expect(await fromHash(`#flow=${packed}&at=1`)).toEqual({ flow, at: 1 })
  })

  test('an address without one is not a flow', async () => {
    expect([await fromHash('#'), await fromHash('#content')]).toEqual([null, null])
  })

  test.each([
    ['half of a link', async () => (await toHash({ flow: five(), at: 1 })).slice(0, 100)],
    ['other letters', async () => 'packed=%F0%9F%92%8D'],
  ])('%s is reported', async (_, broken) => {
    await expect(broken().then(fromHash)).rejects.toThrow(
      'This link is not complete: copy the whole address.',
    )
  })
})

describe('What a person pastes', () => {
  test('is a link or a flow', async () => {
    const flow = flowAfter('cart', 'nobody is logged in', [])
    const link = `http://localhost:5173/__lab/cart#${await toHash({ flow, at: 0 })}`
    const linked = { flow, at: 0 }
    expect([await readPasted(link), await readPasted(` ${JSON.stringify(flow)}`)]).toEqual([
      linked,
      linked,
    ])
  })

  test('is refused otherwise', async () => {
    await expect(readPasted('cart.opened')).rejects.toThrow(
      'This is neither a flow nor the link of one.',
    )
  })
})
