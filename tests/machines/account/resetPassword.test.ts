import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { selectIsDone, selectProblems } from '../../../src/machines/account/formMachine.ts'
import { resetPasswordMachine } from '../../../src/machines/account/resetPassword.machine.ts'
import { recordingShell } from '../fixtures.ts'
import { done } from './startForm.ts'

describe('A new password', () => {
  const start = () => {
    const sent: unknown[] = []
    const actor = createActor(
      resetPasswordMachine.provide({
        actors: {
          submit: fromPromise(async ({ input }) => {
            sent.push(input.body)
            return done
          }),
        },
        actions: { keepDraft: () => undefined, dropDraft: () => undefined },
      }),
      { input: { shell: recordingShell() } },
    ).start()
    return { actor, sent }
  }

  test('Scenario: it is sent once both fields are the same', async () => {
    const { actor, sent } = start()
    const form = { newPassword: 'Moonstone-2026', confirmPassword: ' Moonstone-2026' }
    actor.send({ type: 'form.submitted', form: { ...form, newPassword: ' Moonstone-2026 ' } })
    await waitFor(actor, selectIsDone)
    expect(sent).toEqual([{ newPassword: 'Moonstone-2026' }])
  })

  test.each([
    [
      { newPassword: 'Moonstone-2026', confirmPassword: 'Moonstone-2025' },
      { confirmPassword: { key: 'reset.passwordsDiffer' } },
    ],
    [
      { newPassword: 'Moonstone-2026', confirmPassword: ' ' },
      { confirmPassword: { key: 'field.required' } },
    ],
    [{ newPassword: '', confirmPassword: 'M' }, { newPassword: { key: 'field.required' } }],
  ])('Scenario: %j is not sent', (form, problems) => {
    const { actor, sent } = start()
    actor.send({ type: 'form.submitted', form })
    expect([sent, selectProblems(actor.getSnapshot())]).toEqual([[], problems])
  })
})
