import { vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, type SnapshotFrom, waitFor } from 'xstate'
import type { Notification } from '../../../src/contracts/account/customer.ts'
import { inboxMachine } from '../../../src/machines/account/inbox.machine.ts'
import { selectMessages, selectUnreadCount } from '../../../src/machines/account/inboxSelectors.ts'

export const messageOf = (id: string, read = false, link: string | null = null): Notification => ({
  ...{ _id: id, title: { en: id }, text: { en: id } },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', read, link },
})

/** An inbox without a customer yet. */
export const start = ({
  loadMessages = vi.fn(async (): Promise<readonly Notification[]> => [messageOf('m-1')]),
  sendRead = vi.fn(async () => undefined),
}: {
  loadMessages?: (asked: { userId: string }) => Promise<readonly Notification[]>
  sendRead?: (sent: { userId: string; ids: readonly string[] }) => Promise<void>
} = {}) => {
  const clock = new SimulatedClock()
  const actor = createActor(
    inboxMachine.provide({
      actors: {
        loadMessages: fromPromise<readonly Notification[], { userId: string }>(({ input }) =>
          loadMessages(input),
        ),
        sendRead: fromPromise<void, { userId: string; ids: readonly string[] }>(({ input }) =>
          sendRead(input),
        ),
      },
    }),
    { clock },
  ).start()
  const reach = (state: Parameters<SnapshotFrom<typeof inboxMachine>['matches']>[0]) =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  const shown = () => {
    const snapshot = actor.getSnapshot()
    return [
      selectMessages(snapshot).map(({ _id, read }) => [_id, read]),
      selectUnreadCount(snapshot),
    ]
  }
  return { actor, clock, reach, shown }
}

export const down = () => Promise.reject(new Error('no network'))
/** The wait before a call is retried, ms. */
export const waitBefore = (
  call: { mock: { calls: readonly unknown[] } },
  clock: SimulatedClock,
) => {
  const before = call.mock.calls.length
  let waited = 0
  for (; call.mock.calls.length === before && waited < 60_000; waited += 500) clock.increment(500)
  return waited
}
