import {
  createActor,
  type EventObject,
  fromCallback,
  fromPromise,
  SimulatedClock,
  waitFor,
} from 'xstate'
import type { Request } from '../../../src/contracts/orders/requests.ts'
import {
  selectIsSending,
  selectReading,
  selectSubject,
} from '../../../src/machines/account/threadMachine.ts'
import type {
  ActOutcome,
  FeedFact,
  ReadOutcome,
} from '../../../src/machines/account/threadState.ts'
import { requestThreadMachine } from '../../../src/machines/orders/requestThread.machine.ts'
import { recordingShell } from '../fixtures.ts'

/** A thread whose calls are answered at once; acts end with `outcome`. */
export const open = (outcome: ActOutcome = { kind: 'done' }, draft = '') => {
  const drafts: string[] = []
  const acts: unknown[] = []
  let tell: () => void = () => undefined
  let state: Request['state'] = 'received'
  const actor = createActor(
    requestThreadMachine.provide({
      actors: {
        read: fromPromise<ReadOutcome<Request>, { handle: string }>(async () => ({
          kind: 'read',
          subject: { ...request, state },
        })),
        act: fromPromise(async ({ input }) => {
          acts.push(input.act)
          return outcome
        }),
        follow: fromCallback(({ sendBack }) => {
          tell = () => sendBack({ type: 'subject.changed' })
        }),
      },
      actions: { keepDraft: (_, text) => void drafts.push(text) },
    }),
    { input: { shell: recordingShell(), handle: 'r-1', draft } },
  ).start()
  const shows = (wanted: Request['state']) =>
    waitFor(actor, (snapshot) => selectSubject(snapshot)?.state === wanted)
  const becomes = (next: Request['state']) => {
    state = next
  }
  return { actor, drafts, acts, shows, becomes, news: () => tell() }
}

/** A thread whose calls the test answers one by one. */
export const openSlowly = () => {
  const reads: { handle: string; answer: PromiseWithResolvers<ReadOutcome<Request>> }[] = []
  const acts: { handle: string; act: unknown; answer: PromiseWithResolvers<ActOutcome> }[] = []
  const feeds: { handle: string; tell: (fact: FeedFact) => void }[] = []
  const shell = recordingShell()
  const clock = new SimulatedClock()
  const actor = createActor(
    requestThreadMachine.provide({
      actors: {
        read: fromPromise<ReadOutcome<Request>, { handle: string }>(({ input }) => {
          const answer = Promise.withResolvers<ReadOutcome<Request>>()
          reads.push({ ...input, answer })
          return answer.promise
        }),
        act: fromPromise(({ input }) => {
          const answer = Promise.withResolvers<ActOutcome>()
          acts.push({ ...input, answer })
          return answer.promise
        }),
        follow: fromCallback<EventObject, { handle: string }>(({ input, sendBack }) => {
          feeds.push({ ...input, tell: sendBack })
        }),
      },
      actions: { keepDraft: () => undefined },
    }),
    { clock, input: { shell, handle: 'r-1' } },
  ).start()
  const reading = (wanted: ReturnType<typeof selectReading>) =>
    waitFor(actor, (snapshot) => selectReading(snapshot) === wanted)
  const idle = () => waitFor(actor, (snapshot) => !selectIsSending(snapshot))
  const isRead = async () => {
    reads.at(-1)?.answer.resolve({ kind: 'read', subject: request })
    await reading('shown')
  }
  return { actor, shell, clock, reads, acts, feeds, reading, idle, isRead }
}
export const request: Request = {
  ...{ _id: 'r-1', kind: 'contact', state: 'received', subject: 'The fair', held: [] },
  ...{ createdAt: '2026-03-01T09:30:00Z', updatedAt: '2026-03-01T09:30:00Z' },
  ...{ custom: null, return: null, thread: [], documents: [] },
}
