import { type ActorRefFrom, assign, setup } from 'xstate'
import type { ListLine, ListSummary } from '../../contracts/cart/lists.ts'
import type { Message } from '../../contracts/primitives.ts'
import { linesOfList } from '../../domain/cart/quickOrder/linesOfList.ts'
import type { GivenLine } from '../../domain/cart/quickOrder/orderLine.ts'
import type { ShownLine } from '../../domain/cart/shownLines.ts'
import { refuses } from '../parts/refuses.ts'
import {
  defaultToast,
  inServerWords,
  type Refused,
  type Sentence,
  type Shell,
} from '../parts/shell.ts'
import { listNameProblem } from './listNameProblem.ts'

/** What the customer does with a list. `open`: read its lines, to add them all. `show`: read them, to look at them. */
export type ListAct =
  | { readonly kind: 'rename'; readonly id: string; readonly name: string }
  | { readonly kind: 'remove' | 'share' | 'unshare' | 'open' | 'show'; readonly id: string }

export type ListOutcome =
  | ({ readonly kind: 'changed'; readonly list: ListSummary } & Message)
  | ({ readonly kind: 'removed'; readonly id: string } & Message)
  | { readonly kind: 'opened'; readonly lines: readonly ListLine[] }
  | { readonly kind: 'shown'; readonly id: string; readonly lines: readonly ShownLine[] }
  | Refused

/** The lines that are shown below their lists, by the ids of the lists. */
type LinesById = Readonly<Record<string, readonly ShownLine[]>>

/** Shows lines in its table. */
interface LinesTaker {
  send(event: { readonly type: 'lines.given'; readonly lines: readonly GivenLine[] }): void
}

interface Loaded {
  readonly event: { readonly lists: readonly ListSummary[] }
}
const listsOf = ({ event }: Loaded) => event.lists
const keepsLists = { type: 'keepLists', params: listsOf } as const
/** An act that is being prepared ends when its list was deleted on another page. */
const endsIfGone = [
  {
    guard: { type: 'isGone', params: listsOf },
    target: 'idle',
    actions: [keepsLists, 'tellGone', 'end'],
  },
  { actions: keepsLists },
] as const

