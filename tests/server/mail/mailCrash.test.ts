import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, expect, test } from 'vitest'
import { migrate } from '../../../server/opening/migrate.ts'
import { createJobs, leaseMs } from '../../../server/store/jobs/jobs.repo.ts'
import { runDueJobs } from '../../../server/store/jobs/worker.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'

/** 100 kills altogether, in ten shops, so that no test takes long. */
const kills = 10
const root = join(import.meta.dirname, '..', '..', '..')

const folder = await mkdtemp(join(tmpdir(), 'alma-mail-crash-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the writer, kills it with SIGKILL after some commits, and returns the addresses that it committed. */
const runAndKill = async (
  file: string,
  sent: string,
  round: number,
): Promise<readonly string[]> => {
  const writer = join(root, 'tests', 'support', 'mailWriter.ts')
  const clock = String(round * leaseMs)
  const child = spawn(process.execPath, [writer, file, sent, clock], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, '.cache', 'compiled') },
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

test.each([0, 1, 2, 3, 4])(
  `Scenario: none of ${kills} kills loses a mail, and each repeats one at the most (shop %i)`,
  {
    timeout: 60_000,
  },
  async (shop) => {
    const file = join(folder, `${shop}.sqlite`)
    const sent = join(folder, `${shop}.txt`)
    const first = openSqlite(file)
    await migrate(first)
    await first.close()
    const committed: string[] = []
    const from = shop * kills
    for (let round = from; round < from + kills; round++)
      committed.push(...(await runAndKill(file, sent, round)))

    const engine = openSqlite(file)
    const now = () => Date.now() + (from + kills) * leaseMs
    const left: string[] = []
    await runDueJobs(createJobs(engine, now), {
      mail: async (payload) => void left.push((payload as { to: string }).to),
    })
    const stored = await engine.db.selectFrom('subscriber').select('email').execute()
    await engine.close()

    const mails = [...(await readFile(sent, 'utf8')).trim().split('\n'), ...left]
    const unique = new Set(mails)
    expect(committed.filter((email) => !unique.has(email))).toEqual([])
    // A commit whose line was not read counts as well, and nothing is sent for a rollback.
    expect([...unique].sort()).toEqual(stored.map(({ email }) => email).sort())
    expect(mails.length - unique.size).toBeLessThanOrEqual(kills)
  },
)
