import { keep } from '../../views/save/keep.ts'
import { SaveMenu } from '../../views/save/SaveMenu.tsx'
import { svgToPng } from '../../views/save/svgToPng.ts'
import { arrowsOf } from '../arrows.ts'
import type { JourneyFrame } from '../frames.ts'
import { type Journey, writeJourney } from '../journey.ts'
import { journeyToStately } from '../journeyToStately.ts'
import { journeyFileName } from '../save.ts'
import { toSequenceDiagram } from '../sequenceDiagram.ts'
import { toSequenceSvg } from '../sequenceSvg.ts'

/** Saves a journey: its acts and facts as a drawing or a text for other tools, or its steps. @param frames of all its steps */
export function SaveJourney({
  journey,
  frames,
}: {
  journey: Journey
  frames: readonly JourneyFrame[]
}) {
  const name = journeyFileName(journey.title)
  const arrows = () => arrowsOf(frames, journey)
  const drawn = () => toSequenceSvg(journey.title, arrows())
  return (
    <SaveMenu
      label="Save the journey"
      formats={{
        SVG: () => keep(`${name}.svg`, 'image/svg+xml', drawn().svg),
        PNG: async () => {
          const { svg, ...size } = drawn()
          keep(`${name}.png`, 'image/png', await svgToPng(svg, size))
        },
        'Mermaid sequence diagram': () =>
          keep(`${name}.mmd`, 'text/plain', toSequenceDiagram(journey.title, arrows())),
        'JSON for Stately': () =>
          keep(`${name}.stately.json`, 'application/json', journeyToStately(journey)),
        'Journey as JSON': () => keep(`${name}.json`, 'application/json', writeJourney(journey)),
      }}
    />
  )
}
