import { expect, test } from 'vitest'
import { serverDevice } from '../../../src/app/render/serverDevice.ts'
import type { Api } from '../../../src/services/parts/api.ts'

test('Scenario: the fields of a posted form stay in it, except for passwords (rule P20)', () => {
  const posted = { email: 'asha@rao.example', password: 'secret', confirmPassword: 'secret' }
  const { drafts } = serverDevice({} as Api, new Map(), posted)
  expect(drafts.read('registration')).toEqual({ email: 'asha@rao.example' })
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
