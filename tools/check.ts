import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { changesAtHand } from './parts/changesAtHand.ts'
import { describeFailure } from './parts/describeFailure.ts'
import { runSteps, type Step } from './parts/runSteps.ts'
import { findSlowTests, longestTest } from './parts/slowTests.ts'
import {
  type Report,
  readPlaywrightReport,
  readVitestReport,
  reports,
} from './parts/testReports.ts'

/**
 * `npm test`: everything that must pass. Runs every step, also after one that failed, and independent steps side by
 * side. Then prints what differs in the statecharts and the contract, which tests failed, were flaky or took too long, how
 * many tests ran and how long each step took. The last line is `N passed, N failed`; each static check counts as one.
 */
const root = join(import.meta.dirname, '..')

const bin = (name: string) => join(root, 'node_modules', '.bin', name)

const build = 'storefront and server build'
const unitTests = 'unit, contract and server tests'

/** How many browser tests may pass at the second attempt only (docs/decisions/tests/2026-11-27-second-attempt.md). */
const mostFlaky = 2

// Few steps run in parallel: on two processors, two of the larger ones take longer than in sequence. The drills keep
// one processor busy, and the static checks the other.
const steps: readonly Step[] = [
  { name: build, command: [process.execPath, 'tools/build.ts'], after: [] },
  { name: 'types', command: [bin('tsc'), '--noEmit'], after: [] },
  {
    name: unitTests,
    command: [
      bin('vitest'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(reports, 'vitest.json')}`,
    ],
    after: [build],
    report: readVitestReport,
  },
  {
    name: 'lint and format',
    command: [bin('biome'), 'ci', '--error-on-warnings', '.'],
    after: ['types', unitTests],
  },
  {
    name: 'imports',
    command: [bin('depcruise'), '--output-type', 'err', 'src', 'server', 'mocks', 'lab'],
    after: ['lint and format'],
  },
  { name: 'unused code', command: [bin('knip')], after: ['imports'] },
  {
    name: 'size of the first visit',
    command: [process.execPath, 'tests/bench/size.ts'],
    after: [build, unitTests],
  },
  {
    name: 'drills, in short',
    command: [process.execPath, 'tools/drills.ts', '--short'],
    after: ['size of the first visit'],
  },
  {
    name: 'end-to-end tests',
    command: [bin('playwright'), 'test', '--retries', '1'],
    after: ['drills, in short', 'unused code'],
    report: readPlaywrightReport,
  },
]

// Tests that start the shop as a process start the compiled build.
process.env.COMPILED_SERVER = '1'

if (existsSync(reports)) rmSync(reports, { recursive: true })
mkdirSync(reports, { recursive: true })

const results = await runSteps(steps, root)

console.log('\n── statecharts and contract ──')
console.log(await changesAtHand())

// Failed tests are repeated beside the summary, so that they are visible at the end of a long output.
const flaky = results.flatMap((result) => result.flaky)
const failures = results.flatMap((result) => result.failures)
if (flaky.length > 0)
  console.log('\n── flaky tests: failed, then passed. Find the cause of each ──')
for (const failure of flaky) console.log(describeFailure(failure))
if (failures.length > 0) console.log('\n── failed tests ──')
for (const failure of failures) console.log(describeFailure(failure))

const { slow, unknown } = findSlowTests(results.flatMap(({ times }) => times))
if (slow.length > 0) console.log(`\n── tests over ${longestTest} s ──`)
for (const { test, seconds } of slow) console.log(`✗ ${seconds.toFixed(1)} s  ${test}`)
for (const test of unknown) console.log(`✗ tools/parts/slowTests.ts names no test: ${test}`)
const isTooFlaky = flaky.length > mostFlaky
if (isTooFlaky) console.log(`\n✗ ${flaky.length} flaky tests; ${mostFlaky} are allowed`)

const sum = (count: (report: Report) => number) =>
  results.reduce((total, result) => total + count(result), 0)
const [passed, failed, skipped] = [
  sum((t) => t.passed),
  sum((t) => t.failed) + slow.length + unknown.length + Number(isTooFlaky),
  sum((t) => t.skipped),
]

console.log('\n── summary ──')
for (const result of results)
  console.log(
    `${result.failed > 0 ? '✗' : '✓'} ${result.name.padEnd(34)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed ${String(result.skipped).padStart(4)} skipped ${result.minutes.toFixed(1).padStart(5)} min`,
  )
process.exitCode = failed > 0 ? 1 : 0
const others = [
  ...(flaky.length > 0 ? [`${flaky.length} flaky`] : []),
  ...(skipped > 0 ? [`${skipped} skipped`] : []),
]
console.log(`\n${[`${passed} passed`, `${failed} failed`, ...others].join(', ')}`)
