import { type LoaderFunctionArgs, redirect, replace } from 'react-router-dom'
import type { Category, Product, ProductCard } from '../../contracts/catalogue/product.ts'
import type { Order } from '../../contracts/orders/order.ts'
import { addressTexts } from '../../domain/account/addressTexts.ts'
import { withOwnWishes } from '../../domain/account/listedWishes.ts'
import { pathTo } from '../../domain/catalogue/categoryTree.ts'
import {
  categoryList,
  eshopList,
  type ListingSource,
  pagesIn,
} from '../../domain/catalogue/listingSource.ts'
import { isCategoryOf, productPath } from '../../domain/shell/addresses.ts'
import type { SessionUser } from '../../machines/account/sessionSetup.ts'
import { selectQuickViewProduct } from '../../machines/catalogue/quickViewSelectors.ts'
import { selectPlaced } from '../../machines/orders/placementSelectors.ts'
import { fetchCards } from '../../services/catalogue/cards.ts'
import { fetchRelated, openListing, rereadListing } from '../../services/catalogue/listing.ts'
import { recentlyViewed } from '../../services/catalogue/recentlyViewed.ts'
import { storedListings } from '../../services/catalogue/storedListings.ts'
import type { QuietSignal } from '../../services/parts/quiet.ts'
import type { Composed } from '../compose/compose.ts'
import { listingPlace } from '../compose/placeOf.ts'
import { listLoaders } from './listLoaders.ts'
import { orderLoaders } from './orderLoaders.ts'
import { accepted, failedPage, notSold } from './refusals.ts'

/** The number of recently viewed products on a page. */
const viewedAtOnce = 4

/** Maximum number of products loaded ahead whose neighbours are remembered. */
const besideMost = 8

/** Other products for a product's page. The page does not wait for them. */
interface Beside {
  readonly related: Promise<readonly ProductCard[]>
  readonly viewed: Promise<readonly ProductCard[]>
}

