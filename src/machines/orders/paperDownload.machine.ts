import { type ActorRefFrom, setup } from 'xstate'
import type { DownloadLink } from '../../contracts/downloadLink.ts'
import { refuses, refusesToAct } from '../parts/refuses.ts'
import { defaultToast, inServerWords, type Refused, type Shell } from '../parts/shell.ts'

export type LinkOutcome = ({ readonly kind: 'linked' } & DownloadLink) | Refused

interface Input {
  readonly shell: Shell
  readonly orderId: string
}

/** Downloading the papers of an order, one at a time (rule O24). */
export const paperDownloadMachine = setup({
  types: {
    context: {} as Input,
    input: {} as Input,
    events: {} as { type: 'paper.requested'; paperId: string },
  },
  actors: {
    getLink: refuses<LinkOutcome, { orderId: string; paperId: string }>('getLink'),
  },
  actions: {
    /** Makes the browser download the file of a link to the disk. */
    download: refusesToAct('download') as (_: unknown, linked: DownloadLink) => void,
    sayRefused: ({ context: { shell } }, outcome: Refused) =>
      shell.send({ type: 'said', sentence: inServerWords(outcome) }),
    reloadOrders: ({ context: { shell } }) => shell.send({ type: 'shop.changed', what: 'orders' }),
    toastFailure: ({ context: { shell } }) => shell.send(defaultToast),
  },
  guards: { isRefused: (_, { kind }: LinkOutcome) => kind === 'refused' },
}).createMachine({
  id: 'paperDownload',
  context: ({ input }) => input,
  initial: 'idle',
  states: {
    idle: {
      on: {
        'paper.requested': 'linking',
      },
    },
    linking: {
      invoke: {
        src: 'getLink',
        input: ({ context: { orderId }, event: { paperId } }) => ({ orderId, paperId }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'idle',
            actions: [
              { type: 'sayRefused', params: ({ event }) => event.output as Refused },
              'reloadOrders',
            ],
          },
          {
            target: 'idle',
            actions: { type: 'download', params: ({ event }) => event.output as DownloadLink },
          },
        ],
        onError: { target: 'idle', actions: 'toastFailure' },
      },
    },
  },
})
export type PaperDownloadRef = ActorRefFrom<typeof paperDownloadMachine>
