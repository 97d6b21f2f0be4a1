import { fromCallback, fromPromise } from 'xstate'
import { apiBase } from '../contracts/apiBase.ts'
import type { Problem } from '../contracts/primitives.ts'
import {
  type Credentials,
  type LoginOutcome,
  sessionMachine,
} from '../machines/account/session.machine.ts'
import { appMachine } from '../machines/app.machine.ts'
import { connectivityMachine } from '../machines/shell/connectivity.machine.ts'
import { preferencesMachine, type ShopLists } from '../machines/shell/preferences.machine.ts'
import { provideQuickView } from './catalogue/quickView.ts'
import type { CustomerMachines } from './customerMachines.ts'
import type { ShopCookies } from './parts/cookies.ts'
import { refused, ServerFailure } from './parts/failures.ts'
import type { PageServices } from './parts/pageServices.ts'
import { probe } from './shell/probe.ts'
import { provideShellMachines } from './shell/shellActors.ts'

export interface Services extends PageServices {
  readonly cookies: ShopCookies
  readonly baseUrl?: string
}

const failed = ({ status, body }: { status: number; body: Problem }) =>
  new ServerFailure(status, body)

/**
 * The app and what it spawns, with their real actors. The machines of pages come with the pages (`pages/`).
 * @param customer the machines of customers, in the page such as load later
 */
export const provideApp = (services: Services, customer: CustomerMachines) => {
  const { api, cookies, applicationTokens } = services

  const login = fromPromise<LoginOutcome, Credentials>(async ({ input, signal }) => {
    const reply = await api.customer.login({
      body: { registerEmail: input.email, password: input.password },
      fetchOptions: { signal },
    })
    if (reply.status !== 200) return refused(reply)
    if (!reply.body.verified) {
      applicationTokens.write(reply.body.application)
      return { kind: 'unverified' }
    }
    const { _id, token, name, email, companyName } = reply.body
    services.drafts.drop('login')
    return { kind: 'verified', user: { _id, token, name, email, companyName } }
  })

  const checkVerified = fromPromise<boolean, { userId: string }>(async ({ input, signal }) => {
    const reply = await api.customer.checkVerified({
      params: { id: input.userId },
      fetchOptions: { signal },
    })
    if (reply.status === 200) return reply.body.verified
    if (reply.status === 401 || reply.status === 403) return false
    throw failed(reply)
  })

  const logout = fromPromise<void, { token: string }>(async ({ input: { token } }) => {
    // The cookie may already hold the login of another tab.
    await api.customer.logout({ extraHeaders: { authorization: `Bearer ${token}` } })
  })

  const loadLists = fromPromise<ShopLists>(async ({ signal }) => {
    const [languages, currencies] = await Promise.all([
      api.settings.languages({ fetchOptions: { signal } }),
      api.settings.currencies({ fetchOptions: { signal } }),
    ])
    if (languages.status !== 200) throw failed(languages)
    if (currencies.status !== 200) throw failed(currencies)
    return { languages: languages.body.data, currencies: currencies.body.data }
  })

  const watchBrowser = fromCallback(({ sendBack }) => {
    const online = () => sendBack({ type: 'browser.online' })
    const offline = () => sendBack({ type: 'browser.offline' })
    window.addEventListener('online', online)
    window.addEventListener('offline', offline)
    if (!navigator.onLine) offline()
    return () => {
      window.removeEventListener('online', online)
      window.removeEventListener('offline', offline)
    }
  })

  const session = sessionMachine.provide({
    actors: {
      ...{ login, checkVerified, logout },
      readStored: fromPromise(() => services.inLoginQueue(async () => cookies.readUser())),
    },
    actions: {
      storeUser: ({ context }) => {
        if (context.user) cookies.writeUser(context.user)
      },
      forgetUser: ({ context }) => {
        if (context.user) cookies.removeUser(context.user.token)
      },
    },
  })
  const preferences = preferencesMachine.provide({
    actors: { loadLists },
    actions: {
      rememberLanguage: ({ context }) => cookies.writeLanguage(context.language),
      rememberCurrency: ({ context }) => cookies.writeCurrency(context.currency),
      rememberTheme: ({ context }) => cookies.writeTheme(context.theme),
    },
  })
  const connectivity = connectivityMachine.provide({
    actors: {
      watchBrowser,
      probe: fromPromise<void>(({ signal }) => probe(services.baseUrl ?? apiBase, signal)),
    },
  })
  const shell = provideShellMachines(services)
  const children = {
    ...{ ...shell, ...customer, session, preferences, connectivity },
    quickView: provideQuickView(services),
  }
  return { ...children, app: appMachine.provide({ actors: children }) }
}
