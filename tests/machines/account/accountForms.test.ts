import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { changeEmailMachine } from '../../../src/machines/account/changeEmail.machine.ts'
import { changePasswordMachine } from '../../../src/machines/account/changePassword.machine.ts'
import { emailLinkMachine } from '../../../src/machines/account/emailLink.machine.ts'
import { eraseAccountMachine } from '../../../src/machines/account/eraseAccount.machine.ts'
import type { Form, FormOutcome } from '../../../src/machines/account/formMachine.ts'
import { profileMachine } from '../../../src/machines/account/profile.machine.ts'
import { startAnswered } from './startForm.ts'

const forms = {
  profile: profileMachine,
  changePassword: changePasswordMachine,
  changeEmail: changeEmailMachine,
  emailLink: emailLinkMachine,
  eraseAccount: eraseAccountMachine,
}
const updated: FormOutcome = { kind: 'done', message: 'User Updated Successfully !!' }

const start = (name: keyof typeof forms) =>
  startAnswered(forms[name] as typeof profileMachine, updated)

const profile = { name: ' Asha Rao ', companyName: 'Rao', country: 'India', instagram: '@rao' }
const passwords = {
  password: 'correct horse',
  newPassword: 'a quite different one',
  confirmPassword: ' a quite different one ',
}

describe('The calls of the forms of the account', () => {
  test.for<[keyof typeof forms, Form, unknown]>([
    ['profile', profile, { ...profile, name: 'Asha Rao', instagram: 'rao' }],
    ['changePassword', passwords, { ...passwords, confirmPassword: 'a quite different one' }],
    [
      'changeEmail',
      { email: ' Asha@Rao.example', password: 'correct horse' },
      { email: 'asha@rao.example', password: 'correct horse' },
    ],
    ['emailLink', { token: 'Zk3vQ8mT5xLr2nWb7sYd4c' }, { token: 'Zk3vQ8mT5xLr2nWb7sYd4c' }],
    ['eraseAccount', { password: ' as typed ' }, { password: ' as typed ' }],
  ])('Scenario: %s is trimmed and sent', async ([name, form, body]) => {
    const { actor, shell, bodies, submit } = start(name)
    submit(form)
    await waitFor(actor, (snapshot) => snapshot.matches('done'))
    expect([bodies(), shell.sent]).toEqual([
      [body],
      [{ type: 'said', sentence: { text: 'User Updated Successfully !!' } }],
    ])
  })

  test.for<[keyof typeof forms, Form, unknown]>([
    ['profile', { ...profile, name: ' ' }, { name: { key: 'field.required' } }],
    [
      'changePassword',
      { ...passwords, confirmPassword: 'another' },
      { confirmPassword: { key: 'profile.passwordsDiffer' } },
    ],
    [
      'changePassword',
      { ...passwords, confirmPassword: 'x' },
      { confirmPassword: { key: 'profile.passwordsDiffer' } },
    ],
    ['changePassword', { ...passwords, password: '' }, { password: { key: 'field.required' } }],
    ['eraseAccount', { password: '' }, { password: { key: 'field.required' } }],
    ['changeEmail', { email: 'asha@', password: 'x' }, { email: { key: 'field.email' } }],
    ['emailLink', { token: 'Zk3v' }, { token: { key: 'problem.token_invalid' } }],
  ])('Scenario: %s is not sent while something is wrong with it', ([name, form, problems]) => {
    const shop = start(name)
    shop.submit(form)
    expect([shop.sent, shop.problems()]).toEqual([[], problems])
  })

  test('Scenario: a profile that was saved is edited again as soon as something is typed', async () => {
    const { actor, submit } = start('profile')
    submit(profile)
    await waitFor(actor, (snapshot) => snapshot.matches('done'))
    const form = { ...profile, name: 'Asha R.' }
    actor.send({ type: 'form.typed', form })
    const { value, context } = actor.getSnapshot()
    expect([value, context.form]).toEqual(['editing', form])
  })
})

test('Scenario: a password of one character or of 200 is tried; a longer one is invalid', async () => {
  const problemsOf = (name: 'changePassword' | 'changeEmail', password: string) => {
    const { submit, problems } = start(name)
    submit({ ...passwords, email: 'asha@rao.example', password })
    return Object.keys(problems())
  }
  for (const name of ['changePassword', 'changeEmail'] as const)
    expect([1, 200, 201].map((length) => problemsOf(name, 'x'.repeat(length)))).toEqual([
      ...[[], [], ['password']],
    ])
})
