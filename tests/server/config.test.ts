import { expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'

test.each([
  [undefined, 0],
  ['', 0],
  ['0', 0],
  ['1', 1],
  ['2', 2],
])('TRUST_PROXY=%s trusts %i proxies', (text, proxies) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(proxies)
})

test.each(['true', 'yes', '-1', '1.5', '10', '1 ', '10.0.0.1'])(
  'TRUST_PROXY=%s is refused at the start',
  (text) => {
    expect(() => readConfig({ TRUST_PROXY: text })).toThrow(
      `TRUST_PROXY is "${text}"; it must be the number of proxies in front of the shop, from 0 to 9`,
    )
  },
)
