import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { attachableApplication } from '../../../server/account/applications.repo.ts'
import { createDocuments } from '../../../server/account/documents/documents.ts'
import { readConfig } from '../../../server/config.ts'
import { createDemoBuyer } from '../../../server/demo/buyer.ts'
import { createMailer } from '../../../server/mail/mailer.ts'
import { migrate } from '../../../server/store/migrate.ts'
import { openSqlite } from '../../../server/store/sqlite.ts'
import { backUp } from '../../../server/team/backup/backup.ts'
import { restore } from '../../../server/team/backup/restore.ts'
import { samplePdf } from '../../support/samplePdf.ts'

const now = Date.UTC(2026, 10, 22)
let dataDir = ''
const at = (name: string) => join(dataDir, name)
const places = () => ({ database: at('shop.sqlite'), documents: at('documents') })
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
const backUpTo = (file: string) => withShop((engine) => backUp(engine, file, at('documents')))

test('Scenario: a backup holds the documents, and restoring brings the folder back as it was', async () => {
  const id = await upload('licence.pdf')
  await backUpTo(at('copy.sqlite'))
  await upload('later.pdf')
  const kept = await restore(at('copy.sqlite'), places(), now)
  expect([await documentRows(), await readdir(at('documents'))]).toEqual([['licence.pdf'], [id]])
  expect(await readFile(join(at('documents'), id))).toEqual(samplePdf())
  // What was there before is kept beside it, the file of the later document too.
  expect(kept).toBe(at('shop.sqlite.before-2026-11-22T00-00-00'))
  expect(await readdir(at('documents.before-2026-11-22T00-00-00'))).toHaveLength(2)
  expect((await readdir(dataDir)).filter((name) => name.endsWith('.restoring'))).toEqual([])
})

test('Scenario: an empty data folder gets everything from the backup', async () => {
  const id = await upload('licence.pdf')
  await backUpTo(at('copy.sqlite'))
  await rm(at('documents'), { recursive: true })
  for (const suffix of ['', '-wal', '-shm']) await rm(at(`shop.sqlite${suffix}`), { force: true })
  expect(await restore(at('copy.sqlite'), places(), now)).toBeUndefined()
  expect([await documentRows(), await readdir(at('documents'))]).toEqual([['licence.pdf'], [id]])
})

test('Scenario: the restored database has nothing besides its own tables', async () => {
  await upload('licence.pdf')
  await backUpTo(at('copy.sqlite'))
  const tables = () =>
    withShop(async ({ db }) => (await db.introspection.getTables()).map(({ name }) => name))
  const before = await tables()
  await restore(at('copy.sqlite'), places(), now)
  expect(await tables()).toEqual(before)
})

test('Scenario: a document whose file is gone does not stop the backup', async () => {
  const id = await upload('licence.pdf')
  await rm(join(at('documents'), id))
  await backUpTo(at('copy.sqlite'))
  await restore(at('copy.sqlite'), places(), now)
  expect(await readdir(at('documents'))).toEqual([])
})

test('Scenario: a refused restore leaves database and documents as they are', async () => {
  const id = await upload('licence.pdf')
  await mkdir(at('elsewhere'))
  await writeFile(at('elsewhere/other.txt'), 'not a database')
  await expect(restore(at('elsewhere/other.txt'), places(), now)).rejects.toThrow(
    'no whole database',
  )
  expect([await documentRows(), await readdir(at('documents'))]).toEqual([['licence.pdf'], [id]])
  expect(existsSync(at('documents.restoring'))).toBe(false)
})
