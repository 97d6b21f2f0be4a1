import { act, screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import type { Outdated } from '../../src/machines/parts/shell.ts'
import { user } from '../machines/fixtures.ts'
import { openShop, useMocks } from './openShop.tsx'

useMocks()

/** The shop at a page, with a network that can be cut. */
const open = async (path: string, isLoggedIn = true) => {
  let isCut = false
  let isProbeAnswered = false
  const asked: string[] = []
  const answerUnlessCut = http.all('*', ({ request }) => {
    asked.push(new URL(request.url).pathname.replace('/api', ''))
    // The browser learns by that call whether the shop can be reached.
    const isProbe = request.url.endsWith('/language/show')
    return isCut && !(isProbe && isProbeAnswered) ? HttpResponse.error() : undefined
  })
  const { composed, router } = await openShop(path, {
    isLoggedIn,
    calls: [answerUnlessCut],
  })
  const heading = (await screen.findByRole('heading', { level: 1 })).textContent
  // The page watches the shop once its effects have run.
  await act(async () => undefined)
  const { root, refs } = composed
  const send = (state: 'browser.online' | 'browser.offline') =>
    act(async () => refs.connectivity.send({ type: state }))
  return {
    root,
    refs,
    router,
    asked,
    /** No call reaches the shop from now on. The browser notices it when a call fails. */
    cut: () => {
      isCut = true
    },
    /** Neither does one, except for the probe, as with a browser that blocks some calls. */
    blockCalls: () => {
      isCut = true
      isProbeAnswered = true
    },
    /** The browser notices it at once. */
    goOffline: () => {
      isCut = true
      return send('browser.offline')
    },
    goOnline: async () => {
      isCut = false
      asked.length = 0
      await send('browser.online')
      await waitFor(() => expect(refs.connectivity.getSnapshot().value).toBe('online'))
    },
    change: (what: Outdated) => act(async () => root.send({ type: 'shop.changed', what })),
    /** Whether the connection is lost, and the heading of the page; the error screen has another one. */
    seen: async () => {
      await waitFor(() =>
        expect([composed.reloads.now, router.state.revalidation]).toEqual([null, 'idle']),
      )
      const shown = screen.queryByRole('heading', { level: 1, hidden: true })?.textContent
      return [refs.connectivity.getSnapshot().matches('lost'), shown === heading]
    },
  }
}

const settings = '/setting/store/customization/all'
const list = '/products/category/slug/rings'
const unbroken = [true, true]

describe('The connection is lost while a page is shown (rule N5)', () => {
  for (const what of ['everything', 'settings', 'lists'] as const)
    test(`Scenario: offline, ${what} may have changed: the page stays, and is loaded again later`, async () => {
      const { asked, change, goOffline, goOnline, seen } = await open('/eshop/rings')
      await goOffline()
      asked.length = 0
      await change(what)
      expect(await seen()).toEqual(unbroken)
      expect(asked.filter((call) => call === settings)).toEqual([])
      await goOnline()
      await waitFor(() => expect(asked).toEqual(expect.arrayContaining([settings, list])))
      expect(await seen()).toEqual([false, true])
    })

  for (const isLoggedIn of [true, false])
    test(`Scenario: a reload does not reach the shop: a ${isLoggedIn ? 'customer' : 'visitor'} reads on`, async () => {
      const path = isLoggedIn ? '/eshop/rings' : '/the-shop'
      const { change, cut, goOnline, seen, asked } = await open(path, isLoggedIn)
      cut()
      await change('everything')
      await waitFor(async () => expect(await seen()).toEqual(unbroken))
      await goOnline()
      await waitFor(() => expect(asked).toContain(settings))
      expect(await seen()).toEqual([false, true])
    })

  test('Scenario: a page that is opened offline waits, and the page before it stays until then', async () => {
    const { router, goOffline, goOnline, seen } = await open('/eshop/rings')
    await goOffline()
    await act(async () => void router.navigate('/the-shop'))
    expect(router.state.navigation.state).toBe('loading')
    expect(await seen()).toEqual(unbroken)
    await goOnline()
    await waitFor(() => expect(router.state.location.pathname).toBe('/the-shop'))
    expect(await seen()).toEqual([false, false])
    expect(screen.queryByText('This could not be loaded.')).toBeNull()
  })

  test('Scenario: a page that is opened as the connection is lost again waits, too', async () => {
    const { router, refs, change, cut, goOnline, seen } = await open('/eshop/rings')
    cut()
    await change('everything')
    await waitFor(async () => expect(await seen()).toEqual(unbroken))
    await goOnline()
    cut()
    await act(async () => void router.navigate('/the-shop'))
    await waitFor(() => expect(refs.connectivity.getSnapshot().matches('lost')).toBe(true))
    expect(router.state.navigation.state).toBe('loading')
    await goOnline()
    await waitFor(() => expect(router.state.location.pathname).toBe('/the-shop'))
    expect(screen.queryByText('This could not be loaded.')).toBeNull()
  })

  test('Scenario: a page whose calls alone do not reach the shop says that it could not be loaded', async () => {
    const { router, blockCalls } = await open('/eshop/rings')
    await act(() => router.navigate('/the-shop'))
    blockCalls()
    await act(() => router.navigate('/eshop/rings'))
    await screen.findByText('This could not be loaded.')
  })

  test('Scenario: the language changes offline: the list stays, and is sorted when the shop is back', async () => {
    const { refs, goOffline, goOnline, seen, asked } = await open('/eshop/rings')
    await goOffline()
    asked.length = 0
    await act(async () => refs.preferences.send({ type: 'language.chosen', code: 'it' }))
    await waitFor(() => expect(document.documentElement.lang).toBe('it'))
    expect(await seen()).toEqual(unbroken)
    expect(asked).not.toContain(list)
    await goOnline()
    await waitFor(() => expect(asked).toContain(list))
  })

  for (const isNoticed of [true, false])
    test(`Scenario: another customer logs in while the loss ${isNoticed ? 'is' : 'is not yet'} noticed: nothing stays`, async () => {
      const { refs, goOffline, cut, seen } = await open('/eshop/rings')
      if (isNoticed) await goOffline()
      else cut()
      const other = { ...user, _id: 'u-2', token: 'token-2' }
      await act(async () => refs.session.send({ type: 'stored.changed', user: other }))
      await waitFor(async () => expect(await seen()).toEqual([true, false]))
    })
})
