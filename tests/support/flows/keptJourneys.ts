import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Journey, readJourney, writeJourney } from '../../../lab/journey/journey.ts'
import { differencesBetween } from '../../e2e/acts/differences.ts'

const folder = join(import.meta.dirname, '../../flows/journeys')

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

/** The lines shown of a change; more are counted. */
const shownLines = 20

/**
 * Replaces a kept journey by a new recording if that tells something else, apart from times and ids; otherwise its file
 * stays as it is.
 *
 * @param within the folder of the journeys
 * @returns what has changed, in lines for the terminal
 */
export const keepJourney = (
  { name, journey: before }: KeptJourney,
  recorded: Journey,
  within = folder,
): string => {
  const file = `${name}.json`
  // Reading it puts its parts into their usual order.
  const after = readJourney(writeJourney(recorded))
  const differences = differencesBetween(before, after)
  if (differences.length === 0) return `${file}: nothing has changed.`
  writeFileSync(join(within, file), writeJourney(after))
  const left = differences.length - shownLines
  return [
    `${file} is written. What has changed:`,
    ...differences.slice(0, shownLines).map((line) => `  ${line}`),
    ...(left > 0 ? [`  and ${left} more`] : []),
  ].join('\n')
}
