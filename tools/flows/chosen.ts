import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KeptFlow } from '../../lab/changes/changesSince.ts'
import type { Flow } from '../../lab/run/flow.ts'
import { nearestFirst } from '../../lab/run/nearest.ts'
import { pathsFolder } from '../../tests/support/flowPaths.ts'
import { keptFlows } from '../../tests/support/keptFlows.ts'
import { type KeptJourney, keptJourneys } from '../../tests/support/keptJourneys.ts'
import { listed, Refused } from './wish.ts'

/** A flow with the title of its test in Chromium. */
export interface Chosen {
  readonly flow: Flow
  readonly test: string
  /** The file of a recorded flow; a path of the machine has none. */
  readonly file?: string
}

/** The paths of a machine, which `tests/flows/paths.test.ts` has written. */
export const pathsOf = (machine: string): readonly Flow[] =>
  JSON.parse(readFileSync(join(pathsFolder, `${machine}.json`), 'utf8'))

const shown = 10

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** The recorded flow with a title, or with that file's name; undefined if there is none. */
export const keptFlowTitled = (title: string, kept: readonly KeptFlow[]): Chosen | undefined => {
  const found = kept.find(({ file, flow }) => same(flow.title, title) || same(file, title))
  return found && { ...found, test: `recorded: ${found.file}` }
}

/**
 * The path with a title.
 *
 * @throws {@link Refused} with the nearest titles of the machine if there is none
 */
export const pathTitled = (
  title: string,
  machine: string,
  paths = pathsOf(machine),
  kept = keptFlows(machine),
): Chosen => {
  const flow = paths.find((path) => same(path.title, title))
  if (flow) return { flow, test: flow.title }
  const titles = [...kept.map((one) => one.flow.title), ...paths.map((path) => path.title)]
  throw new Refused(
    `The machine ${machine} has no flow "${title}". The nearest of its ${titles.length} titles:\n${listed(nearestFirst(title, titles).slice(0, shown))}`,
  )
}

/**
 * The journey with a title, or with the name of its file. A part of a title is enough if no other one contains it.
 *
 * @throws {@link Refused} with all titles, the nearest first, if there is none
 */
export const journeyTitled = (title: string, kept = keptJourneys()): KeptJourney => {
  const exact = kept.find(({ name, journey }) => same(journey.title, title) || same(name, title))
  const [part, ...others] = kept.filter(({ journey }) =>
    journey.title.toLowerCase().includes(title.toLowerCase()),
  )
  const found = exact ?? (others.length === 0 ? part : undefined)
  if (found) return found
  const titles = kept.map(({ journey }) => journey.title)
  throw new Refused(
    `There is no journey "${title}". The journeys are:\n${listed(nearestFirst(title, titles))}`,
  )
}
