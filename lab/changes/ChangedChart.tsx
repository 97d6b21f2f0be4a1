import { useEffect, useMemo, useState } from 'react'
import type { Chart } from '../chart/chart.ts'
import type { Drawing } from '../chart/drawing.ts'
import { layOut } from '../chart/layout.ts'
import { ChartSvg } from '../views/diagram/ChartSvg.tsx'
import type { Marks } from '../views/diagram/marks.ts'
import styles from './ChangesPage.module.css'
import type { Difference } from './diffCharts.ts'
import { unite } from './united.ts'

const unmarked: Marks = {
  active: new Set(),
  taken: new Set(),
  visitedStates: new Set(),
  visitedTransitions: new Set(),
  unreached: new Set(),
}

/** A chart before and after in one drawing, at its own size; a large one is scrolled. */
export function ChangedChart({
  name,
  before,
  after,
  differences,
}: {
  name: string
  before: Chart | undefined
  after: Chart | undefined
  differences: readonly Difference[]
}) {
  const { chart, changes } = useMemo(
    () => unite(before, after, differences),
    [before, after, differences],
  )
  const marks = useMemo((): Marks => ({ ...unmarked, changes }), [changes])
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  useEffect(() => {
    const ended = new AbortController()
    layOut(chart, undefined, ended.signal).then(setDrawing, (error) => {
      if (!ended.signal.aborted) throw error
    })
    return () => ended.abort()
  }, [chart])
  const [width, height] = [Math.ceil(drawing?.width ?? 0), Math.ceil(drawing?.height ?? 0)]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll a large chart
    <section className={styles.chart} tabIndex={0} aria-label={`Chart of ${name}`}>
      <svg
        role="img"
        aria-label={`Statechart of ${name} with its changes`}
        aria-busy={drawing === null}
        data-drawn={drawing !== null}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        {drawing && <ChartSvg drawing={drawing} marks={marks} />}
      </svg>
    </section>
  )
}
