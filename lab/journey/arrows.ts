import { actsByStep, type RecordedAct } from '../acts/act.ts'
import { actText } from '../acts/actText.ts'
import { titleOf } from '../watch/entryText.ts'
import type { JourneyFrame } from './frames.ts'
import { factsOf, lanesOf, person } from './lanes.ts'

/** A row of a sequence diagram: a fact, or an act of the person on the page. */
export interface Arrow {
  /** From which lane to which. */
  readonly lanes: readonly [from: string, to: string]
  readonly text: string
}

/** The acts and facts of a journey in their order: each act before the facts to which it led. */
export const arrowsOf = (
  frames: readonly Pick<JourneyFrame, 'events'>[],
  acts?: readonly RecordedAct[],
): readonly Arrow[] => {
  const actsAt = actsByStep(acts)
  const actsBefore = (step: number): readonly Arrow[] =>
    (actsAt.get(step) ?? []).map(({ act }) => ({ lanes: [person, 'page'], text: actText(act) }))
  return [
    ...frames.flatMap(({ events }, step) => [
      ...actsBefore(step),
      ...factsOf(events).map((fact) => ({ lanes: lanesOf(fact), text: titleOf(fact) })),
    ]),
    ...actsBefore(frames.length),
  ]
}
