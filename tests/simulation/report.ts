import { invariants } from './invariants.ts'
import type { Report } from './run.ts'
import { readable, type Schedule } from './schedule.ts'

/** A readable report of a failed schedule: what failed, the steps, and what happened. */
export const describe = (schedule: Schedule, { violations, trace }: Report): string => {
  const { browsers, tabs, carts, wishes } = schedule
  const begins = tabs.map(
    ({ browser, path }, tab) =>
      `  tab ${tab}: browser ${browser} (${browsers[browser] ?? 'a guest'}) at ${path}`,
  )
  return [
    ...violations.map(
      ({ invariant, what }) => `${invariant} (${invariants[invariant]}):\n  ${what}`,
    ),
    '',
    `seed ${schedule.seed}; carts ${JSON.stringify(carts)}; wishes ${JSON.stringify(wishes)}`,
    ...begins,
    ...schedule.steps.map((step) => `  ${readable(step)}`),
    '',
    'What happened (ms):',
    ...trace.map((line) => `  ${line}`),
  ].join('\n')
}

/** How to reproduce and keep the failure of a seed. */
export const hintOf = (seed: number): string =>
  [
    `Look at it again: npm run simulate -- --seeds 1 --from ${seed}`,
    `Keep it:          npm run simulate -- --seeds 1 --from ${seed} --keep`,
  ].join('\n')
