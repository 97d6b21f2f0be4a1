import type { Invariant } from './invariants.ts'

/**
 * Known faults of the client. Both lists should become empty. A listed kept schedule must still fail: remove it when
 * the fault is fixed. A listed invariant may fail in seeded schedules; every other one must not.
 */
export const knownFaults: {
  readonly kept: readonly string[]
  readonly invariants: readonly Invariant[]
} = {
  kept: ['addBehindWaitingSave'],
  invariants: [],
}
