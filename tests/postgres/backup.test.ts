import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPostgres } from '../../server/store/postgres/postgres.ts'
import type { Db } from '../../server/store/schema.ts'
import { createDatabase } from '../support/database/postgres.ts'
import { readRows } from '../support/database/readRows.ts'
import { fixtureSchemas, readFixture } from '../support/database/upgradeFixtures.ts'
import { createShopProcess } from '../support/shopProcess.ts'
import { putNamedFiles } from '../support/values/namedFiles.ts'

// Each command is a process of its own.
vi.setConfig({ testTimeout: 120_000 })

const run = promisify(execFile)
const isInstalled = spawnSync('pg_dump', ['--version']).status === 0

let folder: string
const opened: (() => Promise<void>)[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alma-dump-'))
})
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
  await rm(folder, { recursive: true })
})

/**
 * The team's command line on a separate database and data folder. @param script SQL that fills the database
 */
const openShop = async (script = '') => {
  const { url, drop } = await createDatabase(script)
  const shop = await createShopProcess(folder, { DATABASE_URL: url })
  opened.push(drop)
  return { ...shop, url }
}

const look = async <T>(url: string, at: (db: Db) => Promise<T>): Promise<T> => {
  const engine = openPostgres(url, 1_800)
  try {
    return await at(engine.db)
  } finally {
    await engine.close()
  }
}

const pictures = async (dataDir: string) => {
  const media = join(dataDir, 'media')
  const names = (await readdir(media)).toSorted()
  return Promise.all(names.map((name) => readFile(join(media, name), 'utf8')))
}

test.skipIf(!isInstalled)(
  `Scenario: pg_dump and a backup bring a shop back in a new database and a new folder${isInstalled ? '' : ' (skipped: pg_dump is not installed)'}`,
  async () => {
    const shop = await openShop(readFixture(fixtureSchemas('postgres').at(-1) ?? ''))
    await look(shop.url, (db) => putNamedFiles(db, shop.dataDir))
    const [dump, archive] = [join(folder, 'shop.dump'), join(folder, 'shop.tar')]
    await run('pg_dump', ['--format=custom', `--file=${dump}`, shop.url])
    await shop.team('backup', archive)

    const restored = await openShop()
    const { url, dataDir } = restored
    await run('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${url}`, dump])
    await restored.team('restore', archive)
    expect(await restored.team('doctor')).toBe('Nothing is wrong.\n')
    expect(await look(url, readRows)).toEqual(await look(shop.url, readRows))
    expect(await pictures(dataDir)).toEqual(await pictures(shop.dataDir))
    expect(await pictures(dataDir)).toContain('<svg id="/media/rope-chain.svg"/>')
  },
)
