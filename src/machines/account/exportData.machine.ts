import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { DownloadLink } from '../../contracts/downloadLink.ts'
import { refuses, refusesToAct } from '../parts/refuses.ts'
import {
  defaultToast,
  inItsWords,
  type Refused,
  type Sentence,
  type Shell,
} from '../parts/shell.ts'

export type ExportOutcome = ({ readonly kind: 'prepared' } & DownloadLink) | Refused

/** Downloading all data that the shop keeps about the customer (rule D1). */
export const exportDataMachine = setup({
  types: {
    context: {} as { shell: Shell; refusal: Sentence | null },
    input: {} as { shell: Shell },
    events: {} as { type: 'export.requested' },
  },
  actors: { prepare: refuses<ExportOutcome>('prepare') },
  actions: {
    /** Makes the browser download the file of a link to the disk. */
    download: refusesToAct('download') as (_: unknown, prepared: DownloadLink) => void,
    keepRefusal: assign((_, outcome: ExportOutcome) => ({
      refusal: outcome.kind === 'refused' ? inItsWords(outcome.problem) : null,
    })),
    say: ({ context: { shell, refusal } }) => {
      if (refusal) shell.send({ type: 'said', sentence: refusal })
    },
    toastFailure: ({ context }) => context.shell.send(defaultToast),
  },
  guards: { isPrepared: (_, outcome: ExportOutcome) => outcome.kind === 'prepared' },
}).createMachine({
  id: 'exportData',
  context: ({ input: { shell } }) => ({ shell, refusal: null }),
  initial: 'idle',
  states: {
    idle: { on: { 'export.requested': 'preparing' } },
    preparing: {
      entry: assign({ refusal: null }),
      invoke: {
        src: 'prepare',
        onDone: [
          {
            guard: { type: 'isPrepared', params: ({ event }) => event.output },
            target: 'saved',
            actions: { type: 'download', params: ({ event }) => preparedOf(event.output) },
          },
          {
            target: 'failed',
            actions: [{ type: 'keepRefusal', params: ({ event }) => event.output }, 'say'],
          },
        ],
        onError: { target: 'failed', actions: 'toastFailure' },
      },
    },
    /** The browser has begun to download. */
    saved: { on: { 'export.requested': 'preparing' } },
    failed: { on: { 'export.requested': 'preparing' } },
  },
})
export type ExportDataRef = ActorRefFrom<typeof exportDataMachine>

type ExportSnapshot = SnapshotFrom<typeof exportDataMachine>

export const selectIsPreparing = (snapshot: ExportSnapshot) => snapshot.matches('preparing')
export const selectIsSaved = (snapshot: ExportSnapshot) => snapshot.matches('saved')
/** Why the shop refused to prepare the download. */
export const selectExportRefusal = ({ context }: ExportSnapshot) => context.refusal

/** @throws when nothing is prepared: a guard keeps such an outcome from being downloaded */
const preparedOf = (outcome: ExportOutcome): DownloadLink => {
  if (outcome.kind === 'prepared') return outcome
  throw new Error('an export was downloaded that the shop has refused')
}
