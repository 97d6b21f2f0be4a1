import { hasSizes, mediaPath } from '../../src/domain/catalogue/pictures.ts'
import { findOriginal } from '../media/originals.ts'
import { colourOf } from '../media/resize.ts'
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

/** The colour of one of the shop's own pictures; undefined if its file is missing or no picture. */
const measure = async (mediaDir: string, address: string): Promise<string | undefined> => {
  try {
    const path = decodeURIComponent(address.slice(mediaPath.length))
    const original = await findOriginal(mediaDir, path)
    return original && (await colourOf(original.real))
  } catch {
    return undefined
  }
}

/**
 * Finds the colours of the shop's own pictures that have none yet, and publishes their products again (rule C19). Files
 * may be added after their product, so the next call looks for missing ones again.
 * @param mediaDir folder of the originals
 * @param isOver whether to stop, before each product
 */
export const measureColours = async (
  { db, lock }: Engine,
  mediaDir: string,
  isOver = () => false,
): Promise<void> => {
  const rows = await db.selectFrom('picture_colour').select('address').execute()
  const known = new Set(rows.map(({ address }) => address))
  const found = new Map<string, string>()
  const tree = await readCategoryTree(db)
  const rest = createRest()
  for (const { id, pictures } of await readPictures(db)) {
    if (isOver()) return
    const wanted = [...pictures].filter((address) => hasSizes(address) && !known.has(address))
    const values = (
      await Promise.all(
        wanted.map(async (address) => {
          const colour = found.get(address) ?? (await measure(mediaDir, address))
          if (colour === undefined) return []
          found.set(address, colour)
          return [{ address, colour }]
        }),
      )
    ).flat()
    if (values.length === 0) continue
    await db.transaction().execute(async (trx) => {
      await lock.catalogue(trx)
      await trx
        .insertInto('picture_colour')
        .values(values)
        .onConflict((on) => on.column('address').doNothing())
        .execute()
      await publishProduct(trx, tree, id)
    })
    await rest()
  }
}
