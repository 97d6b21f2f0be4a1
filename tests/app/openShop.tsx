import { cleanup, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { fromContract } from '../../mocks/contract/fromContract.ts'
import { openScenario, type ScenarioName } from '../../mocks/scenarios/scenarios.ts'
import { keepQuickOrder } from '../../src/app/ahead/keepQuickOrder.ts'
import { startAhead } from '../../src/app/ahead/startAhead.ts'
import { bridge } from '../../src/app/bridge.ts'
import { compose } from '../../src/app/compose/compose.ts'
import { browserDevice } from '../../src/app/compose/device.ts'
import { ComposedContext } from '../../src/app/compose/useComposed.ts'
import { createI18n } from '../../src/app/i18n/i18n.ts'
import { createRoutes } from '../../src/app/routes.tsx'
import type { CartRow } from '../../src/contracts/cart/cartRows.ts'
import { contract } from '../../src/contracts/index.ts'
import type { Realtime } from '../../src/contracts/realtime.ts'
import { noTerms } from '../../src/domain/orders/charges/terms.ts'
import { newList } from '../../src/machines/cart/quickOrder/keptList.ts'
import { createKeptLists } from '../../src/services/cart/quickOrder/keptLists.ts'
import { SpeechContext } from '../../src/views/parts/hooks/useTranslation.ts'
import { silentRealtime, user } from '../machines/fixtures.ts'

export const mocks = fromContract()
/** Answers the calls of the open shop. */
export const server = setupServer()
const ends: (() => void)[] = []

/** Lets the tests of a file answer the shop's calls, and cleans up after each. */
export const useMocks = () => {
  beforeAll(() => {
    server.listen({ onUnhandledFrame: 'error' })
    vi.stubGlobal('scrollTo', () => undefined)
    // jsdom has the element but not its methods.
    HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
      this.open = true
    }
    HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
      this.open = false
    }
  })
  afterEach(() => {
    cleanup()
    for (const end of ends.splice(0)) end()
    server.resetHandlers()
    for (const name of Object.keys(Cookies.get())) Cookies.remove(name)
  })
  afterAll(() => {
    server.close()
    vi.unstubAllGlobals()
  })
}

const category = { _id: 'c-1', slug: 'rings', name: { en: 'Rings' }, parentId: null, children: [] }

/** The calls that every page makes. */
const shellCalls = (cart: () => readonly CartRow[], version: () => number): RequestHandler[] => [
  mocks.handle(contract.settings.store, {
    body: {
      header: { logo: [], header_text: { en: 'Free samples in June' } },
      categories: [category],
      customization: {
        ...mocks.bodyOf(contract.settings.store, 200).customization,
        shopName: 'Alma',
      },
    },
  }),
  mocks.handle(contract.settings.languages, {
    body: {
      data: [
        { _id: 'en', name: 'ENGLISH', iso_code: 'en' },
        { _id: 'it', name: 'ITALIANO', iso_code: 'it' },
      ],
    },
  }),
  mocks.handle(contract.settings.currencies, {
    body: {
      data: [
        { _id: 'inr', name: 'Rupee', code: 'INR', symbol: '₹', exchange_rate: 1 },
        { _id: 'eur', name: 'Euro', code: 'EUR', symbol: '€', exchange_rate: 0.01 },
      ],
    },
  }),
  mocks.handle(contract.catalogue.featured, { body: { data: [] } }),
  mocks.handle(contract.content.shop, { body: { data: [] } }),
  mocks.handle(contract.content.frontPage, { body: { looks: [], posts: [] } }),
  mocks.handle(contract.content.popular, { body: { data: [] } }),
  mocks.handle(contract.catalogue.categories, { body: { data: [category] } }),
  mocks.handle(contract.catalogue.countCategoryView),
  mocks.handle(contract.catalogue.countProductView),
  mocks.handle(contract.catalogue.byCategorySlug, {
    body: { data: [], total: 0, page: 1, limit: 20 },
  }),
  mocks.handle(contract.customer.checkVerified, { body: { verified: true } }),
  mocks.handle(contract.cart.get, { body: () => ({ version: version(), cartData: [...cart()] }) }),
  mocks.handle(contract.selling.terms, { body: noTerms('Alma') }),
  mocks.handle(contract.orders.paymentMethods, { body: { data: ['bankTransfer'] } }),
  mocks.handle(contract.saved.all, { body: { saved: [] } }),
  mocks.handle(contract.customer.getWishlist, { body: { wishlist: [] } }),
  mocks.handle(contract.devices.list, { body: { data: [] } }),
  mocks.handle(contract.customer.getMessages, { body: { groupId: { notifications: [] } } }),
]

/** The whole shop at `path` over mocks of the contract; `calls` answer before the usual ones. */
export const openShop = async (
  path: string,
  {
    calls = [],
    isLoggedIn = true,
    cart = () => [],
    version = () => 0,
  }: {
    calls?: readonly RequestHandler[]
    isLoggedIn?: boolean
    cart?: () => readonly CartRow[]
    /** Counts the changes of `cart`. */
    version?: () => number
  } = {},
) => {
  server.use(...calls, ...shellCalls(cart, version))
  if (isLoggedIn) Cookies.set('userInfo', JSON.stringify(user))
  return showShop(path, silentRealtime)
}

/** A named situation of the mock shop, opened at its first page; `wait` is the delay of a slow network. */
export const showScenario = async (name: ScenarioName, wait?: () => Promise<unknown>) => {
  const scenario = await openScenario(name, wait ? { wait } : {})
  server.use(...scenario.allHandlers)
  if (scenario.cookie) Cookies.set('userInfo', JSON.stringify(scenario.cookie))
  if (scenario.isOffline) vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  if (scenario.cookie && scenario.list?.length)
    createKeptLists(() => sessionStorage).keep(scenario.cookie._id, newList(scenario.list))
  const shop = await showShop(scenario.path, scenario.realtime)
  ends.push(keepQuickOrder(shop.composed))
  return { scenario, ...shop }
}

const showShop = async (path: string, realtime: Realtime) => {
  const composed = compose({ baseUrl: mocks.baseUrl }, browserDevice({ isHttps: false, realtime }))
  const i18n = await createI18n()
  const routes = createRoutes(composed)
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  const unbridge = bridge(composed, router, i18n)
  ends.push(() => {
    unbridge()
    router.dispose()
    composed.stop()
  })
  render(
    <SpeechContext value={i18n}>
      <ComposedContext value={composed}>
        <RouterProvider router={router} />
      </ComposedContext>
    </SpeechContext>,
  )
  return {
    composed,
    router,
    pointer: userEvent.setup(),
    /** Loads pages ahead from now on. */
    startAhead: () => void ends.push(startAhead(composed, routes, router)),
    path: () => router.state.location.pathname + router.state.location.search,
    /** The messages sent to the shell, for the bar or as a toast, whether shown or not. */
    said: () =>
      [
        ...composed.refs.notificationBar.getSnapshot().context.queue,
        ...composed.refs.toasts.getSnapshot().context.toasts.map(({ sentence }) => sentence),
      ].map((sentence) =>
        'text' in sentence ? sentence.text : i18n.catalogues.get('en')?.[sentence.key],
      ),
  }
}
