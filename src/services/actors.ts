import { appMachine } from '../machines/app.machine.ts'
import type { OtherTabs } from './account/otherTabs.ts'
import { provideSession } from './account/session.actors.ts'
import type { CustomerMachines } from './customerMachines.ts'
import type { ShopCookies } from './parts/cookies.ts'
import type { PageServices } from './parts/pageServices.ts'
import { provideConnectivity } from './shell/connectivity.actors.ts'
import { providePreferences } from './shell/preferences.actors.ts'
import { provideShellMachines } from './shell/shell.actors.ts'

export interface Services extends PageServices {
  readonly cookies: ShopCookies
  readonly otherTabs: Pick<OtherTabs, 'watch'>
  readonly baseUrl?: string
}

/**
 * The app and what it spawns, with their real actors. The machines of pages load with the pages (`pages/`).
 * @param customer the machines of customers; in the page, ones that load later
 */
export const provideApp = (services: Services, customer: CustomerMachines) => {
  const children = {
    ...{ ...provideShellMachines(services), ...customer },
    session: provideSession(services),
    preferences: providePreferences(services),
    connectivity: provideConnectivity(services.baseUrl),
  }
  return { ...children, app: appMachine.provide({ actors: children }) }
}
