import type { Invariant } from './invariants.ts'

/**
 * What the client is known to do wrong. Both lists should become empty. A kept schedule that is listed must still
 * fail: a repair takes it off the list. An invariant that is listed may fail in seeded schedules; every other one
 * may not.
 */
export const knownFaults: {
  readonly kept: readonly string[]
  readonly invariants: readonly Invariant[]
} = {
  kept: [],
  invariants: [],
}
