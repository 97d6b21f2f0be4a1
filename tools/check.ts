import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { type Report, readPlaywrightReport, readVitestReport, reports } from './testReports.ts'

/**
 * `npm test`: everything that must pass. Runs every step, also after one that failed. Then prints which tests failed,
 * how many ran and how long each step took. The last line is `N passed, N failed`; each static check counts as one.
 */
const root = join(import.meta.dirname, '..')

interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** Reads what a test runner reported; a step without it passes or fails as one. */
  readonly report?: () => Report
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
    report: readVitestReport,
  },
  { name: 'storefront build', command: [process.execPath, 'tools/build.ts'] },
  { name: 'size of the first visit', command: [process.execPath, 'tests/bench/size.ts'] },
  { name: 'drills, in short', command: [process.execPath, 'tools/drills.ts', '--short'] },
  {
    name: 'end-to-end tests',
    command: [bin('playwright'), 'test'],
    report: readPlaywrightReport,
  },
]

const passedOnce: Report = { passed: 1, failed: 0, skipped: 0, failures: [] }
const failedOnce: Report = { passed: 0, failed: 1, skipped: 0, failures: [] }

const run = ({ name, command: [program, ...args], report }: Step): Report => {
  console.log(`\n── ${name} ──`)
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit' })
  if (!report) return status === 0 ? passedOnce : failedOnce
  try {
    const told = report()
    // A runner that fails without a failed test (no tests found, a crash) has failed all the same.
    return status === 0 || told.failed > 0 ? told : { ...told, failed: 1 }
  } catch (error) {
    console.error(`${name}: no report to read (${error instanceof Error ? error.message : error})`)
    return failedOnce
  }
}

if (existsSync(reports)) rmSync(reports, { recursive: true })
mkdirSync(reports, { recursive: true })

const results = steps.map((step) => {
  const began = performance.now()
  return { name: step.name, ...run(step), minutes: (performance.now() - began) / 60_000 }
})
// The tests that failed stand once more at the end, where the end of a long output shows them.
const failures = results.flatMap((result) => result.failures)
if (failures.length > 0) console.log('\n── failed tests ──')
for (const { test, said } of failures) {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `    ${line.trim()}`)
  console.log([`✗ ${test}`, ...lines.slice(0, 4)].join('\n'))
}

const sum = (count: (report: Report) => number) =>
  results.reduce((total, result) => total + count(result), 0)
const [passed, failed, skipped] = [
  sum((t) => t.passed),
  sum((t) => t.failed),
  sum((t) => t.skipped),
]

console.log('\n── summary ──')
for (const result of results)
  console.log(
    `${result.failed > 0 ? '✗' : '✓'} ${result.name.padEnd(34)} ${String(result.passed).padStart(5)} passed ${String(result.failed).padStart(4)} failed ${String(result.skipped).padStart(4)} skipped ${result.minutes.toFixed(1).padStart(5)} min`,
  )
process.exitCode = failed > 0 ? 1 : 0
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
