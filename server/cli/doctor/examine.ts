import { removeDocument, strayProducts } from '../../search/documents.ts'
import type { Engine } from '../../store/engine.ts'
import { advanceShopVersion, everyTopic } from '../../store/shopVersion.ts'
import {
  checkEmailAddresses,
  checkFile,
  checkSearch,
  checkValues,
  countUnsoldCartRows,
} from './checks.ts'
import { checkFiles } from './files.ts'
import type { Finding } from './finding.ts'
import { mendProducts } from './mend.ts'

/** `wrong` must be corrected, `notes` are for information. */
export interface Diagnosis {
  readonly wrong: readonly Finding[]
  readonly notes: readonly string[]
}

/**
 * Examines the whole database, also while the shop runs. Changes nothing without `fix`, which publishes and indexes all
 * products again.
 * @param dataDir folder of the pictures and the customers' files
 */
export const examine = async (
  engine: Engine,
  dataDir: string,
  fix: boolean,
): Promise<Diagnosis> => {
  const file = engine.name === 'sqlite' ? await checkFile(engine.db) : []
  // Skip further checks if the file is damaged.
  if (file.some(({ what }) => what.startsWith('the database is damaged')))
    return { wrong: file, notes: [] }
  const wrong = [
    ...file,
    ...(await checkValues(engine.db)),
    ...(await checkSearch(engine.db)),
    ...(await checkEmailAddresses(engine.db)),
    ...(await checkFiles(engine.db, dataDir)),
    ...(await mendProducts(engine, fix)),
  ]
  if (fix)
    await engine.db.transaction().execute(async (trx) => {
      await engine.lock.catalogue(trx)
      for (const id of await strayProducts(trx)) await removeDocument(engine, trx, id)
      await advanceShopVersion(trx, ...everyTopic)
    })
  const unsold = await countUnsoldCartRows(engine.db)
  return {
    wrong,
    notes:
      unsold === 0
        ? []
        : [
            `${unsold} cart rows are of variants no longer sold; their buyers are asked to remove them.`,
          ],
  }
}
