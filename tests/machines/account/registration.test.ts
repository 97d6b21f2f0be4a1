import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Registration } from '../../../src/contracts/account/forms.ts'
import type { Problem } from '../../../src/contracts/primitives.ts'
import {
  type FormOutcome,
  selectIsDone,
  selectProblems,
} from '../../../src/machines/account/formMachine.ts'
import { registrationMachine } from '../../../src/machines/account/registration.machine.ts'
import { recordingShell } from '../fixtures.ts'

describe('Registration', () => {
  const form = {
    name: ' Asha Rao ',
    email: 'Asha@Rao.example',
    companyName: 'Rao & Daughters',
    country: 'India',
    instagram: '@rao',
    password: 'a long secret',
    confirmPassword: 'a long secret',
    newsletter: true,
    checkTermsCondtion: true,
  }
  const start = (answer: () => Promise<FormOutcome>) => {
    const sent: Registration[] = []
    const shell = recordingShell()
    const actor = createActor(
      registrationMachine.provide({
        actors: {
          submit: fromPromise<FormOutcome, { body: Registration; files: readonly File[] }>(
            ({ input }) => {
              sent.push(input.body)
              return answer()
            },
          ),
        },
        actions: { keepDraft: () => undefined, dropDraft: () => undefined },
      }),
      { input: { shell } },
    ).start()
    const submit = async (own: Record<string, string | boolean> = {}) => {
      actor.send({ type: 'form.submitted', form: { ...form, ...own } })
      await waitFor(actor, (snapshot) => !snapshot.matches('sending'))
      return selectProblems(actor.getSnapshot())
    }
    return { actor, shell, sent, submit }
  }
  const mailed = async (): Promise<FormOutcome> => ({ kind: 'done', message: 'Look.' })

  test('Scenario: sent trimmed and without the @, then the mail is announced', async () => {
    const { actor, shell, sent, submit } = start(mailed)
    await submit()
    expect(sent).toEqual([
      { ...form, name: 'Asha Rao', email: 'asha@rao.example', instagram: 'rao' },
    ])
    expect([selectIsDone(actor.getSnapshot()), shell.sent]).toEqual([
      true,
      [{ type: 'said', sentence: { text: 'Look.' } }],
    ])
  })

  test('Scenario: two different passwords and no terms are refused with the fixed sentences', async () => {
    const { sent, submit } = start(mailed)
    expect([
      await submit({ confirmPassword: 'another', checkTermsCondtion: false, name: ' ' }),
      sent,
    ]).toEqual([
      {
        name: { key: 'field.required' },
        confirmPassword: { key: 'register.passwordsDiffer' },
        checkTermsCondtion: { key: 'register.termsMissing' },
      },
      [],
    ])
    expect(await submit({ confirmPassword: 'another' })).toEqual({
      confirmPassword: { key: 'register.passwordsDiffer' },
    })
  })

  test('Scenario: blanks around a password make no difference; a problem elsewhere is reported alone', async () => {
    const { submit } = start(mailed)
    expect(await submit({ confirmPassword: ' a long secret ', name: '' })).toEqual({
      name: { key: 'field.required' },
    })
  })

  test('Scenario: a refusal of the server is shown at its field', async () => {
    const { actor, submit } = start(async () => ({
      kind: 'refused',
      problem: {
        code: 'invalid_field',
        message: 'Check the form.',
        issues: [{ field: 'country', message: 'is not known' }],
      },
    }))
    expect([await submit(), actor.getSnapshot().value]).toEqual([
      { country: { text: 'is not known', code: 'invalid_field' } },
      'editing',
    ])
  })

  test('Scenario: a form that was refused without script begins with the refusal (rules P20, N3)', () => {
    const refused: Problem = {
      code: 'invalid_field',
      message: 'Check the form.',
      issues: [{ field: 'country', message: 'is not known' }],
    }
    const { context, value } = createActor(registrationMachine, {
      input: { shell: recordingShell(), draft: { name: 'Asha Rao' }, refused },
    }).getSnapshot()
    expect([value, context.form, context.problems, context.refusal]).toEqual([
      'editing',
      { name: 'Asha Rao' },
      { country: { text: 'is not known', code: 'invalid_field' } },
      { text: 'Check the form.', code: 'invalid_field' },
    ])
  })

  test('Scenario: a failing server leaves the form unchanged', async () => {
    const { actor, shell, submit } = start(() => Promise.reject(new Error('down')))
    await submit()
    expect([actor.getSnapshot().value, shell.sent]).toEqual([
      'editing',
      [{ type: 'toast.raised', sentence: { key: 'error.default' } }],
    ])
  })
})
