import { Readable } from 'node:stream'
import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { readCategories, readProducts } from '../../../../server/catalogue/readProducts.ts'
import { importShopify } from '../../../../server/cli/import/shopify/importShopify.ts'
import { importWooCommerce } from '../../../../server/cli/import/woocommerce/importWooCommerce.ts'
import { migrate } from '../../../../server/opening/migrate.ts'
import type { Engine } from '../../../../server/store/engine.ts'
import { openSqlite } from '../../../../server/store/sqlite/sqlite.ts'
import { type ResaleProduct, retailPrice } from '../../../../src/domain/orders/resale/resale.ts'
import { shopifyCsv } from '../../../../src/domain/orders/resale/shopifyCsv.ts'
import { wooCsv } from '../../../../src/domain/orders/resale/wooCsv.ts'

/** Words in the four languages, with what CSV and lists have to quote. */
const word = fc.constantFrom('Rope', 'Catena', 'चेन', 'سلسلة', '6 mm', 'Oro "18k"', 'A, B', 'x;y')
const name = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))

const product = (n: number): fc.Arbitrary<ResaleProduct> =>
  fc
    .record({
      title: name,
      text: name,
      levels: fc.uniqueArray(fc.constantFrom('Finish', 'Length', 'Clasp'), { maxLength: 3 }),
      pieces: fc.integer({ min: 1, max: 4 }),
      images: fc.integer({ min: 0, max: 6 }),
      price: fc.integer({ min: 1, max: 9_000_000 }),
      weight: fc.integer({ min: 1, max: 900_000 }),
      hasOwnPicture: fc.boolean(),
    })
    .map(({ title, text, levels, pieces, images, price, weight, hasOwnPicture }) => ({
      slug: `product-${n}`,
      title: `${title} ${n}`,
      description: `<p>${text}</p>`,
      categories: ['Metals', 'Chains'],
      keywords: ['chain', 'silver'],
      levels,
      images: Array.from({ length: images }, (_, i) => `https://shop.test/media/${n}-${i}.jpg`),
      variants: Array.from({ length: levels.length === 0 ? 1 : pieces }, (_, i) => ({
        sku: `SKU-${n}-${i}`,
        values: levels.map((level, at) => (at === 0 ? `${level} no ${i}, half` : `${level} 40`)),
        price: retailPrice(price + i, 2.5, 1),
        weight: weight + i,
        quantity: 10 + i,
        image:
          hasOwnPicture && levels.length > 0 ? `https://shop.test/media/own-${n}-${i}.jpg` : null,
      })),
    }))

const products = fc
  .integer({ min: 1, max: 4 })
  .chain((count) => fc.tuple(...Array.from({ length: count }, (_, n) => product(n))))

/** An empty shop in memory. */
const openEmptyShop = async () => {
  const engine = openSqlite(':memory:')
  await migrate(engine)
  return { engine, close: () => engine.close() }
}

/** What a shop has taken from a file, in the form of the pack. */
const taken = async ({ db }: Engine) => {
  const names = new Map((await readCategories(db)).map(({ slug, name }) => [slug, name.en]))
  const all = []
  for await (const each of readProducts(db))
    all.push({
      title: each.title.en,
      description: each.description.en,
      category: names.get(each.categorySlugs[0] ?? ''),
      keywords: each.keywords,
      levels: each.levels.map((level) => level.name.en),
      images: each.images,
      status: each.status,
      variants: each.variants.map(
        ({ sku, values, sellPrice, offerPrice, weight, stock, image }) => ({
          ...{ sku, sellPrice, offerPrice, weight, stock, image: image ?? null },
          values: values.map(
            (key, i) => each.levels[i]?.values.find((value) => value.key === key)?.name.en,
          ),
        }),
      ),
    })
  return all.sort((a, b) => String(a.title).localeCompare(String(b.title)))
}

const given = (all: readonly ResaleProduct[], withOwn: boolean) =>
  all
    .map(({ title, description, categories, keywords, levels, images, variants }) => ({
      ...{ title, description, category: categories.at(-1), keywords, levels, status: 'draft' },
      images: withOwn
        ? [...new Set([...images, ...variants.flatMap(({ image }) => image ?? [])])]
        : images,
      variants: variants.map(({ sku, values, price, weight, quantity, image }) => ({
        ...{ sku, values, sellPrice: price, offerPrice: 0, weight, stock: quantity, image },
      })),
    }))
    .sort((a, b) => a.title.localeCompare(b.title))

describe('Our own importer reads a pack back without loss', () => {
  test.prop([products], { numRuns: 25 })('Shopify', async (all) => {
    const { engine, close } = await openEmptyShop()
    const open = () => Readable.from([shopifyCsv(all)])
    const report = await importShopify({ open, engine, now: () => 0 })
    expect([report.refusals, report.repairs]).toEqual([[], []])
    expect(await taken(engine)).toEqual(given(all, true))
    await close()
  })

  test.prop([products], { numRuns: 25 })('WooCommerce', async (all) => {
    const { engine, close } = await openEmptyShop()
    const open = () => Readable.from([wooCsv(all)])
    const report = await importWooCommerce({ open, engine, now: () => 0 })
    expect([report.refusals, report.repairs]).toEqual([[], []])
    expect(await taken(engine)).toEqual(given(all, true))
    await close()
  })
})
