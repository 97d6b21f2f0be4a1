import { expect, test, vi } from 'vitest'
import { type CodeBrowser, CodeError, createLoadCode } from '../../../src/views/parts/loadCode.ts'

const address = 'https://shop.test/assets/cart-abc.js'
const lost = () =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`))

/** A browser whose clock goes on while something is waited for. */
const browserWith = (own: Partial<CodeBrowser> = {}) => {
  let now = 0
  const waits: number[] = []
  const browser: CodeBrowser = {
    now: () => now,
    wait: async (ms) => {
      waits.push(ms)
      now += ms
    },
    online: async () => undefined,
    importAgain: vi.fn(lost),
    isGone: async () => false,
    reloadFor: () => false,
    ...own,
  }
  return { load: createLoadCode(browser), waits, browser }
}

test('Scenario: code that loads at once is used', async () => {
  const { load, waits } = browserWith()
  expect([await load(async () => 'the cart'), waits]).toEqual(['the cart', []])
})

test('Scenario: a failed import is retried under another address each time, at growing intervals', async () => {
  const importAgain = vi.fn(lost)
  const { load, waits } = browserWith({ importAgain })
  importAgain.mockImplementationOnce(lost).mockImplementationOnce(lost)
  importAgain.mockImplementationOnce(lost).mockResolvedValueOnce('the cart' as never)
  expect(await load(lost)).toBe('the cart')
  expect(importAgain.mock.calls.flat()).toEqual([1, 2, 3, 4].map((n) => `${address}?attempt=${n}`))
  expect(waits).toEqual([500, 1_000, 2_000, 4_000])
})

test('Scenario: it is given up after two minutes', async () => {
  const { load, waits } = browserWith()
  await expect(load(lost)).rejects.toThrow(CodeError)
  const spent = waits.reduce((sum, each) => sum + each, 0)
  expect([spent >= 120_000, spent < 130_000]).toEqual([true, true])
})

test('Scenario: code that was given up is requested again under addresses that were not tried', async () => {
  const importAgain = vi.fn(lost)
  const { load } = browserWith({ importAgain })
  await expect(load(lost)).rejects.toThrow(CodeError)
  const tried = importAgain.mock.calls.flat() as readonly string[]
  importAgain.mockResolvedValueOnce('the cart' as never)
  expect(await load(lost)).toBe('the cart')
  const [latest] = importAgain.mock.calls.at(-1) as unknown as [string]
  expect(tried).not.toContain(latest)
})

test('Scenario: time offline is not counted, and there are no attempts meanwhile', async () => {
  const back = Promise.withResolvers<void>()
  const importAgain = vi.fn(async () => 'the cart')
  const { load } = browserWith({ importAgain, online: () => back.promise })
  const loaded = load(lost)
  await Promise.resolve()
  expect(importAgain).not.toHaveBeenCalled()
  back.resolve()
  expect(await loaded).toBe('the cart')
})

test('Scenario: a file that a new release no longer has reloads the document, once', async () => {
  const reloadFor = vi.fn(() => true)
  const { load } = browserWith({ isGone: async () => true, reloadFor })
  void load(lost, () => '/cart')
  await expect.poll(() => reloadFor.mock.calls).toEqual([[address, '/cart']])
  reloadFor.mockReturnValue(false)
  await expect(load(lost)).rejects.toThrow(`${address} is gone`)
})

test('Scenario: if the browser reports no address, the same import is retried', async () => {
  const nameless = vi.fn(async () => 'the cart')
  nameless.mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
  expect(await browserWith().load(nameless)).toBe('the cart')
})
