import { setupWorker } from 'msw/browser'
import { z } from 'zod'
import type { Realtime } from '../src/contracts/realtime.ts'
import { showPanel } from './browser/panel.ts'
import { isScenarioName, type Opened, openScenario, type ScenarioName } from './scenarios.ts'

/** What a tab remembers over its reloads. */
const Remembered = z.object({ scenario: z.string(), saved: z.string() })
const storageKey = 'alma.mocks'

const recall = (): { scenario: ScenarioName; saved: string } | undefined => {
  const text = sessionStorage.getItem(storageKey)
  const { data } = Remembered.safeParse(text === null ? null : JSON.parse(text))
  return data && isScenarioName(data.scenario)
    ? { scenario: data.scenario, saved: data.saved }
    : undefined
}

/** The scenario that the address asks for with `?scenario=`, which is then taken off the address. */
const takeAsked = (): ScenarioName | undefined => {
  const address = new URL(window.location.href)
  const name = address.searchParams.get('scenario')
  if (!isScenarioName(name)) return undefined
  address.searchParams.delete('scenario')
  window.history.replaceState(null, '', address)
  return name
}

/** Whoever comes to the front page begins where the scenario begins. */
const goToStart = (path: string): void => {
  if (window.location.pathname === '/') window.history.replaceState(null, '', path)
}

export interface StartedMocks {
  readonly realtime: Realtime
  /** What the `userInfo` cookie is to hold; undefined leaves it as it is. */
  readonly cookie: Opened['cookie'] | undefined
}

/**
 * Puts the mock shop into the page: a service worker answers every call, the tab remembers what happened
 * over its reloads, and a small panel changes the scenario.
 */
export const startMocks = async (): Promise<StartedMocks> => {
  const asked = takeAsked()
  const known = asked === undefined ? recall() : undefined
  const name = asked ?? known?.scenario ?? 'guest'
  const options = { publicUrl: window.location.origin, onCall: () => remember() }
  // What an older version of the mocks has saved may not fit any more: the scenario then begins anew.
  const reopened =
    known && (await openScenario(name, { ...options, saved: known.saved }).catch(() => undefined))
  const scenario = reopened ?? (await openScenario(name, options))
  const remember = () =>
    sessionStorage.setItem(
      storageKey,
      JSON.stringify({ scenario: name, saved: scenario.shop.save() }),
    )
  remember()
  if (scenario.isOffline) Object.defineProperty(navigator, 'onLine', { get: () => false })
  await setupWorker(...scenario.allHandlers).start({ quiet: true, onUnhandledFrame: 'bypass' })
  if (asked !== undefined) goToStart(scenario.path)
  showPanel(name, scenario.shop, remember)
  return { realtime: scenario.realtime, cookie: reopened ? undefined : scenario.cookie }
}
