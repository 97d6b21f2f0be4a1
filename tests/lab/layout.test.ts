import { beforeAll, describe, expect, test } from 'vitest'
import { setup } from 'xstate'
import { chartOf } from '../../lab/chart/chart.ts'
import { type Box, type Drawing, type Line, measures } from '../../lab/chart/drawing.ts'
import { type Direction, largerIn, layOut, layOutTowards } from '../../lab/chart/layout.ts'
import { widthOf } from '../../lab/chart/measure.ts'
import { inRegistry } from '../../lab/run/lookUp.ts'
import { machineNames } from '../../lab/run/names.ts'

const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

const isInside = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

interface Named extends Box {
  readonly name: string
}

const collisions = (boxes: readonly Named[]) =>
  boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => overlaps(a, b))
      .map((b) => `${a.name} lies on ${b.name}`),
  )

/** What must be readable on its own: labels, simple states, marks, and the heads of compound states. */
const readable = ({ states, edges, marks }: Drawing): readonly Named[] => [
  ...states.map(({ state, rows, ...box }) => {
    const last = rows.at(-1)
    const head = last ? last.y + last.lines.length * measures.lead : 30
    return { ...box, name: state.id, height: state.children.length > 0 ? head : box.height }
  }),
  ...edges.flatMap(({ id, label }) => (label ? [{ ...label, name: `label ${id}` }] : [])),
  ...marks.map((mark) => ({ ...mark, name: mark.id })),
]

const everything = setup({
  types: { events: {} as { type: 'go' | 'back' | 'stop' | 'tick' } },
  guards: { isReady: () => true },
  actions: { shine: () => undefined },
}).createMachine({
  id: 'everything',
  type: 'parallel',
  on: { stop: '.left.off' },
  states: {
    left: {
      initial: 'off',
      states: {
        off: { entry: 'shine', on: { go: { guard: 'isReady', target: 'on' } } },
        on: { after: { 500: 'off' }, on: { back: 'off', tick: { actions: 'shine' } } },
      },
    },
    right: {
      initial: 'waiting',
      states: {
        waiting: { on: { '*': 'done' } },
        done: { type: 'final' },
      },
    },
  },
})

const machines = [
  ...machineNames.map((name) => ({ name, machine: inRegistry(name).machine })),
  { name: 'everything', machine: everything },
]
const directions: readonly Direction[] = ['DOWN', 'RIGHT']

describe.each(machines.flatMap((one) => directions.map((direction) => ({ ...one, direction }))))(
  'The chart of $name, $direction',
  ({ machine, direction }) => {
    const chart = chartOf(machine)
    let drawing: Drawing
    // A large chart takes most of a second, so that the tests share it.
    beforeAll(async () => {
      drawing = await layOutTowards(chart, direction)
    })

    test('has no overlaps', () => {
      expect(collisions(readable(drawing))).toEqual([])
    })

    test('keeps every state within the one around it', () => {
      const { states } = drawing
      const byId = new Map(states.map((placed) => [placed.state.id, placed]))
      const outside = states.flatMap((outer) =>
        outer.state.children
          .map(({ id }) => byId.get(id))
          .filter((inner) => !inner || !isInside(inner, outer))
          .map((inner) => inner?.state.id),
      )
      expect(outside).toEqual([])
    })

    test('writes the rows of a state one below the other, within it', () => {
      const { states } = drawing
      for (const { rows, height, state } of states) {
        const ends = rows.map(({ y, lines }) => y + lines.length * measures.lead)
        const starts = rows.map(({ y }) => y)
        expect([state.id, starts.slice(1).filter((y, index) => y < (ends[index] ?? 0))]).toEqual([
          state.id,
          [],
        ])
        expect(Math.max(0, ...ends)).toBeLessThanOrEqual(height)
      }
    })

    test('makes every label and state as wide as its text', () => {
      const { states, edges } = drawing
      const wide = (lines: readonly Line[]) =>
        Math.max(
          0,
          ...lines.map((line) => widthOf(line.map(({ text }) => text).join(' '), measures.line)),
        )
      expect(edges.filter(({ label }) => label && wide(label.lines) > label.width)).toEqual([])
      expect(
        states.filter(({ rows, width }) => rows.some(({ lines }) => wide(lines) > width)),
      ).toEqual([])
    })

    test('draws a line with a label for every transition, and one from every initial mark', () => {
      const { edges } = drawing
      const drawn = edges.filter(({ points }) => points.length >= 2)
      expect(drawn.filter(({ isInitial }) => !isInitial).map(({ id }) => id)).toEqual(
        chart.edges.map(({ id }) => id),
      )
      expect(edges.filter(({ isInitial, label }) => isInitial === (label === null))).toEqual(edges)
    })
  },
)

describe('A chart', () => {
  const sized = (width: number, height: number): Drawing => ({
    ...{ width, height },
    ...{ states: [], edges: [], marks: [] },
  })

  test('runs in the direction in which it is larger', () => {
    const [down, right] = [sized(300, 900), sized(900, 300)]
    expect(largerIn(0.6, down, right)).toBe(down)
    expect(largerIn(2.4, down, right)).toBe(right)
  })

  test('runs down unless it is a tenth larger to the right', () => {
    const down = sized(500, 500)
    expect(largerIn(1, down, sized(460, 460))).toBe(down)
  })

  test('is laid out for the ratio of its display', async () => {
    const chart = chartOf(everything)
    const [down, right] = [await layOutTowards(chart, 'DOWN'), await layOutTowards(chart, 'RIGHT')]
    for (const ratio of [0.2, 1.3, 5])
      expect(await layOut(chart, ratio)).toEqual(largerIn(ratio, down, right))
  })
})
