import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Invariant } from './invariants.ts'
import type { Schedule } from './schedule.ts'

/** A schedule that has failed once, kept so that it is run first from then on. */
export interface Kept {
  readonly about: string
  /** What failed then. */
  readonly invariant: Invariant
  readonly schedule: Schedule
}

const folder = join(import.meta.dirname, 'kept')

/** All kept schedules by name. */
export const readKept = (): readonly (readonly [name: string, kept: Kept])[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .toSorted()
    .map((file) => [
      file.slice(0, -'.json'.length),
      JSON.parse(readFileSync(join(folder, file), 'utf8')) as Kept,
    ])

/** One field a line, and one step a line. */
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

export const writeKept = (name: string, kept: Kept): void =>
  writeFileSync(join(folder, `${name}.json`), written(kept))
