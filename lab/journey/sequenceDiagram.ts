import { mermaidText } from '../chart/mermaidText.ts'
import type { Arrow } from './arrows.ts'
import { lanesIn } from './lanes.ts'

/** The acts and facts of a journey as a sequence diagram of Mermaid, each lane as a participant. */
export const toSequenceDiagram = (title: string, arrows: readonly Arrow[]): string => {
  const lanes = lanesIn(arrows.map((arrow) => arrow.lanes))
  // Lanes have numbers, since `end` and other words are Mermaid's own.
  const nameOf = (lane: string) => `lane${lanes.indexOf(lane)}`
  return [
    'sequenceDiagram',
    `  title ${mermaidText(title)}`,
    ...lanes.map((lane) => `  participant ${nameOf(lane)} as ${mermaidText(lane)}`),
    ...arrows.map(
      ({ lanes: [from, to], text }) => `  ${nameOf(from)}->>${nameOf(to)}: ${mermaidText(text)}`,
    ),
    '',
  ].join('\n')
}
