import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { pageIn } from './failedPage.ts'

/** Reads the runners' JSON reports: how many tests passed, and which failed. */

const root = join(import.meta.dirname, '..', '..')
/** The folder of the reports. */
export const reports = join(root, '.cache', 'reports')

/** A failed test: its file and title, and its message. */
export interface Failure {
  readonly test: string
  readonly said: string
  /** The page at that moment, one element a line. */
  readonly page?: readonly string[]
}

/** How long a test took that passed: one that failed may have waited for its limit. */
export interface TestTime {
  readonly test: string
  readonly seconds: number
}

export interface Report {
  readonly passed: number
  readonly skipped: number
  /** Number of failures, including files that cannot be loaded. */
  readonly failed: number
  readonly failures: readonly Failure[]
  /** The tests that failed once and passed at the second attempt. They count as passed. */
  readonly flaky: readonly Failure[]
  readonly times: readonly TestTime[]
}

/** The report of a step without tests of its own. */
export const passedReport: Report = {
  passed: 1,
  failed: 0,
  skipped: 0,
  failures: [],
  flaky: [],
  times: [],
}
export const failedReport: Report = { ...passedReport, passed: 0, failed: 1 }

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(reports, name), 'utf8'))

interface VitestJson {
  readonly numPassedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      /** Milliseconds; a test that was skipped has none. */
      readonly duration?: number | null
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

/**
 * Reads Vitest's report.
 *
 * @throws when there is none.
 */
export const readVitestReport = (): Report => {
  const report = readJson('vitest.json') as VitestJson
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }): Failure[] => {
      const file = relative(root, name)
      // A file that fails before its first test counts as one failure.
      if (assertionResults.length === 0) return [{ test: file, said: message }]
      return assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => ({
          test: `${file} › ${fullName}`,
          said: failureMessages.join('\n'),
        }))
    })
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests + report.numTodoTests,
    failed: failures.length,
    failures,
    flaky: [],
    times: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'passed')
        .map(({ fullName, duration }) => ({
          test: `${relative(root, name)} › ${fullName}`,
          seconds: (duration ?? 0) / 1_000,
        })),
    ),
  }
}

interface PlaywrightTest {
  /** `flaky` if the test failed once and passed later. */
  readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
  readonly results: readonly {
    readonly status: string
    /** Milliseconds. */
    readonly duration: number
    readonly errors: readonly { readonly message: string }[]
    readonly attachments: readonly { readonly name: string; readonly path?: string }[]
  }[]
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly tests: readonly PlaywrightTest[]
  }[]
}

interface PlaywrightJson {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly { readonly message: string }[]
  readonly suites: readonly PlaywrightSuite[]
}

/** The tests of a suite with a status, each with what its failed attempts said, and the page of the last of them. */
const testsWith = (
  status: PlaywrightTest['status'],
  { suites = [], specs }: PlaywrightSuite,
): readonly Failure[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ results }) => ({
        test: `tests/e2e/${file} › ${title}`,
        said: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
        page: pageOf(results.flatMap(({ attachments }) => attachments)),
      })),
  ),
  ...suites.flatMap((suite) => testsWith(status, suite)),
]

const pageOf = (attachments: PlaywrightTest['results'][number]['attachments']) => {
  const path = attachments.findLast(({ name }) => name === 'error-context')?.path
  return path && existsSync(path) ? pageIn(readFileSync(path, 'utf8')) : []
}

const timesOf = ({ suites = [], specs }: PlaywrightSuite): readonly TestTime[] => [
  ...specs.map(({ file, title, tests }) => ({
    test: `tests/e2e/${file} › ${title}`,
    seconds:
      Math.max(
        0,
        ...tests.flatMap(({ results }) =>
          results.filter(({ status }) => status === 'passed').map(({ duration }) => duration),
        ),
      ) / 1_000,
  })),
  ...suites.flatMap(timesOf),
]

/** What Playwright's report says. */
export const playwrightReport = ({ stats, errors, suites }: PlaywrightJson): Report => ({
  passed: stats.expected + stats.flaky,
  skipped: stats.skipped,
  failed: stats.unexpected + errors.length,
  failures: [
    ...errors.map(({ message }) => ({ test: 'end-to-end tests', said: message })),
    ...suites.flatMap((suite) => testsWith('unexpected', suite)),
  ],
  flaky: suites.flatMap((suite) => testsWith('flaky', suite)),
  times: suites.flatMap(timesOf),
})

/**
 * Reads Playwright's report.
 *
 * @throws when there is none.
 */
export const readPlaywrightReport = (): Report =>
  playwrightReport(readJson('playwright.json') as PlaywrightJson)
