import { type LoaderFunctionArgs, redirect } from 'react-router-dom'
import type { ProductCard } from '../contracts/catalogue.ts'
import type { Composed } from './compose.ts'
import type { CustomerLoaders } from './customerLoaders.ts'
import { refusedPage } from './refusals.ts'

/** The loaders of the routes: they fetch through the contract client while the page's code loads. */
export const createLoaders = (composed: Composed) => {
  const { api, cookies, root } = composed

  /** Whoever is not logged in goes to the login (specification 2, protected routes). */
  const requireUser = () => {
    const user = cookies.readUser()
    if (user) return user
    root.send({ type: 'said', sentence: { key: 'session.loginRequired' } })
    throw redirect('/login')
  }

  let known: { readonly userId: string; readonly loaders: CustomerLoaders } | undefined
  /** Those of the customer who is logged in. */
  const customers = async (): Promise<CustomerLoaders> => {
    const user = requireUser()
    const { createCustomerLoaders } = await import('./customerLoaders.ts')
    if (known?.userId !== user._id)
      known = { userId: user._id, loaders: createCustomerLoaders(composed, user) }
    return known.loaders
  }

  /** What the customer has looked at lately; none when it cannot be had: nobody came for it. */
  const viewed = async (signal: AbortSignal): Promise<readonly ProductCard[]> => {
    if (!cookies.readUser()) return []
    return customers().then(
      (loaders) => loaders.viewed(signal),
      () => [],
    )
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
      return {
        featured: reply.body.data,
        /** Not waited for. */
        viewed: viewed(signal),
      }
    },

    theShop: async ({ request: { signal } }: LoaderFunctionArgs) => {
      const reply = await api.content.shop({ fetchOptions: { signal } })
      if (reply.status !== 200) throw refusedPage(reply)
      return { categories: reply.body.data }
    },

    login: () => (cookies.readUser() ? redirect('/my-account') : null),

    /** A customer sets a password in the account; a link without its token is of no use (specification 2). */
    resetPassword: ({ params: { token } }: LoaderFunctionArgs) => {
      if (cookies.readUser()) return redirect('/my-account')
      if (token) return { token }
      root.send({ type: 'toast.raised', sentence: { key: 'reset.tokenMissing' } })
      return redirect('/forgot-password')
    },

    mailedToken: ({ params: { token = '' } }: LoaderFunctionArgs) => ({ token }),

    /** The customer; nothing for a guest, who finds the registration there. */
    account: async (args: LoaderFunctionArgs) =>
      cookies.readUser() ? (await customers()).account(args) : { customer: null, devices: [] },

    verification: ({ request }: LoaderFunctionArgs) => ({
      token: new URL(request.url).searchParams.get('token') ?? '',
    }),

    protected: () => {
      requireUser()
      return null
    },

    /** A page that is for customers alone. */
    ofCustomers:
      (page: keyof CustomerLoaders['pages']) =>
      async (args: LoaderFunctionArgs): Promise<unknown> =>
        (await customers()).pages[page](args),
  }
}
export type Loaders = ReturnType<typeof createLoaders>
