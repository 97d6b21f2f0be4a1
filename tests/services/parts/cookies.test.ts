import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createCookies } from '../../../src/services/parts/cookies.ts'
import { user } from '../../machines/fixtures.ts'

const written: string[] = []
const jar = new Map<string, string>()

beforeEach(() => {
  written.length = 0
  jar.clear()
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      written.push(line.replace(/expires=[^;]+/, 'expires=…'))
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split('=')
      jar.set(name, value)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const attributes = (line: string | undefined) => line?.split('; ').slice(1)

describe('The user', () => {
  test('Scenario: a written value can be read again', () => {
    const cookies = createCookies({ isHttps: false })
    cookies.writeUser(user)
    expect([cookies.readUser(), attributes(written[0])]).toEqual([
      user,
      ['path=/', 'sameSite=lax', 'expires=…'],
    ])
  })

  test('Scenario: on https it is secure', () => {
    createCookies({ isHttps: true }).writeUser(user)
    expect(attributes(written[0])).toContain('secure')
  })

  test('Scenario: each change is reported, and writes without a change are not', () => {
    const onUserChanged = vi.fn()
    const cookies = createCookies({ isHttps: false, onUserChanged })
    cookies.writeUser(user)
    cookies.removeUser('x'.repeat(43))
    expect(onUserChanged).toHaveBeenCalledTimes(1)
    cookies.removeUser(user.token)
    cookies.removeUser(user.token)
    expect(onUserChanged.mock.calls).toEqual([[user.token], [null]])
  })

  test.for(['not json', '{"_id":"u-1"}', '{"_id":"u-1","token":"short"}'])(
    'Scenario: %s is nobody',
    (text) => {
      jar.set('userInfo', encodeURIComponent(text))
      expect(createCookies({ isHttps: false }).readUser()).toBeNull()
    },
  )
})

describe('Language and currency', () => {
  test('Scenario: name and code, code and symbol, for other sites too and always secure', () => {
    const cookies = createCookies({ isHttps: false })
    cookies.writeLanguage({ _id: 'it', name: 'ITALIANO', iso_code: 'it' })
    cookies.writeCurrency({ _id: 'e', name: 'Euro', code: 'EUR', symbol: '€', exchange_rate: 0.01 })
    expect([cookies.readLanguage(), cookies.readCurrency()]).toEqual(['it', 'EUR'])
    expect([...jar].map(([name, value]) => [name, JSON.parse(decodeURIComponent(value))])).toEqual([
      ['lang', { name: 'ITALIANO', lang: 'it' }],
      ['currency', { code: 'EUR', symbol: '€' }],
    ])
    expect(written.map(attributes)).toEqual([
      ['path=/', 'sameSite=none', 'secure', 'expires=…'],
      ['path=/', 'sameSite=none', 'secure', 'expires=…'],
    ])
  })

  test('Scenario: nothing was chosen yet', () => {
    const cookies = createCookies({ isHttps: false })
    expect([cookies.readLanguage(), cookies.readCurrency(), cookies.readUser()]).toEqual([
      null,
      null,
      null,
    ])
  })
})
