import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { attachableApplication } from '../../../../server/account/applications.repo.ts'
import { documentsDir } from '../../../../server/account/documents/documentFile.ts'
import { createDocuments } from '../../../../server/account/documents/documents.ts'
import { readConfig } from '../../../../server/config/config.ts'
import { databaseFile } from '../../../../server/config/database.ts'
import { createDemoBuyer, demoBuyer } from '../../../../server/demo/buyer.ts'
import { createMailer } from '../../../../server/mail/mailer.ts'
import { migrate } from '../../../../server/opening/migrate.ts'
import { openSqlite } from '../../../../server/store/sqlite/sqlite.ts'
import { createShopProcess, type ShopProcess } from '../../../support/shopProcess.ts'
import { samplePdf } from '../../../support/values/samplePdf.ts'

// Each command is a separate process, which is slow to start on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let shop: ShopProcess
const made: ShopProcess[] = []
beforeEach(async () => {
  shop = await createShopProcess()
  made.push(shop)
  await uploadDocument()
})
afterAll(() => Promise.all(made.map((each) => each.remove())))

const withDatabase = async <T>(act: (engine: ReturnType<typeof openSqlite>) => Promise<T>) => {
  const engine = openSqlite(databaseFile(shop))
  try {
    return await act(engine)
  } finally {
    await engine.close()
  }
}

/** The demo buyer has a document. */
const uploadDocument = () =>
  withDatabase(async (engine) => {
    await migrate(engine)
    await createDemoBuyer(engine, Date.now())
    const { id } = await engine.db.selectFrom('customer').select('id').executeTakeFirstOrThrow()
    const config = { ...readConfig(), dataDir: shop.dataDir }
    const content = samplePdf().toString('base64')
    await createDocuments({
      ...{ config, engine, now: Date.now },
      mailer: createMailer(config),
    }).add(id, { name: 'licence.pdf', content }, (trx) =>
      attachableApplication(trx, id, Date.now()),
    )
  })

const rowsAndFiles = () =>
  withDatabase(async ({ db }) => ({
    documents: (await db.selectFrom('document').select('id').execute()).length,
    jobs: (await db.selectFrom('job').select('kind').orderBy('kind').execute()).map(
      ({ kind }) => kind,
    ),
    files: (await readdir(documentsDir(shop))).length,
  }))

test('Scenario: after a kill between the commit and the removal of files, the files are still removed later', async () => {
  const script = join(import.meta.dirname, '../../../support/eraseAndDie.ts')
  const child = spawn(process.execPath, [script, databaseFile(shop), demoBuyer.email], {
    stdio: 'inherit',
  })
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
  expect(await rowsAndFiles()).toEqual({
    documents: 0,
    jobs: ['mail', 'removeDocuments'],
    files: 1,
  })
  await shop.start()
  await expect.poll(rowsAndFiles).toEqual({ documents: 0, jobs: [], files: 0 })
  await shop.mail(demoBuyer.email, /Your account and your personal data have been erased/)
  await shop.stop('SIGTERM')
})

test('Scenario: the team erases a customer who asks for it by post', async () => {
  expect(await shop.team('customers', 'erase', '--email', 'Buyer@alma.example')).toBe(
    'Buyer@alma.example is erased and has been notified by a last mail.\n',
  )
  expect(await rowsAndFiles()).toEqual({ documents: 0, jobs: [], files: 0 })
  expect(await shop.team('customers')).toBe('There are no customers yet.\n')
  await expect(shop.team('customers', 'erase', '--email', demoBuyer.email)).rejects.toThrow(
    'There is no customer buyer@alma.example.',
  )
})