/** The loaders of the customer who is logged in; their code loads with the first page for customers. */
export const createCustomerLoaders = (composed: Composed, user: SessionUser) => {
  const { api } = composed
  let placedShown: Order | undefined

  const categories = async (signal: AbortSignal): Promise<readonly Category[]> => {
    const reply = await api.catalogue.categories({ fetchOptions: { signal } })
    return accepted(reply).data
  }

  /** Recently viewed products except `shown`. Optional content: returns an empty list if the request fails. */
  const viewed = async (signal: AbortSignal, shown?: string): Promise<readonly ProductCard[]> => {
    const ids = recentlyViewed.read(user._id).filter((id) => id !== shown)
    return fetchCards(api, ids.slice(0, viewedAtOnce), signal).catch(() => [])
  }

  /** Loads what was loaded of a list before the document was loaded again. Optional content: the list may grow later. */
  const restoreListing = async (source: ListingSource, url: string, signal: AbortSignal) => {
    const entry = composed.entry()
    const { pathname, search } = new URL(url)
    if (pathname !== entry?.pathname || search !== entry.search) return
    const key = listingPlace(entry, source)
    const stored = composed.listings.recall(key) ? undefined : storedListings.find(key)
    if (!stored || stored.page <= pagesIn(new URLSearchParams(search))) return
    const asked = { source, page: stored.page, shown: [] }
    const read = await rereadListing(api, asked, signal).catch(() => undefined)
    if (read) composed.listings.keep(key, { ...read, ...stored })
  }

  const listing = async (source: ListingSource, { url, signal }: Request) => {
    try {
      const [first] = await Promise.all([
        openListing(api, source, pagesIn(new URL(url).searchParams), signal),
        restoreListing(source, url, signal),
      ])
      return { source, first }
    } catch (error) {
      throw failedPage(error)
    }
  }

  const asked = new Map<string, Beside>()
  /**
   * The data that a product's page shows beside the product. Requested once per page, however often the stock changes,
   * also if the page was loaded ahead.
   */
  const beside = (product: Product, signal: AbortSignal): Beside => {
    const known = asked.get(product._id)
    const isAhead = (signal as QuietSignal).isQuiet
    if (!isAhead) asked.clear()
    if (!isAhead && known) {
      asked.set(product._id, known)
      return known
    }
    const found: Beside = {
      related: fetchRelated(api, product, signal),
      viewed: viewed(signal, product._id),
    }
    asked.set(product._id, found)
    for (const oldest of [...asked.keys()].slice(0, -besideMost)) asked.delete(oldest)
    // Try again next time: they may exist then.
    void found.related.then(({ length }) => {
      if (length === 0 && asked.get(product._id) === found) asked.delete(product._id)
    })
    return found
  }

  const account = async ({ request: { signal } }: LoaderFunctionArgs) => {
    const reply = await api.customer.get({
      params: { id: user._id },
      fetchOptions: { signal },
    })
    return { customer: accepted(reply) }
  }

  /** The pages for customers only. */
  const pages = {
    information: account,
    ...orderLoaders(api, user),
    ...listLoaders(api),

    lookBook: async ({ request: { signal } }: LoaderFunctionArgs) => {
      const reply = await api.content.lookBook({ fetchOptions: { signal } })
      return { looks: accepted(reply).data }
    },

    eshop: ({ request }: LoaderFunctionArgs) =>
      listing(eshopList(new URL(request.url).searchParams, composed.chosenLanguage()), request),

    category: async ({ request, params }: LoaderFunctionArgs) => {
      const slug = params.id ?? ''
      const { searchParams } = new URL(request.url)
      const [list, tree] = await Promise.all([
        listing(categoryList(slug, searchParams, composed.chosenLanguage()), request),
        categories(request.signal),
      ])
      return { ...list, path: pathTo(tree, slug) }
    },

    /** A category in the address that the product is not in is corrected (rule P8). */
    product: async ({ request: { url, signal }, params }: LoaderFunctionArgs) => {
      const [reply, tree] = await Promise.all([
        api.catalogue.product({
          params: { slug: params.id2 ?? '' },
          fetchOptions: { signal },
        }),
        categories(signal),
      ])
      const categorySlug = params.id1 ?? ''
      if (reply.status === 404) throw notSold(pathTo(tree, categorySlug).at(-1))
      const product = accepted(reply)
      if (!isCategoryOf(product, categorySlug))
        throw replace(productPath(product) + new URL(url).search)
      return {
        product,
        path: pathTo(tree, categorySlug),
        ...beside(product, signal),
      }
    },

    /** The active product's own page, or the catalogue when there is none (rule P9). */
    activeProduct: () => {
      const product = selectQuickViewProduct(composed.refs.quickView.getSnapshot())
      return redirect(product ? productPath(product) : '/eshop')
    },

    checkout: async (args: LoaderFunctionArgs) => {
      const fetchOptions = { signal: args.request.signal }
      const [{ customer }, terms, methods] = await Promise.all([
        account(args),
        api.selling.terms({ fetchOptions }),
        api.orders.paymentMethods({ fetchOptions }),
      ])
      const { userAddress, name, companyName, country } = customer
      return {
        customerId: user._id,
        addresses: userAddress,
        terms: accepted(terms),
        payments: accepted(methods),
        initial: { name, companyName, country },
      }
    },

    /** The list of addresses, or the form for one of them (`?edit=`) or for a new one (`?new`). */
    addresses: async ({ request: { url, signal } }: LoaderFunctionArgs) => {
      const reply = await api.customer.get({
        params: { id: user._id },
        fetchOptions: { signal },
      })
      const { userAddress: addresses, name, companyName, country } = accepted(reply)
      const { searchParams } = new URL(url)
      const edited = addresses.find(({ _id }) => _id === searchParams.get('edit'))
      const isNew = searchParams.has('new')
      return {
        customerId: user._id,
        addresses,
        writing: edited
          ? { addressId: edited._id, initial: addressTexts(edited) }
          : isNew
            ? { addressId: null, initial: { name, companyName, country } }
            : null,
      }
    },

    /** An order that was just placed is already loaded; it is requested once it has changed in the shop. */
    placed: async ({ request: { signal }, params }: LoaderFunctionArgs) => {
      const known = selectPlaced(params.orderId ?? '')(composed.refs.placement.getSnapshot())
      if (known && known !== placedShown) {
        placedShown = known
        return { order: known }
      }
      const reply = await api.orders.get({
        params: { id: params.orderId ?? '' },
        fetchOptions: { signal },
      })
      return { order: accepted(reply) }
    },

    /** The wished products that are still sold, with those whose hearts are still being saved. */
    wishlist: async ({ request: { signal } }: LoaderFunctionArgs) => {
      const wishes = () => composed.refs.wishlist.getSnapshot().context
      const asked = wishes()
      const reply = await api.customer.getWishlist({
        params: { id: user._id },
        fetchOptions: { signal },
      })
      const ids = withOwnWishes(accepted(reply).wishlist, asked, wishes())
      try {
        return { products: await fetchCards(api, ids, signal) }
      } catch (error) {
        throw failedPage(error)
      }
    },
  }

  const devices = async ({ request: { signal } }: LoaderFunctionArgs) => {
    const reply = await api.devices.list({ params: { id: user._id }, fetchOptions: { signal } })
    return { devices: accepted(reply).data }
  }

  const accountWithDevices = async (args: LoaderFunctionArgs) => {
    const [known, used] = await Promise.all([account(args), devices(args)])
    return { ...known, ...used }
  }

  return { viewed, pages, account: accountWithDevices }
}
export type CustomerLoaders = ReturnType<typeof createCustomerLoaders>
