import type { Feed } from './feed.ts'
import type { Tables } from './tables.ts'

/** Dependencies of all parts of the mock shop. */
export interface World {
  readonly tables: Tables
  readonly feed: Feed
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Acts after so many milliseconds. */
  readonly later: (act: () => void, ms: number) => void
  /** Public address, for links in mails. */
  readonly publicUrl: string
}

let drawId = (): string => crypto.randomUUID()

export const newId = (): string => drawId()

/** Takes ids from `source` from now on, so that a simulation is reproducible. */
export const drawIdsFrom = (source: () => string): void => {
  drawId = source
}

/** 43 characters, as the contract requires. */
export const newToken = (): string => `${newId()}${newId()}`.replaceAll('-', '').slice(0, 43)
