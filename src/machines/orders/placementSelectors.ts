import type { SnapshotFrom } from 'xstate'
import type { placementMachine } from './placement.machine.ts'

type Snapshot = SnapshotFrom<typeof placementMachine>

/** An order is being placed, or it is not known whether it was placed. */
export const selectIsOrdering = (snapshot: Snapshot) =>
  (['saving', 'placing', 'waiting', 'checking', 'pausing', 'placed'] as const).some((state) =>
    snapshot.matches(state),
  )
/** It is not known whether the order was placed. */
export const selectIsChecking = (snapshot: Snapshot) =>
  (['waiting', 'checking', 'pausing'] as const).some((state) => snapshot.matches(state))
/** Why the shop has refused the last attempt. */
export const selectRefusal = (snapshot: Snapshot) => snapshot.context.refusal
/** The last placed order, if it has this id. */
export const selectPlaced =
  (id: string) =>
  ({ context: { placed } }: Snapshot) =>
    placed?._id === id ? placed : null
