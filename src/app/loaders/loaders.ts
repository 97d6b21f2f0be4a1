import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import type { ProductCard } from '../../contracts/catalogue/product.ts'
import type { PageOfTable } from '../../domain/shell/pages.ts'
import type { Composed } from '../compose/compose.ts'
import { addressOf } from '../compose/placeOf.ts'
import type { ContentLoaders } from './contentLoaders.ts'
import type { CustomerLoaders } from './customerLoaders.ts'
import { accepted } from './refusals.ts'

/** The loaders of the routes: they fetch through the contract client while the page's code loads. */
export const createLoaders = (composed: Composed) => {
  const { api, knownUser, root, services } = composed

  /** Sends visitors to the login (rule P2). */
  const requireUser = async (request: Request) => {
    const user = await knownUser()
    if (user) return user
    root.send({ type: 'login.needed', to: addressOf(new URL(request.url)) })
    root.send({ type: 'said', sentence: { key: 'session.loginRequired' } })
    throw redirect('/login')
  }

  let known: { readonly userId: string; readonly loaders: CustomerLoaders } | undefined
  /** The loaders for the logged-in customer. */
  const customers = async (request: Request): Promise<CustomerLoaders> => {
    const user = await requireUser(request)
    const { createCustomerLoaders } = await services.loadCode(() => import('./customerLoaders.ts'))
    if (known?.userId !== user._id)
      known = { userId: user._id, loaders: createCustomerLoaders(composed, user) }
    return known.loaders
  }

  /** Recently viewed products. Optional content: returns an empty list if the request fails. */
  const viewed = async (request: Request): Promise<readonly ProductCard[]> => {
    if (!(await knownUser())) return []
    return customers(request).then(
      (loaders) => loaders.viewed(request.signal),
      () => [],
    )
  }

  const own = {
    shell: async ({ request: { signal } }: LoaderFunctionArgs) => {
      const [settings] = await Promise.all([
        composed.loadSettings(signal),
        composed.preferencesSettled(),
      ])
      return { settings }
    },

    home: async ({ request }: LoaderFunctionArgs) => {
      const fetchOptions = { signal: request.signal }
      const [featured, shop, front] = await Promise.all([
        api.catalogue.featured({ fetchOptions }),
        api.content.shop({ fetchOptions }),
        api.content.frontPage({ fetchOptions }),
      ])
      return {
        featured: accepted(featured).data,
        categories: accepted(shop).data,
        ...accepted(front),
        /** The page does not wait for it. */
        viewed: viewed(request),
      }
    },

    theShop: async ({ request: { signal } }: LoaderFunctionArgs) => {
      return { categories: accepted(await api.content.shop({ fetchOptions: { signal } })).data }
    },

    login: async () => ((await knownUser()) ? redirect('/my-account') : null),

    /** Customers set a password in the account; a link without its token leads to a new one (rules P11, P12). */
    resetPassword: async ({ params: { token } }: LoaderFunctionArgs) => {
      if (await knownUser()) return redirect('/my-account')
      if (token) return { token }
      root.send({ type: 'toast.raised', sentence: { key: 'reset.tokenMissing' } })
      return redirect('/forgot-password')
    },

    mailedToken: ({ params: { token = '' } }: LoaderFunctionArgs) => ({ token }),

    /** The customer; undefined for a guest, who sees the registration there. */
    account: async (args: LoaderFunctionArgs) =>
      (await knownUser())
        ? (await customers(args.request)).account(args)
        : { customer: null, devices: [] },

    /** Remove the token of a mail's link from the address bar, where other people could read it. */
    verification: ({ request }: LoaderFunctionArgs) => {
      const { searchParams } = new URL(request.url)
      const application = searchParams.get('application')
      if (application !== null) {
        services.applicationTokens.write(application)
        return redirect('/user/email-verification')
      }
      return {
        token: searchParams.get('token') ?? '',
        application: services.applicationTokens.read(),
      }
    },
  }

  return {
    ...own,
    /**
     * The loader of a page.
     * @param data its name in the table of pages; null only sends visitors to the login
     */
    of:
      (data: PageOfTable['data'], access: PageOfTable['access']) =>
      async (args: LoaderFunctionArgs): Promise<unknown> => {
        if (access !== 'everyone') await requireUser(args.request)
        if (data === null) return null
        if (isOfCustomers(data)) return (await customers(args.request)).pages[nameOf(data)](args)
        if (!isOfContent(data)) return own[data](args)
        const { createContentLoaders } = await services.loadCode(
          () => import('./contentLoaders.ts'),
        )
        return createContentLoaders(composed)[nameOf(data)](args)
      },
  }
}
export type Loaders = ReturnType<typeof createLoaders>

type CustomerData = `customer/${keyof CustomerLoaders['pages']}`
type ContentData = `content/${keyof ContentLoaders}`

const isOfCustomers = (data: string): data is CustomerData => data.startsWith('customer/')
const isOfContent = (data: string): data is ContentData => data.startsWith('content/')
const nameOf = <N extends string>(data: `${string}/${N}`): N => data.split('/')[1] as N
