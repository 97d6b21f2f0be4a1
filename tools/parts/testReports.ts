import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** Reads the runners' JSON reports: how many tests passed, and which failed. */

const root = join(import.meta.dirname, '..', '..')
/** The folder of the reports. */
export const reports = join(root, '.cache', 'reports')

/** A failed test: its file and title, and its message. */
export interface Failure {
  readonly test: string
  readonly said: string
}

/** How long a test took. */
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
  readonly times: readonly TestTime[]
}

/** The report of a step without tests of its own. */
export const passedReport: Report = { passed: 1, failed: 0, skipped: 0, failures: [], times: [] }
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
    times: report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        test: `${relative(root, name)} › ${fullName}`,
        seconds: (duration ?? 0) / 1_000,
      })),
    ),
  }
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly results: readonly {
        /** Milliseconds. */
        readonly duration: number
        readonly errors: readonly { readonly message: string }[]
      }[]
    }[]
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

const failuresOf = ({ suites = [], specs }: PlaywrightSuite): readonly Failure[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      test: `tests/e2e/${file} › ${title}`,
      said: tests
        .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
        .map(({ message }) => message)
        .join('\n'),
    })),
  ...suites.flatMap(failuresOf),
]

const timesOf = ({ suites = [], specs }: PlaywrightSuite): readonly TestTime[] => [
  ...specs.map(({ file, title, tests }) => ({
    test: `tests/e2e/${file} › ${title}`,
    seconds:
      Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration))) /
      1_000,
  })),
  ...suites.flatMap(timesOf),
]

/**
 * Reads Playwright's report.
 *
 * @throws when there is none.
 */
export const readPlaywrightReport = (): Report => {
  const { stats, errors, suites } = readJson('playwright.json') as PlaywrightJson
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...errors.map(({ message }) => ({ test: 'end-to-end tests', said: message })),
      ...suites.flatMap(failuresOf),
    ],
    times: suites.flatMap(timesOf),
  }
}
