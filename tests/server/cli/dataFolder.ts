import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { attachableApplication } from '../../../server/account/applications.repo.ts'
import { createDocuments } from '../../../server/account/documents/documents.ts'
import { backUp } from '../../../server/cli/backup/backup.ts'
import { restore } from '../../../server/cli/backup/restore.ts'
import { readConfig } from '../../../server/config/config.ts'
import { createDemoBuyer } from '../../../server/demo/buyer.ts'
import { createMailer } from '../../../server/mail/mailer.ts'
import { migrate } from '../../../server/opening/migrate.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'
import { samplePdf } from '../../support/values/samplePdf.ts'

export const now = Date.UTC(2026, 10, 22)
/** The data folder of the test that runs. */
export let dataDir = ''
export const at = (name: string) => join(dataDir, name)

export const withShop = async <T>(act: (engine: ReturnType<typeof openSqlite>) => Promise<T>) => {
  const engine = openSqlite(at('shop.sqlite'))
  try {
    await migrate(engine)
    return await act(engine)
  } finally {
    await engine.close()
  }
}

/** Uploads a document of the demo buyer. @returns its id */
export const upload = (name: string) =>
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

export const documentRows = () =>
  withShop(async ({ db }) =>
    (await db.selectFrom('document').select('name').execute()).map(({ name }) => name),
  )
const configOf = () => ({ ...readConfig({}), dataDir })
export const backUpTo = (file: string, since?: string) =>
  withShop((engine) => backUp({ engine, config: configOf(), now: () => now }, file, since))
export const restoreFrom = (file: string, earlier: readonly string[] = []) =>
  restore(file, { dataDir, isEmbedded: true }, now, earlier)

export const addPicture = async (name: string, content: string) => {
  await mkdir(at('media/rings'), { recursive: true })
  await writeFile(at(`media/${name}`), content)
}
export const pictures = async () => {
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
export const leftovers = async () => (await readdir(dataDir)).filter((name) => name.startsWith('.'))

/** Creates an empty data folder before each test of a file, and removes it after it. */
export const useDataFolder = (): void => {
  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'alma-backup-'))
  })
  afterEach(() => rm(dataDir, { recursive: true, force: true }))
}
