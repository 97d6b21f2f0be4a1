import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createDocuments } from '../../server/account/documents/documents.ts'
import { readConfig } from '../../server/config/config.ts'
import { prepareFolders } from '../../server/folders.ts'
import { createMailer } from '../../server/mail/mailer.ts'
import { createShop } from '../../server/opening/open.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'
import { createShopProcess } from '../support/shopProcess.ts'
import { samplePdf } from '../support/values/samplePdf.ts'

let parent: string
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'alma-modes-'))
})
afterAll(() => rm(parent, { recursive: true }))

/** The modes of files and folders, such as `600`. */
const modes = async (folder: string, names: readonly string[]) =>
  Object.fromEntries(
    await Promise.all(
      names.map(async (name) => [
        name,
        ((await stat(join(folder, name))).mode & 0o777).toString(8),
      ]),
    ),
  )

test('Scenario: only the owner may read a new shop, whatever the umask', async () => {
  const dataDir = join(parent, 'new')
  const config = readConfig({ DATA_DIR: dataDir })
  const { engine } = await createShop(config)
  const mail = { id: 'mail', to: 'buyer@shop.test', subject: 'x', text: 'x', html: 'x' }
  await createMailer(config).send(mail)
  expect(
    await modes(dataDir, [
      ...['.', 'shop.sqlite', 'shop.sqlite-wal', 'shop.sqlite-shm'],
      ...['outbox', 'outbox/mail.json'],
    ]),
  ).toEqual({
    ...{ '.': '700', 'shop.sqlite': '600', 'shop.sqlite-wal': '600', 'shop.sqlite-shm': '600' },
    ...{ outbox: '700', 'outbox/mail.json': '600' },
  })
  await engine.close()
})

test('Scenario: the modes of readable files of earlier versions are corrected at the start', async () => {
  const dataDir = join(parent, 'old')
  const config = readConfig({ DATA_DIR: dataDir })
  const before = await createShop(config)
  const files = [
    'documents/one',
    'outbox/mail.json',
    'shop.sqlite.before-2026-11-01',
    'before-2026-11-02/shop.sqlite',
  ]
  for (const folder of ['documents', 'outbox', 'media', 'before-2026-11-02']) {
    await mkdir(join(dataDir, folder))
    await chmod(join(dataDir, folder), 0o755)
  }
  for (const file of [...files, 'media/ring.jpg']) {
    await writeFile(join(dataDir, file), 'x')
    await chmod(join(dataDir, file), 0o644)
  }
  const database = ['shop.sqlite', 'shop.sqlite-wal', 'shop.sqlite-shm']
  for (const file of database) await chmod(join(dataDir, file), 0o644)
  prepareFolders(config)
  const privateFiles = [...files, ...database]
  expect(
    await modes(dataDir, ['documents', 'outbox', 'media', ...privateFiles, 'media/ring.jpg']),
  ).toEqual({
    ...{ documents: '700', outbox: '700', media: '755', 'media/ring.jpg': '644' },
    ...Object.fromEntries(privateFiles.map((file) => [file, '600'])),
  })
  await before.engine.close()
})

test("Scenario: only the owner may read a customer's document", async () => {
  const shop: TestShop = await openTestShop()
  const { id } = await shop.customer()
  const application = {
    id: 'request',
    customer_id: id,
    kind: 'contact',
    state: 'received',
  } as const
  await shop.db
    .insertInto('request')
    .values({
      ...{ ...application, subject: '', data_json: '{}', created_at: 0, updated_at: 0 },
      ...{ key: null, request_hash: null },
    })
    .execute()
  const document = { name: 'licence.pdf', content: samplePdf().toString('base64') }
  const to = { requestId: 'request', notify: async () => {} }
  await createDocuments(shop.deps).add(id, document, async () => to)
  const row = await shop.db.selectFrom('document').select('id').executeTakeFirstOrThrow()
  const { dataDir } = shop.deps.config
  expect(await modes(dataDir, ['documents', `documents/${row.id}`])).toEqual({
    documents: '700',
    [`documents/${row.id}`]: '600',
  })
  await shop.close()
})

test('Scenario: only their author may read backups and exports', async () => {
  const shop = await createShopProcess()
  await shop.team('init')
  await shop.team('backup', join(parent, 'backup'))
  await shop.team('export', join(parent, 'export'), '--format', 'alma')
  expect(await modes(parent, ['backup', 'export'])).toEqual({ backup: '600', export: '600' })
  await shop.remove()
})
