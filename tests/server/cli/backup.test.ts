import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import { create } from 'tar'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { attachableApplication } from '../../../server/account/applications.repo.ts'
import { createDocuments } from '../../../server/account/documents/documents.ts'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { pack } from '../../../server/cli/backup/archive.ts'
import { backUp } from '../../../server/cli/backup/backup.ts'
import { describeFile, type Manifest, manifestName } from '../../../server/cli/backup/manifest.ts'
import { restore } from '../../../server/cli/backup/restore.ts'
import { verify } from '../../../server/cli/backup/verify.ts'
import { readConfig } from '../../../server/config/config.ts'
import { createDemoBuyer } from '../../../server/demo/buyer.ts'
import { createMailer } from '../../../server/mail/mailer.ts'
import { migrate } from '../../../server/opening/migrate.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'
import { categories, pendant } from '../../support/fixture.ts'
import { samplePdf } from '../../support/values/samplePdf.ts'

const now = Date.UTC(2026, 10, 22)
let dataDir = ''
const at = (name: string) => join(dataDir, name)
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'alma-backup-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const withShop = async <T>(act: (engine: ReturnType<typeof openSqlite>) => Promise<T>) => {
  const engine = openSqlite(at('shop.sqlite'))
  try {
    await migrate(engine)
    return await act(engine)
  } finally {
    await engine.close()
  }
}

/** Uploads a document of the demo buyer. @returns its id */
const upload = (name: string) =>
  withShop(async (engine) => {
    await createDemoBuyer(engine, now)
    const { id } = await engine.db.selectFrom('customer').select('id').executeTakeFirstOrThrow()
    const config = { ...readConfig(), dataDir }
    await createDocuments({
      ...{ config, engine, mailer: createMailer(config), now: () => now },
    }).add(id, { name, content: samplePdf().toString('base64') }, (trx) =>
      attachableApplication(trx, id, now),
    )
    const { id: documentId } = await engine.db
      .selectFrom('document')
      .select('id')
      .where('name', '=', name)
      .executeTakeFirstOrThrow()
    return documentId
  })

const documentRows = () =>
  withShop(async ({ db }) =>
    (await db.selectFrom('document').select('name').execute()).map(({ name }) => name),
  )
const configOf = () => ({ ...readConfig({}), dataDir })
const backUpTo = (file: string, since?: string) =>
  withShop((engine) => backUp({ engine, config: configOf(), now: () => now }, file, since))
const restoreFrom = (file: string, earlier: readonly string[] = []) =>
  restore(file, { dataDir, isEmbedded: true }, now, earlier)

