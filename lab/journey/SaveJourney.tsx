import { keep } from '../views/save/keep.ts'
import { SaveMenu } from '../views/save/SaveMenu.tsx'
import { type Journey, writeJourney } from './journey.ts'
import { journeyFileName } from './save.ts'
import { toSequenceDiagram } from './sequenceDiagram.ts'
import type { JourneyFrame } from './world.ts'

/** Saves a journey: its facts as a diagram, or its steps. @param frames of all its steps */
export function SaveJourney({
  journey,
  frames,
}: {
  journey: Journey
  frames: readonly JourneyFrame[]
}) {
  const name = journeyFileName(journey.title) || 'journey'
  return (
    <SaveMenu
      label="Save the journey"
      formats={{
        'Mermaid sequence diagram': () => {
          const events = frames.flatMap((frame) => frame.events)
          keep(`${name}.mmd`, 'text/plain', toSequenceDiagram(journey.title, events))
        },
        'Journey as JSON': () => keep(`${name}.json`, 'application/json', writeJourney(journey)),
      }}
    />
  )
}
