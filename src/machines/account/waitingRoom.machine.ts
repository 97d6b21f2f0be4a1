import {
  type ActorRefFrom,
  assign,
  type EventObject,
  fromCallback,
  type SnapshotFrom,
  setup,
} from 'xstate'
import type { Application } from '../../contracts/applications.ts'
import { reconnectWait } from '../backOff.ts'
import { refuses } from '../refuses.ts'
import { defaultToast, inItsWords, type Refused, type Sentence, type Shell } from '../shell.ts'

export type ReadOutcome = { readonly kind: 'read'; readonly application: Application } | Refused
export type ActOutcome = { readonly kind: 'done' } | Refused

/** What the applicant does. */
export type Act =
  | { readonly kind: 'answer'; readonly text: string }
  | { readonly kind: 'attach'; readonly file: File }
  | { readonly kind: 'remove'; readonly documentId: string }

/** What the live connection sends. */
export type FeedFact =
  | { readonly type: 'feed.connected' }
  | { readonly type: 'feed.lost' }
  | { readonly type: 'application.changed' }

/**
 * The waiting room (decisions, Accounts): where an application stands, live; answers to the team and documents.
 * Reading, acting and following go on side by side; after each act and each piece of news the newest state is
 * read, so that an older answer is never shown.
 */
export const waitingRoomMachine = setup({
  types: {
    context: {} as {
      shell: Shell
      token: string
      application: Application | null
      /** What was typed and is not sent yet. */
      text: string
      act: Act | null
      /** Why the last act was refused. */
      refusal: Sentence | null
    },
    input: {} as { shell: Shell; token: string },
    events: {} as
      | { type: 'text.typed'; text: string }
      | { type: 'answer.submitted' }
      | { type: 'document.chosen'; file: File }
      | { type: 'document.removed'; documentId: string }
      | { type: 'retry.requested' }
      | FeedFact,
  },
  actors: {
    read: refuses<ReadOutcome, { token: string }>('read'),
    act: refuses<ActOutcome, { token: string; act: Act }>('act'),
    /** Follows the application until it is stopped. */
    follow: fromCallback<EventObject, { token: string }>(() => {
      throw new Error('the actor follow is not provided')
    }),
  },
  actions: {
    keepText: assign((_, text: string) => ({ text })),
    begin: assign((_, act: Act) => ({ act, refusal: null })),
    end: assign(({ context: { act, text } }) => ({
      act: null,
      text: act?.kind === 'answer' && act.text === text.trim() ? '' : text,
    })),
    keepRefusal: assign((_, outcome: ActOutcome) => ({
      act: null,
      refusal: outcome.kind === 'refused' ? inItsWords(outcome.problem) : null,
    })),
    dropAct: assign({ act: null }),
    keepApplication: assign((_, outcome: ReadOutcome) =>
      outcome.kind === 'read' ? { application: outcome.application } : {},
    ),
    toastFailure: ({ context }) => context.shell.send(defaultToast),
    readAgain: ({ self }) => self.send({ type: 'application.changed' }),
  },
  guards: {
    hasText: ({ context }) => context.text.trim() !== '',
    isRead: (_, outcome: ReadOutcome) => outcome.kind === 'read',
    isDone: (_, outcome: ActOutcome) => outcome.kind === 'done',
    hasApplication: ({ context }) => context.application !== null,
  },
  delays: {
    backOff: reconnectWait,
  },
}).createMachine({
  id: 'waitingRoom',
  context: ({ input }) => ({
    ...input,
    ...{ application: null, text: '', act: null, refusal: null },
  }),
  type: 'parallel',
  states: {
    reading: {
      initial: 'loading',
      states: {
        loading: {
          invoke: {
            src: 'read',
            input: ({ context: { token } }) => ({ token }),
            onDone: [
              {
                guard: { type: 'isRead', params: ({ event }) => event.output },
                target: 'shown',
                actions: { type: 'keepApplication', params: ({ event }) => event.output },
              },
              { target: 'gone' },
            ],
            onError: [{ guard: 'hasApplication', target: 'shown' }, { target: 'failed' }],
          },
          on: { 'application.changed': { target: 'loading', reenter: true } },
        },
        shown: { on: { 'application.changed': 'loading' } },
        failed: { on: { 'retry.requested': 'loading', 'application.changed': 'loading' } },
        /** The token has expired: a login gives a new one. */
        gone: { type: 'final' },
      },
    },
    acting: {
      initial: 'idle',
      on: { 'text.typed': { actions: { type: 'keepText', params: ({ event }) => event.text } } },
      states: {
        idle: {
          on: {
            'answer.submitted': {
              guard: 'hasText',
              target: 'sending',
              actions: {
                type: 'begin',
                params: ({ context }) => ({ kind: 'answer' as const, text: context.text.trim() }),
              },
            },
            'document.chosen': {
              target: 'sending',
              actions: {
                type: 'begin',
                params: ({ event }) => ({ kind: 'attach' as const, file: event.file }),
              },
            },
            'document.removed': {
              target: 'sending',
              actions: {
                type: 'begin',
                params: ({ event }) => ({
                  kind: 'remove' as const,
                  documentId: event.documentId,
                }),
              },
            },
          },
        },
        sending: {
          invoke: {
            src: 'act',
            input: ({ context: { token, act } }) => ({ token, act: act as Act }),
            onDone: [
              {
                guard: { type: 'isDone', params: ({ event }) => event.output },
                target: 'idle',
                actions: ['end', 'readAgain'],
              },
              {
                target: 'idle',
                actions: { type: 'keepRefusal', params: ({ event }) => event.output },
              },
            ],
            onError: { target: 'idle', actions: ['dropAct', 'toastFailure'] },
          },
        },
      },
    },
    following: {
      initial: 'open',
      states: {
        open: {
          invoke: {
            src: 'follow',
            input: ({ context: { token } }) => ({ token }),
            onError: 'waiting',
          },
          on: {
            'feed.connected': { actions: 'readAgain' },
            'feed.lost': 'waiting',
          },
        },
        waiting: { after: { backOff: 'open' } },
      },
    },
  },
})
export type WaitingRoomRef = ActorRefFrom<typeof waitingRoomMachine>
type Snapshot = SnapshotFrom<typeof waitingRoomMachine>

export const selectApplication = ({ context }: Snapshot) => context.application
export const selectText = ({ context }: Snapshot) => context.text
export const selectRefusal = ({ context }: Snapshot) => context.refusal
export const selectIsSending = (snapshot: Snapshot) => snapshot.matches({ acting: 'sending' })
export const selectActKind = ({ context }: Snapshot) => context.act?.kind ?? null
export const selectReading = (snapshot: Snapshot) =>
  (snapshot.value as { reading: 'loading' | 'shown' | 'failed' | 'gone' }).reading
