import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCategoryTree } from '../../../../server/catalogue/categories/categoryTree.ts'
import { moveStock } from '../../../../server/catalogue/rendered/moveStock.ts'
import { publishProduct } from '../../../../server/catalogue/rendered/publish.ts'
import { readShopVersion } from '../../../../server/store/shopVersion.ts'
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

const version = () => readShopVersion(shop.db)

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

test('Scenario: lists are only notified when a product comes into stock or goes out of it', async () => {
  const { id, product_id } = await shop.db
    .selectFrom('variant')
    .select(['id', 'product_id'])
    .where('sku', '=', 'PD-1')
    .executeTakeFirstOrThrow()
  const reported = async (stock: number) => {
    await shop.db.deleteFrom('event').execute()
    await shop.db
      .transaction()
      .execute((trx) => moveStock(trx, [{ variantId: id, productId: product_id, stock }]))
    const events = await shop.db.selectFrom('event').select('name').orderBy('id').execute()
    return events.map(({ name }) => name)
  }
  await reported(5)
  expect([await reported(4), await reported(0), await reported(0), await reported(2)]).toEqual([
    ['stock.changed'],
    ['stock.changed', 'catalogue.changed'],
    ['stock.changed'],
    ['stock.changed', 'catalogue.changed'],
  ])
})
