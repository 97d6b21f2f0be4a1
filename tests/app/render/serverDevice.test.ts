import { expect, test } from 'vitest'
import { serverDevice } from '../../../src/app/render/serverDevice.ts'
import type { Api } from '../../../src/services/parts/api.ts'

test('Scenario: the fields of a posted form stay in it, except for passwords (rule P20)', () => {
  const fields = { email: 'asha@rao.example', password: 'secret', confirmPassword: 'secret' }
  const said = { message: 'We have sent you a mail.' }
  const { drafts, refused } = serverDevice({} as Api, new Map(), { status: 200, said, fields })
  expect(drafts.read('registration')).toEqual({ email: 'asha@rao.example' })
  expect(refused).toBeUndefined()
})

test('Scenario: the forms of a page begin with the refusal of a posted form (rule N3)', () => {
  const said = { code: 'bad_request', message: 'Look again.' } as const
  const posted = { status: 422, said, fields: {} }
  expect(serverDevice({} as Api, new Map(), posted).refused).toEqual(said)
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
