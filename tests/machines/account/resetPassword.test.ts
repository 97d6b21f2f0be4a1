import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { selectIsDone, selectProblems } from '../../../src/machines/account/formMachine.ts'
import { resetPasswordMachine } from '../../../src/machines/account/resetPassword.machine.ts'
import { startAnswered } from './startForm.ts'

describe('A new password', () => {
  const start = () => startAnswered(resetPasswordMachine)

  test('Scenario: it is sent once both fields are the same', async () => {
    const { actor, bodies } = start()
    const form = { newPassword: 'Moonstone-2026', confirmPassword: ' Moonstone-2026' }
    actor.send({ type: 'form.submitted', form: { ...form, newPassword: ' Moonstone-2026 ' } })
    await waitFor(actor, selectIsDone)
    expect(bodies()).toEqual([{ newPassword: 'Moonstone-2026' }])
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
    const { actor, bodies } = start()
    actor.send({ type: 'form.submitted', form })
    expect([bodies(), selectProblems(actor.getSnapshot())]).toEqual([[], problems])
  })
})
