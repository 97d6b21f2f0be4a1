import { type ActorRefFrom, assign, setup } from 'xstate'
import type { Notification } from '../../contracts/account/customer.ts'
import { backOff } from '../parts/backOff.ts'
import { refuses } from '../parts/refuses.ts'

/** The shop's messages to the customer. */
interface Inbox {
  /** The newest first. */
  readonly messages: readonly Notification[]
  /** The ids of read messages that are still to be sent. */
  readonly unsent: readonly string[]
}

export const emptyInbox = {
  ...{ userId: '', messages: [], unsent: [], sending: [] },
  ...{ loadFailures: 0, sendFailures: 0, path: null },
} as const satisfies Inbox & Record<string, unknown>

/**
 * The messages of the customer who is logged in (`/alert`). New ones come over the socket. A message marked as read
 * shows as read at once, and the mark is retried until it is saved. The page of a request marks the messages about it
 * while it is shown, new ones included.
 */
export const inboxMachine = setup({
  types: {
    context: {} as Inbox & {
      readonly userId: string
      readonly sending: readonly string[]
      /** The path of the page that is shown, once it is known. */
      readonly path: string | null
      readonly loadFailures: number
      readonly sendFailures: number
    },
    events: {} as
      | { type: 'inbox.opened'; userId: string }
      | { type: 'inbox.closed' }
      | { type: 'inbox.outdated' }
      | { type: 'message.added'; message: Notification }
      | { type: 'messages.read'; ids: readonly string[] }
      | { type: 'location.shown'; path: string },
  },
  actors: {
    loadMessages: refuses<readonly Notification[], { userId: string }>('loadMessages'),
    /** Marking is idempotent: the same ids may be sent again. */
    sendRead: refuses<void, { userId: string; ids: readonly string[] }>('sendRead'),
  },
  actions: {
    reset: assign(({ context: { path } }) => ({ ...emptyInbox, path })),
    keepPath: assign({ path: (_, path: string) => path }),
    // Read messages stay read: the list may be older than the answer to the mark.
    keepLoaded: assign(({ context }, messages: readonly Notification[]) => ({
      messages: asRead(messages, readIds(context.messages)),
      loadFailures: 0,
    })),
    add: assign(({ context: { messages } }, message: Notification) => ({
      messages: [message, ...messages.filter(({ _id }) => _id !== message._id)],
    })),
    markShown: assign(({ context }) => markedRead(context, shownIds(context))),
    markRead: assign(({ context }, ids: readonly string[]) => markedRead(context, ids)),
    beginSending: assign(({ context: { unsent, sending } }) => ({
      sending: [...sending, ...unsent],
      unsent: [],
    })),
    keepSent: assign({ sending: [], sendFailures: 0 }),
    countLoadFailure: assign({ loadFailures: ({ context }) => context.loadFailures + 1 }),
    countSendFailure: assign({ sendFailures: ({ context }) => context.sendFailures + 1 }),
  },
  guards: {
    isSameCustomer: ({ context }, userId: string) => context.userId === userId,
    hasUnsent: ({ context }) => context.unsent.length > 0,
    showsUnread: ({ context }) => shownIds(context).length > 0,
    isUnread: ({ context }, ids: readonly string[]) => unreadOf(context.messages, ids).length > 0,
  },
  delays: {
    loadBackOff: ({ context }) => backOff(context.loadFailures),
    sendBackOff: ({ context }) => backOff(context.sendFailures),
  },
}).createMachine({
  id: 'inbox',
  context: emptyInbox,
  initial: 'closed',
  on: {
    'location.shown': { actions: { type: 'keepPath', params: ({ event }) => event.path } },
    'inbox.opened': [
      {
        guard: { type: 'isSameCustomer', params: ({ event }) => event.userId },
        actions: ({ self }) => self.send({ type: 'inbox.outdated' }),
      },
      {
        target: '.open',
        reenter: true,
        actions: ['reset', assign({ userId: ({ event }) => event.userId })],
      },
    ],
  },
  states: {
    /** No customer is logged in. */
    closed: {},
    open: {
      type: 'parallel',
      on: { 'inbox.closed': { target: 'closed', actions: 'reset' } },
      states: {
        reading: {
          initial: 'loading',
          on: {
            'message.added': { actions: { type: 'add', params: ({ event }) => event.message } },
          },
          states: {
            loading: {
              invoke: {
                src: 'loadMessages',
                input: ({ context: { userId } }) => ({ userId }),
                onDone: {
                  target: 'loaded',
                  actions: { type: 'keepLoaded', params: ({ event }) => event.output },
                },
                onError: { target: 'failed', actions: 'countLoadFailure' },
              },
              on: {
                'inbox.outdated': { target: 'loading', reenter: true },
                // The list that is being loaded may not contain it.
                'message.added': {
                  target: 'loading',
                  reenter: true,
                  actions: { type: 'add', params: ({ event }) => event.message },
                },
              },
            },
            loaded: { on: { 'inbox.outdated': 'loading' } },
            failed: { after: { loadBackOff: 'loading' }, on: { 'inbox.outdated': 'loading' } },
          },
        },
        telling: {
          initial: 'idle',
          always: { guard: 'showsUnread', actions: 'markShown' },
          on: {
            'messages.read': {
              guard: { type: 'isUnread', params: ({ event }) => event.ids },
              actions: { type: 'markRead', params: ({ event }) => event.ids },
            },
          },
          states: {
            idle: { always: { guard: 'hasUnsent', target: 'sending' } },
            sending: {
              entry: 'beginSending',
              invoke: {
                src: 'sendRead',
                input: ({ context: { userId, sending } }) => ({ userId, ids: sending }),
                onDone: { target: 'idle', actions: 'keepSent' },
                onError: { target: 'waiting', actions: 'countSendFailure' },
              },
            },
            /** The shop could not be reached, or failed. */
            waiting: { after: { sendBackOff: 'sending' }, on: { 'inbox.outdated': 'sending' } },
          },
        },
      },
    },
  },
})
export type InboxRef = ActorRefFrom<typeof inboxMachine>

const unreadOf = (messages: readonly Notification[], ids: readonly string[]): string[] =>
  messages.filter(({ _id, read }) => !read && ids.includes(_id)).map(({ _id }) => _id)

/** The unread messages about the request whose page is shown. */
const shownIds = ({ messages, path }: Pick<Inbox, 'messages'> & { path: string | null }) =>
  messages
    .filter(({ read, link }) => !read && link === path && link?.startsWith('/alert/'))
    .map(({ _id }) => _id)

const markedRead = ({ messages, unsent }: Inbox, ids: readonly string[]) => ({
  messages: asRead(messages, ids),
  unsent: [...unsent, ...unreadOf(messages, ids)],
})

const readIds = (messages: readonly Notification[]): string[] =>
  messages.filter(({ read }) => read).map(({ _id }) => _id)

const asRead = (messages: readonly Notification[], ids: readonly string[]): Notification[] =>
  messages.map((message) => (ids.includes(message._id) ? { ...message, read: true } : message))
