import type { TestTime } from './testReports.ts'

/**
 * The longest that one test may take, seconds. `TEST_SECONDS` sets another limit for a slower or busier machine.
 */
export const longestTest = Number(process.env.TEST_SECONDS ?? 20)

/** Tests that may take longer: the name that `npm test` prints, and the reason. Keep this list short. */
export const slowTestReasons: Readonly<Record<string, string>> = {
  'tests/e2e/shell/crawl.spec.ts › A visitor who follows every link finds a page of valid HTML at each, and nothing on the console':
    'opens every page of the shop: only the walk itself finds them, so it cannot be split',
  'tests/e2e/shell/crawl.spec.ts › A customer who follows every link finds a page of valid HTML at each, and nothing on the console':
    'opens every page of the shop: only the walk itself finds them, so it cannot be split',
}

/**
 * Finds the tests that take too long.
 *
 * @param reasons the tests that may take longer, by name
 * @returns the tests over the limit, slowest first, and the names on the list that no test has
 */
export const findSlowTests = (
  times: readonly TestTime[],
  reasons: Readonly<Record<string, string>> = slowTestReasons,
) => {
  const names = new Set(times.map(({ test }) => test))
  return {
    slow: times
      .filter(({ test, seconds }) => seconds > longestTest && !(test in reasons))
      .toSorted((a, b) => b.seconds - a.seconds),
    unknown: Object.keys(reasons).filter((name) => !names.has(name)),
  }
}
