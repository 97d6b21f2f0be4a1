import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { sql } from 'kysely'
import { readSchema } from '../server/store/migrate.ts'
import { readRows } from '../tests/support/database/readRows.ts'
import { fillSmallShop } from '../tests/support/database/smallShop.ts'
import { fixtureFile } from '../tests/support/database/upgradeFixtures.ts'
import { openTestShop, type TestShop } from '../tests/support/shop.ts'
import { dumpPostgres } from './parts/dumpPostgres.ts'
import { dumpSqlite } from './parts/dumpSqlite.ts'
import { startPostgres } from './parts/postgresServer.ts'

/**
 * `npm run fixture:keep`: writes the database of a small shop, for SQLite and PostgreSQL, under the name of the newest
 * migration. `tests/server/upgrade.test.ts` upgrades it from then on. Uses the PostgreSQL server of
 * `TEST_DATABASE_URL`, or starts one from Debian's packages.
 */
const keep = async (
  engine: 'sqlite' | 'postgres',
  dump: (shop: TestShop) => string | Promise<string>,
): Promise<void> => {
  const shop = await openTestShop()
  try {
    const schema = (await readSchema(shop.db)).at(-1) ?? ''
    const file = fixtureFile(schema, engine)
    const name = relative(join(import.meta.dirname, '..'), file)
    if (existsSync(file)) {
      console.log(`${name} is there already. If ${schema} is not released yet, remove it first.`)
      return
    }
    await fillSmallShop(shop)
    await refuseEmptyTables(shop)
    await writeFile(file, await dump(shop))
    console.log(`${name} is written.`)
  } finally {
    await shop.close()
  }
}

/** The upgrade of an empty table would not be tested. */
const refuseEmptyTables = async ({ db }: TestShop): Promise<void> => {
  const empty = Object.entries(await readRows(db)).filter(([, rows]) => rows.length === 0)
  if (empty.length > 0)
    throw new Error(
      `tests/support/database/smallShop.ts puts nothing into ${empty.map(([name]) => name).join(', ')}`,
    )
}

/** The address of a test shop's database on a server. */
const addressOf = async ({ db }: TestShop, serverUrl: string): Promise<string> => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  const url = new URL(serverUrl)
  url.pathname = rows[0]?.name ?? ''
  return url.href
}

await keep('sqlite', ({ deps }) => dumpSqlite(join(deps.config.dataDir, 'shop.sqlite')))

const given = process.env.TEST_DATABASE_URL
const server = given ? undefined : await startPostgres(['-c fsync=off'])
const url = given ?? server?.url ?? ''
process.env.TEST_ENGINE = 'postgres'
process.env.TEST_DATABASE_URL = url
try {
  await keep('postgres', async (shop) => dumpPostgres(await addressOf(shop, url)))
} finally {
  await server?.stop()
}