/** The named lists of a customer (rules K21, K22). One act at a time; a list is deleted after a confirmation. */
export const listsMachine = setup({
  types: {
    context: {} as {
      readonly shell: Shell
      readonly quickOrder: LinesTaker
      readonly lists: readonly ListSummary[]
      /** The act that is being prepared or sent. */
      readonly act: ListAct | null
      readonly shown: LinesById
      /** What is wrong with the new name. */
      readonly problem: Sentence | null
    },
    input: {} as { shell: Shell; quickOrder: LinesTaker; lists: readonly ListSummary[] },
    events: {} as
      /** The page has read the lists, because they have changed on another page. */
        | { type: 'lists.loaded'; lists: readonly ListSummary[] }
        | { type: 'name.asked'; id: string }
        | { type: 'list.named'; name: string }
        | { type: 'name.kept' }
        | { type: 'deletion.asked'; id: string }
        | { type: 'deletion.confirmed' }
        | { type: 'deletion.cancelled' }
        | { type: 'link.requested'; id: string }
        | { type: 'link.withdrawn'; id: string }
        | { type: 'lines.requested'; id: string }
        | { type: 'lines.opened'; id: string }
        | { type: 'lines.closed'; id: string },
  },
  actors: { act: refuses<ListOutcome, { act: ListAct }>('act') },
  actions: {
    keepLists: assign(({ context }, lists: readonly ListSummary[]) => ({
      lists,
      shown: unchanged(context.shown, context.lists, lists),
    })),
    hide: assign(({ context }, hidden: string) => ({
      shown: Object.fromEntries(Object.entries(context.shown).filter(([id]) => id !== hidden)),
    })),
    tellGone: ({ context: { shell } }) =>
      shell.send({ type: 'said', sentence: { key: 'refusal.noList' } }),
    begin: assign((_, act: ListAct) => ({ act, problem: null })),
    askName: assign({ problem: { key: 'field.required' } as Sentence }),
    showProblem: assign((_, outcome: ListOutcome) => ({
      problem: listNameProblem(outcome) ?? null,
    })),
    name: assign(({ context: { act } }, name: string) => ({
      act: act && { kind: 'rename' as const, id: act.id, name },
      problem: null,
    })),
    end: assign({ act: null }),
    keepAnswer: assign(({ context: { lists, act, shown } }, outcome: ListOutcome) => ({
      lists: listsAfter(lists, act, outcome),
      shown: outcome.kind === 'shown' ? { ...shown, [outcome.id]: outcome.lines } : shown,
      act: null,
    })),
    /** Shows the lines in the quick order, where they are checked and added. */
    give: ({ context: { shell, quickOrder } }, outcome: ListOutcome) => {
      if (outcome.kind === 'shown') return
      if (outcome.kind !== 'opened')
        return shell.send({ type: 'said', sentence: inServerWords(outcome) })
      quickOrder.send({ type: 'lines.given', lines: linesOfList(outcome.lines) })
      shell.send({ type: 'departed', to: '/cart' })
    },
    toastFailure: ({ context: { shell } }) => shell.send(defaultToast),
  },
  guards: {
    isOfName: (_, outcome: ListOutcome) => listNameProblem(outcome) !== undefined,
    isNamed: (_, name: string) => name.trim() !== '',
    isGone: ({ context: { act } }, lists: readonly ListSummary[]) =>
      !lists.some(({ _id }) => _id === act?.id),
  },
}).createMachine({
  id: 'lists',
  context: ({ input }) => ({ ...input, act: null, shown: {}, problem: null }),
  initial: 'idle',
  on: {
    'lists.loaded': { actions: keepsLists },
    'lines.closed': { actions: { type: 'hide', params: ({ event }) => event.id } },
  },
  states: {
    idle: {
      on: {
        'name.asked': { target: 'naming', actions: begin('rename') },
        'deletion.asked': { target: 'confirming', actions: begin('remove') },
        'link.requested': { target: 'sending', actions: begin('share') },
        'link.withdrawn': { target: 'sending', actions: begin('unshare') },
        'lines.requested': { target: 'sending', actions: begin('open') },
        'lines.opened': { target: 'sending', actions: begin('show') },
      },
    },
    naming: {
      on: {
        'lists.loaded': endsIfGone,
        'list.named': [
          {
            guard: { type: 'isNamed', params: ({ event }) => event.name },
            target: 'sending',
            actions: { type: 'name', params: ({ event }) => event.name },
          },
          { actions: 'askName' },
        ],
        'name.kept': { target: 'idle', actions: 'end' },
      },
    },
    confirming: {
      on: {
        'lists.loaded': endsIfGone,
        'deletion.confirmed': 'sending',
        'deletion.cancelled': { target: 'idle', actions: 'end' },
      },
    },
    sending: {
      invoke: {
        src: 'act',
        input: ({ context: { act } }) => ({ act: act as ListAct }),
        onDone: [
          {
            guard: { type: 'isOfName', params: ({ event }) => event.output },
            target: 'naming',
            actions: { type: 'showProblem', params: ({ event }) => event.output },
          },
          {
            target: 'idle',
            actions: [
              { type: 'keepAnswer', params: ({ event }) => event.output },
              { type: 'give', params: ({ event }) => event.output },
            ],
          },
        ],
        onError: { target: 'idle', actions: ['end', 'toastFailure'] },
      },
    },
  },
})
export type ListsRef = ActorRefFrom<typeof listsMachine>

/** Whether the act only reads the lines of a list. */
export const isReading = (act: ListAct | null) => act?.kind === 'open' || act?.kind === 'show'

/** The shown lines of the lists that still have as many lines and pieces. */
const unchanged = (
  shown: LinesById,
  before: readonly ListSummary[],
  now: readonly ListSummary[],
): LinesById => {
  const isSame = (id: string) => {
    const [one, other] = [before, now].map((lists) => lists.find(({ _id }) => _id === id))
    return one && other && one.lines === other.lines && one.pieces === other.pieces
  }
  return Object.fromEntries(Object.entries(shown).filter(([id]) => isSame(id)))
}

const listsAfter = (
  lists: readonly ListSummary[],
  act: ListAct | null,
  outcome: ListOutcome,
): readonly ListSummary[] => {
  const without = (id: string | undefined) => lists.filter(({ _id }) => _id !== id)
  switch (outcome.kind) {
    case 'changed':
      return lists.map((list) => (list._id === outcome.list._id ? outcome.list : list))
    case 'removed':
      return without(outcome.id)
    case 'refused':
      // The list was deleted in another tab.
      return outcome.problem.code === 'not_found' ? without(act?.id) : lists
    case 'opened':
    case 'shown':
      return lists
  }
}

/** Begins an act on the list that an event names. A new name is typed before it is sent. */
function begin(kind: ListAct['kind']) {
  return {
    type: 'begin',
    params: ({ event: { id } }: { event: { id: string } }): ListAct =>
      kind === 'rename' ? { kind, id, name: '' } : { kind, id },
  } as const
}
