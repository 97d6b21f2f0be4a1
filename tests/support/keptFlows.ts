import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Flow, readFlow } from '../../lab/run/flow.ts'

const folder = join(import.meta.dirname, '../flows')

export interface KeptFlow {
  /** Its name in `tests/flows`, such as `cart.retry.json`. */
  readonly file: string
  readonly flow: Flow
}

/** The flows that people have recorded; of one machine if it is given. */
export const keptFlows = (machine = '*'): readonly KeptFlow[] =>
  globSync(`${machine}.*.json`, { cwd: folder })
    .toSorted()
    .map((file) => ({ file, flow: readFlow(readFileSync(join(folder, file), 'utf8')) }))
