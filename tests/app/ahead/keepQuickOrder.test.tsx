import { afterEach, expect, test, vi } from 'vitest'
import { keepQuickOrder } from '../../../src/app/ahead/keepQuickOrder.ts'
import { contract } from '../../../src/contracts/index.ts'
import { mocks, openShop, useMocks } from '../openShop.tsx'

useMocks()
afterEach(() => sessionStorage.clear())

const names = () => Object.keys(sessionStorage).filter((name) => name.includes('quickOrder'))
const turn = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

const open = async () => {
  const { composed } = await openShop('/cart', {
    calls: [
      mocks.handle(contract.cart.resolve, {
        body: { matches: [{ kind: 'unknown', ids: [] }], variants: [] },
      }),
    ],
  })
  const stop = keepQuickOrder(composed)
  await composed.knownUser()
  await Promise.resolve()
  const { quickOrder } = composed.refs
  quickOrder.send({ type: 'lines.given', lines: [{ code: 'RING', quantity: '2' }] })
  await expect.poll(() => quickOrder.getSnapshot().context.lines).toHaveLength(1)
  return { ...composed, stop }
}

test('Scenario: a list is stored while its tab is hidden, and only then', async () => {
  const { stop } = await open()
  expect(names()).toEqual([])
  turn(true)
  expect(names()).toEqual(['alma.quickOrder.u-1'])
  turn(false)
  expect(names()).toEqual([])
  stop()
})

test('Scenario: a list whose session ends in another tab is not left behind', async () => {
  const { root, stop } = await open()
  turn(true)
  root.send({ type: 'session.closed' })
  expect(names()).toEqual([])
  stop()
})

test('Scenario: the list of another customer of this tab is removed', async () => {
  sessionStorage.setItem('alma.quickOrder.u-2', '{"text":"RING","lines":[],"attempt":null}')
  const { refs, stop } = await open()
  expect([names(), refs.quickOrder.getSnapshot().context.text]).toEqual([[], ''])
  stop()
})
