import { fc, test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import type { ProductInput } from '../../../server/catalogue/input.ts'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import type { Facets } from '../../../src/contracts/catalogue/catalogue.ts'
import type { ProductCard } from '../../../src/contracts/catalogue/product.ts'
import { facetsOf, fits, pieceOf } from '../../../src/domain/catalogue/facets.ts'
import {
  listedUnder,
  narrowable,
  wantedVariants,
} from '../../../src/domain/catalogue/listedNumbers.ts'
import type { ListingFilter } from '../../../src/domain/catalogue/listingFilter.ts'
import { variantsOf } from '../../../src/domain/catalogue/variants.ts'
import { unitPrice } from '../../../src/domain/settings/money.ts'
import { ring } from '../../support/fixture.ts'
import {
  ask,
  attributes,
  client,
  level,
  products,
  readAll,
  rings,
  shop,
  sizes,
  sortedByTitle,
  stones,
  useFacetShop,
} from './facetShop.ts'

useFacetShop()

const valueId = (attribute: string, value: string) => {
  const found = attributes.find(({ name }) => name.en === attribute)
  const id = found?.variants.find(({ name }) => name.en === value)?._id
  if (!found || !id) throw new Error(`there is no ${attribute} ${value}`)
  return [found._id, id] as const
}

const filterOf = ({
  gems = [],
  widths = [],
  ...rest
}: Partial<Omit<ListingFilter, 'attributes'>> & {
  readonly gems?: readonly string[]
  readonly widths?: readonly string[]
}): ListingFilter => {
  const chosen = [...gems.map((gem) => ['Gem', gem]), ...widths.map((width) => ['Width', width])]
  const attributesChosen: Record<string, string[]> = {}
  for (const [attribute = '', value = ''] of chosen) {
    const [id, own] = valueId(attribute, value)
    attributesChosen[id] = [...(attributesChosen[id] ?? []), own]
  }
  return { ...rest, attributes: attributesChosen }
}

const bySlug = (a: { slug: string }, b: { slug: string }) => (a.slug < b.slug ? -1 : 1)

const numbersOf = ({ prices, weight, stock, variantCount, sku, selection }: ProductCard) => ({
  ...{ prices, weight, stock, variantCount },
  ...(sku === undefined ? {} : { sku }),
  ...(selection === undefined ? {} : { selection }),
})

/** By the price of the matching variants, equal prices by id. */
const sortedByPrice = (filter: ListingFilter, direction: 'asc' | 'desc') => {
  const rising = products
    .filter((product) => fits(filter, pieceOf(product)))
    .map((product) => ({
      ...{ slug: product.slug, id: product._id },
      price: Math.min(...wantedVariants(filter, pieceOf(product)).map(unitPrice)),
    }))
    .sort((a, b) => a.price - b.price || (a.id < b.id ? -1 : 1))
    .map(({ slug }) => slug)
  return direction === 'asc' ? rising : rising.toReversed()
}

const counts = (facets: Facets | undefined) =>
  Object.fromEntries(
    (facets?.attributes ?? []).map(({ name, values }) => [
      name.en,
      Object.fromEntries(values.map(({ name: own, count }) => [own.en, count])),
    ]),
  )

property.prop(
  [
    fc.record(
      {
        gems: fc.uniqueArray(fc.constantFrom(...stones), { minLength: 1 }),
        widths: fc.uniqueArray(fc.constantFrom(...sizes), { minLength: 1 }),
        stock: fc.constantFrom('in', 'out', 'all'),
        min: fc.integer({ min: 0, max: 130 }),
        max: fc.integer({ min: 0, max: 130 }),
        sort: fc.record({
          by: fc.constantFrom('price', 'title', 'newest'),
          direction: fc.constantFrom('asc', 'desc'),
        }),
      },
      { requiredKeys: [] },
    ),
    fc.constantFrom(undefined, 'en', 'it', 'hi', 'sv'),
  ],
  { numRuns: 60 },
)('a list and its facets are what judging each piece by hand gives', async (choices, lang) => {
  const filter = filterOf(choices as Parameters<typeof filterOf>[0])
  const { data, total, facets } = await ask(filter, lang)
  const fitting = products.filter((product) => fits(filter, pieceOf(product)))
  expect(data.map(({ slug }) => slug).sort()).toEqual(fitting.map(({ slug }) => slug).sort())
  expect(total).toBe(fitting.length)
  expect(facets).toEqual(facetsOf(filter, products.map(pieceOf), attributes))
  const narrowed = fitting.map((product) => ({
    ...{ slug: product.slug, imageUrl_thum: product.imageUrl_thum },
    ...numbersOf(product),
    ...listedUnder({ filter }, narrowable(product)),
  }))
  const shown = data.map((card) => ({
    ...{ slug: card.slug, imageUrl_thum: card.imageUrl_thum },
    ...numbersOf(card),
  }))
  expect(shown.sort(bySlug)).toEqual(narrowed.sort(bySlug))
  if (filter.sort?.by === 'price')
    expect(data.map(({ slug }) => slug)).toEqual(sortedByPrice(filter, filter.sort.direction))
  if (filter.sort?.by === 'title')
    expect(data.map(({ slug }) => slug)).toEqual(
      sortedByTitle(fitting, filter.sort.direction, lang),
    )
})

test('values of one attribute are alternatives, attributes combine, and a chosen value stays at 0', async () => {
  const free = counts((await ask(filterOf({}))).facets)
  const ruby = counts((await ask(filterOf({ gems: ['Ruby'] }))).facets)
  expect(ruby.Gem).toEqual(free.Gem)
  expect(ruby.Width).not.toEqual(free.Width)
  const none = await ask(filterOf({ gems: ['Ruby'], max: 1 }))
  expect([none.total, counts(none.facets)]).toEqual([0, { Gem: { Ruby: 0 } }])
  expect(none.facets?.price).toEqual({ min: 10, max: 120 })
})

test('a category lists and counts like a search, only on request', async () => {
  const list = (query: Record<string, string>) =>
    client.catalogue.byCategorySlug({ params: { slug: 'rings' }, query })
  const { body } = await list({ facets: 'yes', filter: 'stock:out' })
  expect('facets' in body && body.facets?.stock).toEqual({ in: 41, out: 20 })
  expect((await list({})).body).not.toHaveProperty('facets')
})

test('Scenario: counts follow the stock and the products at once', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const [first] = rings
  if (!first) throw new Error('there are no rings')
  const before = (await ask(filterOf({}))).facets?.stock
  const refilled = first.variants.map((variant) => ({ ...variant, stock: 3 }))
  await writer.putProduct({ ...first, variants: refilled as unknown as ProductInput['variants'] })
  expect((await ask(filterOf({}))).facets?.stock).toEqual({
    in: (before?.in ?? 0) + 1,
    out: (before?.out ?? 0) - 1,
  })
  await writer.putProduct({ ...first, status: 'archived' })
  expect((await ask(filterOf({}))).total).toBe(59)
  await writer.putProduct(first)
  expect((await ask(filterOf({}))).facets?.stock).toEqual(before)
  await readAll()
})

