import type { Problem } from '../../contracts/primitives.ts'
import type { Realtime } from '../../contracts/realtime.ts'
import { createOtherTabs, type OtherTabs } from '../../services/account/otherTabs.ts'
import { provideApp, type Services } from '../../services/actors.ts'
import { lazyCustomerMachines } from '../../services/lazyCustomerMachines.ts'
import type { Api, ApiOptions } from '../../services/parts/api.ts'
import {
  type ApplicationTokens,
  createApplicationTokens,
} from '../../services/parts/applicationToken.ts'
import { createCookies, type ShopCookies } from '../../services/parts/cookies.ts'
import { createDrafts, type Drafts } from '../../services/parts/drafts.ts'
import { type FirstAnswers, noAnswers } from '../../services/parts/firstAnswers.ts'
import { createLazyApi } from '../../services/parts/lazyApi.ts'
import type { LoadCode } from '../../services/parts/pageServices.ts'
import { loadCode } from '../../views/parts/loadCode.ts'
import { currentEntry, type Entry } from './placeOf.ts'

/** Where the shop runs: in a browser, or on the server while it renders a page. */
export interface Device {
  readonly cookies: ShopCookies
  readonly otherTabs: OtherTabs
  readonly drafts: Drafts
  readonly applicationTokens: ApplicationTokens
  readonly realtime: Realtime
  readonly loadCode: LoadCode
  readonly createApi: (options: ApiOptions & { readonly loadCode: LoadCode }) => {
    readonly api: Api
    /** Loads the code of the calls before it is needed. */
    readonly warmUp: () => void
  }
  /** Provides the machines with their actors. */
  readonly provide: (services: Services) => Pick<ReturnType<typeof provideApp>, 'app'>
  /** Why the shop has refused the form that the page replies to (rule P20); only on the server. */
  readonly refused?: Problem | undefined
  /** The history entry of the address bar; null on the server. */
  readonly entry: () => Entry | null
}

/** The browser that shows the shop. */
export const browserDevice = ({
  isHttps,
  realtime,
  answers = noAnswers,
}: {
  readonly isHttps: boolean
  readonly realtime: Realtime
  /** The data embedded in the page. */
  readonly answers?: FirstAnswers
}): Device => {
  const otherTabs = createOtherTabs(() => cookies.readUser()?.token ?? null)
  const cookies = createCookies({ isHttps, onUserChanged: otherTabs.tell })
  return {
    ...{ cookies, otherTabs, realtime, loadCode, entry: currentEntry },
    drafts: createDrafts(() => window.sessionStorage),
    applicationTokens: createApplicationTokens(() => window.localStorage),
    createApi: (options) => createLazyApi(options, answers),
    provide: (services) => provideApp(services, lazyCustomerMachines(services)),
  }
}