const addPicture = async (name: string, content: string) => {
  await mkdir(at('media/rings'), { recursive: true })
  await writeFile(at(`media/${name}`), content)
}
const pictures = async () => {
  const names = await readdir(at('media'), { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile())
  return Object.fromEntries(
    await Promise.all(
      files.map(async ({ name, parentPath }) => [
        name,
        await readFile(join(parentPath, name), 'utf8'),
      ]),
    ),
  )
}
/** Commands leave no temporary files. */
const leftovers = async () => (await readdir(dataDir)).filter((name) => name.startsWith('.'))

test('Scenario: a backup contains database, documents, pictures and mail, and a restore brings everything back', async () => {
  const id = await upload('licence.pdf')
  await addPicture('rings/band.jpg', 'a band')
  await mkdir(at('outbox'))
  await writeFile(at('outbox/1.json'), '{}')
  await backUpTo(at('shop.tar'))
  await upload('later.pdf')
  await addPicture('rings/band.jpg', 'another band')
  await addPicture('rings/later.jpg', 'later')
  await rm(at('outbox/1.json'))
  const { summary, kept = '' } = await restoreFrom(at('shop.tar'))
  expect(summary).toBe(
    '0 products, 1 customers, 0 orders, 1 documents, 1 mails of the outbox, 1 pictures',
  )
  expect([await documentRows(), await readdir(at('documents'))]).toEqual([['licence.pdf'], [id]])
  expect(await readFile(join(at('documents'), id))).toEqual(samplePdf())
  expect([await pictures(), await readdir(at('outbox'))]).toEqual([
    { 'band.jpg': 'a band' },
    ['1.json'],
  ])
  expect(kept).toBe(at('before-2026-11-22T00-00-00'))
  expect((await readdir(kept)).toSorted()).toEqual(['documents', 'media', 'outbox', 'shop.sqlite'])
  expect(await readdir(join(kept, 'documents'))).toHaveLength(2)
  expect(await leftovers()).toEqual([])
})

test('Scenario: only its owner may read the archive', async () => {
  await withShop(async () => {})
  await backUpTo(at('shop.tar'))
  expect((await stat(at('shop.tar'))).mode & 0o777).toBe(0o600)
})

test('Scenario: an empty data folder gets everything from the backup', async () => {
  const id = await upload('licence.pdf')
  const elsewhere = await mkdtemp(join(tmpdir(), 'alma-kept-'))
  await backUpTo(join(elsewhere, 'shop.tar'))
  await rm(dataDir, { recursive: true })
  expect((await restoreFrom(join(elsewhere, 'shop.tar'))).kept).toBeUndefined()
  expect([await documentRows(), await readdir(at('documents'))]).toEqual([['licence.pdf'], [id]])
  await rm(elsewhere, { recursive: true })
})

test('Scenario: a second backup leaves out the pictures of the first; restoring finds them there', async () => {
  await withShop(async () => {})
  await addPicture('rings/band.jpg', 'a band'.repeat(10_000))
  await addPicture('rings/signet.jpg', 'a signet')
  await backUpTo(at('monday.tar'))
  await addPicture('rings/signet.jpg', 'another signet')
  await backUpTo(at('tuesday.tar'), at('monday.tar'))
  await addPicture('rings/hoop.jpg', 'a hoop')
  await backUpTo(at('wednesday.tar'), at('tuesday.tar'))
  const { size } = await stat(at('monday.tar'))
  expect((await stat(at('wednesday.tar'))).size).toBeLessThan(size - 50_000)
  await rm(at('media'), { recursive: true })
  await restoreFrom(at('wednesday.tar'))
  expect(await pictures()).toEqual({
    'band.jpg': 'a band'.repeat(10_000),
    'signet.jpg': 'another signet',
    'hoop.jpg': 'a hoop',
  })
  await mkdir(at('attic'))
  await rename(at('monday.tar'), at('attic/monday.tar'))
  await expect(restoreFrom(at('wednesday.tar'))).rejects.toThrow(
    'in the earlier archive monday.tar',
  )
  expect((await restoreFrom(at('wednesday.tar'), [at('attic/monday.tar')])).summary).toContain(
    '3 pictures',
  )
})

test('Scenario: for archives that refer to each other in a circle, the missing picture is reported', async () => {
  await withShop(async () => {})
  await addPicture('rings/band.jpg', 'a band')
  await backUpTo(at('monday.tar'))
  await backUpTo(at('tuesday.tar'), at('monday.tar'))
  await rename(at('tuesday.tar'), at('monday.tar'))
  await expect(restoreFrom(at('monday.tar'))).rejects.toThrow('media/rings/band.jpg is missing')
})

test('Scenario: a backup of an earlier version, a database with documents in it, is restored', async () => {
  const id = await upload('licence.pdf')
  await withShop(({ db }) => sql`vacuum into ${at('copy.sqlite')}`.execute(db))
  const old = new BetterSqlite3(at('copy.sqlite'))
  old.exec('create table backup_document (id text primary key, content blob not null) strict')
  old.prepare('insert into backup_document values (?, ?)').run(id, samplePdf())
  old.close()
  await addPicture('rings/band.jpg', 'a band')
  await upload('later.pdf')
  await restoreFrom(at('copy.sqlite'))
  expect([await documentRows(), await readdir(at('documents'))]).toEqual([['licence.pdf'], [id]])
  // Earlier versions left pictures out: those of the shop stay.
  expect(await pictures()).toEqual({ 'band.jpg': 'a band' })
  const tables = await withShop(({ db }) => db.introspection.getTables())
  expect(tables.map(({ name }) => name)).not.toContain('backup_document')
})

test('Scenario: a document without its file does not stop the backup', async () => {
  const id = await upload('licence.pdf')
  await rm(join(at('documents'), id))
  await backUpTo(at('shop.tar'))
  await restoreFrom(at('shop.tar'))
  expect(await readdir(at('documents'))).toEqual([])
})

test('Scenario: an incomplete, changed or invalid backup replaces nothing', async () => {
  const id = await upload('licence.pdf')
  await addPicture('rings/band.jpg', 'a band')
  await backUpTo(at('shop.tar'))
  const whole = await readFile(at('shop.tar'))
  const changed = Buffer.from(whole)
  changed.write('A BAND', whole.indexOf('a band'))
  for (const [content, why] of [
    [whole.subarray(0, whole.length / 2), /is no whole backup|is missing/],
    [changed, /is damaged: media\/rings\/band.jpg is not as it was/],
    [Buffer.from('not a backup'), 'is no whole backup'],
    [Buffer.from('SQLite format 3, but torn'), 'is no whole database'],
  ] as const) {
    await writeFile(at('bad.tar'), content)
    await expect(restoreFrom(at('bad.tar'))).rejects.toThrow(why)
  }
  expect([await documentRows(), await readdir(at('documents'))]).toEqual([['licence.pdf'], [id]])
  expect([await pictures(), await leftovers()]).toEqual([{ 'band.jpg': 'a band' }, []])
})

/** The manifest of a backup of PostgreSQL without files. */
const manifest: Manifest = {
  ...{ alma: 'backup', format: 2, version: '1.0.0', madeAt: '2026-11-22T00:00:00.000Z' },
  ...{ database: 'postgres', counts: {}, since: null, files: [] },
}

test('Scenario: a backup of the other kind of database is refused; nothing changes', async () => {
  const id = await upload('licence.pdf')
  await backUpTo(at('embedded.tar'))
  await mkdir(at('packed'))
  await pack(at('packed'), manifest, at('postgres.tar'))
  const before = (await readdir(dataDir)).toSorted()
  await expect(restoreFrom(at('postgres.tar'))).rejects.toThrow(
    'restore the database with pg_restore',
  )
  await expect(restore(at('embedded.tar'), { dataDir, isEmbedded: false }, now)).rejects.toThrow(
    'Restore it without DATABASE_URL',
  )
  expect((await readdir(dataDir)).toSorted()).toEqual(before)
  expect([await documentRows(), await readdir(at('documents'))]).toEqual([['licence.pdf'], [id]])
})

test.each(['../evil', 'before/evil', 'media/../../evil'])(
  'Scenario: an archive with the file %s is refused, and the file is written nowhere',
  async (path) => {
    const packed = at('packed/inside')
    for (const folder of ['media', 'before']) await mkdir(join(packed, folder), { recursive: true })
    await writeFile(join(packed, path), 'evil')
    const files = [await describeFile(packed, path)]
    await writeFile(join(packed, manifestName), JSON.stringify({ ...manifest, files }))
    await create({ file: at('evil.tar'), cwd: packed, preservePaths: true }, [manifestName, path])
    const shop = { dataDir: at('shop'), isEmbedded: false }
    await expect(restore(at('evil.tar'), shop, now)).rejects.toThrow(`${path} is missing`)
    expect(await readdir(at('shop'))).toEqual([])
  },
)

test('Scenario: a backup is verified without touching the shop: its content and the findings of the doctor', async () => {
  await withShop((engine) => createCatalogueWriter(engine, () => now).putCategories(categories))
  await withShop((engine) => createCatalogueWriter(engine, () => now).putProduct(pendant))
  await backUpTo(at('shop.tar'))
  const { summary, wrong } = await verify(at('shop.tar'), [])
  expect(summary).toContain('1 products')
  expect(wrong.map(({ what }) => what)).toEqual([
    expect.stringContaining('product moon-pendant: buyers see a drawing in the place of'),
  ])
})
