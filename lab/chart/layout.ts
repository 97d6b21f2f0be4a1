import type { ELK, ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import { anywhereIn, type Chart, type ChartState } from './chart.ts'
import {
  type Box,
  type Drawing,
  linesOf,
  measures,
  type PlacedEdge,
  type PlacedMark,
  placeRows,
  sizeOf,
  widest,
} from './drawing.ts'

const first = { 'elk.layered.layering.layerConstraint': 'FIRST' }
const initialOf = (id: string) => `${id}|initial`

export type Direction = 'DOWN' | 'RIGHT'

const edgeOptions = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' }

const options = (direction: Direction) => ({
  'elk.algorithm': 'layered',
  'elk.direction': direction,
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  // Starts at the initial state and reverses the edges that lead back, so that a chart reads from its start.
  'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
  'elk.layered.edgeLabels.centerLabelPlacementStrategy': 'SPACE_EFFICIENT_LAYER',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '8',
  'elk.spacing.nodeNode': '28',
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '14',
  'elk.spacing.labelLabel': '8',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
})

const markNodes = ({ id, initial, hasAnywhere }: ChartState): ElkNode[] => [
  ...(initial ? [{ id: initialOf(id), width: 14, height: 14, layoutOptions: first }] : []),
  ...(hasAnywhere ? [{ id: anywhereIn(id), width: 92, height: 26 }] : []),
]

const nodeOf = (state: ChartState, direction: Direction): ElkNode => {
  const { width, height } = sizeOf(state)
  if (state.children.length === 0) return { id: state.id, width, height }
  return {
    id: state.id,
    children: [...markNodes(state), ...state.children.map((child) => nodeOf(child, direction))],
    layoutOptions: {
      ...options(direction),
      'elk.padding': `[top=${height + 6},left=20,bottom=20,right=20]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      // ELK rotates a downward chart during the layout, and so expects a rotated minimum.
      'elk.nodeSize.minimum':
        direction === 'DOWN' ? `(${height},${width})` : `(${width},${height})`,
    },
  }
}

const everyState = (state: ChartState): readonly ChartState[] => [
  state,
  ...state.children.flatMap(everyState),
]

const toElk = ({ root, edges }: Chart, direction: Direction): ElkNode => ({
  id: 'drawing',
  layoutOptions: { ...options(direction), 'elk.padding': '[top=8,left=8,bottom=8,right=8]' },
  children: [nodeOf(root, direction)],
  edges: [
    ...everyState(root).flatMap(({ id, initial }): ElkExtendedEdge[] =>
      initial ? [{ id: initialOf(id), sources: [initialOf(id)], targets: [initial] }] : [],
    ),
    ...edges.map(({ id, from, to, label }): ElkExtendedEdge => {
      const lines = linesOf(label)
      const height = lines.length * measures.lead + 2 * measures.label - 2
      return {
        ...{ id, sources: [from], targets: [to], layoutOptions: edgeOptions },
        labels: [
          {
            text: id,
            width: widest(lines) + 2 * measures.label + 4,
            height,
            layoutOptions: edgeOptions,
          },
        ],
      }
    }),
  ],
})

const boxOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box => ({
  ...{ x, y, width, height },
})

const flat = (node: ElkNode): readonly ElkNode[] => [node, ...(node.children ?? []).flatMap(flat)]

const read = (laid: ElkNode, { root, edges }: Chart): Drawing => {
  const boxes = new Map(flat(laid).map((node) => [node.id, boxOf(node as Partial<Box>)]))
  const boxFor = (id: string) => boxes.get(id) ?? boxOf({})
  const byId = new Map(edges.map((edge) => [edge.id, edge]))
  const states = everyState(root)
  return {
    width: laid.width ?? 0,
    height: laid.height ?? 0,
    states: states.map((state) => ({ ...boxFor(state.id), state, rows: placeRows(state) })),
    marks: states.flatMap(({ id, initial, hasAnywhere }): PlacedMark[] => [
      ...(initial
        ? [{ ...boxFor(initialOf(id)), id: initialOf(id), kind: 'initial' as const, text: '' }]
        : []),
      ...(hasAnywhere
        ? [
            {
              ...boxFor(anywhereIn(id)),
              id: anywhereIn(id),
              kind: 'anywhere' as const,
              text: 'anywhere',
            },
          ]
        : []),
    ]),
    edges: (laid.edges ?? []).map((edge): PlacedEdge => {
      const drawn = byId.get(edge.id)
      const [section] = edge.sections ?? []
      const [label] = edge.labels ?? []
      return {
        id: edge.id,
        transition: drawn?.transition ?? '',
        isInitial: !drawn,
        isGuarded: drawn?.label.guard !== undefined,
        points: section
          ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
          : [],
        label:
          drawn && label ? { ...boxOf(label as Partial<Box>), lines: linesOf(drawn.label) } : null,
      }
    }),
  }
}

let engine: Promise<ELK> | undefined

/** ELK is large: it is fetched when the first chart is drawn. */
const loadEngine = (): Promise<ELK> => {
  engine ??= import('elkjs/lib/elk.bundled.js').then(({ default: Engine }) => new Engine())
  return engine
}

/** The share of an area of `ratio` (width over height) that a drawing fills when it is scaled to fit. */
const fitOf = ({ width, height }: Drawing, ratio: number) => Math.min(ratio / width, 1 / height)

/** Places every part of a chart, which runs down or to the right. */
export const layOutTowards = async (chart: Chart, direction: Direction): Promise<Drawing> => {
  const elk = await loadEngine()
  return read(await elk.layout(toElk(chart, direction)), chart)
}

/** Which of two drawings of a chart is larger in an area of `ratio` (width over height); `down` if they differ little. */
export const largerIn = (ratio: number, down: Drawing, right: Drawing): Drawing =>
  fitOf(right, ratio) > fitOf(down, ratio) * 1.1 ? right : down

/**
 * Places every part of a chart.
 * @param ratio the width over the height of the display area: the chart runs down or to the right, whichever is larger
 * there
 * @throws the reason of `signal`, when the layout is aborted
 */
export const layOut = async (chart: Chart, ratio = 1.3, signal?: AbortSignal): Promise<Drawing> => {
  await loadEngine()
  signal?.throwIfAborted()
  const down = await layOutTowards(chart, 'DOWN')
  return largerIn(ratio, down, await layOutTowards(chart, 'RIGHT'))
}
