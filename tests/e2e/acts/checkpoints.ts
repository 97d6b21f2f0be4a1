import type { AnyStateMachine } from 'xstate'
import { everyNode } from '../../../lab/chart/chart.ts'
import type { Journey, States } from '../../../lab/journey/journey.ts'
import { casualActs, restMs } from '../../../lab/journey/rest.ts'
import { activeStates } from '../../../lab/run/activeStates.ts'
import type { FlowValue } from '../../../lab/run/flow.ts'
import { machines } from '../../../src/machines/index.ts'

type Values = Readonly<Record<string, FlowValue>>
type RecordedStep = Journey['steps'][number]

/** What an actor shows at a checkpoint. */
export interface Expected {
  readonly value: FlowValue
  /**
   * It `rests` in this state until an event from outside ends it; or it `stood` in it, and must have been there after the
   * states of earlier checkpoints, although it may have gone on; or it `passes` through it too fast to be awaited.
   */
  readonly how: 'rests' | 'stood' | 'passes'
}

/** What the actors of the app show before an act, or at the end. */
export interface Checkpoint {
  /** How many times the app has started. */
  readonly documents: number
  /** The running actors by their places. */
  readonly actors: Readonly<Record<string, Expected>>
  /** Whether the last page had opened a while before: then no others are open. */
  readonly isOnPage: boolean
  /** The actors at the next checkpoint. Their code loads by itself, so one of them may be open already. */
  readonly soon: Readonly<Record<string, true>>
}

const machineAt = (place: string): string => place.split('/').at(-1)?.split(':')[0] || 'app'

/** Whether a machine stays in a state until it receives an event: no delay and no service runs. */
const isResting = (name: string, value: FlowValue): boolean => {
  const machine = (machines as Readonly<Record<string, AnyStateMachine>>)[name]
  if (!machine) throw new Error(`There is no machine ${name}`)
  const active = new Set(activeStates(machine.id, value))
  return everyNode(machine.root)
    .filter(({ id }) => active.has(id))
    .every(({ after, invoke }) => after.length === 0 && invoke.length === 0)
}

/** What the journey shows before each of its acts, and at its end. */
export const checkpointsOf = ({ steps, acts = [] }: Journey): readonly Checkpoint[] => {
  const moments = [
    ...acts.map(({ act, at, after }) => ({ at, after, isCasual: casualActs.has(act.do) })),
    { at: (steps.at(-1)?.at ?? 0) + restMs, after: steps.length, isCasual: false },
  ]
  const takenBefore = (index: number) => steps.slice(0, moments[index]?.after ?? steps.length)
  return moments.map(({ at, isCasual }, index) => {
    const before = moments[index - 1]?.after ?? 0
    const taken = takenBefore(index)
    const isOld = (step: RecordedStep | undefined) => at - (step?.at ?? 0) >= restMs
    const howIs = (place: string, value: FlowValue): Expected['how'] => {
      const changed = taken.findLastIndex(({ expect }) => place in expect)
      const rests = isResting(machineAt(place), value)
      if (isCasual && rests) return 'stood'
      if (isOld(taken[changed])) return rests ? 'rests' : changed >= before ? 'stood' : 'passes'
      return rests && changed >= before ? 'stood' : 'passes'
    }
    return {
      documents: taken.filter(({ step }) => step.kind === 'started' && step.place === '').length,
      actors: Object.fromEntries(
        Object.entries(statesAfter(taken)).map(([place, value]) => [
          place,
          { value, how: howIs(place, value) },
        ]),
      ),
      isOnPage:
        !isCasual && isOld(taken.findLast(({ step }) => /^(?:started|stopped)$/.test(step.kind))),
      soon: Object.fromEntries(
        Object.keys(statesAfter(takenBefore(index + 1))).map((place) => [place, true]),
      ),
    }
  })
}

const statesAfter = (steps: Journey['steps']): Values => {
  const states = Object.assign({}, ...steps.map(({ expect }) => expect)) as States
  return Object.fromEntries(Object.entries(states).filter(([, value]) => value !== null)) as Values
}
