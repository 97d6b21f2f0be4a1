import type { RefObject } from 'react'
import type { AnyStateMachine } from 'xstate'
import { chartOf } from '../../chart/chart.ts'
import type { Drawing } from '../../chart/drawing.ts'
import { toMermaid } from '../../chart/mermaid.ts'
import { toStately } from '../../chart/stately.ts'
import { keep } from '../save/keep.ts'
import { SaveMenu } from '../save/SaveMenu.tsx'
import { toPng, toSvg } from './chartFile.ts'

/** Saves the chart of a machine: as it is drawn, or as a text for other tools. */
export function SaveChart({
  name,
  machine,
  svg,
  drawing,
}: {
  name: string
  machine: AnyStateMachine
  svg: RefObject<SVGSVGElement | null>
  drawing: Drawing | null
}) {
  return (
    <SaveMenu
      label="Save the chart"
      formats={{
        SVG: () => {
          if (svg.current && drawing)
            keep(`${name}.svg`, 'image/svg+xml', toSvg(svg.current, drawing))
        },
        PNG: async () => {
          if (svg.current && drawing)
            keep(`${name}.png`, 'image/png', await toPng(svg.current, drawing))
        },
        Mermaid: () => keep(`${name}.mmd`, 'text/plain', toMermaid(chartOf(machine))),
        'JSON for Stately': () => keep(`${name}.json`, 'application/json', toStately(machine)),
      }}
    />
  )
}
