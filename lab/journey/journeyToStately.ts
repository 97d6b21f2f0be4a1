import type { Journey } from './journey.ts'
import { stateTexts } from './stateTexts.ts'
import { journeyStepText } from './stepText.ts'

/** A journey as JSON that Stately's editor imports: a state after each step, and an event for each step. */
export const journeyToStately = ({ title, steps }: Journey): string => {
  const nameOf = (at: number) => (at === 0 ? 'start' : `step${at}`)
  const states = Array.from({ length: steps.length + 1 }, (_, at) => {
    const [before, next] = [steps[at - 1], steps[at]]
    return [
      nameOf(at),
      {
        ...(before ? { description: stateTexts(before.expect).join('\n') } : {}),
        ...(next
          ? { on: { [`${at + 1} ${journeyStepText(next.step)}`]: { target: nameOf(at + 1) } } }
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
