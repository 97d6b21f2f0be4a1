import type { SnapshotFrom } from 'xstate'
import type { quickOrderMachine } from './quickOrder.machine.ts'

type Snapshot = SnapshotFrom<typeof quickOrderMachine>

export const selectListText = ({ context }: Snapshot) => context.text
export const selectJudged = ({ context }: Snapshot) => context.judged
/** Something was entered in this session. It stays open when the list is cleared, for the next one. */
export const selectIsInUse = (snapshot: Snapshot) => snapshot.matches('open')
export const selectListProblem = ({ context }: Snapshot) => context.problem
export const selectShownLines = ({ context }: Snapshot) => context.shown
/** The number of lines that were added last; 0 after the next change. */
export const selectAdded = ({ context }: Snapshot) => context.added
export const selectIsUnresolved = (snapshot: Snapshot) =>
  snapshot.matches({ open: { editing: 'unresolved' } })
export const selectIsUnanswered = (snapshot: Snapshot) => snapshot.matches({ open: 'unanswered' })
/** The lines are being added: nothing can be edited. */
export const selectIsAddingLines = (snapshot: Snapshot) =>
  snapshot.matches({ open: 'adding' }) || selectIsUnanswered(snapshot)
/** A list is being read or looked up, or the code for it loads. */
export const selectIsReading = (snapshot: Snapshot) =>
  snapshot.matches('open') &&
  !snapshot.matches({ open: { editing: 'idle' } }) &&
  !selectIsUnresolved(snapshot) &&
  !selectIsAddingLines(snapshot)
