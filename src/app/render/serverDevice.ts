import { type EventObject, fromCallback } from 'xstate'
import type { Realtime } from '../../contracts/realtime.ts'
import type { Posted } from '../../domain/shell/rendering.ts'
import { appMachine } from '../../machines/app.machine.ts'
import { notificationBarMachine } from '../../machines/shell/notificationBar.machine.ts'
import { provideApp, type Services } from '../../services/actors.ts'
import { provideCustomerMachines } from '../../services/customerMachines.ts'
import type { Api } from '../../services/parts/api.ts'
import { createApplicationTokens } from '../../services/parts/applicationToken.ts'
import { createCookies } from '../../services/parts/cookies.ts'
import { createDrafts, withoutPasswords } from '../../services/parts/drafts.ts'
import { loadOnce } from '../../services/parts/pageServices.ts'
import type { Device } from '../compose/device.ts'
import { forwardingServices, setServices } from './currentServices.ts'

/** Reports nothing: the browser watches its window, its tabs and its connection. */
const watchNothing = <E extends EventObject>() => fromCallback<E>(() => undefined)

/** A server stores nothing for a browser. */
const noStorage = (): Storage => {
  throw new Error('the server has no storage of a browser')
}

const closed = { watch: () => undefined, close: () => undefined }
const noRealtime: Realtime = { connect: () => closed, follow: () => closed }

/** Provides the machines without what only a browser has. */
const provideOnce = (services: Services) => {
  const { session, preferences, connectivity, topStrip, mobileMenu, ...others } = provideApp(
    services,
    provideCustomerMachines(services),
  )
  const app = appMachine.provide({
    actors: {
      ...others,
      session: session.provide({ actors: { watchStored: watchNothing() } }),
      preferences: preferences.provide({ actors: { shareChoices: watchNothing() } }),
      connectivity: connectivity.provide({ actors: { watchBrowser: watchNothing() } }),
      // A page from the server shows its message at once.
      notificationBar: notificationBarMachine.provide({ delays: { appears: 0 } }),
      topStrip: topStrip.provide({ actors: { watchScroll: watchNothing() } }),
      mobileMenu: mobileMenu.provide({ actors: { watchWidth: watchNothing() } }),
    },
  })
  return { app }
}

let provided: ReturnType<typeof provideOnce> | undefined

const provide = (services: Services) => {
  setServices(services)
  provided ??= provideOnce(forwardingServices(services))
  return provided
}

/** Why a posted form was refused. */
const refusedIn = (posted?: Posted) => (posted && 'code' in posted.said ? posted.said : undefined)

/** What was typed into a posted form, without passwords. */
const typedIn = (posted?: Posted) => withoutPasswords(posted?.fields ?? {})

/**
 * The server that renders a page for one request.
 * @param cookies the decoded cookies of the request
 * @param posted a form whose fields stay in it, except for passwords, if it was refused; it shows why
 */
export const serverDevice = (
  api: Api,
  cookies: ReadonlyMap<string, string>,
  posted?: Posted,
): Device => ({
  cookies: createCookies({
    isHttps: true,
    jar: { get: (name) => cookies.get(name), set: () => undefined, remove: () => undefined },
  }),
  otherTabs: { tell: () => undefined, watch: () => () => undefined },
  drafts: {
    ...createDrafts(noStorage),
    // An applicant's login is accepted and goes no further.
    read: (form) => (refusedIn(posted) || form === 'login' ? typedIn(posted) : {}),
  },
  refused: refusedIn(posted),
  applicationTokens: createApplicationTokens(noStorage),
  realtime: noRealtime,
  loadCode: loadOnce,
  createApi: () => ({ api, warmUp: () => undefined }),
  provide,
  entry: () => null,
})
