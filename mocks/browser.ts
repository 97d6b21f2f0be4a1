import { setupWorker } from 'msw/browser'
import type { Realtime } from '../src/contracts/realtime.ts'
import { type Asked, readAsked } from './browser/askedScenarios.ts'
import { showPanel } from './browser/panel.ts'
import { recall, rememberTab } from './browser/rememberedTab.ts'
import { savedScenarios } from './browser/savedScenarios.ts'
import { type Opened, openScenario, type ScenarioName } from './scenarios/scenarios.ts'

/** Reads `?scenario=` and removes it from the address. */
const takeAsked = (): string | undefined => {
  const address = new URL(window.location.href)
  const text = address.searchParams.get('scenario')
  if (text === null) return undefined
  address.searchParams.delete('scenario')
  window.history.replaceState(null, '', address)
  return text
}

/** The scenario of a tab that asks for none. */
const usual: ScenarioName = 'guest'

/** From the front page, go to the scenario's first page. The rest of the address stays. */
const goToStart = (path: string): void => {
  const { pathname, href, searchParams } = new URL(window.location.href)
  if (pathname !== '/') return
  const start = new URL(path, href)
  for (const [name, value] of searchParams) start.searchParams.set(name, value)
  window.history.replaceState(null, '', start)
}

export interface StartedMocks {
  readonly realtime: Realtime
  /** The lines of the quick order that a new scenario begins with. */
  readonly list: Opened['list']
  /** The new value of the `userInfo` cookie; undefined leaves it unchanged. */
  readonly cookie: Opened['cookie'] | undefined
}

const isAny = (names: Asked['names']): names is readonly [ScenarioName, ...ScenarioName[]] =>
  names.length > 0

/**
 * Runs the mock shop in the page: a service worker answers every call, the state is kept across reloads of the tab, and
 * a small panel switches the scenario. An address that asks for a scenario that does not exist changes nothing, and the
 * panel says so.
 * @param readCustomer reads the cookie of the logged-in customer
 */
export const startMocks = async (readCustomer: () => Opened['cookie']): Promise<StartedMocks> => {
  const askedFor = takeAsked()
  const asked = readAsked(askedFor ?? '', savedScenarios())
  const { names, saved, unknown } = asked
  const isNew = isAny(names) && unknown.length === 0
  const known = isNew ? undefined : recall()
  const recalled = readAsked(known?.scenario ?? '', new Map()).names
  const chosen = isNew ? names : isAny(recalled) ? recalled : ([usual] as const)
  const before = isNew ? saved?.saved : known?.saved

  const options = { publicUrl: window.location.origin, onCall: () => changed() }
  // A state saved by an older version of the mocks may be invalid. Then restart the scenario.
  const reopened =
    before !== undefined &&
    (await openScenario(chosen, { ...options, saved: before }).catch(() => undefined))
  const scenario = reopened || (await openScenario(chosen, options))
  const remember = () =>
    rememberTab({
      scenario: chosen.join(),
      asked: (isNew ? askedFor : known?.asked) ?? chosen.join(),
      saved: scenario.shop.save(),
    })
  let updatePanel: () => void = () => undefined
  const changed = () => {
    remember()
    updatePanel()
  }
  remember()
  if (scenario.isOffline) Object.defineProperty(navigator, 'onLine', { get: () => false })
  await setupWorker(...scenario.allHandlers).start({ quiet: true, onUnhandledFrame: 'bypass' })
  if (isNew) goToStart(saved?.path ?? scenario.path)
  const { shop } = scenario
  updatePanel = showPanel({ current: chosen, unknown, shop, readCustomer, onChange: remember })
  /** A saved scenario brings the customer who was logged in; a tab that goes on keeps its own. */
  const cookie = () => {
    if (!reopened) return scenario.cookie
    return isNew ? saved?.cookie : undefined
  }
  const list = isNew && !reopened ? scenario.list : []
  return { realtime: scenario.realtime, list, cookie: cookie() }
}
