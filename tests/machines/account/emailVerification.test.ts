import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import {
  type ConfirmOutcome,
  emailVerificationMachine,
  selectApplicationToken,
  selectSentence,
  selectStage,
} from '../../../src/machines/account/emailVerification.machine.ts'
import { refusal } from '../fixtures.ts'

describe('The link of the mail', () => {
  const kept: string[] = []
  const follow = async (token: string, answer: () => Promise<ConfirmOutcome>, application = '') => {
    const actor = createActor(
      emailVerificationMachine.provide({
        actors: { confirm: fromPromise<ConfirmOutcome, { token: string }>(answer) },
        actions: { keepApplication: ({ context }) => kept.push(context.application) },
      }),
      { input: { token, application } },
    ).start()
    const { value, context } = await waitFor(actor, (snapshot) => !snapshot.matches('confirming'))
    return [value, context.sentence]
  }

  test('Scenario: confirmed, refused, missing and unreachable', async () => {
    const confirmed = async (): Promise<ConfirmOutcome> => ({
      ...{ kind: 'confirmed', message: 'Yes.', application: 'new' },
    })
    expect([
      await follow('t', confirmed),
      await follow('t', async () => refusal('Used already.')),
      await follow('', confirmed),
      await follow('t', () => Promise.reject(new Error('down'))),
      await follow('t', async () => refusal('Used already.'), 'known'),
      await follow('', confirmed, 'known'),
    ]).toEqual([
      ['confirmed', { text: 'Yes.' }],
      ['refused', { text: 'Used already.', code: 'conflict' }],
      ['refused', { key: 'reset.tokenMissing' }],
      ['failed', { key: 'error.default' }],
      ['waiting', null],
      ['waiting', null],
    ])
    expect(kept).toEqual(['new'])
  })
})

describe('The dialog of the link', () => {
  const start = (answers: readonly (() => Promise<ConfirmOutcome>)[]) => {
    const left = [...answers]
    const asked: unknown[] = []
    const actor = createActor(
      emailVerificationMachine.provide({
        actors: {
          confirm: fromPromise<ConfirmOutcome, { token: string }>(({ input }) => {
            asked.push(input)
            return left.shift()?.() ?? Promise.reject(new Error('down'))
          }),
        },
        actions: { keepApplication: () => undefined },
      }),
      { input: { token: 't', application: '' } },
    ).start()
    const reach = async (stage: string) => {
      const snapshot = await waitFor(actor, (each) => each.value === stage)
      return [selectStage(snapshot), selectSentence(snapshot), selectApplicationToken(snapshot)]
    }
    return { actor, asked, reach }
  }

  test('Scenario: the link is tried again after a failure, and opens the waiting room', async () => {
    const confirmed = async (): Promise<ConfirmOutcome> => ({
      ...{ kind: 'confirmed', message: 'Yes.', application: 'new' },
    })
    const { actor, asked, reach } = start([() => Promise.reject(new Error('down')), confirmed])
    expect(await reach('failed')).toEqual(['failed', { key: 'error.default' }, ''])
    actor.send({ type: 'retry.requested' })
    expect(await reach('confirmed')).toEqual(['confirmed', { text: 'Yes.' }, 'new'])
    actor.send({ type: 'dialog.closed' })
    expect([await reach('waiting'), asked]).toEqual([
      ['waiting', { text: 'Yes.' }, 'new'],
      [{ token: 't' }, { token: 't' }],
    ])
  })

  test('Scenario: a link that was cut short is treated like a used one', async () => {
    const problem = { code: 'invalid_field', message: 'token: too short' } as const
    const { reach } = start([async () => ({ kind: 'refused', problem })])
    expect(await reach('refused')).toEqual(['refused', { key: 'verification.dead' }, ''])
  })
})
