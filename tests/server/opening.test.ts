import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../../server/config/config.ts'
import { databaseFile } from '../../server/config/database.ts'
import { StartError } from '../../server/config/startError.ts'
import { prepareFolders } from '../../server/folders.ts'
import { createShop, hasShop, openShop } from '../../server/opening/open.ts'
import { startFacts, version } from '../../server/startFacts.ts'
import { openPostgres } from '../../server/store/postgres/postgres.ts'
import { openSqlite } from '../../server/store/sqlite/sqlite.ts'

vi.mock('../../server/store/postgres/postgres.ts', async (original) => {
  const postgres = await original<{ openPostgres: typeof openPostgres }>()
  return { ...postgres, openPostgres: vi.fn(postgres.openPostgres) }
})

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alma-open-'))
})
afterEach(async () => {
  vi.mocked(openPostgres).mockReset()
  await rm(folder, { recursive: true, force: true })
})

const configOf = (more: NodeJS.ProcessEnv = {}) => readConfig({ DATA_DIR: folder, ...more })

/** The exit code and message of a refused start. */
const refusal = async (start: () => unknown): Promise<[number, string]> => {
  try {
    await start()
  } catch (error) {
    if (error instanceof StartError) return [error.exitCode, error.message]
    throw error
  }
  throw new Error('it was not refused')
}

const make = async () => {
  const { engine } = await createShop(configOf())
  return engine
}

test('Scenario: a folder without a shop is reported with its path, and nothing is written there', async () => {
  const missing = join(folder, 'typo')
  expect(await refusal(() => openShop(configOf({ DATA_DIR: missing })))).toEqual([
    78,
    `There is no shop in the folder ${missing}. Set DATA_DIR to the folder of your shop, or make an empty shop there: npm run team -- init`,
  ])
  expect(await hasShop(configOf())).toBe(false)
  expect(await readdir(folder)).toEqual([])
})

test('Scenario: an empty file is not a shop, and can become one', async () => {
  await writeFile(databaseFile(configOf()), '')
  expect((await refusal(() => openShop(configOf())))[1]).toContain('There is no shop')
  await (await make()).close()
  const { engine } = await openShop(configOf())
  await engine.close()
})

test('Scenario: a shop of a newer version is not changed, and both versions are reported', async () => {
  const engine = await make()
  await sql`insert into kysely_migration values ('9999_later', '2030-01-01')`.execute(engine.db)
  await engine.close()
  const file = databaseFile(configOf())
  expect(await refusal(() => openShop(configOf()))).toEqual([
    78,
    expect.stringMatching(
      new RegExp(
        `^The database ${file} cannot be used. It was made by a newer version of Alma: its schema is 9999_later, this version knows schemas up to 00\\d\\d_\\w+. Start the newer version, or restore a backup from before the upgrade.$`,
      ),
    ),
  ])
})

test('Scenario: PostgreSQL does not answer; it is reported without its password', async () => {
  const closed = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => closed.once('listening', resolve))
  const { port } = closed.address() as { port: number }
  await new Promise((resolve) => closed.close(resolve))
  const DATABASE_URL = `postgres://alma:secret@127.0.0.1:${port}/shop`
  expect(await refusal(() => openShop(configOf({ DATABASE_URL })))).toEqual([
    69,
    `PostgreSQL cannot be reached at postgres://127.0.0.1:${port}/shop: connect ECONNREFUSED 127.0.0.1:${port}. Start it, or correct DATABASE_URL.`,
  ])
})

test('Scenario: the database exists, but its folder is missing; this is reported, and the folder is not created', async () => {
  await (await make()).close()
  // The shop is in a file here, because the check of the folder needs no PostgreSQL.
  vi.mocked(openPostgres).mockImplementation(() => openSqlite(databaseFile(configOf())))
  const missing = join(folder, 'typo')
  const config = configOf({ DATA_DIR: missing, DATABASE_URL: 'postgres://db.test/shop' })
  expect(await refusal(() => openShop(config))).toEqual([
    78,
    `The folder ${missing} is not there. Set DATA_DIR to the folder with the pictures and files of your shop, or make it.`,
  ])
  expect(await readdir(folder)).not.toContain('typo')
})

test('Scenario: the log of a start contains database and mail server without their passwords', async () => {
  const { engine, ...deps } = await createShop(configOf())
  const config = configOf({
    DATABASE_URL: 'postgres://alma:secret@db.test:5432/shop',
    SMTP_URL: 'smtp://alma:secret@mail.test:587',
    PUBLIC_URL: 'https://shop.test',
    CACHE_MB: '64',
  })
  expect(await startFacts({ ...deps, engine, config })).toEqual({
    version,
    database: 'postgres://db.test:5432/shop',
    folder,
    products: 0,
    customers: 0,
    mail: 'mail.test:587',
    publicUrl: 'https://shop.test',
    cacheMb: 64,
  })
  await engine.close()
})

test('Scenario: a folder that is not writable is reported at the start', async () => {
  await writeFile(join(folder, 'media'), 'a file, not a folder')
  const [code, message] = await refusal(() => prepareFolders(configOf()))
  expect([code, message]).toEqual([
    78,
    expect.stringContaining(`The folder ${join(folder, 'media')} cannot be written: EEXIST`),
  ])
})

// The superuser can always write.
test.skipIf(process.getuid?.() === 0)(
  'Scenario: a database of another user is reported (skipped for root)',
  async () => {
    await (await make()).close()
    await chmod(databaseFile(configOf()), 0o400)
    expect((await refusal(() => openShop(configOf())))[1]).toContain('cannot be written')
  },
)
