import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCategoryTree } from '../../../../server/catalogue/categories/categoryTree.ts'
import { moveStock } from '../../../../server/catalogue/rendered/moveStock.ts'
import { publishProduct } from '../../../../server/catalogue/rendered/publish.ts'
import { openTestShop, type TestShop } from '../../../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const documents = () =>
  shop.db
    .selectFrom('product')
    .innerJoin('listing', 'listing.product_id', 'product.id')
    .select(['slug', 'card_json', 'detail_json', 'price', 'listing.stock', 'category_id'])
    .orderBy('slug')
    .orderBy('category_id')
    .execute()

const version = async () =>
  (await shop.db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow())
    .version

test('Scenario: after stock has moved, every document equals a full rendering', async () => {
  const variants = await shop.db.selectFrom('variant').select(['id', 'product_id']).execute()
  const before = await version()
  await shop.db.transaction().execute((trx) =>
    moveStock(
      trx,
      variants.map(({ id, product_id }, i) => ({
        variantId: id,
        productId: product_id,
        stock: 7 * i,
      })),
    ),
  )
  const moved = await documents()
  expect(await version()).toBe(before + 1)
  const versions = await shop.db.selectFrom('product').select('version').distinct().execute()
  expect(versions).toEqual([{ version: before + 1 }])
  const events = await shop.db
    .selectFrom('event')
    .select('subject')
    .where('name', '=', 'stock.changed')
    .execute()
  expect(new Set(events.map(({ subject }) => subject))).toEqual(
    new Set(moved.map(({ slug }) => slug)),
  )
  await shop.db.transaction().execute(async (trx) => {
    const tree = await readCategoryTree(trx)
    for (const id of new Set(variants.map(({ product_id }) => product_id)))
      await publishProduct(trx, tree, id)
  })
  expect(moved).toEqual(await documents())
})
