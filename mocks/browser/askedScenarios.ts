import { isScenarioName, type ScenarioName } from '../scenarios/scenarios.ts'
import type { SavedScenario } from './savedScenarios.ts'

/** What an address asks for: scenarios of the mocks, at most one saved one, and unknown names. */
export interface Asked {
  readonly names: readonly ScenarioName[]
  readonly saved: SavedScenario | undefined
  readonly unknown: readonly string[]
}

/** Reads `full-cart,slow-network`: names of scenarios, of the mocks or saved, separated by commas. */
export const readAsked = (text: string, known: ReadonlyMap<string, SavedScenario>): Asked => {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const saved = parts.map((part) => known.get(part)).find((one) => one !== undefined)
  return {
    names: [...(saved?.scenarios ?? []), ...parts.filter(isScenarioName)],
    saved,
    unknown: parts.filter((part) => !isScenarioName(part) && !known.has(part)),
  }
}
