import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { verify } from '../../../server/cli/backup/verify.ts'
import { categories, pendant } from '../../support/fixture.ts'
import { samplePdf } from '../../support/values/samplePdf.ts'
import {
  addPicture,
  at,
  backUpTo,
  dataDir,
  documentRows,
  leftovers,
  now,
  pictures,
  restoreFrom,
  upload,
  useDataFolder,
  withShop,
} from './dataFolder.ts'

useDataFolder()

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

test('Scenario: a backup is verified without touching the shop: its content and the findings of the doctor', async () => {
  await withShop((engine) => createCatalogueWriter(engine, () => now).putCategories(categories))
  await withShop((engine) => createCatalogueWriter(engine, () => now).putProduct(pendant))
  await backUpTo(at('shop.tar'))
  const { summary, wrong } = await verify(at('shop.tar'), [])
  expect(summary).toContain('1 products')
  expect(wrong.map(({ what }) => what)).toEqual([
    expect.stringContaining('product moon-pendant: buyers see a drawing instead of'),
  ])
})
