import { afterAll, expect, test, vi } from 'vitest'
import { createRateLimits } from '../../server/http/rateLimit.ts'
import { followEvents } from '../../server/realtime/feed.ts'
import { createMissed } from '../../server/realtime/missed.ts'
import { recordEvent } from '../../server/store/events/events.ts'
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

test('Scenario: the clock is set back an hour; no event is sent twice, and new events are sent', async () => {
  setClock()
  const received: (string | null)[] = []
  const stop = await followEvents(
    engine,
    async ({ subject }) => void received.push(subject),
    (error) => {
      throw error
    },
  )
  const record = (subject: string) => recordEvent(engine.db, 'stock.changed', { subject })
  clock.now += hour / 2
  await record('at half past')
  await expect.poll(() => received).toEqual(['at half past'])
  clock.now += hour / 2
  await record('at the hour')
  await expect.poll(() => received).toEqual(['at half past', 'at the hour'])
  clock.now -= hour
  await record('after the jump')
  await expect.poll(() => received).toEqual(['at half past', 'at the hour', 'after the jump'])
  clock.now += hour / 2
  await record('at half past again')
  await expect.poll(() => received.slice(3)).toEqual(['at half past again'])
  await stop()
})

test('Scenario: a page with a time in the future must reload everything', async () => {
  setClock()
  const missed = createMissed(engine)
  expect(await missed('nobody', { heardUntil: clock.now + hour })).toEqual(missedAll)
})

test('Scenario: the clock is set back; rate limits in the future no longer apply', async () => {
  const limits = createRateLimits(engine.db, () => clock.now)
  const hit = () => limits.check({ door: { hits: 1, windowMs: hour } })
  await hit()
  await expect(hit()).rejects.toMatchObject({ status: 429 })
  clock.now -= hour
  await hit()
  await expect(hit()).rejects.toMatchObject({ status: 429 })
})

test('Scenario: the clock is set back; a waiting job runs at once, and a running job stays with its worker', async () => {
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
