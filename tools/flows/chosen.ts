import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KeptFlow } from '../../lab/changes/changesSince.ts'
import type { Flow } from '../../lab/run/flow.ts'
import { nearestFirst } from '../../lab/run/nearest.ts'
import { pathsFolder } from '../../tests/support/flows/flowPaths.ts'
import { keptFlows } from '../../tests/support/flows/keptFlows.ts'
import { type KeptJourney, keptJourneys } from '../../tests/support/flows/keptJourneys.ts'
import { listed, Refused } from './options.ts'

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

/** What can be asked for by its title, or by the name of its file. */
interface Titled {
  readonly title: string
  readonly file?: string
}

/**
 * What has this title or file name, or is the only one whose title contains it.
 *
 * @returns several, if the titles of several contain it; none, if no title does
 * @throws {@link Refused} with the files, if several have this title
 */
const matching = <T extends Titled>(wanted: string, titled: readonly T[]): readonly T[] => {
  const byFile = titled.find(({ file }) => file !== undefined && same(file, wanted))
  if (byFile) return [byFile]
  const equal = titled.filter(({ title }) => same(title, wanted))
  const files = equal.flatMap(({ file }) => file ?? [])
  if (files.length > 1)
    throw new Refused(
      `Several have the title "${wanted}":\n${listed(files)}\nType the name of the file that you mean.`,
    )
  const [exact] = equal
  if (exact) return [exact]
  return titled.filter(({ title }) => title.toLowerCase().includes(wanted.toLowerCase()))
}

const listOf = (wanted: string, titles: readonly string[]) =>
  listed(nearestFirst(wanted, titles).slice(0, shown))

/**
 * The only match of a title.
 *
 * @param what of which kind they are, such as `journey`
 * @throws {@link Refused} with the titles that contain it, if there are several, or with the nearest ones
 */
const oneTitled = <T extends Titled>(what: string, wanted: string, titled: readonly T[]): T => {
  const [found, ...others] = matching(wanted, titled)
  if (found && others.length === 0) return found
  if (!found)
    throw new Refused(
      `There is no ${what} "${wanted}". The nearest of ${titled.length} titles:\n${listOf(
        wanted,
        titled.map(({ title }) => title),
      )}`,
    )
  const all = [found, ...others]
  /** The title, with its file if another one has the same. */
  const titles = all.map(({ title, file }) =>
    file !== undefined && all.filter((one) => same(one.title, title)).length > 1
      ? `${title} (${file})`
      : title,
  )
  const more = titles.length > shown ? ', such as' : ''
  throw new Refused(
    `Several titles contain "${wanted}"${more}:\n${listOf(wanted, titles)}\nType more of the one that you mean, or the name of its file.`,
  )
}

const recorded = ({ file, flow }: KeptFlow) => ({
  ...{ title: flow.title, file },
  chosen: { file, flow, test: `recorded: ${file}` } satisfies Chosen,
})

/**
 * The recorded flow with a title or a file name, or the only one whose title contains it; undefined if there is none.
 *
 * @throws {@link Refused} with the files, if several have this title
 */
export const keptFlowTitled = (title: string, kept: readonly KeptFlow[]): Chosen | undefined => {
  const [found, ...others] = matching(title, kept.map(recorded))
  return others.length === 0 ? found?.chosen : undefined
}

/**
 * The recorded flow, or the path of the machine, with a title. A part is enough if no other title contains it.
 *
 * @throws {@link Refused} with the titles of the machine that match or are nearest, if it is not one
 */
export const flowTitled = (
  title: string,
  machine: string,
  paths = pathsOf(machine),
  kept = keptFlows(machine),
): Chosen =>
  oneTitled(`flow of ${machine}`, title, [
    ...kept.map(recorded),
    ...paths.map((flow) => ({ title: flow.title, chosen: { flow, test: flow.title } })),
  ]).chosen

/**
 * The journey with a title, or with the name of its file. A part is enough if no other title contains it.
 *
 * @throws {@link Refused} with the titles that match or are nearest, if it is not one
 */
export const journeyTitled = (title: string, kept = keptJourneys()): KeptJourney =>
  oneTitled(
    'journey',
    title,
    kept.map((one) => ({ title: one.journey.title, file: one.name, one })),
  ).one
