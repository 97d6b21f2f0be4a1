import type { ResolvedCodes } from '../../../contracts/cart/cart.ts'
import type { CartRow } from '../../../contracts/cart/cartRows.ts'
import type { Problem } from '../../../contracts/primitives.ts'
import { decrement, increment } from '../../../domain/cart/quantity.ts'
import { mostLines } from '../../../domain/cart/quickOrder/askedLines.ts'
import { isReady, type JudgedLine, judgeLines } from '../../../domain/cart/quickOrder/judgeLines.ts'
import {
  type GivenLine,
  lineFrom,
  matchOf,
  type QuickLine,
  type Resolved,
  validQuantity,
  variantOf,
  withMinimum,
} from '../../../domain/cart/quickOrder/orderLine.ts'
import type { Sentence } from '../../parts/shell.ts'

/** The text or the file from which lines are read. */
export type ListSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly file: File }

/** One attempt to add lines. Its key makes a repetition count once. */
export interface AddAttempt {
  readonly key: string
  readonly lines: readonly {
    /** Of the line, while it is shown. */
    readonly key: number
    /** Of the variant. */
    readonly id: string
    readonly quantity: number
  }[]
}

/** Why the shop did not take a line of an attempt. */
export interface RefusedLine {
  /** In the attempt, from 0. */
  readonly position: number
  readonly problem: Problem
}

export interface QuickOrderState {
  /** What the buyer types, before it is read. */
  readonly text: string
  /** The beginning of the text that is read next; empty if the buyer still types. */
  readonly due: string
  readonly source: ListSource
  readonly lines: readonly QuickLine[]
  readonly nextKey: number
  readonly resolved: Resolved
  /** The rows of the cart to which the lines are added. */
  readonly rows: readonly CartRow[]
  /** The lines with what is to be said of each. */
  readonly judged: readonly JudgedLine[]
  /** What is wrong with the list as a whole. */
  readonly problem: Sentence | null
  readonly attempt: AddAttempt | null
  readonly failures: number
  /** The number of lines that were added last. */
  readonly added: number
  /** Of the unclear and of the ready lines, this many are shown. */
  readonly shown: number
}

/** The state with its lines judged again. */
const judged = (state: QuickOrderState): QuickOrderState => ({
  ...state,
  judged: judgeLines(state.lines, state.resolved, state.rows),
})

export const withText = (state: QuickOrderState, text: string): QuickOrderState => ({
  ...state,
  text,
  due: text.startsWith(state.due) ? state.due : '',
})

/** All that was typed is read next. What is typed from now on is another line. */
export const withAllDue = ({ text, ...state }: QuickOrderState): QuickOrderState => {
  const due = text.endsWith('\n') ? text : `${text}\n`
  return { ...state, text: due, due }
}

/** The due text becomes the list that is read. */
export const withDueTaken = ({ text, due, ...state }: QuickOrderState): QuickOrderState => ({
  ...state,
  ...{ source: { kind: 'text', text: due }, text: text.slice(due.length), due: '', problem: null },
})

/** What could not be read is in the field again. */
export const withTextBack = (state: QuickOrderState): QuickOrderState =>
  state.source.kind === 'text' ? { ...state, text: state.source.text + state.text } : state

/** Appends lines; if there would be too many, none of them. */
export const withLines = (state: QuickOrderState, given: readonly GivenLine[]): QuickOrderState => {
  const count = state.lines.length + given.length
  if (count > mostLines) {
    const values = { count, most: mostLines }
    return { ...state, problem: { key: 'quickOrder.tooMany', values } }
  }
  const more = given.map(({ earlier, ...asked }, i) =>
    withMinimum(lineFrom(state.nextKey + i, asked, earlier), state.resolved),
  )
  return judged({
    ...state,
    ...{ problem: null, added: 0 },
    lines: [...state.lines, ...more],
    nextKey: state.nextKey + more.length,
  })
}

/** The codes that the shop was not asked about yet. */
export const unknownCodes = ({ lines, resolved }: QuickOrderState): readonly string[] => [
  ...new Set(
    lines.flatMap((line) => (matchOf(line, resolved) === undefined ? line.asked.code : [])),
  ),
]

export const withResolved = (
  state: QuickOrderState,
  codes: readonly string[],
  { matches, variants }: ResolvedCodes,
): QuickOrderState => {
  const news = codes.flatMap((code, i) => {
    const match = matches[i]
    return match ? [[code, match] as const] : []
  })
  const resolved: Resolved = {
    matches: { ...state.resolved.matches, ...Object.fromEntries(news) },
    variants: {
      ...state.resolved.variants,
      ...Object.fromEntries(variants.map((one) => [one.productId, one])),
    },
  }
  return judged({
    ...state,
    resolved,
    lines: state.lines.map((line) => withMinimum(line, resolved)),
  })
}

/** The cart has changed. */
export const withRows = (state: QuickOrderState, rows: readonly CartRow[]): QuickOrderState =>
  judged({ ...state, rows })

const changed = (
  state: QuickOrderState,
  key: number,
  change: (line: QuickLine) => QuickLine,
): QuickOrderState =>
  judged({
    ...state,
    added: 0,
    lines: state.lines.map((line) =>
      line.key === key ? { ...change(line), refusal: undefined } : line,
    ),
  })

/** A quantity that the buyer typed or chose, moved up to the next valid one. */
export const withQuantity = (state: QuickOrderState, key: number, typed: number) =>
  changed(state, key, (line) => ({ ...line, quantity: validQuantity(line, typed, state.resolved) }))

/** One step more or fewer. */
export const withStep = (state: QuickOrderState, key: number, step: 1 | -1) =>
  changed(state, key, (line) => {
    const rule = variantOf(line, state.resolved)?.quantityRule
    if (!rule) return line
    const move = step > 0 ? increment : decrement
    return { ...line, quantity: move(rule, line.quantity ?? 0) }
  })

/** The variant that the buyer means. */
export const withVariant = (state: QuickOrderState, key: number, chosen: string) =>
  changed(state, key, (line) => withMinimum({ ...line, chosen }, state.resolved))

export const withoutLines = (state: QuickOrderState, keys: ReadonlySet<number>): QuickOrderState =>
  judged({ ...state, added: 0, lines: state.lines.filter(({ key }) => !keys.has(key)) })

/** The lines that can be added as they are. */
export const readyLines = ({ judged: all }: QuickOrderState): AddAttempt['lines'] =>
  all
    .filter(isReady)
    .flatMap(({ line: { key, quantity }, variant }) =>
      variant && quantity !== undefined ? [{ key, id: variant.productId, quantity }] : [],
    )

/** An attempt to add all ready lines. */
export const withAttempt = (state: QuickOrderState, key: string): QuickOrderState => ({
  ...state,
  failures: 0,
  attempt: { key, lines: readyLines(state) },
})

/** The shop has added the lines of the attempt. */
export const afterAdding = (state: QuickOrderState): QuickOrderState => {
  const lines = state.attempt?.lines ?? []
  const left = withoutLines(state, new Set(lines.map(({ key }) => key)))
  return { ...left, attempt: null, added: lines.length }
}

/** The shop has refused the lines at some positions of the attempt, and so added none. */
export const afterRefusal = (
  state: QuickOrderState,
  refusals: readonly RefusedLine[],
): QuickOrderState => {
  const sent = state.attempt?.lines ?? []
  const byKey = new Map(refusals.map(({ position, problem }) => [sent[position]?.key, problem]))
  return judged({
    ...state,
    attempt: null,
    lines: state.lines.map((line) => ({ ...line, refusal: byKey.get(line.key) ?? line.refusal })),
  })
}
