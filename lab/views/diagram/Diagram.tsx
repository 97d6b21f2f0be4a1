import Crosshair from 'lucide-react/icons/crosshair'
import Maximize from 'lucide-react/icons/maximize'
import Minus from 'lucide-react/icons/minus'
import MoveVertical from 'lucide-react/icons/move-vertical'
import Plus from 'lucide-react/icons/plus'
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { AnyStateMachine } from 'xstate'
import { chartOf } from '../../chart/chart.ts'
import type { Drawing } from '../../chart/drawing.ts'
import { layOut } from '../../chart/layout.ts'
import { ChartSvg } from './ChartSvg.tsx'
import styles from './Diagram.module.css'
import type { Marks } from './marks.ts'
import { SaveChart } from './SaveChart.tsx'
import { useCamera } from './useCamera.ts'

const step = 60
const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
}

/** The statechart of a machine: its current state, how it got there, and its earlier states. */
export function Diagram({
  name,
  machine,
  marks,
  isTall,
  onTall,
  onDrawn,
}: {
  name: string
  machine: AnyStateMachine
  marks: Marks
  /** Whether it replaces the panel below it. */
  isTall: boolean
  onTall: (isTall: boolean) => void
  /** Called when it has been drawn, and after each other layout. */
  onDrawn?: () => void
}) {
  const chart = useMemo(() => chartOf(machine), [machine])
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  const svg = useRef<SVGSVGElement>(null)
  const dragged = useRef<{ x: number; y: number } | null>(null)

  // In a tall area the chart may run in the other direction.
  useEffect(() => {
    const ended = new AbortController()
    const place = svg.current?.getBoundingClientRect()
    const ratio = place && place.height > 0 ? place.width / place.height : 1.3
    layOut(chart, ratio, ended.signal).then(setDrawing, (error) => {
      if (!ended.signal.aborted) throw error
    })
    return () => ended.abort()
  }, [chart, isTall])

  // The benchmark reads these (tests/bench/lab.ts).
  const drawn = useEffectEvent(() => onDrawn?.())
  useEffect(() => {
    performance.mark(drawing ? 'lab.drawn' : 'lab.begun')
    if (drawing) drawn()
  }, [drawing])

  const active = drawing?.states.filter(({ state }) => marks.active.has(state.id)) ?? []
  const { camera, zoom, pan, fit, follow } = useCamera(svg, drawing, active.at(-1) ?? null)

  const drag = (event: PointerEvent) => {
    const from = dragged.current
    if (!from) return
    pan(event.clientX - from.x, event.clientY - from.y)
    dragged.current = { x: event.clientX, y: event.clientY }
  }
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (move) pan(...move)
    else if (event.key === '+' || event.key === '=') zoom(1.2)
    else if (event.key === '-') zoom(1 / 1.2)
    else if (event.key === '0') fit()
    else return
    event.preventDefault()
  }
  return (
    <section className={styles.diagram} aria-label="Statechart">
      <div className={styles.bar}>
        <h2>Statechart</h2>
        <div className={styles.tools}>
          <button type="button" aria-label="Zoom in" title="Zoom in (+)" onClick={() => zoom(1.25)}>
            <Plus aria-hidden size={17} />
          </button>
          <button
            type="button"
            aria-label="Zoom out"
            title="Zoom out (-)"
            onClick={() => zoom(0.8)}
          >
            <Minus aria-hidden size={17} />
          </button>
          <button type="button" aria-label="Show all" title="Show all (0)" onClick={fit}>
            <Maximize aria-hidden size={17} />
          </button>
          <button
            type="button"
            aria-label="Follow the active state"
            title="Follow the active state"
            onClick={follow}
          >
            <Crosshair aria-hidden size={17} />
          </button>
          <SaveChart name={name} machine={machine} svg={svg} drawing={drawing} />
          <button
            type="button"
            aria-pressed={isTall}
            aria-label="Tall chart"
            title="Tall chart"
            onClick={() => onTall(!isTall)}
          >
            <MoveVertical aria-hidden size={17} />
          </button>
        </div>
      </div>
      <svg
        ref={svg}
        className={styles.canvas}
        role="img"
        aria-label={`Statechart of ${name}; active: ${[...marks.active].join(', ')}`}
        aria-busy={drawing === null}
        data-drawn={drawing !== null}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys, + and - move the drawing
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          dragged.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          dragged.current = null
        }}
      >
        <g
          transform={`translate(${camera.x} ${camera.y}) scale(${camera.scale})`}
          style={{ '--far': Math.max(1, 0.8 / camera.scale) } as CSSProperties}
        >
          {drawing && <ChartSvg drawing={drawing} marks={marks} />}
        </g>
      </svg>
    </section>
  )
}
