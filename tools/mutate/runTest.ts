import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './areas.ts'
import type { Job, Progress } from './job.ts'
import { progressOf } from './results.ts'

/** How long a process may take for its first run, ms. */
const startLimit = 180_000

const readProgress = (path: string): Progress[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Progress)

/** Kills a process and its children when it has not reported for too long. Resolves when it has exited. */
const runProcess = (job: Job) =>
  new Promise<string>((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'runJob.ts')], {
      cwd: root,
      env: { ...process.env, MUTATE_JOB: JSON.stringify(job) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        output = `${output}${data}`.slice(-2_000)
      })
    let limit = startLimit
    const end = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has already exited.
      }
    }
    const watch = setInterval(() => {
      const [first] = readProgress(job.progress)
      if (first?.kind === 'ran') limit = first.ms * 5 + job.patience * 2
      if (Date.now() - statSync(job.progress).mtimeMs > limit) end()
    }, 500)
    process.once('exit', end)
    child.on('close', () => {
      clearInterval(watch)
      process.off('exit', end)
      end()
      resolve(output)
    })
  })

const shortened = (output: string) => stripVTControlCharacters(output).trim().slice(0, 400)

type Ids = Record<string, number[]>

const add = (ids: Ids, source: string, id: number) => {
  ids[source] = [...(ids[source] ?? []), id]
}

/**
 * Tries mutants on one test file: finds those that it reaches and those that it notices. A mutant that makes the test
 * hang or its process exit counts as noticed; the others continue in a new process. A file that takes too long without
 * any mutant tries none.
 * @returns also how long the file takes, ms
 * @throws when the file fails without any mutant
 */
export const runTest = async (test: string, sources: Job['sources'], patience: number) => {
  const progress = progressOf(test)
  let reached: Readonly<Record<string, readonly number[]>> | null = null
  const noticed: Ids = {}
  const passed: Ids = {}
  const isKnown = (source: string, id: number) =>
    noticed[source]?.includes(id) || passed[source]?.includes(id)
  for (;;) {
    const left = Object.entries(sources).map(
      ([source, ids]) => [source, ids.filter((id) => !isKnown(source, id))] as const,
    )
    writeFileSync(progress, '')
    const job = { test, sources: Object.fromEntries(left), progress, patience }
    const output = await runProcess(job)
    const lines = existsSync(progress) ? readProgress(progress) : []
    rmSync(progress, { force: true })
    const [first] = lines
    if (first?.kind !== 'ran')
      throw new Error(`${test}: ${shortened(first?.kind === 'failed' ? first.message : output)}`)
    reached ??= first.reached
    for (const line of lines)
      if (line.kind === 'noticed' || line.kind === 'passed')
        add(line.kind === 'noticed' ? noticed : passed, line.source, line.id)
    const last = lines.at(-1)
    if (last?.kind !== 'started') return { reached, noticed, passed, ms: first.ms }
    add(noticed, last.source, last.id)
  }
}
