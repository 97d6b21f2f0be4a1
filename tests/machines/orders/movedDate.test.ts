import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  type AnswerOutcome,
  type GivenAnswer,
  movedDateMachine,
  selectIsAnswered,
  selectIsConfirmingDrop,
} from '../../../src/machines/orders/movedDate.machine.ts'
import type { ShellFact } from '../../../src/machines/parts/shell.ts'

const start = (answer: (given: GivenAnswer) => Promise<AnswerOutcome>) => {
  const facts: ShellFact[] = []
  const actor = createActor(
    movedDateMachine.provide({
      actors: {
        answer: fromPromise<AnswerOutcome, GivenAnswer>(({ input }) => answer(input)),
      },
    }),
    {
      input: {
        shell: { send: (fact) => void facts.push(fact) },
        ...{ orderId: 'o-1', number: 'A-000001', moveId: 'm-1' },
      },
    },
  ).start()
  return { actor, facts }
}

test('Scenario: the buyer keeps the pieces, thinks again and drops them', async () => {
  const given: GivenAnswer[] = []
  const { actor, facts } = start(async (answer) => {
    given.push(answer)
    return { kind: 'answered' }
  })
  actor.send({ type: 'drop.asked' })
  expect(selectIsConfirmingDrop(actor.getSnapshot())).toBe(true)
  actor.send({ type: 'drop.dismissed' })
  expect(selectIsConfirmingDrop(actor.getSnapshot())).toBe(false)
  expect(actor.getSnapshot().value).toBe('asking')
  actor.send({ type: 'drop.asked' })
  actor.send({ type: 'drop.confirmed' })
  expect([actor.getSnapshot().matches('sending'), selectIsAnswered(actor.getSnapshot())]).toEqual([
    ...[true, false],
  ])
  await waitFor(actor, (snapshot) => snapshot.matches('answered'))
  expect([actor.getSnapshot().matches('sending'), selectIsAnswered(actor.getSnapshot())]).toEqual([
    ...[false, true],
  ])
  expect(given).toEqual([{ orderId: 'o-1', moveId: 'm-1', answer: 'drop' }])
  expect(facts).toEqual([
    { type: 'said', sentence: { key: 'moved.said.drop', values: { number: 'A-000001' } } },
    { type: 'shop.changed', what: 'orders' },
  ])
})

test('Scenario: a refused answer is reported, and the page reads its orders again', async () => {
  const message = 'These pieces are on their way.'
  const { actor, facts } = start(async ({ answer }) => {
    expect(answer).toBe('split')
    return { kind: 'refused', problem: { code: 'conflict', message } }
  })
  actor.send({ type: 'split.chosen' })
  await waitFor(actor, (snapshot) => snapshot.matches('asking'))
  expect(facts).toMatchObject([
    { type: 'said', sentence: { text: message, code: 'conflict' } },
    { type: 'shop.changed', what: 'orders' },
  ])
})

test('Scenario: the buyer waits; an answer that does not arrive is reported, and can be given again', async () => {
  const given: string[] = []
  const { actor, facts } = start(async ({ answer }) => {
    given.push(answer)
    if (given.length === 1) throw new Error('the network is gone')
    return { kind: 'answered' }
  })
  actor.send({ type: 'wait.chosen' })
  await waitFor(actor, (snapshot) => snapshot.matches('asking'))
  expect(facts).toEqual([{ type: 'toast.raised', sentence: { key: 'error.default' } }])
  actor.send({ type: 'wait.chosen' })
  await waitFor(actor, (snapshot) => snapshot.matches('answered'))
  expect(given).toEqual(['wait', 'wait'])
})
