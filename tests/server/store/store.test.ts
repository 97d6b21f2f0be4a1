import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../../server/opening/migrate.ts'
import type { Engine } from '../../../server/store/engine.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'

let folder: string
let engine: Engine
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alma-store-'))
  engine = openSqlite(join(folder, 'shop.sqlite'))
  await migrate(engine)
})
afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true })
})

const pragma = async (name: string) => {
  const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(engine.db)
  return Object.values(rows[0] ?? {})[0]
}

test('SQLite does not wait for the disk on each commit, and enforces foreign keys', async () => {
  expect(await pragma('journal_mode')).toBe('wal')
  expect(await pragma('synchronous')).toBe(1)
  expect(await pragma('foreign_keys')).toBe(1)
})

test('Scenario: a transaction is a writer from its first read, so that no other process writes in between', async () => {
  const other = new BetterSqlite3(join(folder, 'shop.sqlite'), { timeout: 0 })
  await engine.db.transaction().execute(async (trx) => {
    await trx.selectFrom('language').selectAll().execute()
    expect(() => other.exec('begin immediate')).toThrow('database is locked')
  })
  other.exec('begin immediate')
  other.exec('rollback')
  other.close()
})

test('Scenario: a read beside a transaction sees committed data only', async () => {
  const seen = async () => {
    const languages = engine.db.selectFrom('language').where('iso_code', '=', 'en')
    return (await languages.select('name').execute()).map(({ name }) => name)
  }
  await engine.db.transaction().execute(async (trx) => {
    await trx.updateTable('language').set({ name: 'CHANGED' }).execute()
    expect(await seen()).toEqual(['ENGLISH'])
  })
  expect(await seen()).toEqual(['CHANGED'])
})

test('Scenario: migrating a migrated database changes nothing', async () => {
  const tables = async () =>
    (await sql<{ sql: string }>`select sql from sqlite_master order by name`.execute(engine.db))
      .rows
  const before = await tables()
  await migrate(engine)
  expect(await tables()).toEqual(before)
})

test('every table is STRICT', async () => {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_list
    where schema = 'main' and type = 'table' and strict = 0 and name not like 'sqlite_%'
    and name not like 'kysely_%'`.execute(engine.db)
  expect(rows).toEqual([])
})
