import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { createJobs, leaseMs } from '../../server/store/jobs/jobs.repo.ts'
import { runDueJobs } from '../../server/store/jobs/worker.ts'
import { migrate } from '../../server/store/migrate.ts'
import { openSqlite } from '../../server/store/sqlite.ts'

const kills = 100

const folder = await mkdtemp(join(tmpdir(), 'alma-mail-crash-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const file = join(folder, 'shop.sqlite')
const sent = join(folder, 'sent.txt')

/** Runs the writer, kills it with SIGKILL after some commits, and gives the addresses it committed. */
const runAndKill = async (round: number): Promise<readonly string[]> => {
  const writer = join(import.meta.dirname, '..', 'support', 'mailWriter.ts')
  const clock = String(round * leaseMs)
  const child = spawn(process.execPath, [writer, file, sent, clock], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const committed: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    committed.push(line)
    if (committed.length >= 1 + (round % 17)) break
  }
  child.kill('SIGKILL')
  await ended
  return committed
}

test(`Scenario: none of ${kills} kills loses a mail, and each repeats one at the most`, {
  timeout: 240_000,
}, async () => {
  const first = openSqlite(file)
  await migrate(first)
  await first.close()
  const committed: string[] = []
  for (let round = 0; round < kills; round++) committed.push(...(await runAndKill(round)))

  const engine = openSqlite(file)
  const now = () => Date.now() + kills * leaseMs
  const left: string[] = []
  await runDueJobs(createJobs(engine, now), {
    mail: async (payload) => void left.push((payload as { to: string }).to),
  })
  const stored = await engine.db.selectFrom('subscriber').select('email').execute()
  await engine.close()

  const mails = [...(await readFile(sent, 'utf8')).trim().split('\n'), ...left]
  const unique = new Set(mails)
  expect(committed.filter((email) => !unique.has(email))).toEqual([])
  // A commit whose line was not read any more counts as well, and nothing is sent that was rolled back.
  expect([...unique].sort()).toEqual(stored.map(({ email }) => email).sort())
  expect(mails.length - unique.size).toBeLessThanOrEqual(kills)
})
