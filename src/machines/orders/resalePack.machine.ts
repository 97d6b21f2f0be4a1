import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import { ResaleRequest } from '../../contracts/cart/resale.ts'
import type { DownloadLink } from '../../contracts/downloadLink.ts'
import type { FieldProblems } from '../parts/fieldProblems.ts'
import { refuses, refusesToAct } from '../parts/refuses.ts'
import { defaultToast, inServerWords, type Refused, type Shell } from '../parts/shell.ts'

export type PackOutcome = ({ readonly kind: 'linked' } & DownloadLink) | Refused

/** The form as it was typed. */
export interface TypedPack {
  readonly languages: readonly string[]
  readonly factor: string
}

interface Input {
  readonly shell: Shell
  readonly orderId: string
}

/** Downloading an order as goods of the buyer's own shop (rule O30). */
export const resalePackMachine = setup({
  types: {
    context: {} as Input & {
      readonly request: ResaleRequest | null
      readonly problems: FieldProblems
    },
    input: {} as Input,
    events: {} as { type: 'pack.requested' } & TypedPack,
  },
  actors: {
    getLink: refuses<PackOutcome, { orderId: string; request: ResaleRequest }>('getLink'),
  },
  actions: {
    /** Makes the browser download the file of a link to the disk. */
    download: refusesToAct('download') as (_: unknown, linked: DownloadLink) => void,
    keepRequest: assign((_, typed: TypedPack) => ({ request: requestOf(typed), problems: {} })),
    showProblems: assign((_, typed: TypedPack) => ({ problems: problemsOf(typed) })),
    sayRefused: ({ context: { shell } }, outcome: Refused) =>
      shell.send({ type: 'said', sentence: inServerWords(outcome) }),
    toastFailure: ({ context: { shell } }) => shell.send(defaultToast),
  },
  guards: {
    isRight: (_, typed: TypedPack) => requestOf(typed) !== null,
    isRefused: (_, { kind }: PackOutcome) => kind === 'refused',
  },
}).createMachine({
  id: 'resalePack',
  context: ({ input }) => ({ ...input, request: null, problems: {} }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'pack.requested': [
          {
            guard: { type: 'isRight', params: ({ event }) => event },
            target: 'linking',
            actions: { type: 'keepRequest', params: ({ event }) => event },
          },
          { actions: { type: 'showProblems', params: ({ event }) => event } },
        ],
      },
    },
    linking: {
      invoke: {
        src: 'getLink',
        input: ({ context: { orderId, request } }) => ({ orderId, request: required(request) }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'idle',
            actions: { type: 'sayRefused', params: ({ event }) => event.output as Refused },
          },
          {
            target: 'idle',
            actions: {
              type: 'download',
              params: ({ event }) => event.output as PackOutcome & DownloadLink,
            },
          },
        ],
        onError: { target: 'idle', actions: 'toastFailure' },
      },
    },
  },
})
export type ResalePackRef = ActorRefFrom<typeof resalePackMachine>
type Snapshot = SnapshotFrom<typeof resalePackMachine>

export const selectPackProblems = ({ context }: Snapshot) => context.problems
export const selectIsPreparing = (snapshot: Snapshot) => snapshot.matches('linking')

/** A comma is a decimal point to many buyers. */
const typedOf = ({ languages, factor }: TypedPack) => ({
  languages,
  factor: factor.trim() === '' ? Number.NaN : Number(factor.trim().replace(',', '.')),
})

const requestOf = (typed: TypedPack): ResaleRequest | null =>
  ResaleRequest.safeParse(typedOf(typed)).data ?? null

const sentences = {
  languages: { key: 'resale.noLanguage' },
  factor: { key: 'resale.factorWrong' },
} as const

const problemsOf = (typed: TypedPack): FieldProblems => {
  const { issues = [] } = ResaleRequest.safeParse(typedOf(typed)).error ?? {}
  return Object.fromEntries(
    (['languages', 'factor'] as const)
      .filter((field) => issues.some(({ path }) => path[0] === field))
      .map((field) => [field, sentences[field]]),
  )
}

const required = (request: ResaleRequest | null): ResaleRequest => {
  if (!request) throw new Error('a resale pack was requested without its form')
  return request
}
