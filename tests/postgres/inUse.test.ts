import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../server/store/migrate.ts'
import { isConnected } from '../../server/team/inUse.ts'
import { openTestDatabase } from '../support/postgres.ts'

test('Scenario: a shop on PostgreSQL counts as running while another process is connected to its database', async () => {
  const engine = await openTestDatabase()
  onTestFinished(() => engine.close())
  await migrate(engine)
  expect(await isConnected(engine.db)).toBe(false)
  // A second connection of the pool stands for another process.
  const other = await engine.db.startTransaction().execute()
  expect(await isConnected(engine.db)).toBe(true)
  await other.rollback().execute()
})
