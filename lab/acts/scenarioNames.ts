import type { ScenarioName } from '../../mocks/scenarios/scenarios.ts'

/** Written out, so that reading a journey does not load the mocks. A name that is missing or unknown does not compile. */
const names: Readonly<Record<ScenarioName, true>> = {
  guest: true,
  unverified: true,
  verified: true,
  'full-cart': true,
  'quick-order': true,
  lists: true,
  'out-of-stock': true,
  chain: true,
  'price-changed': true,
  'expired-token': true,
  'server-error': true,
  'slow-network': true,
  malformed: true,
  offline: true,
  'socket-down': true,
}

/** The scenarios of the mocks by name. */
export const scenarioNames = Object.keys(names) as readonly ScenarioName[]
