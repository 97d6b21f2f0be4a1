import { expect, test } from 'vitest'
import { defaultCacheMb } from '../../server/config/caches.ts'
import { readConfig } from '../../server/config/config.ts'
import { heapGrowth } from '../../server/config/heapGrowth.ts'

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

test.each(['https://shop.example', 'http://10.0.0.5:4000', 'https://shop.example/'])(
  'PUBLIC_URL=%s is an address of a shop',
  (text) => {
    expect(readConfig({ PUBLIC_URL: text }).publicUrl).toBe(text.replace(/\/$/, ''))
  },
)

test.each([
  ['shop.example', 'shop.example'],
  ['ftp://shop.example', 'ftp://shop.example'],
  ['https://shop.example/?lang=en', 'https://shop.example/?lang=en'],
  ['https://shop.example/#top', 'https://shop.example/#top'],
  ['https://shop example', 'https://shop example'],
  ['https://alma:secret@shop.example', '…@shop.example'],
])('PUBLIC_URL=%s is refused at the start', (text, shown) => {
  expect(() => readConfig({ PUBLIC_URL: text })).toThrow(
    `PUBLIC_URL is "${shown}"; it must be an address such as https://shop.example: http or https, without a user name, a query or a #`,
  )
})

test('an empty PUBLIC_URL counts as none', () => {
  expect(readConfig({ PUBLIC_URL: '', PORT: '4001' }).publicUrl).toBe('http://localhost:4001')
})

test('CACHE_MB is a whole number of megabytes; the default depends on the machine', () => {
  expect(readConfig({ CACHE_MB: '64' }).cacheMb).toBe(64)
  expect(readConfig({ CACHE_MB: '' }).cacheMb).toBe(defaultCacheMb())
  for (const text of ['0', '-1', '1.5', '64MB', '1000000'])
    expect(() => readConfig({ CACHE_MB: text })).toThrow(
      `CACHE_MB is "${text}"; it must be a whole number of megabytes, from 1 to 999999`,
    )
})

test('TEST_PAYMENTS is a secret; without it there are no test payments', () => {
  expect(readConfig({}).testPayments).toBeUndefined()
  expect(readConfig({ TEST_PAYMENTS: '' }).testPayments).toBeUndefined()
  expect(readConfig({ TEST_PAYMENTS: 'sixteen letters!' }).testPayments).toBe('sixteen letters!')
  expect(() => readConfig({ TEST_PAYMENTS: 'true' })).toThrow(
    'TEST_PAYMENTS must be a secret of at least 16 characters',
  )
})

test('the heap doubles between two collections on a machine with 1 GB for each processor', () => {
  const gigabyte = 2 ** 30
  expect(heapGrowth(2 * gigabyte, 2)).toBe(100)
  expect(heapGrowth(2 * gigabyte - 1, 2)).toBe(40)
  expect(heapGrowth(4 * gigabyte, 8)).toBe(40)
})

test('without CACHE_MB caches get an eighth of the memory, at most a quarter of the heap, within bounds', () => {
  const gigabyte = 2 ** 30
  expect(defaultCacheMb(gigabyte / 4, 4 * gigabyte)).toBe(32)
  expect(defaultCacheMb(16 * gigabyte, gigabyte / 8)).toBe(32)
  expect(defaultCacheMb(64 * gigabyte, 4 * gigabyte)).toBe(48)
  expect(defaultCacheMb(gigabyte / 16, gigabyte)).toBe(16)
})
