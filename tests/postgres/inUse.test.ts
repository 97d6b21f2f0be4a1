import { expect, onTestFinished, test } from 'vitest'
import { isConnected } from '../../server/cli/parts/inUse.ts'
import { migrate } from '../../server/opening/migrate.ts'
import { openTestDatabase } from '../support/database/postgres.ts'

test('Scenario: a shop on PostgreSQL counts as running while another process is connected to its database', async () => {
  const engine = await openTestDatabase()
  onTestFinished(() => engine.close())
  await migrate(engine)
  expect(await isConnected(engine.db)).toBe(false)
  // A second connection of the pool simulates another process.
  const other = await engine.db.startTransaction().execute()
  expect(await isConnected(engine.db)).toBe(true)
  await other.rollback().execute()
})
