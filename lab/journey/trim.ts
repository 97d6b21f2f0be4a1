import type { Journey } from './journey.ts'

/** A journey that ends after a number of steps. What the person did later is left out, too. */
export const endedAfter = (journey: Journey, count: number): Journey => ({
  ...journey,
  ...(journey.acts ? { acts: journey.acts.filter(({ after }) => after < count) } : {}),
  steps: journey.steps.slice(0, count),
})
