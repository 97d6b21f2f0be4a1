import type { ElkPoint } from 'elkjs/lib/elk-api.js'
import type { ChartLabel, ChartRow, ChartState } from './chart.ts'
import { widthOf, wrap } from './measure.ts'

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Words of one kind. */
export interface Words {
  readonly text: string
  readonly tone: 'event' | 'guard' | 'action'
}

/** A line of text: a sequence of words. */
export type Line = readonly Words[]

/** A row of a state, with its lines from `y` below the state's top. */
export interface PlacedRow {
  readonly row: ChartRow
  readonly y: number
  readonly lines: readonly Line[]
}

export interface PlacedState extends Box {
  readonly state: ChartState
  readonly rows: readonly PlacedRow[]
}

export interface PlacedEdge {
  readonly id: string
  readonly transition: string
  /** The line from the initial mark has no transition and no label. */
  readonly isInitial: boolean
  readonly isGuarded: boolean
  readonly points: readonly ElkPoint[]
  readonly label: (Box & { readonly lines: readonly Line[] }) | null
}

export interface PlacedMark extends Box {
  readonly id: string
  readonly kind: 'initial' | 'anywhere'
  readonly text: string
}

/** A chart with all positions. */
export interface Drawing {
  readonly width: number
  readonly height: number
  /** Outer states first, so that inner ones are painted over them. */
  readonly states: readonly PlacedState[]
  readonly marks: readonly PlacedMark[]
  readonly edges: readonly PlacedEdge[]
}

/** Measures that layout and painting share, px. */
export const measures = { name: 15, line: 12.5, lead: 17, pad: 12, header: 34, label: 6 } as const
const longest = 38

const wordsOf = ({ event, guard, actions }: ChartLabel): readonly Words[] => [
  { text: event, tone: 'event' },
  ...(guard ? [{ text: `[${guard}]`, tone: 'guard' as const }] : []),
  ...actions.map((action) => ({ text: `/ ${action}`, tone: 'action' as const })),
]

/** The label of a transition, line by line. */
export const linesOf = (label: ChartLabel): readonly Line[] =>
  wordsOf(label).flatMap(({ text, tone }) =>
    wrap(text, longest).map((part) => [{ text: part, tone }]),
  )

/** The same on one line if it is short enough. */
const rowLinesOf = (label: ChartLabel): readonly Line[] => {
  const words = wordsOf(label)
  return words.map(({ text }) => text).join(' ').length <= longest ? [words] : linesOf(label)
}

const signs = { entry: '', exit: '', invoke: 'invoke ', actor: 'actor ', on: '' } as const

export const placeRows = ({ rows }: ChartState): readonly PlacedRow[] => {
  let y: number = measures.header
  return rows.map((row) => {
    const lines = rowLinesOf({ ...row.label, event: signs[row.kind] + row.label.event })
    const placed = { row, y, lines }
    y += lines.length * measures.lead + 6
    return placed
  })
}

export const widest = (lines: readonly Line[]) =>
  Math.max(
    0,
    ...lines.map((line) => widthOf(line.map(({ text }) => text).join(' '), measures.line)),
  )

export const sizeOf = (state: ChartState) => {
  const rows = placeRows(state)
  const last = rows.at(-1)
  return {
    width: Math.max(
      88,
      widthOf(state.name, measures.name) + 2 * measures.pad + 12,
      widest(rows.flatMap(({ lines }) => lines)) + 2 * measures.pad + 6,
    ),
    height: last ? last.y + last.lines.length * measures.lead + 10 : 42,
  }
}
