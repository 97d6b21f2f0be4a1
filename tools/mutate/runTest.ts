import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './areas.ts'
import type { Job, Progress } from './job.ts'
import { progressOf } from './results.ts'

/** How long a process may need until its first test file has run. */
const startLimit = 180_000

const readProgress = (path: string): Progress[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Progress)

/** Ends a process and what it started once it reports nothing for too long; resolves when it has ended. */
const runProcess = (job: Job) =>
  new Promise<string>((resolve) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'runJob.ts')], {
      cwd: root,
      env: { ...process.env, MUTATE_JOB: JSON.stringify(job) },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        said = `${said}${data}`.slice(-2_000)
      })
    let limit = startLimit
    const end = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
    }
    const watch = setInterval(() => {
      const [first] = readProgress(job.progress)
      if (first?.told === 'ran') limit = first.ms * 5 + job.patience * 2
      if (Date.now() - statSync(job.progress).mtimeMs > limit) end()
    }, 500)
    process.once('exit', end)
    child.on('close', () => {
      clearInterval(watch)
      process.off('exit', end)
      end()
      resolve(said)
    })
  })

const shortened = (said: string) => stripVTControlCharacters(said).trim().slice(0, 400)

type Ids = Record<string, number[]>

const add = (ids: Ids, source: string, id: number) => {
  ids[source] = [...(ids[source] ?? []), id]
}

/**
 * Tries mutants on one test file: which it reaches, and which it notices. A mutant that makes the test hang or
 * its process end counts as noticed; the others then go on in a new process. Throws when the file fails
 * without any mutant.
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
    const said = await runProcess(job)
    const told = existsSync(progress) ? readProgress(progress) : []
    rmSync(progress, { force: true })
    const [first] = told
    if (first?.told !== 'ran')
      throw new Error(`${test}: ${shortened(first?.told === 'failed' ? first.message : said)}`)
    reached ??= first.reached
    for (const line of told)
      if (line.told === 'noticed' || line.told === 'passed')
        add(line.told === 'noticed' ? noticed : passed, line.source, line.id)
    const last = told.at(-1)
    if (last?.told !== 'started') return { reached, noticed, passed }
    add(noticed, last.source, last.id)
  }
}
