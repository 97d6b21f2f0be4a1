import { afterAll, expect, test } from 'vitest'
import { doJobs } from '../../../server/cli/parts/withShop.ts'
import { addJob, createJobs } from '../../../server/store/jobs/jobs.repo.ts'
import { openTestShop } from '../../support/shop.ts'

const shop = await openTestShop()
afterAll(shop.close)

test('Scenario: a command leaves the sizes of pictures to the server', async () => {
  const { engine, now } = shop.deps
  await addJob(engine.db, 'sizes', {}, now())
  await doJobs(shop.deps)
  const waiting = await createJobs(engine, now).list('all')
  expect(waiting.map(({ kind, attempts }) => [kind, attempts])).toEqual([['sizes', 0]])
})
