import { afterAll, expect, test } from 'vitest'
import {
  addJob,
  createJobs,
  leaseMs,
  maxAttempts,
  waitAfter,
} from '../../server/store/jobs/jobs.repo.ts'
import { runDueJobs } from '../../server/store/jobs/worker.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
const { engine, now } = shop.deps
const jobs = createJobs(engine, now)
afterAll(shop.close)

const add = (payload: unknown) => addJob(engine.db, 'note', payload, now())
const notes: unknown[] = []
const handlers = { note: async (payload: unknown) => void notes.push(payload) }
const failing = {
  note: async () => {
    throw new Error('the line is busy')
  },
}

test('Scenario: jobs run once each, in the order in which they are due', async () => {
  await add('first')
  shop.time.now += 1
  await add('second')
  await runDueJobs(jobs, handlers)
  await runDueJobs(jobs, handlers)
  expect(notes).toEqual(['first', 'second'])
  expect(await jobs.list('all')).toEqual([])
})

test('Scenario: a job of a transaction that is rolled back never runs', async () => {
  const rolledBack = engine.db.transaction().execute(async (trx) => {
    await addJob(trx, 'note', 'never', now())
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  expect(await jobs.take()).toBeUndefined()
})

test('Scenario: a job that a crashed worker had taken is due again after its lease', async () => {
  await add('crash')
  expect((await jobs.take())?.payload_json).toBe('"crash"')
  expect(await jobs.take()).toBeUndefined()
  shop.time.now += leaseMs
  const again = await jobs.take()
  expect(again).toMatchObject({ payload_json: '"crash"', attempts: 2 })
  if (again) await jobs.finish(again)
})

test('Scenario: a failing job is retried after increasing waits, then listed as failed', async () => {
  await add('busy')
  for (let attempt = 1; attempt < maxAttempts; attempt++) {
    await runDueJobs(jobs, failing)
    expect(await jobs.take()).toBeUndefined()
    expect(await jobs.list('all')).toMatchObject([
      { attempts: attempt, last_error: 'the line is busy', run_at: now() + waitAfter(attempt) },
    ])
    shop.time.now += waitAfter(attempt)
  }
  expect(await jobs.list('failed')).toEqual([])
  await runDueJobs(jobs, failing)
  expect(await jobs.list('failed')).toMatchObject([{ failed_at: now() }])
})

test('Scenario: the team retries a failed job, and it runs', async () => {
  expect(await jobs.retry('nothing')).toBe(0)
  expect(await jobs.retry('failed')).toBe(1)
  notes.length = 0
  await runDueJobs(jobs, handlers)
  expect(notes).toEqual(['busy'])
})

test('Scenario: a job of an unknown kind is kept with its error', async () => {
  await addJob(engine.db, 'riddle', null, now())
  await runDueJobs(jobs, handlers)
  const [job] = await jobs.list('all')
  expect(job?.last_error).toBe('there is no handler for the job kind riddle')
  if (job) await jobs.finish(job)
})

test('Scenario: 8 workers on one database run each of 40 jobs once', async () => {
  for (let i = 0; i < 40; i++) await add(i)
  notes.length = 0
  await Promise.all(Array.from({ length: 8 }, () => runDueJobs(jobs, handlers)))
  expect(notes.toSorted((one, other) => Number(one) - Number(other))).toEqual(
    Array.from({ length: 40 }, (_, i) => i),
  )
})

test('Scenario: only jobs of the given kinds are taken; the others wait', async () => {
  await addJob(engine.db, 'sizes', {}, now())
  await addJob(engine.db, 'mail', {}, now())
  const some = createJobs(engine, now, ['mail'])
  const taken = await some.take()
  expect([taken?.kind, await some.take()]).toEqual(['mail', undefined])
  if (taken) await some.finish(taken)
  const rest = await jobs.take()
  expect(rest?.kind).toBe('sizes')
  if (rest) await jobs.finish(rest)
})
