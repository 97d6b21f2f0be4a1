import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm test`: everything that must pass. Runs each step whatever the one before it gave, then prints what
 * ran; the last line is `N passed, N failed`, each static check counting as one.
 */
const root = join(import.meta.dirname, '..')
const reports = join(root, '.cache', 'reports')

interface Tally {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** Reads what a test runner reported; a step without it passes or fails as one. */
  readonly tally?: () => Tally
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(reports, name), 'utf8'))

const vitestTally = (): Tally => {
  const report = readJson('vitest.json') as {
    numPassedTests: number
    numFailedTests: number
    numPendingTests: number
    numTodoTests: number
    testResults: { status: string; assertionResults: unknown[] }[]
  }
  // A file that fails before its first test has no test to count: it counts as one.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

const playwrightTally = (): Tally => {
  const { stats, errors } = readJson('playwright.json') as {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number }
    errors: unknown[]
  }
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

const bin = (name: string) => join(root, 'node_modules', '.bin', name)

const steps: readonly Step[] = [
  { name: 'types', command: [bin('tsc'), '--noEmit'] },
  { name: 'lint and format', command: [bin('biome'), 'ci', '--error-on-warnings', '.'] },
  { name: 'unused code', command: [bin('knip')] },
  {
    name: 'unit, contract and server tests',
    command: [
      bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
    ],
    tally: vitestTally,
  },
  { name: 'storefront build', command: [process.execPath, 'tools/build.ts'] },
  { name: 'size of the first visit', command: [process.execPath, 'tests/bench/size.ts'] },
  { name: 'end-to-end tests', command: [bin('playwright'), 'test'], tally: playwrightTally },
]

const failedOnce: Tally = { passed: 0, failed: 1, skipped: 0 }

const run = ({ name, command: [program, ...args], tally }: Step): Tally => {
  console.log(`\n── ${name} ──`)
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' })
  if (!tally) return status === 0 ? { passed: 1, failed: 0, skipped: 0 } : failedOnce
  try {
    const counted = tally()
    // A runner that fails without a failed test (no tests found, a crash) has failed all the same.
    return status === 0 || counted.failed > 0 ? counted : { ...counted, failed: 1 }
  } catch (error) {
    console.error(`${name}: no report to read (${error instanceof Error ? error.message : error})`)
    return failedOnce
  }
}

if (existsSync(reports)) rmSync(reports, { recursive: true })
mkdirSync(reports, { recursive: true })

const results = steps.map((step) => ({ name: step.name, ...run(step) }))
const sum = (count: (tally: Tally) => number) =>
  results.reduce((total, result) => total + count(result), 0)
const [passed, failed, skipped] = [
  sum((t) => t.passed),
  sum((t) => t.failed),
  sum((t) => t.skipped),
]

console.log('\n── summary ──')
for (const result of results)
  console.log(
    `${result.failed > 0 ? '✗' : '✓'} ${result.name.padEnd(34)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed ${String(result.skipped).padStart(4)} skipped`,
  )
process.exitCode = failed > 0 ? 1 : 0
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
