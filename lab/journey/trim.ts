import type { Journey } from './journey.ts'

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
