import type { ListSummary } from '../../../src/contracts/cart/lists.ts'
import type { Product } from '../../../src/contracts/catalogue/product.ts'
import { withOwnWishes } from '../../../src/domain/account/listedWishes.ts'
import type { SessionUser } from '../../../src/machines/account/sessionSetup.ts'
import type { Api } from '../../../src/services/parts/api.ts'
import type { App, Checkout, Heart, Lists, Picker, Saving } from '../drive.ts'
import { pool } from './pool.ts'

interface PagesOptions {
  readonly api: Api
  readonly readUser: () => SessionUser | null
  readonly app: () => App
}

/** The loaded data of a page. */
interface Loaded {
  readonly product?: Product
  /** The ids of the wished products, on the wishlist page. */
  readonly wished?: readonly string[]
  readonly lists?: readonly ListSummary[]
}

/** The page that is shown, with the actors that live as long as it does. */
export interface Page {
  readonly path: string
  readonly visit: number
  loaded: Loaded
  readonly picker?: Picker
  readonly hearts: readonly Heart[]
  readonly checkout?: Checkout
  readonly saving?: Saving
  readonly lists?: Lists
  /** Products that were removed from the wishlist and can be restored. */
  readonly dropped: Set<string>
  /** The products that "remove all" asked about last. */
  asked: readonly string[]
}

const forEveryone = ['/', '/login', '/the-shop', '/my-account']
const productAddress = /^\/eshop\/detail\/[^/]+\/([^/]+)$/
const placedAddress = /^\/cart\/checkout\/placed\/([^/]+)$/

/** A reply that a page cannot be shown with. */
class Refused extends Error {
  readonly status: number
  constructor(status: number) {
    super(`the page was refused with ${status}`)
    this.status = status
  }
}

/**
 * The pages of one tab, like the router and its loaders: the old page stays until the new one has loaded; a page that
 * fails to load is an error screen, which disappears on a reload of the data.
 */
export const createPages = ({ api, readUser, app }: PagesOptions) => {
  let visits = 0
  let page: Page = emptyPage('', 0)
  let loading: { readonly path: string; readonly controller: AbortController } | undefined
  let hasFailed = false

  const must = <R extends { status: number; body: unknown }, S extends R['status']>(
    reply: R,
    status: S,
  ) => {
    if (reply.status !== status) throw new Refused(reply.status)
    return reply.body as Extract<R, { status: S }>['body']
  }

  const load = async (path: string, signal: AbortSignal): Promise<Loaded> => {
    const user = readUser()
    const fetchOptions = { signal }
    const id = user?._id ?? ''
    const slug = productAddress.exec(path)?.[1]
    if (slug !== undefined)
      return {
        product: must(await api.catalogue.product({ params: { slug }, fetchOptions }), 200),
      }
    const orderId = placedAddress.exec(path)?.[1]
    if (orderId !== undefined)
      must(await api.orders.get({ params: { id: orderId }, fetchOptions }), 200)
    if (path === '/cart/checkout')
      must(await api.customer.get({ params: { id }, fetchOptions }), 200)
    if (path === '/eshop') must(await api.catalogue.categories({ fetchOptions }), 200)
    if (path === '/lists') return { lists: must(await api.lists.all({ fetchOptions }), 200).data }
    if (path === '/wishlist') {
      const asked = app().wishes()
      const reply = await api.customer.getWishlist({ params: { id }, fetchOptions })
      return { wished: withOwnWishes(must(reply, 200).wishlist, asked, app().wishes()) }
    }
    return {}
  }

  const leave = () => {
    page.picker?.stop()
    page.checkout?.stop()
    page.saving?.stop()
    page.lists?.stop()
    if (page.path === '/cart') app().saved.closed()
  }

  const open = (path: string, loaded: Loaded): Page => {
    visits += 1
    const { product } = loaded
    if (product)
      return {
        ...emptyPage(path, visits),
        loaded,
        picker: app().openPicker(product),
        hearts: [app().openHeart(product)],
      }
    if (path === '/eshop') {
      const hearts = pool.map((each) => app().openHeart(each.product))
      return { ...emptyPage(path, visits), loaded, hearts }
    }
    if (path === '/cart/checkout')
      return { ...emptyPage(path, visits), loaded, checkout: app().openCheckout() }
    if (path === '/cart') {
      app().saved.opened(readUser()?._id ?? '')
      return { ...emptyPage(path, visits), loaded, saving: app().openSaveList() }
    }
    if (loaded.lists)
      return { ...emptyPage(path, visits), loaded, lists: app().openLists(loaded.lists) }
    return { ...emptyPage(path, visits), loaded }
  }

  const show = (path: string, loaded: Loaded | undefined) => {
    const left = page
    app().productShown(productAddress.exec(path)?.[1] ?? null)
    app().locationShown(path)
    if (path !== left.path) app().pageShown()
    // Leaving may have triggered another navigation already.
    if (page !== left) return
    leave()
    visits += 1
    hasFailed = loaded === undefined
    page = loaded ? open(path, loaded) : emptyPage(path, visits)
    if (path === left.path) page = { ...page, dropped: left.dropped, asked: left.asked }
  }

  const refresh = (loaded: Loaded) => {
    page.loaded = loaded
    if (loaded.product) page.picker?.refresh(loaded.product)
    if (loaded.lists) page.lists?.refresh(loaded.lists)
  }

  /** Loads the page of an address. A load that is superseded by another has no effect. */
  const begin = (path: string, then: (loaded: Loaded) => void) => {
    loading?.controller.abort()
    const own = { path, controller: new AbortController() }
    loading = own
    const ifLatest = (run: () => void) => {
      if (loading !== own) return
      loading = undefined
      run()
    }
    load(path, own.controller.signal).then(
      (loaded) => ifLatest(() => then(loaded)),
      (error: unknown) =>
        ifLatest(() => {
          if (!(error instanceof Refused && error.status === 401)) return show(path, undefined)
          go('/login')
        }),
    )
  }

  /** Shows another page once it has loaded, like a link or the address bar. */
  const go = (to: string): void => {
    const path = redirected(to, readUser() !== null)
    if (path === '/login' && to !== '/login') app().say('session.loginRequired')
    begin(path, (loaded) => show(path, loaded))
  }

  /** Reloads the shown page; a running navigation starts again. */
  const reload = (): void => {
    const { path } = page
    if (loading && loading.path !== path) go(loading.path)
    else if (hasFailed || redirected(path, readUser() !== null) !== path) go(path)
    else begin(path, refresh)
  }

  return {
    page: () => page,
    path: () => page.path,
    go,
    reload,
    /** Removes the document with its page. */
    leave: (): void => {
      loading?.controller.abort()
      loading = undefined
      leave()
      page = emptyPage('', visits)
    },
  }
}

const emptyPage = (path: string, visit: number): Page => ({
  ...{ path, visit, loaded: {}, hearts: [], dropped: new Set(), asked: [] },
})

/** The target of an address: guests are redirected to the login, buyers away from it. */
const redirected = (path: string, isLoggedIn: boolean): string => {
  if (path === '/login' && isLoggedIn) return '/my-account'
  return isLoggedIn || forEveryone.includes(path) ? path : '/login'
}
