import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KeptFlow } from '../../../lab/changes/changesSince.ts'
import { type Flow, readFlow } from '../../../lab/run/flow.ts'

const folder = join(import.meta.dirname, '../../flows')

/** The flows that people have recorded; of one machine if it is given. */
export const keptFlows = (machine = '*'): readonly KeptFlow[] =>
  globSync(`${machine}.*.json`, { cwd: folder })
    .toSorted()
    .map((file) => ({ file, flow: readFlow(readFileSync(join(folder, file), 'utf8')) }))

/** The same by the titles under which Chromium runs them. */
export const recordedFlows = (machine: string): readonly Flow[] =>
  keptFlows(machine).map(({ file, flow }) => ({ ...flow, title: `recorded: ${file}` }))
