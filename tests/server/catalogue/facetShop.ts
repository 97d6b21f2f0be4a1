import { afterAll, beforeAll } from 'vitest'
import type { ProductInput, VariantInput } from '../../../server/catalogue/input.ts'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import type { Attribute, Product } from '../../../src/contracts/catalogue/product.ts'
import { formatFilter, type ListingFilter } from '../../../src/domain/catalogue/listingFilter.ts'
import { byTitle, languageOfOrder } from '../../../src/domain/catalogue/titles.ts'
import { ring } from '../../support/fixture.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'

export const sizes = ['XS', 'S', 'M', 'L']
export const stones = ['Ruby', 'Opal', 'Jade']
export const level = (key: string, values: readonly string[]) => ({
  key,
  name: { en: key, it: `${key} in italiano` },
  values: values.map((value) => ({ key: value, name: { en: value } })),
})

const names = ['zircon', 'Ärla', 'Echo', 'étoile', 'ancora', 'chela', 'Corda', 'öland', 'Zeta']
const hindi = ['ज्ञान', 'चाँदी', 'अंगूठी', 'कंगन', 'ड़ोरी']

/** Titles in different sets of languages, so that every language has fallbacks. */
const titleAt = (i: number): ProductInput['title'] => {
  const name = `Facet ring ${names[i % names.length]}`
  if (i % 4 === 0) return { it: name }
  return {
    en: name,
    ...(i % 4 === 1 ? { it: `${names[(i * 5) % names.length]} facet ring` } : {}),
    ...(i % 4 === 2 ? { hi: `${hindi[i % hindi.length]}` } : {}),
  }
}

/**
 * 60 rings of two levels, each without different combinations, every third sold out. The variants of a ring differ in
 * price, and some of them are out of stock.
 */
export const rings = Array.from({ length: 60 }, (_, i): ProductInput => {
  const made = stones.flatMap((stone, s) =>
    sizes.flatMap((size, z) => ((i * 5 + s * 3 + z * 2) % 11 < 5 ? [[stone, size]] : [])),
  )
  const values = made.length > 0 ? made : [['Ruby', 'XS']]
  return {
    ...ring,
    slug: `facet-ring-${i}`,
    title: titleAt(i),
    levels: [level('Gem', stones), level('Width', sizes)],
    variants: values.map(
      (chosen, n): VariantInput => ({
        ...ring.variants[0],
        sku: `FR-${i}-${n}`,
        values: chosen,
        sellPrice: 1_000 * (1 + ((i + n * 5) % 12)),
        stock: i % 3 === 0 || (i + n) % 2 === 0 ? 0 : 5,
      }),
    ) as [VariantInput, ...VariantInput[]],
  }
})

/** The shop of the tests that run, a customer's client of it, and what it sells. */
export let shop: TestShop
export let client: TestShop['visitor']
export let products: Product[]
export let attributes: readonly Attribute[]

export const readAll = async () => {
  const { body } = await client.catalogue.attributes()
  attributes = 'data' in body ? body.data : []
  const replies = await Promise.all(
    rings.map(({ slug }) => client.catalogue.product({ params: { slug } })),
  )
  products = replies.map(({ body }) => body as Product)
}

export const ask = async (filter: ListingFilter, lang?: string) => {
  const { body } = await client.catalogue.search({
    query: {
      ...{ query: 'facet ring', filter: formatFilter(filter), facets: 'yes', limit: '100' },
      ...(lang === undefined ? {} : { lang }),
    },
  })
  if (!('data' in body)) throw new Error(body.message)
  return body
}

/** In the order of comparing them one by one, equal titles by id. */
export const sortedByTitle = (
  pieces: readonly Product[],
  direction: 'asc' | 'desc',
  lang: string | undefined,
) => {
  const language = languageOfOrder(lang, (each) => products.some(({ title }) => title[each]))
  const compare = byTitle(language)
  const rising = pieces.toSorted((a, b) => compare(a.title, b.title) || (a._id < b._id ? -1 : 1))
  return (direction === 'asc' ? rising : rising.toReversed()).map(({ slug }) => slug)
}

/** Opens a shop with `rings` before the tests of a file, and closes it after them. */
export const useFacetShop = (): void => {
  beforeAll(async () => {
    shop = await openTestShop()
    client = (await shop.customer()).client
    await createCatalogueWriter(shop.deps.engine, shop.deps.now).putProducts(rings)
    await readAll()
  }, 60_000)
  afterAll(() => shop.close())
}
