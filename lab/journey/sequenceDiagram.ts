import { mermaidText } from '../chart/mermaidText.ts'
import { titleOf } from '../watch/entryText.ts'
import type { LoggedEvent } from '../watch/log.ts'
import { factsOf, lanesIn, lanesOf } from './lanes.ts'

/** The facts of a journey as a sequence diagram of Mermaid, each lane as a participant. */
export const toSequenceDiagram = (title: string, events: readonly LoggedEvent[]): string => {
  const facts = factsOf(events)
  const lanes = lanesIn(facts)
  // Lanes have numbers, since `end` and other words are Mermaid's own.
  const nameOf = (lane: string) => `lane${lanes.indexOf(lane)}`
  return [
    'sequenceDiagram',
    `  title ${mermaidText(title)}`,
    ...lanes.map((lane) => `  participant ${nameOf(lane)} as ${mermaidText(lane)}`),
    ...facts.map((fact) => {
      const [from, to] = lanesOf(fact)
      return `  ${nameOf(from)}->>${nameOf(to)}: ${mermaidText(titleOf(fact))}`
    }),
    '',
  ].join('\n')
}
