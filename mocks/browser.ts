import { setupWorker } from 'msw/browser'
import { z } from 'zod'
import type { Realtime } from '../src/contracts/realtime.ts'
import { showPanel } from './browser/panel.ts'
import {
  isScenarioName,
  type Opened,
  openScenario,
  type ScenarioName,
} from './scenarios/scenarios.ts'

/** The state that a tab keeps across reloads. */
const Remembered = z.object({ scenario: z.string(), saved: z.string() })
const storageKey = 'alma.mocks'

const recall = (): { scenario: ScenarioName; saved: string } | undefined => {
  const text = sessionStorage.getItem(storageKey)
  const { data } = Remembered.safeParse(text === null ? null : JSON.parse(text))
  return data && isScenarioName(data.scenario)
    ? { scenario: data.scenario, saved: data.saved }
    : undefined
}

/** Reads `?scenario=` and removes it from the address. */
const takeAsked = (): ScenarioName | undefined => {
  const address = new URL(window.location.href)
  const name = address.searchParams.get('scenario')
  if (!isScenarioName(name)) return undefined
  address.searchParams.delete('scenario')
  window.history.replaceState(null, '', address)
  return name
}

/** From the front page, go to the scenario's first page. */
const goToStart = (path: string): void => {
  if (window.location.pathname === '/') window.history.replaceState(null, '', path)
}

export interface StartedMocks {
  readonly realtime: Realtime
  /** The new value of the `userInfo` cookie; undefined leaves it unchanged. */
  readonly cookie: Opened['cookie'] | undefined
}

/**
 * Runs the mock shop in the page: a service worker answers every call, the state is kept across reloads of the tab, and
 * a small panel switches the scenario.
 */
export const startMocks = async (): Promise<StartedMocks> => {
  const asked = takeAsked()
  const known = asked === undefined ? recall() : undefined
  const name = asked ?? known?.scenario ?? 'guest'
  const options = { publicUrl: window.location.origin, onCall: () => remember() }
  // A state saved by an older version of the mocks may be invalid. Then restart the scenario.
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
