import type { Flow } from '../run/flow.ts'
import type { Charts } from './describe.ts'

/** A flow of `tests/flows`, with the name of its file, such as `cart.retry.json`. */
export interface KeptFlow {
  readonly file: string
  readonly flow: Flow
}

/** The charts at a revision and in the files as they are. */
export interface ChartsSince {
  /** The short name of the revision and its subject. */
  readonly since: string
  readonly before: Charts
  readonly after: Charts
}

/** The same with all kept flows: the answer of `GET /__lab/charts`. */
export interface ChangesSince extends ChartsSince {
  readonly flows: readonly KeptFlow[]
}
