import type { InspectionEvent } from 'xstate'
import type { RecordedAct, Start } from '../acts/act.ts'
import type { LookUp } from '../run/answerable.ts'
import { errorText } from '../run/errorText.ts'
import { inRegistry } from '../run/lookUp.ts'
import { valueText } from '../run/valueText.ts'
import { createFrames, type JourneyFrame } from './frames.ts'
import type { Journey, JourneyStep, RecordedStep, States } from './journey.ts'
import { journeyStepText } from './stepText.ts'

const stateText = (states: States, place: string): string => {
  const value = states[place]
  if (value === undefined) return 'unchanged'
  return value === null ? 'ended' : valueText(value)
}

/** How the states after a step differ from the expected ones; undefined if they do not. */
const differenceOf = (expected: States, changed: States): string | undefined => {
  const places = [...new Set([...Object.keys(expected), ...Object.keys(changed)])]
  const wrong = places.filter(
    (place) => JSON.stringify(expected[place]) !== JSON.stringify(changed[place]),
  )
  if (wrong.length === 0) return undefined
  return wrong
    .map(
      (place) =>
        `${place || 'app'} should be ${stateText(expected, place)}, and is ${stateText(changed, place)}`,
    )
    .join('; ')
}

/** What playing a journey shows. */
export interface Played {
  /** The result of each step, as far as they could be taken. */
  readonly frames: readonly JourneyFrame[]
  /** Why it ended before its last step, or where the states differ first. */
  readonly problem: string | undefined
  /** The number of the step of the problem. */
  readonly wrongStep: number | undefined
}

/**
 * Plays a journey from its start, and compares the states after each step with the expected ones.
 * @param until the number of steps to take
 * @param watch is called with all that the actors report
 */
export const playJourney = (
  { steps }: Pick<Journey, 'steps'>,
  {
    lookUp = inRegistry,
    until = steps.length,
    watch,
  }: { lookUp?: LookUp; until?: number; watch?: (seen: InspectionEvent) => void } = {},
): Played => {
  const world = createFrames(lookUp, watch)
  const frames: JourneyFrame[] = []
  let wrong: Pick<Played, 'problem' | 'wrongStep'> = { problem: undefined, wrongStep: undefined }
  try {
    for (const { step, expect } of steps.slice(0, until)) {
      const wrongStep = frames.length + 1
      const fail = (text: string) => {
        if (wrong.problem === undefined)
          wrong = { problem: `Step ${wrongStep}, ${journeyStepText(step)}: ${text}`, wrongStep }
      }
      try {
        frames.push(world.take(step))
      } catch (error) {
        fail(errorText(error))
        break
      }
      const difference = differenceOf(expect, frames.at(-1)?.changed ?? {})
      if (difference !== undefined) fail(difference)
    }
  } finally {
    world.stop()
  }
  return { frames, ...wrong }
}

/** A step as it was recorded. */
export interface RawStep {
  readonly step: JourneyStep
  readonly at: number
}

/** What was recorded: the steps, and the acts of the person if they were watched. */
export interface Recorded {
  readonly steps: readonly RawStep[]
  readonly start?: Start | undefined
  readonly acts?: readonly RecordedAct[]
}

/**
 * Makes a journey of what was recorded: plays it in the lab and expects the states that it leads to. A step that is not
 * possible there is left out and named.
 */
export const toJourney = (
  title: string,
  { steps: raw, start, acts = [] }: Recorded,
  lookUp: LookUp = inRegistry,
): { readonly journey: Journey; readonly leftOut: readonly string[] } => {
  const world = createFrames(lookUp)
  const steps: RecordedStep[] = []
  const leftOut: string[] = []
  /** How many of the first raw steps are in the journey. */
  const kept = [0]
  for (const { step, at } of raw) {
    try {
      steps.push({ step, at, expect: world.take(step).changed })
    } catch (error) {
      leftOut.push(`${journeyStepText(step)}: ${errorText(error)}`)
    }
    kept.push(steps.length)
  }
  world.stop()
  const done = acts.map((act) => ({ ...act, after: kept[act.after] ?? steps.length }))
  return { journey: { title, ...(start ? { start, acts: done } : {}), steps }, leftOut }
}
