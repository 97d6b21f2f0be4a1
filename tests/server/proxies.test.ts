import { expect, test } from 'vitest'
import { openTestShop } from '../support/shop.ts'

/**
 * @param proxies the configured number of proxies
 * @param forwarded `X-Forwarded-For` of each call
 * @returns the number of accepted sign-ups out of 32; the limit is 30 per address
 */
const letThrough = async (proxies: number, forwarded: (call: number) => string) => {
  const shop = await openTestShop({ trustProxy: proxies })
  let passed = 0
  for (let call = 0; call < 32; call += 1) {
    const { status } = await fetch(`${shop.origin}/api/newsletter/customer/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forwarded(call) },
      body: JSON.stringify({ email: `reader${call}@buyers.test` }),
    })
    if (status === 200) passed += 1
  }
  await shop.close()
  return passed
}

test.each([
  ['without a proxy nobody chooses an address', 0, (call: number) => `10.0.0.${call}`, 30],
  ['a proxy distinguishes its callers', 1, (call: number) => `10.0.0.${call}`, 32],
  [
    'what the caller wrote before the proxy counts for nothing',
    1,
    (call: number) => `10.0.0.${call}, 10.9.9.9`,
    30,
  ],
  ['nor does what is not an address', 1, (call: number) => `unknown${call}, ", 10.9.9.9`, 30],
  [
    'two proxies distinguish the callers of the first',
    2,
    (call: number) => `10.1.1.1, 10.0.0.${call}, 10.9.9.9`,
    32,
  ],
  ['and not what the caller wrote', 2, (call: number) => `10.0.0.${call}, 10.1.1.1, 10.9.9.9`, 30],
])('Scenario: %s', async (_what, proxies, forwarded, passed) => {
  expect(await letThrough(proxies, forwarded)).toBe(passed)
})
