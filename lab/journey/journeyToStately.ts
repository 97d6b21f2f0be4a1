import { actsByStep } from '../acts/act.ts'
import { actText, startText } from '../acts/actText.ts'
import type { Journey } from './journey.ts'
import { stateTexts } from './stateTexts.ts'
import { journeyStepText } from './stepText.ts'

/**
 * A journey as JSON that Stately's editor imports: a state after each step, and an event for each step. What the person
 * did before a step describes its event, from the address to begin with on; what came after the last step, the final
 * state.
 */
export const journeyToStately = ({ title, start, acts, steps }: Journey): string => {
  const nameOf = (at: number) => (at === 0 ? 'start' : `step${at}`)
  const done = actsByStep(acts)
  const actsAt = (at: number) => [
    ...(start && at === 0 ? [startText(start)] : []),
    ...(done.get(at) ?? []).map(({ act }) => actText(act)),
  ]
  const described = (lines: readonly string[]) =>
    lines.length === 0 ? {} : { description: lines.join('\n') }
  const states = Array.from({ length: steps.length + 1 }, (_, at) => {
    const [before, next] = [steps[at - 1], steps[at]]
    return [
      nameOf(at),
      {
        ...described([...stateTexts(before?.expect ?? {}), ...(next ? [] : actsAt(at))]),
        ...(next
          ? {
              on: {
                [`${at + 1} ${journeyStepText(next.step)}`]: {
                  target: nameOf(at + 1),
                  ...described(actsAt(at)),
                },
              },
            }
          : { type: 'final' }),
      },
    ] as const
  })
  const machine = {
    ...{ id: 'journey', description: title, initial: nameOf(0) },
    states: Object.fromEntries(states),
  }
  return `${JSON.stringify(machine, null, 2)}\n`
}
