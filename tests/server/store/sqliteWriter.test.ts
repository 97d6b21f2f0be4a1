import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '../../../server/opening/migrate.ts'
import type { Engine } from '../../../server/store/engine.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'

let folder: string
let engine: Engine
/** Another connection, whose locks act like those of another process. */
let other: BetterSqlite3.Database

const patienceMs = 150

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alma-writer-'))
  const file = join(folder, 'shop.sqlite')
  engine = openSqlite(file, patienceMs)
  await migrate(engine)
  other = new BetterSqlite3(file, { timeout: 0 })
})
afterEach(async () => {
  other.close()
  await engine.close()
  await rm(folder, { recursive: true })
})

const count = (key: string) =>
  engine.db.insertInto('rate_limit').values({ key, window_start: 0, hits: 1 }).execute()
const countInTransaction = (key: string) =>
  engine.db
    .transaction()
    .execute((trx) =>
      trx.insertInto('rate_limit').values({ key, window_start: 0, hits: 1 }).execute(),
    )
const counted = async () =>
  (await engine.db.selectFrom('rate_limit').select('key').orderBy('key').execute()).map(
    ({ key }) => key,
  )

test('Scenario: while another process writes, reads continue; writes wait without blocking the event loop', async () => {
  other.exec('begin immediate')
  const writes = [count('a'), countInTransaction('b'), count('c')]
  expect(await counted()).toEqual([])
  // The event loop is not blocked: this runs while all three wait.
  await new Promise((resolve) => setImmediate(resolve))
  other.exec('rollback')
  await Promise.all(writes)
  expect(await counted()).toEqual(['a', 'b', 'c'])
})

test('Scenario: another process holds the lock; waiting writers fail as busy, then all others at once', async () => {
  other.exec('begin immediate')
  const faults = await Promise.all(
    [count('a'), countInTransaction('b'), count('c')].map((write) =>
      write.then(
        () => 'written',
        (error: unknown) => engine.faultOf(error),
      ),
    ),
  )
  expect(faults).toEqual(['busy', 'busy', 'busy'])
  other.exec('rollback')
  await countInTransaction('d')
  await count('e')
  expect(await counted()).toEqual(['d', 'e'])
})

test('Scenario: a read outside a transaction does not wait for a running one, and does not see its changes', async () => {
  await engine.db.transaction().execute(async (trx) => {
    await trx.insertInto('rate_limit').values({ key: 'a', window_start: 0, hits: 1 }).execute()
    expect(await counted()).toEqual([])
  })
  expect(await counted()).toEqual(['a'])
})

test('Scenario: the next transaction can write after a failed one', async () => {
  const failing = engine.db.transaction().execute(async (trx) => {
    await trx.insertInto('rate_limit').values({ key: 'a', window_start: 0, hits: 1 }).execute()
    throw new Error('a mistake')
  })
  const [failed] = await Promise.allSettled([failing, countInTransaction('b')])
  expect(failed.status).toBe('rejected')
  expect(await counted()).toEqual(['b'])
})

test('Scenario: servers that start at once on a new file all start with the complete schema', async () => {
  const file = join(folder, 'new.sqlite')
  const engines = [1, 2, 3].map(() => openSqlite(file))
  await Promise.all(engines.map(migrate))
  for (const each of engines) {
    expect(await each.db.selectFrom('language').select('iso_code').execute()).toHaveLength(1)
    await each.close()
  }
})

test('Scenario: a migration that is killed halfway leaves no changes', async () => {
  const file = join(folder, 'halfway.sqlite')
  const halfway = openSqlite(file)
  const counter = () => {
    throw new Error('killed')
  }
  const dying: Engine = { ...halfway, columns: { ...halfway.columns, counter } }
  await expect(migrate(dying)).rejects.toThrow('killed')
  await migrate(halfway)
  expect(await halfway.db.selectFrom('language').select('iso_code').execute()).toHaveLength(1)
  await halfway.close()
})

test('a file that is not a database is reported', async () => {
  const file = join(folder, 'letter.sqlite')
  await writeFile(file, 'Dear shop,\n'.repeat(500))
  expect(() => openSqlite(file)).toThrow(
    `The file ${file} is not a database of the shop. Move it away, and restore a backup.`,
  )
})
