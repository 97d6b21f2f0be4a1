import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readCategoryTree } from '../../../server/catalogue/categories/categoryTree.ts'
import { readNewest } from '../../../server/content/articles/articles.repo.ts'
import { demoLanguages } from '../../../server/demo/catalogue/settings.ts'
import { fillDemo } from '../../../server/demo/fill.ts'
import { migrate } from '../../../server/opening/migrate.ts'
import type { Engine } from '../../../server/store/engine.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'
import { Product, ProductCard } from '../../../src/contracts/catalogue/product.ts'
import type { MultilingualText } from '../../../src/contracts/primitives.ts'
import { Currency, EditableSettings, Language } from '../../../src/contracts/settings.ts'
import { chainCategories } from '../../../src/domain/cart/quantity.ts'
import { picturesOf } from '../../../src/domain/catalogue/variantPictures.ts'
import { offeredValues, variantsOf } from '../../../src/domain/catalogue/variants.ts'

const mediaDir = mkdtempSync(join(tmpdir(), 'alma-demo-'))
let engine: Engine
let products: Product[] = []

beforeAll(async () => {
  engine = openSqlite(':memory:')
  await migrate(engine)
  await fillDemo(engine, { now: 1_800_000_000_000, mediaDir })
  const rows = await engine.db.selectFrom('product').select(['card_json', 'detail_json']).execute()
  for (const { card_json } of rows) ProductCard.parse(JSON.parse(card_json))
  products = rows.map(({ detail_json }) => Product.parse(JSON.parse(detail_json)))
})
afterAll(async () => {
  await engine.close()
  rmSync(mediaDir, { recursive: true })
})

const isComplete = (text: MultilingualText) =>
  ['en', 'it', 'hi', 'ar'].every((language) => (text[language] ?? '').trim() !== '')

test('The demo has at least 72 products and many of each selling mode', () => {
  expect(products.length).toBeGreaterThanOrEqual(72)
  const count = (mode: 'directly' | 'isCombination' | 'moreCombination') =>
    products.filter((product) => product[mode]).length
  expect(
    Math.min(count('directly'), count('isCombination'), count('moreCombination')),
  ).toBeGreaterThan(14)
})

test.each(chainCategories)(
  'The chains of %s are picked level by level and sell by tens',
  (slug) => {
    const chains = products.filter(({ category }) => category.some((ref) => ref.slug === slug))
    expect(chains.length).toBeGreaterThanOrEqual(8)
    for (const chain of chains) {
      expect(chain.quantityRule).toMatchObject({ minimum: 10, step: 10 })
      expect(chain.attributes.map(({ name }) => name.en)).toEqual(['Finish', 'Length', 'Clasp'])
    }
  },
)

test('The category tree has three levels, and every leaf category has products', async () => {
  const tree = (await readCategoryTree(engine.db)).nested()
  const used = new Set(products.flatMap(({ category }) => category.map(({ slug }) => slug)))
  const depths = new Set<number>()
  const visit = (categories: typeof tree, depth: number) => {
    for (const { slug, name, children } of categories) {
      depths.add(depth)
      expect(isComplete(name), slug).toBe(true)
      if (children.length === 0) expect(used.has(slug), `${slug} has products`).toBe(true)
      visit(children, depth + 1)
    }
  }
  visit(tree, 1)
  expect([...depths]).toEqual([1, 2, 3])
})

test('Every product can be ordered: each has a price, a weight, and a variant for every value of its levels', () => {
  for (const product of products) {
    const variants = variantsOf(product)
    expect(variants.length, product.slug).toBeGreaterThan(0)
    for (const { sellPrice, offerPrice, weight } of variants) {
      expect(sellPrice).toBeGreaterThan(0)
      expect(offerPrice).toBeLessThan(sellPrice)
      expect(weight).toBeGreaterThan(0)
    }
    if (!product.directly)
      expect(offeredValues(product, 0, {}).length, product.slug).toBeGreaterThan(1)
  }
})

test('Some variants are out of stock, most are not; some products have an offer, some are featured', async () => {
  const variants = products.flatMap((product) => variantsOf(product))
  const out = variants.filter(({ stock }) => stock === 0).length
  expect(out).toBeGreaterThan(20)
  expect(out).toBeLessThan(variants.length / 4)
  expect(products.filter(({ prices }) => prices.offerPrice > 0).length).toBeGreaterThan(8)
  const featured = await engine.db
    .selectFrom('product')
    .select('detail_json')
    .where('featured', '=', 1)
    .execute()
  expect(featured.length).toBeGreaterThanOrEqual(9)
  expect(featured.length).toBeLessThanOrEqual(12)
})

