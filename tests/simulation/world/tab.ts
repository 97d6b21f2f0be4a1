import type { Product } from '../../../src/contracts/catalogue/product.ts'
import type { SessionUser } from '../../../src/machines/account/sessionSetup.ts'
import type { Sentence, StockNews } from '../../../src/machines/parts/shell.ts'
import { createKeptMoves } from '../../../src/services/account/keptMoves.ts'
import { createKeptSavedActs } from '../../../src/services/cart/keptSavedActs.ts'
import type { PickerServices } from '../../../src/services/catalogue/variantPicker.actors.ts'
import { createDrafts } from '../../../src/services/parts/drafts.ts'
import { loadOnce } from '../../../src/services/parts/pageServices.ts'
import { createQueue } from '../../../src/services/parts/queue.ts'
import { noApplicationTokens } from '../../support/closedStorage.ts'
import { type App, type Picker, startApp } from '../drive.ts'
import { createSimulatedApi } from './api.ts'
import { type Browser, createStorage } from './browser.ts'
import { createTabClock, type SimulatedClock } from './clock.ts'
import { createNetwork } from './network.ts'
import { createPages } from './pages.ts'
import type { ShopWorld } from './shopWorld.ts'
import { createSocket } from './socket.ts'

/** Delay of a login's notification from one tab to the others, ms. */
const toldAfter = 5

/** Forwards a product's stock from the shop to the pickers that follow it. */
const createStockNews = () => {
  type Listen = Parameters<PickerServices['onProduct']>[1]
  const followers = new Set<{ slug: string; listen: Listen }>()
  return {
    on: ({ slug }: Product, listen: Listen) => {
      const follower = { slug, listen }
      followers.add(follower)
      return () => void followers.delete(follower)
    },
    send: (slug: string, variants: StockNews) => {
      for (const follower of followers)
        if (follower.slug === slug) follower.listen({ type: 'stock.changed', variants })
    },
  }
}

/** A message of the notification bar or of a toast. */
export interface Word {
  readonly at: number
  readonly sentence: Sentence
}

export interface TabOptions {
  readonly tab: number
  readonly seed: number
  readonly clock: SimulatedClock
  readonly world: ShopWorld
  readonly browser: Browser
  readonly path: string
  readonly trace: (what: string) => void
  readonly count: (what: string) => void
  readonly onError: (where: string, error: unknown) => void
}

/** One tab: a document with the client's actor system, that can be reloaded and put to sleep. */
export const createTab = (options: TabOptions) => {
  const { tab, seed, clock, world, browser, trace, count, onError } = options
  const tabClock = createTabClock(clock)
  const network = createNetwork({ seed, tab, clock, tabClock, world, trace, count })
  const socket = createSocket({ tab, network, tabClock, world, trace, count })
  const cookies = browser.cookiesOf(tab)
  const words: Word[] = []
  const navigations: { readonly at: number; readonly from: string; readonly to: string }[] = []
  let keys = 0
  let life = 0
  let bornAt = clock.now()
  let isShownDirty = true
  let quickView: Picker | undefined

  /** The logged-in customer of the running app. */
  let session: { user: () => SessionUser | null; token: () => string | undefined }
  const api = createSimulatedApi({
    network,
    readToken: () => session.token(),
    onNetworkFailure: () => app.networkFailed(),
    onUnauthorized: (token) => app.sessionRejected(token),
  })
  const storage = createStorage()
  const keptMoves = createKeptMoves(() => storage)
  const keptSavedActs = createKeptSavedActs(() => storage)
  let enqueue = createQueue()
  const stock = createStockNews()
  const services = {
    enqueue: <T>(call: () => Promise<T>) => enqueue(call),
    ...{ api, cookies, readUser: () => session.user(), log: () => undefined },
    otherTabs: {
      // Tabs notify each other with a delay, and not while they are suspended.
      watch: (look: () => void) => browser.watch(tab, () => void tabClock.later(look, toldAfter)),
    },
    ...{ realtime: socket.realtime, probe: network.probe, keptMoves, keptSavedActs },
    ...{ orderKeys: browser.orderKeys, keptCommands: browser.keptCommands },
    drafts: createDrafts(() => storage),
    applicationTokens: noApplicationTokens,
    renewSession: () => undefined,
    inLoginQueue: createQueue(),
    loadCode: loadOnce,
    onProduct: stock.on,
    keepInAddress: () => undefined,
    newKey: () => {
      keys += 1
      return `attempt-${tab}-${keys}`
    },
  }

  const showQuickView = (product: Product | null) => {
    if (product && quickView?.product._id === product._id) return quickView.refresh(product)
    quickView?.stop()
    quickView = product ? app.openPicker(product) : undefined
  }

  const start = (): App => {
    const own = life
    const ifAlive =
      <T extends unknown[]>(run: (...given: T) => void) =>
      (...given: T) => {
        if (own === life) run(...given)
      }
    const started = startApp({
      ...{ tab, services, tabClock },
      onSession: (started) => {
        session = started
      },
      listener: {
        onWord: ifAlive((sentence) => {
          trace(`tab ${tab}: says ${'text' in sentence ? sentence.text : sentence.key}`)
          words.push({ at: clock.now(), sentence })
        }),
        onNavigate: ifAlive((to) => {
          trace(`tab ${tab}: goes to ${to} by itself`)
          navigations.push({ at: clock.now(), from: pages.path(), to })
          pages.go(to)
        }),
        onReload: ifAlive(() => pages.reload()),
        onStock: ifAlive(stock.send),
        onQuickView: ifAlive(showQuickView),
        onError,
      },
    })
    started.onCartShown(() => {
      isShownDirty = true
    })
    return started
  }

  let app = start()
  const pages = createPages({
    ...{ api, readUser: () => app.user() },
    app: () => app,
  })
  pages.go(options.path)

  return {
    tab,
    browser,
    network,
    socket,
    tabClock,
    pages,
    words: words as readonly Word[],
    navigations: navigations as readonly (typeof navigations)[number][],
    app: () => app,
    life: () => life,
    /** When its document began, ms. */
    bornAt: () => bornAt,
    quickView: () => quickView,
    /** Whether an act with saved rows waits in the storage until the cart is opened. */
    hasKeptSaves: (customer: string) => keptSavedActs.read(customer).length > 0,
    /** Whether the shown cart may have changed since the last call. */
    takeShownDirty: (): boolean => {
      const was = isShownDirty
      isShownDirty = false
      return was
    },
    reload: (): void => {
      const path = pages.path()
      // The bridge's event when the browser unloads a page.
      app.pageShown()
      app.pageLeft()
      life += 1
      bornAt = clock.now()
      pages.leave()
      quickView?.stop()
      quickView = undefined
      network.abandon()
      enqueue = createQueue()
      app.stop()
      app = start()
      pages.go(path)
    },
    stop: (): void => {
      life += 1
      pages.leave()
      quickView?.stop()
      app.stop()
    },
  }
}
export type Tab = ReturnType<typeof createTab>
