import { appendFileSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { type RunnerTestCase, type RunnerTestFile, TestRunner, vi } from 'vitest'
import { startTests } from 'vitest/internal/browser'
import { longestRun, type Progress, readJob } from './job.ts'

/** Where a mutant was reached: while modules were loaded or in a hook, or in these tests. */
interface Reach {
  always: boolean
  readonly tests: Set<string>
}

const job = readJob()
const report = (progress: Progress) => appendFileSync(job.progress, `${JSON.stringify(progress)}\n`)

const reached = new Map<string, Map<number, Reach>>()
let active: { source: string; id: number } | null = null
let isRecording = true
let test: string | null = null

const record = (source: string, id: number) => {
  const ofSource = reached.get(source) ?? new Map<number, Reach>()
  const reach = ofSource.get(id) ?? { always: false, tests: new Set<string>() }
  if (test) reach.tests.add(test)
  else reach.always = true
  reached.set(source, ofSource.set(id, reach))
}

Object.assign(globalThis, {
  mutants$: {
    is(source: string, id: number) {
      if (isRecording) record(source, id)
      return active?.id === id && active.source === source
    },
  },
})

let unhandled = false
process.on('unhandledRejection', () => {
  unhandled = true
})
process.on('uncaughtException', () => {
  unhandled = true
})

/**
 * Runs a test file as usual, and then once for each mutant that it reached, in the same process. A run ends
 * with the first test that fails, or after the last one that reaches the mutant.
 */
export default class MutantRunner extends TestRunner {
  private readonly began = performance.now()

  override async onBeforeRunTask(task: RunnerTestCase) {
    await super.onBeforeRunTask(task)
    test = task.id
  }

  override onAfterRunTask(task: RunnerTestCase) {
    super.onAfterRunTask(task)
    test = null
  }

  override async onAfterRunFiles(files: RunnerTestFile[]) {
    super.onAfterRunFiles(files)
    isRecording = false
    const [file] = files
    if (!file) return
    if (hasFailed(file)) return report({ kind: 'failed', message: messageOf(file) })
    const ms = Math.round(performance.now() - this.began)
    const all = [...reached].map(([source, ids]) => [source, [...ids.keys()]] as const)
    report({ kind: 'ran', ms, reached: Object.fromEntries(all) })
    if (ms > longestRun) return
    for (const [source, ids] of Object.entries(job.sources))
      for (const id of ids) {
        const reach = reached.get(source)?.get(id)
        if (reach) await this.tryMutant(file.filepath, source, id, reach)
      }
  }

  private async tryMutant(path: string, source: string, id: number, reach: Reach) {
    report({ kind: 'started', source, id })
    active = { source, id }
    unhandled = false
    // Module constants keep their first value.
    if (reach.always) vi.resetModules()
    const hasNoticed = await this.runQuietly(path, reach)
    active = null
    if (reach.always) vi.resetModules()
    report({ kind: hasNoticed || unhandled ? 'noticed' : 'passed', source, id })
  }

  /** Runs the file without Vitest's reporting, which covers only the first run. */
  private async runQuietly(path: string, reach: Reach) {
    const left = new Set(reach.tests)
    let isOver = false
    const nothing = () => undefined
    const quiet: TestRunner = Object.assign(Object.create(this), {
      onCollectStart: nothing,
      onCollected: nothing,
      onTaskUpdate: nothing,
      onTestAnnotate: nothing,
      onAfterRunFiles: nothing,
      config: { ...this.config, testTimeout: job.patience, hookTimeout: job.patience },
      onBeforeRunTask: async (task: RunnerTestCase) => {
        if (isOver) task.mode = 'skip'
        await TestRunner.prototype.onBeforeRunTask.call(quiet, task)
      },
      onAfterRunTask: (task: RunnerTestCase) => {
        TestRunner.prototype.onAfterRunTask.call(quiet, task)
        left.delete(task.id)
        isOver ||= task.result?.state === 'fail' || (!reach.always && left.size === 0)
      },
    })
    const [file] = await startTests([path], quiet)
    await setImmediate()
    return !file || hasFailed(file)
  }
}

const hasFailed = (task: RunnerTestFile | RunnerTestFile['tasks'][number]): boolean =>
  task.result?.state === 'fail' || ('tasks' in task && task.tasks.some(hasFailed))

const messageOf = (task: RunnerTestFile | RunnerTestFile['tasks'][number]): string =>
  task.result?.errors?.[0]?.message ??
  ('tasks' in task ? task.tasks.map(messageOf).find((message) => message !== '') : '') ??
  ''
