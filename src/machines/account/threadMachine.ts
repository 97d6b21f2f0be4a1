import { type ActorRef, assign, type EventObject, type Snapshot, setup } from 'xstate'
import { reconnectWait } from '../parts/backOff.ts'
import { refuses, refusesToAct, refusesToWatch } from '../parts/refuses.ts'
import { defaultToast, inItsWords } from '../parts/shell.ts'
import type {
  Act,
  ActOutcome,
  Discussed,
  ReadOutcome,
  ThreadContext,
  ThreadEvent,
  ThreadInput,
} from './threadState.ts'

/**
 * The statechart of a thread between customer and team, live, with its documents. Reading, acting and following
 * run in parallel. After each act and each event the newest state is read, so that an older answer is never shown.
 * Typed text is kept until it is sent.
 */
export const createThreadMachine = <Subject extends Discussed>(id: string) =>
  setup({
    types: {
      context: {} as ThreadContext<Subject>,
      input: {} as ThreadInput<Subject>,
      events: {} as ThreadEvent,
    },
    actors: {
      read: refuses<ReadOutcome<Subject>, { handle: string }>('read'),
      act: refuses<ActOutcome, { handle: string; act: Act }>('act'),
      /** Follows the subject until it is stopped. */
      follow: refusesToWatch<EventObject, { handle: string }>('follow'),
    },
    actions: {
      /** Keeps `text` while the page is left or reloaded. */
      keepDraft: refusesToAct('keepDraft') as (_: unknown, text: string) => void,
      keepText: assign((_, text: string) => ({ text })),
      begin: assign((_, act: Act) => ({ act, refusal: null })),
      end: assign(({ context }) => ({ act: null, text: textAfter(context) })),
      keepRefusal: assign((_, outcome: ActOutcome) => ({
        act: null,
        refusal: outcome.kind === 'refused' ? inItsWords(outcome.problem) : null,
      })),
      dropAct: assign({ act: null }),
      keepSubject: assign((_, outcome: ReadOutcome<Subject>) =>
        outcome.kind === 'read' ? { subject: outcome.subject } : {},
      ),
      toastFailure: ({ context }) => context.shell.send(defaultToast),
      readAgain: ({ self }) => self.send({ type: 'subject.changed' }),
    },
    guards: {
      hasText: ({ context }) => context.text.trim() !== '',
      isRead: (_, outcome: ReadOutcome<Subject>) => outcome.kind === 'read',
      isDone: (_, outcome: ActOutcome) => outcome.kind === 'done',
      hasSubject: ({ context }) => context.subject !== null,
      isRefused: ({ context }) => context.isRefused,
    },
    delays: {
      backOff: reconnectWait,
    },
  }).createMachine({
    id,
    context: ({ input: { shell, handle, draft = '', known } }) => ({
      ...{ shell, handle, text: draft, act: null, refusal: null },
      subject: known?.kind === 'read' ? known.subject : null,
      isRefused: known?.kind === 'refused',
    }),
    type: 'parallel',
    states: {
      reading: {
        initial: 'starting',
        states: {
          starting: {
            always: [
              { guard: 'hasSubject', target: 'shown' },
              { guard: 'isRefused', target: 'gone' },
              { target: 'loading' },
            ],
          },
          loading: {
            invoke: {
              src: 'read',
              input: ({ context: { handle } }) => ({ handle }),
              onDone: [
                {
                  guard: { type: 'isRead', params: ({ event }) => event.output },
                  target: 'shown',
                  actions: { type: 'keepSubject', params: ({ event }) => event.output },
                },
                { target: 'gone' },
              ],
              onError: [{ guard: 'hasSubject', target: 'shown' }, { target: 'failed' }],
            },
            on: { 'subject.changed': { target: 'loading', reenter: true } },
          },
          shown: { on: { 'subject.changed': 'loading' } },
          failed: { on: { 'retry.requested': 'loading', 'subject.changed': 'loading' } },
          /** The handle opens nothing, or no longer opens anything. */
          gone: { type: 'final' },
        },
      },
      acting: {
        initial: 'idle',
        on: {
          'text.typed': {
            actions: [
              { type: 'keepText', params: ({ event }) => event.text },
              { type: 'keepDraft', params: ({ event }) => event.text },
            ],
          },
        },
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
              input: ({ context: { handle, act } }) => ({ handle, act: act as Act }),
              onDone: [
                {
                  guard: { type: 'isDone', params: ({ event }) => event.output },
                  target: 'idle',
                  actions: [
                    { type: 'keepDraft', params: ({ context }) => textAfter(context) },
                    'end',
                    'readAgain',
                  ],
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
              input: ({ context: { handle } }) => ({ handle }),
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

/** The actor of any thread. */
export type ThreadRef<Subject = unknown> = ActorRef<ThreadSnapshot<Subject>, ThreadEvent>

type ThreadSnapshot<Subject = unknown> = Snapshot<unknown> & {
  readonly context: ThreadContext<Subject>
  readonly value: unknown
  readonly can: (event: ThreadEvent) => boolean
}

export const selectSubject = <Subject>({ context }: ThreadSnapshot<Subject>) => context.subject
export const selectText = ({ context }: ThreadSnapshot) => context.text
export const selectRefusal = ({ context }: ThreadSnapshot) => context.refusal
export const selectActKind = ({ context }: ThreadSnapshot) => context.act?.kind ?? null
export const selectIsSending = ({ value }: ThreadSnapshot) =>
  (value as Regions).acting === 'sending'
export const selectReading = ({ value }: ThreadSnapshot) => (value as Regions).reading

interface Regions {
  readonly reading: 'loading' | 'shown' | 'failed' | 'gone'
  readonly acting: 'idle' | 'sending'
}

/** The text left in the field after an act: an answer that was sent is cleared. */
const textAfter = ({ act, text }: Pick<ThreadContext<unknown>, 'act' | 'text'>): string =>
  act?.kind === 'answer' && act.text === text.trim() ? '' : text
