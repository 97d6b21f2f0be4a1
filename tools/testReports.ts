import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

/** What the runners' JSON reports say: how many tests passed, and which failed. */

const root = join(import.meta.dirname, '..')
/** The folder of the reports. */
export const reports = join(root, '.cache', 'reports')

/** A test that failed: its file and title, and what it said. */
export interface Failure {
  readonly test: string
  readonly said: string
}

export interface Report {
  readonly passed: number
  readonly skipped: number
  /** How many failed: also what is no test, as a file that cannot be read. */
  readonly failed: number
  readonly failures: readonly Failure[]
}

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
      // A file that fails before its first test has no test to count: it counts as one.
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
  }
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly file: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly results: readonly { readonly errors: readonly { readonly message: string }[] }[]
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
  }
}
