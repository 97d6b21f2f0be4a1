import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Journey, readJourney, writeJourney } from '../../lab/journey/journey.ts'

const folder = join(import.meta.dirname, '../flows/journeys')

export interface KeptJourney {
  /** The name of the file, without its ending. */
  readonly name: string
  readonly journey: Journey
}

/** The journeys in `tests/flows/journeys`. */
export const keptJourneys = (): readonly KeptJourney[] =>
  globSync('*.json', { cwd: folder })
    .toSorted()
    .map((file) => ({
      name: basename(file, '.json'),
      journey: readJourney(readFileSync(join(folder, file), 'utf8')),
    }))

/** The journey in the file of this name. @throws if there is none */
export const keptJourney = (wanted: string): Journey => {
  const kept = keptJourneys().find(({ name }) => name === wanted)
  if (!kept) throw new Error(`the journey ${wanted} is gone`)
  return kept.journey
}

/** Replaces a kept journey. Reading it puts its parts into their usual order. */
export const keepJourney = (name: string, journey: Journey): void =>
  writeFileSync(join(folder, `${name}.json`), writeJourney(readJourney(writeJourney(journey))))
