import { hasSizes } from '../../src/domain/catalogue/pictures.ts'
import { findOriginal, pathOf } from '../media/originals.ts'
import { colourOf, previewOf } from '../media/resize.ts'
import { queueSizes } from '../media/sizeJobs.ts'
import type { Engine } from '../store/engine.ts'
import { createRest } from '../store/rest.ts'
import type { Db } from '../store/schema.ts'
import { readCategoryTree } from './categories/categoryTree.ts'
import { publishProduct } from './rendered/publish.ts'

/** The pictures of every product, by the product's id. */
const readPictures = async (db: Db) => {
  const products = await db.selectFrom('product').select(['id', 'images_json']).execute()
  const variants = await db
    .selectFrom('variant')
    .select(['product_id', 'image'])
    .distinct()
    .where('image', 'is not', null)
    .where('active', '=', 1)
    .execute()
  const own = Map.groupBy(variants, ({ product_id }) => product_id)
  return products.map(({ id, images_json }) => ({
    id,
    pictures: new Set([
      ...(JSON.parse(images_json) as string[]),
      ...(own.get(id) ?? []).flatMap(({ image }) => image ?? []),
    ]),
  }))
}

interface Measured {
  readonly colour: string
  readonly preview: string
}

/** What one of the shop's own pictures looks like; undefined if its file is missing or no picture. */
const measure = async (mediaDir: string, address: string): Promise<Measured | undefined> => {
  try {
    const original = await findOriginal(mediaDir, pathOf(address))
    if (!original) return undefined
    const { real } = original
    return { colour: await colourOf(real), preview: await previewOf(real) }
  } catch {
    return undefined
  }
}

/**
 * Finds the colours and previews of the shop's own pictures that have none yet, publishes their products again (rule
 * C19), and has the server make their sizes. Files may be added after their product, so the next call looks for missing
 * ones again.
 * @param mediaDir folder of the originals
 * @param now ms since the epoch
 * @param isOver whether to stop, before each product
 */
export const measurePictures = async (
  { db, lock }: Engine,
  mediaDir: string,
  now: () => number,
  isOver = () => false,
): Promise<void> => {
  const rows = await db
    .selectFrom('picture_colour')
    .select('address')
    .where('preview', 'is not', null)
    .execute()
  const known = new Set(rows.map(({ address }) => address))
  const found = new Map<string, Measured>()
  const tree = await readCategoryTree(db)
  const rest = createRest()
  for (const { id, pictures } of await readPictures(db)) {
    if (isOver()) return
    const wanted = [...pictures].filter((address) => hasSizes(address) && !known.has(address))
    const values = (
      await Promise.all(
        wanted.map(async (address) => {
          const measured = found.get(address) ?? (await measure(mediaDir, address))
          if (measured === undefined) return []
          found.set(address, measured)
          return [{ address, ...measured }]
        }),
      )
    ).flat()
    if (values.length === 0) continue
    await db.transaction().execute(async (trx) => {
      await lock.catalogue(trx)
      await trx
        .insertInto('picture_colour')
        .values(values)
        .onConflict((on) =>
          on.column('address').doUpdateSet(({ ref }) => ({
            colour: ref('excluded.colour'),
            preview: ref('excluded.preview'),
          })),
        )
        .execute()
      await publishProduct(trx, tree, id)
    })
    await rest()
  }
  await queueSizes(db, now())
}
