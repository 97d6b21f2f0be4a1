import { afterAll, expect, test, vi } from 'vitest'
import { createRateLimits } from '../../server/http/rateLimit.ts'
import { recordEvent } from '../../server/realtime/events.ts'
import { followEvents } from '../../server/realtime/feed.ts'
import { createMissed } from '../../server/realtime/missed.ts'
import { addJob, createJobs } from '../../server/store/jobs/jobs.repo.ts'
import { runDueJobs } from '../../server/store/jobs/worker.ts'
import { missedAll } from '../../src/contracts/realtime.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
const { engine } = shop.deps
afterAll(shop.close)

const hour = 3_600_000
const start = Date.UTC(2030, 0, 1)
const clock = { now: start }
const setClock = () => vi.spyOn(Date, 'now').mockImplementation(() => clock.now)

test('Scenario: the clock is put back an hour; nothing is told twice, and what is new is told', async () => {
  setClock()
  const told: (string | null)[] = []
  const stop = await followEvents(
    engine,
    async ({ subject }) => void told.push(subject),
    (error) => {
      throw error
    },
  )
  const record = (subject: string) => recordEvent(engine.db, 'stock.changed', { subject })
  clock.now += hour / 2
  await record('at half past')
  await expect.poll(() => told).toEqual(['at half past'])
  clock.now += hour / 2
  await record('at the hour')
  await expect.poll(() => told).toEqual(['at half past', 'at the hour'])
  clock.now -= hour
  await record('after the jump')
  await expect.poll(() => told).toEqual(['at half past', 'at the hour', 'after the jump'])
  clock.now += hour / 2
  await record('at half past again')
  await expect.poll(() => told.slice(3)).toEqual(['at half past again'])
  await stop()
})

test('Scenario: a page that heard of the future has missed everything', async () => {
  setClock()
  const missed = createMissed(engine)
  expect(await missed('nobody', clock.now + hour)).toEqual(missedAll)
})

test('Scenario: the clock is put back; whoever was kept out by a limit is let in', async () => {
  const limits = createRateLimits(engine.db, () => clock.now)
  const hit = () => limits.check({ door: { hits: 1, windowMs: hour } })
  await hit()
  await expect(hit()).rejects.toMatchObject({ status: 429 })
  clock.now -= hour
  await hit()
  await expect(hit()).rejects.toMatchObject({ status: 429 })
})

test('Scenario: the clock is put back; a job that waits is done at once, one under way stays with its worker', async () => {
  const jobs = createJobs(engine, () => clock.now)
  const done: unknown[] = []
  await addJob(engine.db, 'note', 'waits', clock.now)
  await addJob(engine.db, 'note', 'waits too', clock.now)
  const taken = await jobs.take()
  clock.now -= hour
  await runDueJobs(jobs, { note: async (payload) => void done.push(payload) })
  expect([JSON.parse(taken?.payload_json ?? ''), ...done]).toEqual(['waits', 'waits too'])
  expect(await jobs.list('all')).toHaveLength(1)
})
