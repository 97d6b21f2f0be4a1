import type { SnapshotFrom } from 'xstate'
import type { inboxMachine } from './inbox.machine.ts'

type Snapshot = SnapshotFrom<typeof inboxMachine>

export const selectMessages = ({ context }: Snapshot) => context.messages
/** How many messages the customer has not read. */
export const selectUnreadCount = ({ context }: Snapshot) =>
  context.messages.filter(({ read }) => !read).length
/** What the page of the messages shows before the list has been loaded. */
export const selectAbsence = (snapshot: Snapshot): 'loading' | 'failed' | null => {
  if (snapshot.context.messages.length > 0) return null
  if (snapshot.matches({ open: { reading: 'failed' } })) return 'failed'
  return snapshot.matches({ open: { reading: 'loaded' } }) ? null : 'loading'
}
