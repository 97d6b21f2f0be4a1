import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import { type Category, type ProductCard, wholeCatalogue } from '../contracts/catalogue.ts'
import type { Problem } from '../contracts/primitives.ts'
import { productPath } from '../domain/addresses.ts'
import { pathTo } from '../domain/categoryTree.ts'
import { keepKnownParts } from '../domain/listingFilter.ts'
import { selectActiveProduct } from '../machines/activeProduct.machine.ts'
import type { ListingSource } from '../machines/listing.machine.ts'
import { ServerFailure } from '../services/failures.ts'
import { fetchRelated, openListing } from '../services/listing.ts'
import type { Composed } from './compose.ts'

const notFound = () => new Response(null, { status: 404, statusText: 'Not Found' })
const historyPageSize = 20
/** Products looked at lately that a page shows. */
const viewedAtOnce = 4

/** The loaders of the routes: they fetch through the contract client while the page's code loads. */
export const createLoaders = (composed: Composed) => {
  const { api, cookies, root } = composed

  /** A token that the server does not take is worth nothing here either, whoever wrote it. */
  const toLogin = () => {
    cookies.removeUser()
    return redirect('/login')
  }

  /** What a refused page load comes to: the login, the 404 page, or the default error screen. */
  const refusedPage = ({ status, body }: { status: number; body: Problem }) => {
    if (status === 401) return toLogin()
    if (status === 404) return notFound()
    return new ServerFailure(status, body)
  }

  /** Whoever is not logged in goes to the login (specification 2, protected routes). */
  const requireUser = () => {
    const user = cookies.readUser()
    if (user) return user
    root.send({ type: 'said', sentence: { key: 'session.loginRequired' } })
    throw redirect('/login')
  }

  const categories = async (signal: AbortSignal): Promise<readonly Category[]> => {
    const reply = await api.catalogue.categories({ fetchOptions: { signal } })
    if (reply.status !== 200) throw refusedPage(reply)
    return reply.body.data
  }

  /** The cards of the products that are still sold, a hundred a call. */
  const cards = async (ids: readonly string[], signal: AbortSignal): Promise<ProductCard[]> => {
    if (ids.length === 0) return []
    const reply = await api.catalogue.cards({
      query: { ids: ids.slice(0, 100).join(',') },
      fetchOptions: { signal },
    })
    if (reply.status !== 200) throw refusedPage(reply)
    return [...reply.body.data, ...(await cards(ids.slice(100), signal))]
  }

  /** What the customer has looked at lately, but for `shown`. None when it cannot be had: nobody came for it. */
  const viewed = async (signal: AbortSignal, shown?: string): Promise<readonly ProductCard[]> => {
    const user = cookies.readUser()
    const ids = user ? composed.recentlyViewed.read(user._id) : []
    const others = ids.filter((id) => id !== shown).slice(0, viewedAtOnce)
    return cards(others, signal).catch(() => [])
  }

  const listing = async (source: ListingSource, signal: AbortSignal) => {
    try {
      return { source, first: await openListing(api, source, signal) }
    } catch (error) {
      if (error instanceof ServerFailure && error.status === 404) throw notFound()
      if (error instanceof ServerFailure && error.status === 401) throw toLogin()
      throw error
    }
  }

  return {
    shell: async ({ request: { signal } }: LoaderFunctionArgs) => {
      const [settings] = await Promise.all([
        composed.loadSettings(signal),
        composed.preferencesSettled(),
      ])
      return { settings }
    },

    home: async ({ request: { signal } }: LoaderFunctionArgs) => {
      const reply = await api.catalogue.featured({ fetchOptions: { signal } })
      if (reply.status !== 200) throw refusedPage(reply)
      return { featured: reply.body.data, viewed: viewed(signal) }
    },

    theShop: async ({ request: { signal } }: LoaderFunctionArgs) => {
      const reply = await api.content.shop({ fetchOptions: { signal } })
      if (reply.status !== 200) throw refusedPage(reply)
      return { categories: reply.body.data }
    },

    lookBook: async ({ request: { signal } }: LoaderFunctionArgs) => {
      requireUser()
      const reply = await api.content.lookBook({ fetchOptions: { signal } })
      if (reply.status !== 200) throw refusedPage(reply)
      return { looks: reply.body.data }
    },

    login: () => (cookies.readUser() ? redirect('/my-account') : null),

    protected: () => {
      requireUser()
      return null
    },

    /** The customer; nothing for a guest, who finds the registration there. */
    account: async ({ request: { signal } }: LoaderFunctionArgs) => {
      const user = cookies.readUser()
      if (!user) return { customer: null }
      const reply = await api.customer.get({
        params: { id: user._id },
        fetchOptions: { signal },
      })
      if (reply.status !== 200) throw refusedPage(reply)
      return { customer: reply.body }
    },

    verification: ({ request }: LoaderFunctionArgs) => ({
      token: new URL(request.url).searchParams.get('token') ?? '',
    }),

    eshop: async ({ request }: LoaderFunctionArgs) => {
      requireUser()
      const { searchParams } = new URL(request.url)
      const query = searchParams.get('search')?.trim() ?? ''
      const filter = keepKnownParts(searchParams.get('filter') ?? '')
      const source: ListingSource = query
        ? { kind: 'search', query, filter }
        : { kind: 'category', slug: wholeCatalogue, filter }
      return listing(source, request.signal)
    },

    category: async ({ request, params }: LoaderFunctionArgs) => {
      requireUser()
      const slug = params.id ?? ''
      const filter = keepKnownParts(new URL(request.url).searchParams.get('filter') ?? '')
      const [list, tree] = await Promise.all([
        listing({ kind: 'category', slug, filter }, request.signal),
        categories(request.signal),
      ])
      return { ...list, path: pathTo(tree, slug) }
    },

    product: async ({ request: { signal }, params }: LoaderFunctionArgs) => {
      requireUser()
      const [reply, tree] = await Promise.all([
        api.catalogue.product({
          params: { slug: encodeURIComponent(params.id2 ?? '') },
          fetchOptions: { signal },
        }),
        categories(signal),
      ])
      if (reply.status !== 200) throw refusedPage(reply)
      return {
        product: reply.body,
        path: pathTo(tree, params.id1 ?? ''),
        /** Not waited for. */
        related: fetchRelated(api, reply.body, signal),
        viewed: viewed(signal, reply.body._id),
      }
    },

    /** The active product's own page, or the catalogue where there is none (decisions, Layout). */
    activeProduct: () => {
      requireUser()
      const product = selectActiveProduct(composed.refs.activeProduct.getSnapshot())
      return redirect(product ? productPath(product) : '/eshop')
    },

    checkout: async ({ request: { signal } }: LoaderFunctionArgs) => {
      const user = requireUser()
      const reply = await api.customer.get({
        params: { id: user._id },
        fetchOptions: { signal },
      })
      if (reply.status !== 200) throw refusedPage(reply)
      const { userAddress, name, companyName, country } = reply.body
      return { address: userAddress[0] ?? { name, companyName, country } }
    },

    placed: async ({ request: { signal }, params }: LoaderFunctionArgs) => {
      requireUser()
      const reply = await api.orders.get({
        params: { id: encodeURIComponent(params.orderId ?? '') },
        fetchOptions: { signal },
      })
      if (reply.status !== 200) throw refusedPage(reply)
      return { order: reply.body }
    },

    /** The wished products that are still sold. */
    wishlist: async ({ request: { signal } }: LoaderFunctionArgs) => {
      const user = requireUser()
      const reply = await api.customer.getWishlist({
        params: { id: user._id },
        fetchOptions: { signal },
      })
      if (reply.status !== 200) throw refusedPage(reply)
      return { products: await cards(reply.body.wishlist, signal) }
    },

    history: async ({ request }: LoaderFunctionArgs) => {
      requireUser()
      const asked = new URL(request.url).searchParams.get('page') ?? ''
      const page = /^[1-9]\d{0,4}$/.test(asked) ? asked : '1'
      const reply = await api.orders.mine({
        query: { limit: String(historyPageSize), page },
        fetchOptions: { signal: request.signal },
      })
      if (reply.status !== 200) throw refusedPage(reply)
      const { data, total } = reply.body
      return {
        orders: data,
        pageNumber: Number(page),
        pageCount: Math.max(1, Math.ceil(total / historyPageSize)),
      }
    },
  }
}
export type Loaders = ReturnType<typeof createLoaders>
export type Loaded<K extends keyof Loaders> = Exclude<
  Awaited<ReturnType<Loaders[K]>>,
  Response | null
>
