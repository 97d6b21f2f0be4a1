import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Invariant } from './invariants.ts'
import type { Schedule } from './schedule.ts'

/** A schedule that has failed once, kept so that it runs first from then on. */
export interface Kept {
  readonly about: string
  /** What failed then. */
  readonly invariant: Invariant
  readonly schedule: Schedule
}

const folder = join(import.meta.dirname, 'kept')

/** The files of the kept schedules, sorted into areas, by name. */
const files = (): ReadonlyMap<string, string> =>
  new Map(
    globSync('**/*.json', { cwd: folder })
      .toSorted()
      .map((file) => [basename(file, '.json'), join(folder, file)]),
  )

/** All kept schedules by name. */
export const readKept = (): readonly (readonly [name: string, kept: Kept])[] =>
  [...files()].map(([name, file]) => [name, JSON.parse(readFileSync(file, 'utf8')) as Kept])

/** One field or step per line. */
const written = ({ about, invariant, schedule: { steps, ...start } }: Kept): string => {
  const fields = Object.entries(start).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)},`,
  )
  return [
    '{',
    `  "about": ${JSON.stringify(about)},`,
    `  "invariant": ${JSON.stringify(invariant)},`,
    '  "schedule": {',
    ...fields,
    '    "steps": [',
    steps.map((step) => `      ${JSON.stringify(step)}`).join(',\n'),
    '    ]',
    '  }',
    '}',
    '',
  ].join('\n')
}

/** Writes a schedule to the file of its name, or to a new one, which must be moved to its area by hand. */
export const writeKept = (name: string, kept: Kept): void =>
  writeFileSync(files().get(name) ?? join(folder, `${name}.json`), written(kept))