test.each<[string, number, string | undefined, string]>([
  ['facte ring', 60, 'facet ring', 'a typing error is tolerated, and a correction is suggested'],
  ['ring', 61, undefined, 'nothing is suggested for known words'],
  ['acett ring', 0, 'facet ring', 'two errors are too many to guess, not too many to ask'],
  ['facet ring zzzzzz', 0, 'facet ring', 'a word that leads nowhere is left out'],
  ['zzzzzz', 0, undefined, 'and nothing is suggested without similar words'],
])('search for %s finds %d, with %s instead: %s', async (query, total, didYouMean, _what) => {
  const { body } = await client.catalogue.search({ query: { query } })
  expect('total' in body && [body.total, body.didYouMean]).toEqual([total, didYouMean])
})

test('Scenario: a filter for moonstone up to ₹180 uses the price of moonstone, not of the cheapest stone', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const ringOf = (slug: string, moonstone: number, agate: number): ProductInput => ({
    ...ring,
    slug,
    title: { en: `Lunar ring ${slug}` },
    levels: [level('Stone of the moon', ['Moonstone', 'Agate'])],
    variants: [
      ['Agate', agate],
      ['Moonstone', moonstone],
    ].map(([stone, price]) => ({
      ...ring.variants[0],
      sku: `${slug}-${stone}`,
      values: [String(stone)],
      sellPrice: Number(price) * 100,
      stock: stone === 'Agate' ? 9 : 4,
    })) as unknown as ProductInput['variants'],
  })
  await writer.putProducts([
    ringOf('dear', 195, 150),
    ringOf('fair', 175, 120),
    ringOf('cheap', 160, 170),
  ])
  await readAll()
  const [attribute, moonstone] = valueId('Stone of the moon', 'Moonstone')
  const { body } = await client.catalogue.search({
    query: {
      query: 'lunar ring',
      filter: `attr:${attribute}:${moonstone},max:180,price:asc`,
      facets: 'yes',
    },
  })
  if (!('data' in body)) throw new Error(body.message)
  expect(
    body.data.map(({ slug, prices, stock, variantCount, sku }) => [
      ...[slug, unitPrice(prices), stock, variantCount, sku],
    ]),
  ).toEqual([
    ['cheap', 160, 4, 1, 'cheap-Moonstone'],
    ['fair', 175, 4, 1, 'fair-Moonstone'],
  ])
  expect(body.facets?.price).toEqual({ min: 160, max: 195 })
  expect(counts(body.facets)).toEqual({ 'Stone of the moon': { Moonstone: 2, Agate: 3 } })
})

test('Scenario: two attributes and a price must match the same variant', async () => {
  const filter = filterOf({ gems: ['Ruby'], widths: ['XS'], max: 60 })
  const { data } = await ask(filter)
  const offers = new Map(products.map((product) => [product.slug, variantsOf(product)]))
  expect(data).not.toEqual([])
  for (const { slug, prices } of data)
    expect(
      offers
        .get(slug)
        ?.filter(({ values }) =>
          Object.entries(filter.attributes).every(([id, [value]]) => values[id] === value),
        )
        .map(unitPrice),
    ).toContain(unitPrice(prices))
  expect(data.length).toBeGreaterThan(0)
})
