import type { Chart, ChartLabel, ChartState } from '../chart/chart.ts'

/** A transition with all its targets. */
export interface Transition {
  readonly id: string
  /** The id of the state that has it. */
  readonly source: string
  readonly label: ChartLabel
  readonly targets: readonly string[]
  readonly isReentered: boolean
}

/** A state and everything below it, outer states first. */
export const everyState = (state: ChartState): readonly ChartState[] => [
  state,
  ...state.children.flatMap(everyState),
]

const sourceOf = (transition: string) => transition.split('|')[0] ?? ''

/** The transitions of a chart, those of a state and an event in the order in which they are considered. */
export const transitionsIn = ({ root, edges }: Chart): readonly Transition[] => {
  const found = new Map<string, Transition>()
  for (const { transition: id, to, label, isReentered = false } of edges) {
    const targets = [...(found.get(id)?.targets ?? []), to]
    found.set(id, { id, source: sourceOf(id), label, targets, isReentered })
  }
  for (const { rows } of everyState(root))
    for (const { transition: id, label } of rows)
      if (id) found.set(id, { id, source: sourceOf(id), label, targets: [], isReentered: false })
  const place = ({ id }: Transition) => Number(id.split('|').at(-1))
  return [...found.values()].toSorted((a, b) => place(a) - place(b))
}
