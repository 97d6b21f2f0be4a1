import { indexProduct } from '../../search/indexProduct.ts'
import type { Engine } from '../../store/engine.ts'
import { createRest } from '../../store/rest.ts'
import { readCategoryTree } from '../categories/categoryTree.ts'
import { publishProduct } from './publish.ts'

/** Products per transaction. Other writers wait that long. */
const batch = 10

/** Publishes and indexes all products again, after a category or an attribute was renamed. */
export const publishAll = async (engine: Engine): Promise<void> => {
  const { db, lock } = engine
  const tree = await readCategoryTree(db)
  const rows = await db.selectFrom('product').select(['id', 'status']).orderBy('id').execute()
  const rest = createRest()
  for (let start = 0; start < rows.length; start += batch) {
    await db.transaction().execute(async (trx) => {
      await lock.catalogue(trx)
      for (const { id, status } of rows.slice(start, start + batch))
        await indexProduct(engine, trx, await publishProduct(trx, tree, id), status)
    })
    await rest()
  }
}