test('Titles, descriptions, attributes and values are in English, Italian and Hindi', () => {
  for (const { title, description, attributes, slug } of products) {
    const texts = [
      title,
      description,
      ...attributes.flatMap(({ name, variants }) => [name, ...variants.map((v) => v.name)]),
    ]
    expect(
      texts.filter((text) => !isComplete(text)),
      slug,
    ).toEqual([])
  }
})

test('Sizes are sorted from small to large, whichever product was stored first', () => {
  for (const { attributes, slug } of products)
    for (const { name, variants } of attributes.filter((level) => level.name.en === 'Size')) {
      const sizes = variants.map((value) => Number.parseInt(value.name.en ?? '', 10))
      expect(sizes, `${slug} ${name.en}`).toEqual(sizes.toSorted((a, b) => a - b))
    }
})

test('Settings, languages and currencies match the contract', async () => {
  const { db } = engine
  const settings = await db
    .selectFrom('setting')
    .selectAll()
    .where('key', 'in', ['header', 'customization'])
    .execute()
  const parsed = EditableSettings.parse(
    Object.fromEntries(settings.map(({ key, value_json }) => [key, JSON.parse(value_json)])),
  )
  expect(parsed.customization.shopName).toBe('Alma')
  const tree = await readCategoryTree(db)
  const links = JSON.stringify(parsed).match(/\/eshop\/[^"]+/g) ?? []
  for (const link of links) expect(tree.bySlug(link.replace('/eshop/', '')), link).toBeDefined()
  const languages = await db.selectFrom('language').selectAll().orderBy('position').execute()
  expect(languages.map(({ id, ...row }) => Language.parse({ _id: id, ...row }).iso_code)).toEqual([
    'en',
    'it',
    'hi',
    'ar',
  ])
  const currencies = await db.selectFrom('currency').selectAll().orderBy('position').execute()
  expect(currencies.map(({ id, ...row }) => Currency.parse({ _id: id, ...row }).code)).toEqual([
    'INR',
    'USD',
    'EUR',
    'GBP',
  ])
})

test('Every product has the colours of all its pictures', () => {
  for (const product of products)
    expect(Object.keys(product.pictureColours ?? {}).toSorted(), product.slug).toEqual(
      picturesOf(product).toSorted(),
    )
})

test('Every referenced picture exists, is small, and contains no script', async () => {
  const folder = join(mediaDir, 'demo')
  const files = new Set(readdirSync(folder))
  const setting = await engine.db.selectFrom('setting').select('value_json').execute()
  const named = setting.flatMap(({ value_json }) => value_json.match(/\/media\/demo\/[^"]+/g) ?? [])
  for (const { imageUrl_thum, slug } of products) expect(imageUrl_thum, slug).toHaveLength(2)
  for (const url of [...named, ...products.flatMap(({ imageUrl_thum }) => imageUrl_thum)])
    expect(files.has(url.replace('/media/demo/', '')), url).toBe(true)
  for (const file of files) {
    const svg = readFileSync(join(folder, file), 'utf8')
    // A look consists of three drawings, and a scene is as wide as the page.
    const isLarge = /^(look|scene)-/.test(file)
    expect(svg.length, file).toBeLessThan(isLarge ? 3 * 8192 : 8192)
    expect(svg).not.toMatch(/<script|<foreignObject|\son\w+=|style=|NaN|undefined|href="(?!#)/)
  }
})

test('Every article is in all four languages, with an existing cover', async () => {
  const articles = await readNewest(engine.db)
  expect(articles.length).toBeGreaterThan(25)
  const codes = demoLanguages.map(({ iso_code }) => iso_code)
  for (const { kind, slug, article } of articles) {
    for (const texts of [article.title, kind === 'look' ? article.summary : article.body])
      expect(Object.keys(texts).sort(), slug).toEqual(codes.toSorted())
    const { cover } = article
    if (!cover) continue
    expect(Object.keys(cover.alt).sort(), slug).toEqual(codes.toSorted())
    expect(existsSync(join(mediaDir, cover.image.replace('/media/', ''))), slug).toBe(true)
  }
})

test('The demo is the same every time, except for ids', async () => {
  const again = openSqlite(':memory:')
  await migrate(again)
  await fillDemo(again, { now: 1 })
  const facts = (from: Engine) =>
    from.db
      .selectFrom('variant')
      .select(['sku', 'sell_price', 'offer_price', 'weight', 'stock'])
      .orderBy('sku')
      .execute()
  expect(await facts(again)).toEqual(await facts(engine))
  await again.close()
})

test('Customs ask for the metal weight: every variant has one, and loose stones have none of it', async () => {
  const rows = await engine.db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['sku', 'weight', 'metal_weight', 'card_json'])
    .execute()
  const wrong = rows.filter(({ weight, metal_weight: metal, card_json }) => {
    const isStone = /"slug":"stones/.test(card_json)
    return metal === null || metal > weight || (metal === 0) !== isStone
  })
  expect(wrong.map(({ sku }) => sku)).toEqual([])
})
