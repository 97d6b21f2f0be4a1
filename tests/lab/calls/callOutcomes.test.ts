import { describe, expect, test } from 'vitest'
import { callOutcomes } from '../../../lab/calls/callOutcomes.ts'
import { endingFaults } from '../../../lab/calls/faultKinds.ts'
import { exampleOf } from '../../../lab/examples/index.ts'
import { type FlowStep, writeFlow } from '../../../lab/run/flow.ts'
import { machineNames } from '../../../lab/run/names.ts'
import { reachOf, type Way } from '../../../lab/run/paths.ts'
import { createSession, flowOf, frameOf } from '../../../lab/run/session.ts'
import { sessionAt } from '../../../lab/run/standing.ts'
import { stepText } from '../../../lab/run/words.ts'

/** The promises of a machine that no call to the server is behind. */
const withoutCalls: Readonly<Record<string, readonly string[]>> = {
  coupon: ['cartFilled'],
  // It asks for a file of its own, before the contract's code has loaded.
  connectivity: ['probe'],
  placement: ['readKeys', 'cartSaved'],
  quickOrder: ['readList'],
  savedRows: ['readActs'],
  searchPanel: ['loadRecent'],
  session: ['actsSaved', 'readStored'],
  wishlist: ['readMoves'],
}

/** The files of the examples have a name alone, and no service can read them. */
const hasFile = (input: unknown) => Object(Object(input).act).kind === 'attach'

const inputAt = (machine: string, actor: string, way: Way): unknown => {
  const session = sessionAt(machine, way)
  const { pending } = frameOf(session.getState())
  session.stop()
  return pending.find((one) => one.actor === actor)?.input
}

/** The inputs of an actor of a machine on the paths on which it is answered. */
const inputsOf = (machine: string, actor: string): readonly unknown[] => {
  const isAnswer = (step: FlowStep | undefined) => step?.kind === 'answer' && step.actor === actor
  return [...reachOf(machine).transitions.values()]
    .filter(({ steps }) => isAnswer(steps.at(-1)))
    .map(({ input, steps }) => inputAt(machine, actor, { input, steps: steps.slice(0, -1) }))
}

const promises = machineNames.flatMap((machine) =>
  Object.entries(exampleOf(machine).answers).flatMap(([actor, answer]) =>
    'outputs' in answer ? [[machine, actor] as const] : [],
  ),
)

describe('Every actor that calls the server', () => {
  test.each(promises)('%s, %s ends with each fault', async (machine, actor) => {
    const inputs = inputsOf(machine, actor)
    const hasCalls = !withoutCalls[machine]?.includes(actor)
    expect(inputs).not.toEqual([])
    for (const input of inputs.filter((one) => !hasFile(one))) {
      const outcomes = await callOutcomes(machine, actor, input)
      expect(outcomes.map(({ fault }) => fault)).toEqual(hasCalls ? endingFaults : [])
    }
  })
})

const endsOf = async (machine: string, actor: string) =>
  Object.fromEntries(
    (await callOutcomes(machine, actor, inputsOf(machine, actor)[0])).map(({ fault, ends }) => [
      fault,
      'failure' in ends ? ends.failure.split(':')[0] : (Object(ends.output).kind ?? ends.output),
    ]),
  )

test('Scenario: a list that is only read fails with every fault', async () => {
  expect(await endsOf('cart', 'loadCart')).toEqual({
    ...{ lost: 'NetworkError', 401: 'ServerFailure', 404: 'ContractBreach' },
    ...{ 409: 'ContractBreach', 422: 'ServerFailure', 500: 'ServerFailure' },
    breach: 'ContractBreach',
  })
})

test('Scenario: a change of the cart is unanswered, gone or refused, and fails only if the server does', async () => {
  expect(await endsOf('cart', 'editCart')).toEqual({
    ...{ lost: 'unanswered', 401: 'unanswered', 404: 'refused', 409: 'ContractBreach' },
    ...{ 422: 'refused', 500: 'ServerFailure', breach: 'ContractBreach' },
  })
})

test('Scenario: a flow keeps the fault, and is replayed without the services', async () => {
  const session = createSession('cart')
  const [opened] = Object.values(exampleOf('cart').events['cart.opened'] ?? {})
  session.take({ kind: 'event', event: { ...opened, type: 'cart.opened' }, to: '' })
  const { of, actor, input } = frameOf(session.getState()).pending[0] ?? {}
  const [lost] = await callOutcomes('cart', 'loadCart', input)
  expect({ of, actor }).toEqual({ of: '', actor: 'loadCart' })
  const failure = lost && 'failure' in lost.ends ? lost.ends.failure : ''
  session.take({
    ...{ kind: 'answer', of: '', actor: 'loadCart' },
    answer: { failure, fault: 'lost' },
  })
  const { step, value } = frameOf(session.getState())
  expect(value).toEqual({ open: { reading: 'failed', writing: 'settled' } })
  expect(stepText('cart', step)).toBe('loadCart fails: no answer arrives')
  expect(writeFlow(flowOf(session.getState()))).toContain('"fault": "lost"')
  session.stop()
})
