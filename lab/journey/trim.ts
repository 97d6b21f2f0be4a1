import type { Journey } from './journey.ts'
import { casualActs, restMs } from './rest.ts'

/**
 * A journey that ends after a number of steps. What the person did later is left out, too; of the whole journey,
 * nothing is: its last acts can be without any step.
 */
export const endedAfter = (journey: Journey, count: number): Journey =>
  count >= journey.steps.length
    ? journey
    : {
        ...journey,
        ...(journey.acts ? { acts: journey.acts.filter(({ after }) => after < count) } : {}),
        steps: journey.steps.slice(0, count),
      }

/**
 * The number of steps after which a journey can end, from step `at` on: when the page rested before the person went on.
 * Elsewhere the page goes on, so that a replay in a browser would go past the end. A journey without
 * acts is replayed on the statecharts only, and can end anywhere.
 */
export const endFrom = ({ steps, acts }: Journey, at: number): number => {
  if (!acts) return at
  const rest = acts.find(
    ({ act, at: time, after }) =>
      after >= at && !casualActs.has(act.do) && time - (steps[after - 1]?.at ?? 0) >= restMs,
  )
  return rest?.after ?? steps.length
}
