import { expect, test } from 'vitest'
import { serverDevice } from '../../../src/app/render/serverDevice.ts'
import type { Api } from '../../../src/services/parts/api.ts'

const fields = { email: 'asha@rao.example', password: 'secret', confirmPassword: 'secret' }

test('Scenario: the fields of a refused form stay in it, except for passwords (rules P20, N3)', () => {
  const said = { code: 'bad_request', message: 'Look again.' } as const
  const { drafts, refused } = serverDevice({} as Api, new Map(), { status: 422, said, fields })
  expect(drafts.read('registration')).toEqual({ email: 'asha@rao.example' })
  expect(refused).toEqual(said)
})

test('Scenario: an accepted form is empty, except for the login of an applicant (rule P20)', () => {
  const said = { message: 'We have sent you a mail.' }
  const { drafts, refused } = serverDevice({} as Api, new Map(), { status: 200, said, fields })
  expect(drafts.read('registration')).toEqual({})
  expect(drafts.read('login')).toEqual({ email: 'asha@rao.example' })
  expect(refused).toBeUndefined()
})

test('Scenario: a server has no storage and writes no cookie', () => {
  const kept = new Map([['theme', 'dark']])
  const { cookies, drafts, applicationTokens } = serverDevice({} as Api, kept)
  drafts.write('login', { email: 'asha@rao.example' })
  cookies.writeTheme('light')
  expect([drafts.read('login'), applicationTokens.read(), cookies.readTheme(), kept.size]).toEqual([
    {},
    '',
    'dark',
    1,
  ])
})
