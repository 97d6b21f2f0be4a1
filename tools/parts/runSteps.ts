import { spawn } from 'node:child_process'
import { failedReport, passedReport, type Report } from './testReports.ts'

export interface Step {
  readonly name: string
  readonly command: readonly [string, ...string[]]
  /** The steps that must have ended before this one starts, whether they passed or failed. */
  readonly after: readonly string[]
  /** Reads the report of a test runner; a step without it passes or fails as one. */
  readonly report?: () => Report
}

export interface StepResult extends Report {
  readonly name: string
  readonly minutes: number
}

/** Runs a command and buffers its output, so that the outputs of two steps never mix. */
const runQuietly = async ([program, ...args]: Step['command'], cwd: string) => {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  const output: Buffer[] = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  const { promise, resolve } = Promise.withResolvers<number | null>()
  child.on('error', (error) => {
    output.push(Buffer.from(`${error.message}\n`))
    resolve(null)
  })
  child.on('close', (code, signal) => {
    // A program that is ended by a signal says nothing.
    if (signal) output.push(Buffer.from(`${program} was ended by the signal ${signal}.\n`))
    resolve(code)
  })
  return { status: await promise, output: Buffer.concat(output) }
}

/** How much of the output of a failed step the summary repeats, lines. Its end names the fault. */
const repeated = 20

/** A failed step whose own report names no test: the summary shows the end of its output. */
const failedWith = (name: string, output: Buffer): Pick<Report, 'failed' | 'failures'> => {
  const lines = output.toString().trimEnd().split('\n')
  return { failed: 1, failures: [{ test: name, said: lines.slice(-repeated).join('\n') }] }
}

const readReport = ({ name, report }: Step, status: number | null, output: Buffer): Report => {
  if (!report) return status === 0 ? passedReport : { ...failedReport, ...failedWith(name, output) }
  try {
    const read = report()
    // A runner that fails without a failed test (no tests found, a crash) counts as failed.
    return status === 0 || read.failed > 0 ? read : { ...read, ...failedWith(name, output) }
  } catch (error) {
    console.error(`${name}: no report to read (${error instanceof Error ? error.message : error})`)
    return { ...failedReport, ...failedWith(name, output) }
  }
}

const runStep = async (step: Step, cwd: string): Promise<StepResult> => {
  console.log(`… ${step.name} started`)
  const start = performance.now()
  const { status, output } = await runQuietly(step.command, cwd)
  const minutes = (performance.now() - start) / 60_000
  console.log(`\n── ${step.name} ──`)
  process.stdout.write(output)
  return { name: step.name, minutes, ...readReport(step, status, output) }
}

/**
 * Runs every step, also after one that failed. Steps that do not wait for each other run side by side.
 *
 * @param cwd the folder in which the commands run
 * @returns the results, in the order of the steps
 */
export const runSteps = (steps: readonly Step[], cwd: string): Promise<readonly StepResult[]> => {
  const results = new Map<string, Promise<StepResult>>()
  for (const step of steps) {
    const earlier = step.after.map((name) => {
      const result = results.get(name)
      if (!result) throw new Error(`${step.name} waits for ${name}, which is not above it`)
      return result
    })
    results.set(
      step.name,
      Promise.all(earlier).then(() => runStep(step, cwd)),
    )
  }
  return Promise.all(results.values())
}
