import type { SnapshotFrom } from 'xstate'
import type { inboxMachine } from './inbox.machine.ts'

type Snapshot = SnapshotFrom<typeof inboxMachine>

export const selectMessages = ({ context }: Snapshot) => context.messages
/** The number of unread messages. */
export const selectUnreadCount = ({ context }: Snapshot) =>
  context.messages.filter(({ read }) => !read).length
/** The state of the messages' page before the list has loaded. */
export const selectAbsence = (snapshot: Snapshot): 'loading' | 'failed' | null => {
  if (snapshot.context.messages.length > 0) return null
  if (snapshot.matches({ open: { reading: 'failed' } })) return 'failed'
  return snapshot.matches({ open: { reading: 'loaded' } }) ? null : 'loading'
}
