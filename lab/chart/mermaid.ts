import { anywhereIn, type Chart, type ChartLabel, type ChartState } from './chart.ts'
import { mermaidText } from './mermaidText.ts'

/** `event [guard] / actions`, as in a drawing. */
const labelText = ({ event, guard, actions }: ChartLabel): string =>
  [
    event,
    ...(guard === undefined ? [] : [`[${guard}]`]),
    ...(actions.length === 0 ? [] : [`/ ${actions.join(', ')}`]),
  ].join(' ')

const rowTexts = ({ rows }: ChartState): readonly string[] =>
  rows.map(({ kind, label }) =>
    kind === 'entry' || kind === 'exit'
      ? `${kind} / ${label.actions.join(', ')}`
      : `${kind === 'on' ? '' : `${kind} `}${labelText(label)}`,
  )

const everyState = (state: ChartState): readonly ChartState[] => [
  state,
  ...state.children.flatMap(everyState),
]

/** The names that Mermaid accepts, by the ids of states. */
const namesOf = (root: ChartState): ReadonlyMap<string, string> =>
  new Map(
    everyState(root)
      .flatMap(({ id }) => [id, anywhereIn(id)])
      .map((id, index) => [id, `${id.replaceAll(/\W/g, '_')}_${index}`]),
  )

/**
 * A chart as a state diagram of Mermaid. It has no lines inside a state with children, and no transitions from such a
 * state to its own: both are at a state `anywhere` inside it.
 */
export const toMermaid = ({ root, edges }: Chart): string => {
  const names = namesOf(root)
  const nameOf = (id: string) => names.get(id) ?? id

  const described = (id: string, title: string, texts: readonly string[], indent: string) => [
    `${indent}state "${mermaidText(title)}" as ${nameOf(id)}`,
    ...texts.map((text) => `${indent}${nameOf(id)} : ${mermaidText(text)}`),
  ]

  const linesOf = (state: ChartState, indent: string): readonly string[] => {
    const { id, name, kind, children, initial, hasAnywhere } = state
    const texts = rowTexts(state)
    const end = kind === 'final' ? [`${indent}${nameOf(id)} --> [*]`] : []
    if (children.length === 0) return [...described(id, name, texts, indent), ...end]
    const inner = `${indent}  `
    const isParallel = kind === 'parallel'
    const hasOwn = hasAnywhere || texts.length > 0
    const own = hasOwn ? described(anywhereIn(id), 'anywhere', texts, inner) : []
    const inside = children.map((child) => linesOf(child, inner))
    // Mermaid separates the regions of a parallel state by `--`.
    const regions = isParallel
      ? [...(hasOwn ? [own] : []), ...inside]
      : [[...own, ...inside.flat()]]
    return [
      `${indent}state "${mermaidText(name)}" as ${nameOf(id)} {`,
      ...(initial === undefined ? [] : [`${inner}[*] --> ${nameOf(initial)}`]),
      ...regions.flatMap((lines, index) => (index === 0 ? lines : [`${inner}--`, ...lines])),
      `${indent}}`,
    ]
  }

  return [
    'stateDiagram-v2',
    ...linesOf(root, '  '),
    ...edges.map(
      ({ from, to, label }) =>
        `  ${nameOf(from)} --> ${nameOf(to)} : ${mermaidText(labelText(label))}`,
    ),
    '',
  ].join('\n')
}
