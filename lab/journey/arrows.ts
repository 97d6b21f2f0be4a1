import { actsByStep } from '../acts/act.ts'
import { actText, startText } from '../acts/actText.ts'
import { titleOf } from '../watch/entryText.ts'
import type { JourneyFrame } from './frames.ts'
import type { Journey } from './journey.ts'
import { factsOf, lanesOf, person } from './lanes.ts'

/** A row of a sequence diagram: a fact, or an act of the person on the page. */
export interface Arrow {
  /** From which lane to which. */
  readonly lanes: readonly [from: string, to: string]
  readonly text: string
}

const actArrow = (text: string): Arrow => ({ lanes: [person, 'page'], text })

/** The acts and facts of a journey in their order: how it begins, and each act before the facts to which it led. */
export const arrowsOf = (
  frames: readonly Pick<JourneyFrame, 'events'>[],
  { start, acts }: Pick<Journey, 'start' | 'acts'>,
): readonly Arrow[] => {
  const actsAt = actsByStep(acts)
  const actsBefore = (step: number): readonly Arrow[] =>
    (actsAt.get(step) ?? []).map(({ act }) => actArrow(actText(act)))
  return [
    ...(start ? [actArrow(startText(start))] : []),
    ...frames.flatMap(({ events }, step) => [
      ...actsBefore(step),
      ...factsOf(events).map((fact) => ({ lanes: lanesOf(fact), text: titleOf(fact) })),
    ]),
    ...actsBefore(frames.length),
  ]
}
