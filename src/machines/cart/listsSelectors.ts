import type { SnapshotFrom } from 'xstate'
import { isReading, type listsMachine } from './lists.machine.ts'

type Snapshot = SnapshotFrom<typeof listsMachine>

export const selectLists = ({ context }: Snapshot) => context.lists
/** A change of a list is being sent. */
export const selectIsChanging = (snapshot: Snapshot) =>
  snapshot.matches('sending') && !isReading(snapshot.context.act)
/** The lines of a list, if they are shown. */
export const selectLinesOf = ({ context }: Snapshot, id: string) => context.shown[id]
/** The lines of this list are being read to be shown. */
export const selectIsShowing = ({ context: { act } }: Snapshot, id: string) =>
  act?.kind === 'show' && act.id === id
/** The list that is being renamed. */
export const selectNamedId = (snapshot: Snapshot) =>
  snapshot.matches('naming') ? snapshot.context.act?.id : undefined
/** What is wrong with the new name of the list. */
export const selectRenameProblem = ({ context }: Snapshot) => context.problem ?? undefined
/** The name that was typed before the shop refused it. */
export const selectTypedName = ({ context: { act } }: Snapshot) =>
  act?.kind === 'rename' && act.name !== '' ? act.name : undefined
/** The list that the customer is asked about before it is deleted. */
export const selectAskedId = (snapshot: Snapshot) =>
  snapshot.matches('confirming') ? snapshot.context.act?.id : undefined
