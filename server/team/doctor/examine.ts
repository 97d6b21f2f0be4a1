import { sql } from 'kysely'
import { bumpCatalogueVersion } from '../../catalogue/version.ts'
import { removeDocument } from '../../search/documents.ts'
import type { Engine } from '../../store/engine.ts'
import { isEmbedded } from '../embedded.ts'
import { checkEmailAddresses, checkFile, checkValues, countUnsoldCartRows } from './checks.ts'
import { checkFiles } from './files.ts'
import type { Finding } from './finding.ts'
import { mendProducts } from './mend.ts'

/** `wrong` is to be put right, `notes` are worth knowing. */
export interface Diagnosis {
  readonly wrong: readonly Finding[]
  readonly notes: readonly string[]
}

/**
 * Looks at everything that could have gone wrong in the database. Beside the running shop; changes nothing
 * unless `fix`, which renders and indexes all products again.
 * @param dataDir where the pictures and the customers' files are
 */
export const examine = async (
  engine: Engine,
  dataDir: string,
  fix: boolean,
): Promise<Diagnosis> => {
  const file = isEmbedded(engine) ? await checkFile(engine.db) : []
  // What stands on damaged pages says nothing.
  if (file.some(({ what }) => what.startsWith('the database is damaged')))
    return { wrong: file, notes: [] }
  const wrong = [
    ...file,
    ...(await checkValues(engine.db)),
    ...(await checkEmailAddresses(engine.db)),
    ...(await checkFiles(engine.db, dataDir)),
    ...(await mendProducts(engine, fix)),
  ]
  if (fix)
    await engine.db.transaction().execute(async (trx) => {
      await engine.lock.catalogue(trx)
      const { rows } = await sql<{ id: string }>`select product_id as id from search_document
        where product_id not in (select id from product)`.execute(trx)
      for (const { id } of rows) await removeDocument(engine, trx, id)
      await bumpCatalogueVersion(trx)
    })
  const unsold = await countUnsoldCartRows(engine.db)
  return {
    wrong,
    notes:
      unsold === 0
        ? []
        : [
            `${unsold} cart rows are of variants no longer sold; their buyers are told to remove them.`,
          ],
  }
}
