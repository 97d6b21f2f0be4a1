import { act, screen } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, onTestFinished, test } from 'vitest'
import { contract } from '../../src/contracts/index.ts'
import type { Outdated } from '../../src/machines/parts/shell.ts'
import { mocks, openShop, server, useMocks } from './openShop.tsx'

useMocks()

describe('Reloads when the shop changes', () => {
  const settings = '/setting/store/customization/all'
  const list = '/products/category/slug/rings'
  /** The calls of these pages and their frame; the machines of the shell make calls of their own. */
  const ofPages = [settings, list, '/category/show', '/requests']
  const at = async (path: string) => {
    const asked: string[] = []
    const shop = await openShop(path, {
      calls: [mocks.handle(contract.requests.list, { body: { data: [] } })],
    })
    await screen.findByRole('heading', { level: 1 })
    // The page watches the shop once its effects have run.
    await act(async () => undefined)
    const listen = ({ request }: { request: Request }) => {
      const call = new URL(request.url).pathname.replace('/api', '')
      if (ofPages.includes(call)) asked.push(call)
    }
    server.events.on('request:start', listen)
    onTestFinished(() => server.events.removeAllListeners('request:start'))
    const calls = () => asked.toSorted()
    const change = async (what: Outdated) => {
      asked.length = 0
      await act(async () => {
        shop.composed.root.send({ type: 'shop.changed', what })
        await expect.poll(() => shop.composed.reloads.now).toBeNull()
      })
      return calls()
    }
    return { ...shop, change, calls }
  }

  test.for<[Outdated, string, readonly string[]]>([
    ['orders', '/eshop/rings', []],
    ['settings', '/eshop/rings', [settings]],
    ['product', '/eshop/rings', []],
    ['requests', '/contact-us', ['/requests']],
    ['orders', '/contact-us', []],
  ])('Scenario: %s have changed while %s is open', async ([what, path, expected]) => {
    const { change } = await at(path)
    expect(await change(what)).toEqual(expected)
  })

  test('Scenario: a page that is loading is not started again by a change; the change follows it', async () => {
    const held = Promise.withResolvers<void>()
    let asked = 0
    const { composed, router, calls } = await at('/the-shop')
    server.use(
      http.get(`*${list}`, async () => {
        asked += 1
        await held.promise
      }),
    )
    const opened = router.navigate('/eshop/rings')
    await expect.poll(() => asked).toBe(1)
    act(() => {
      composed.root.send({ type: 'shop.changed', what: 'content' })
      composed.root.send({ type: 'shop.changed', what: 'settings' })
    })
    expect([asked, calls().includes(settings)]).toEqual([1, false])
    held.resolve()
    await act(() => opened)
    await expect.poll(calls).toEqual(['/category/show', list, settings])
    expect(asked).toBe(1)
  })

  test('Scenario: everything may have changed: the page and its frame are reloaded', async () => {
    const { change, calls } = await at('/eshop/rings')
    await change('everything')
    // The page loads its filters with the first page of the list; the open list then compares all its cards.
    await expect.poll(calls).toEqual(['/category/show', list, list, settings])
  })

  test('Scenario: everything may have changed while another page is loading: the frame is loaded again, too', async () => {
    const held = Promise.withResolvers<void>()
    const { composed, router, calls } = await at('/the-shop')
    server.use(http.get(`*${list}`, () => held.promise))
    const opened = router.navigate('/eshop/rings')
    await expect.poll(calls).toContain(list)
    act(() => composed.root.send({ type: 'shop.changed', what: 'everything' }))
    await expect.poll(calls).toContain(settings)
    held.resolve()
    await act(() => opened)
    await expect.poll(() => composed.reloads.now).toBeNull()
  })

  test('Scenario: the settings have changed, and a buyer leaves before they are loaded: they are loaded with the next page', async () => {
    const held = Promise.withResolvers<void>()
    const { composed, router, calls } = await at('/the-shop')
    const timesAsked = () => calls().filter((call) => call === settings).length
    server.use(http.get(`*${settings}`, () => held.promise))
    act(() => composed.root.send({ type: 'shop.changed', what: 'settings' }))
    await expect.poll(timesAsked).toBe(1)
    const opened = router.navigate('/eshop/rings')
    await expect.poll(timesAsked).toBe(2)
    held.resolve()
    await act(() => opened)
    await expect.poll(() => composed.reloads.now).toBeNull()
  })
})
