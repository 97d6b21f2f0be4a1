import type { Feed } from './feed.ts'
import type { Tables } from './tables.ts'

/** What every part of the mock shop stands on. */
export interface World {
  readonly tables: Tables
  readonly feed: Feed
  /** Milliseconds since the epoch. */
  readonly now: () => number
  /** Where the links of mails lead. */
  readonly publicUrl: string
}

let drawId = (): string => crypto.randomUUID()

export const newId = (): string => drawId()

/** Has ids drawn from `source` from now on, so that a simulation can be repeated exactly. */
export const drawIdsFrom = (source: () => string): void => {
  drawId = source
}

/** 43 characters, as the contract's tokens are. */
export const newToken = (): string => `${newId()}${newId()}`.replaceAll('-', '').slice(0, 43)
