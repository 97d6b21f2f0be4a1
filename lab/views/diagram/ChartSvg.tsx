import { type CSSProperties, memo } from 'react'
import {
  type Drawing,
  type Line,
  measures,
  type PlacedEdge,
  type PlacedState,
} from '../../chart/drawing.ts'
import { widthOf } from '../../chart/measure.ts'
import { chartStyle } from './chartStyle.ts'
import { roundedPath, tipPath } from './curves.ts'
import { joined, type Marks, sidesText, stateTone, transitionTone } from './marks.ts'

function Lines({ lines, x, y }: { lines: readonly Line[]; x: number; y: number }) {
  return lines.map((line, index) => (
    <text
      key={`${index} ${line.map(({ text }) => text).join()}`}
      className="line"
      x={x}
      y={y + index * measures.lead}
    >
      {line.map(({ text, tone }, position) => (
        <tspan key={`${position} ${text}`} className={tone} dx={position > 0 ? 4 : 0}>
          {text}
        </tspan>
      ))}
    </text>
  ))
}

/** Maximum size of the name of a state when the drawing is zoomed out, px. */
const nameRoom = ({ state, width }: PlacedState) =>
  Math.min(21, ((width - 2 * measures.pad) / widthOf(state.name, measures.name)) * measures.name)

const sideRadius = 7

/** Both sides of a guard, ending at `right`. */
function Sides({ sides, right, y }: { sides: string; right: number; y: number }) {
  return [...sides].map((side, index) => {
    const name = side.toUpperCase()
    const isPassed = side === name
    const x = right - sideRadius - (1 - index) * (2 * sideRadius + 2)
    return (
      <g key={name} className={joined('side', isPassed ? 'met' : 'unmet')} data-side={name}>
        <title>{`The guard ${name === 'T' ? 'let an event pass' : 'refused an event'}: ${isPassed ? 'tested' : 'not tested'}`}</title>
        <circle cx={x} cy={y} r={sideRadius} />
        <text x={x} y={y + 3.5} textAnchor="middle">
          {name}
        </text>
      </g>
    )
  })
}

/**
 * `rowTones` and `rowSides` have a part for each row, one per line. They are texts, so that they stay equal while nothing
 * changes.
 */
const StateBox = memo(function StateBox({
  placed,
  tone,
  rowTones,
  rowSides,
}: {
  placed: PlacedState
  tone: string
  rowTones: string
  rowSides: string
}) {
  const { state, rows, x, y, width, height } = placed
  const { id, name, kind } = state
  const isHead = rows.length > 0 || state.children.length > 0
  const tones = rowTones.split('\n')
  const sides = rowSides.split('\n')
  return (
    <g data-state={id} className={tone}>
      <rect className="box" x={x} y={y} width={width} height={height} rx={8} />
      {kind === 'final' && (
        <rect className="inner" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx={5} />
      )}
      <text
        className="name"
        style={{ '--room': `${nameRoom(placed)}px` } as CSSProperties}
        x={isHead ? x + measures.pad : x + width / 2}
        y={isHead ? y + 23 : y + height / 2 + 5}
        textAnchor={isHead ? 'start' : 'middle'}
      >
        {name}
      </text>
      {rows.length > 0 && (
        <line
          className="rule"
          x1={x + 1}
          x2={x + width - 1}
          y1={y + measures.header}
          y2={y + measures.header}
        />
      )}
      {rows.map(({ row, y: top, lines }, index) => (
        <g
          key={`${row.kind} ${row.transition ?? row.label.event}`}
          className={joined('row', tones[index] ?? '')}
        >
          <rect
            className="wash"
            x={x + 5}
            y={y + top + 3}
            width={width - 10}
            height={lines.length * measures.lead + 4}
            rx={3}
          />
          <Lines lines={lines} x={x + measures.pad} y={y + top + 17} />
          <Sides
            sides={sides[index] ?? ''}
            right={x + width + 2 * sideRadius + 1}
            y={y + top + 13}
          />
        </g>
      ))}
    </g>
  )
})

const EdgeLine = memo(function EdgeLine({
  edge,
  tone,
  sides,
}: {
  edge: PlacedEdge
  tone: string
  sides: string
}) {
  return (
    <g className={joined('way', tone)}>
      <path className="edge" d={roundedPath(edge.points)} />
      <path className="tip" d={tipPath(edge.points)} />
      {edge.label && (
        <>
          <rect
            className="plate"
            x={edge.label.x}
            y={edge.label.y}
            width={edge.label.width}
            height={edge.label.height}
            rx={4}
          />
          <Lines
            lines={edge.label.lines}
            x={edge.label.x + measures.label}
            y={edge.label.y + measures.label + 12}
          />
          <Sides sides={sides} right={edge.label.x + edge.label.width} y={edge.label.y} />
        </>
      )}
    </g>
  )
})

/** A drawing in SVG, without its frame; it includes everything that it needs as a separate file. */
export const ChartSvg = memo(function ChartSvg({
  drawing,
  marks,
}: {
  drawing: Drawing
  marks: Marks
}) {
  const lit = (edge: PlacedEdge) => (marks.taken.has(edge.transition) ? 1 : 0)
  return (
    <g className="chart">
      <style>{chartStyle}</style>
      {drawing.states.map((placed) => (
        <StateBox
          key={placed.state.id}
          placed={placed}
          tone={stateTone(placed, marks)}
          rowTones={placed.rows.map(({ row }) => transitionTone(row.transition, marks)).join('\n')}
          rowSides={placed.rows
            .map(({ row }) => sidesText(row.transition, row.label.guard !== undefined, marks))
            .join('\n')}
        />
      ))}
      {drawing.edges
        .toSorted((a, b) => lit(a) - lit(b))
        .map((edge) => (
          <EdgeLine
            key={edge.id}
            edge={edge}
            tone={transitionTone(edge.transition, marks)}
            sides={sidesText(edge.transition, edge.isGuarded, marks)}
          />
        ))}
      {drawing.marks.map(({ id, kind, text, x, y, width, height }) =>
        kind === 'initial' ? (
          <circle key={id} className="initial" cx={x + 7} cy={y + 7} r={6} />
        ) : (
          <g key={id}>
            <rect className="anywhere" x={x} y={y} width={width} height={height} rx={height / 2} />
            <text
              className="line action"
              x={x + width / 2}
              y={y + height / 2 + 4}
              textAnchor="middle"
            >
              {text}
            </text>
          </g>
        ),
      )}
    </g>
  )
})
