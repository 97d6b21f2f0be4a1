import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { examine } from '../../../server/cli/doctor/examine.ts'
import { mediaDir } from '../../../server/folders.ts'
import { putDocument, removeDocument } from '../../../server/search/documents.ts'
import { pendant, products } from '../../support/fixture.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'

let shop: TestShop
const opened: TestShop[] = []
beforeEach(async () => {
  shop = await openTestShop()
  opened.push(shop)
  await putPictures(shop.deps.config.dataDir)
})
afterAll(() => Promise.all(opened.map((each) => each.close())))

const look = (fix = false) => examine(shop.deps.engine, shop.deps.config.dataDir, fix)
const findings = async () => (await look()).wrong.map(({ what }) => what)
const dump = async () =>
  JSON.stringify([
    await shop.db.selectFrom('product').selectAll().execute(),
    await shop.db.selectFrom('listing').selectAll().execute(),
    await shop.db.selectFrom('catalogue_version').selectAll().execute(),
    await shop.db.selectFrom('event').selectAll().execute(),
  ])

/** The fixture's pictures, so that only the test's own changes are reported. */
const putPictures = async (dataDir: string) => {
  for (const { slug } of products)
    await writeFile(
      join(mediaDir({ dataDir }), `${slug}.svg`),
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
    )
}

test('Scenario: a shop without faults has no findings, and examining changes nothing', async () => {
  const before = await dump()
  expect(await look()).toEqual({ wrong: [], notes: [] })
  expect(await dump()).toBe(before)
})

test('Scenario: inconsistent documents, listing and search index are found and repaired', async () => {
  await shop.db.updateTable('variant').set({ stock: 3 }).where('sku', '=', 'PD-1').execute()
  await shop.db
    .deleteFrom('listing')
    .where('product_id', 'in', ({ selectFrom }) =>
      selectFrom('product').select('id').where('slug', '=', 'band-ring'),
    )
    .execute()
  const { engine } = shop.deps
  await shop.db.transaction().execute(async (trx) => {
    for (const { id } of await trx.selectFrom('product').select('id').execute())
      await removeDocument(engine, trx, id)
    await putDocument(engine, trx, {
      productId: 'nowhere',
      title: { en: 'x' },
      skus: [],
      keywords: [],
    })
  })
  const before = await dump()
  expect((await findings()).sort()).toEqual([
    'product band-ring: its listing does not agree with its rows',
    'product band-ring: its search index does not agree with its rows',
    'product moon-pendant: its documents do not agree with its rows',
    'product moon-pendant: its listing does not agree with its rows',
    'product moon-pendant: its search index does not agree with its rows',
    'product rope-chain: its search index does not agree with its rows',
    'the search index has a product that is not there (nowhere)',
  ])
  expect(await dump()).toBe(before)
  await look(true)
  expect(await look()).toEqual({ wrong: [], notes: [] })
  const buyer = await shop.customer()
  const found = await buyer.client.catalogue.search({ query: { query: 'moon' } })
  expect(found.body).toMatchObject({ total: 1, data: [{ slug: 'moon-pendant', stock: 3 }] })
})

test('Scenario: invalid values are reported with what to do, and are not repaired automatically', async () => {
  await shop.db
    .updateTable('variant')
    .set({ offer_price: 99_999 })
    .where('sku', '=', 'PD-1')
    .execute()
  await shop.db.updateTable('variant').set({ sell_price: 0 }).where('sku', '=', 'RG-7-G6').execute()
  await shop.customer('unverified')
  await look(true)
  const { wrong } = await look()
  expect(wrong.map(({ what }) => what)).toEqual([
    'variant RG-7-G6 is for sale and costs nothing',
    'variant PD-1: its offer price is higher than its price',
    expect.stringMatching(/^customer .* is logged in without being verified$/),
  ])
  expect(wrong.every(({ todo }) => todo !== '')).toBe(true)
})

test('Scenario: an account with an e-mail address that is no longer valid is found', async () => {
  const { id } = await shop.customer()
  await look(true)
  await shop.db
    .updateTable('customer')
    .set({ email: 'a,b@buyers.test' })
    .where('id', '=', id)
    .execute()
  expect(await findings()).toEqual([
    'customer a,b@buyers.test can neither log in nor get mail: the e-mail address is no longer accepted',
  ])
})

test('Scenario: documents with the key order of an older version are not reported, and a re-import changes nothing', async () => {
  const { card_json } = await shop.db
    .selectFrom('product')
    .select('card_json')
    .where('slug', '=', 'moon-pendant')
    .executeTakeFirstOrThrow()
  const turned = Object.fromEntries(Object.entries(JSON.parse(card_json)).toReversed())
  await shop.db
    .updateTable('product')
    .set({ card_json: JSON.stringify(turned) })
    .where('slug', '=', 'moon-pendant')
    .execute()
  expect(await findings()).toEqual([])
  const before = await dump()
  expect(await createCatalogueWriter(shop.deps.engine, shop.deps.now).putProduct(pendant)).toBe(
    'unchanged',
  )
  expect(await dump()).toBe(before)
})

test('Scenario: a missing picture is reported with its product and the effect for buyers', async () => {
  const { dataDir } = shop.deps.config
  await rm(join(mediaDir({ dataDir }), 'moon-pendant.svg'))
  expect(await findings()).toEqual([
    `product moon-pendant: buyers see a drawing instead of moon-pendant.svg, which is not in ${mediaDir({ dataDir })}`,
  ])
})

test('Scenario: an invalid document is found and rendered again; an invalid title is reported', async () => {
  await shop.db
    .updateTable('product')
    .set({ card_json: '{' })
    .where('slug', '=', 'moon-pendant')
    .execute()
  expect(await findings()).toEqual([
    'product moon-pendant: its documents do not agree with its rows',
  ])
  await look(true)
  expect(await findings()).toEqual([])
  await shop.db
    .updateTable('product')
    .set({ title_json: '{' })
    .where('slug', '=', 'moon-pendant')
    .execute()
  expect(await findings()).toMatchObject([expect.stringContaining('a product cannot be read')])
})

// PostgreSQL always enforces references.
const isEmbedded = process.env.TEST_ENGINE === undefined
test.runIf(isEmbedded)('Scenario: rows with dangling references are found', async () => {
  await sql`pragma foreign_keys = off`.execute(shop.db)
  await shop.db.deleteFrom('category').where('slug', '=', 'rings').execute()
  expect(await findings()).toContainEqual(
    'a row of product_category names a category that is not there (1 of them)',
  )
})

test('Scenario: cart rows of products that are no longer sold are noted', async () => {
  const buyer = await shop.customer()
  await buyer.client.cart.add({
    body: { productId: await shop.variantId('PD-1'), quantity: 1 },
  })
  await shop.db
    .updateTable('product')
    .set({ status: 'draft' })
    .where('slug', '=', 'moon-pendant')
    .execute()
  await look(true)
  expect(await look()).toEqual({
    wrong: [],
    notes: ['1 cart rows are of variants no longer sold; their buyers are asked to remove them.'],
  })
})
