import { invariants, type Violation } from './invariants.ts'
import type { Report } from './run.ts'
import { readable, type Schedule } from './schedule.ts'

/** A failed schedule as a person reads it: what failed, the steps, and what happened. */
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
    '',
    `Look at it again: npm run simulate -- --seeds 1 --from ${schedule.seed}`,
    `Keep it:          npm run simulate -- --seeds 1 --from ${schedule.seed} --keep`,
  ].join('\n')
}

/** What failed, by invariant. */
export const tallyOf = (violations: readonly Violation[]): ReadonlyMap<string, number> =>
  violations.reduce(
    (tally, { invariant }) => tally.set(invariant, (tally.get(invariant) ?? 0) + 1),
    new Map<string, number>(),
  )
