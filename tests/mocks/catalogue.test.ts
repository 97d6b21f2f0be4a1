import { describe, expect, test } from 'vitest'
import {
  attributes,
  categories,
  featured,
  pictureAt,
  products,
} from '../../mocks/catalogue/catalogue.ts'
import { Attribute, Category, Product } from '../../src/contracts/catalogue/product.ts'
import { offeredValues, tableLevel, variantsOf } from '../../src/domain/catalogue/variants.ts'
import { unitPrice } from '../../src/domain/settings/money.ts'

/** The number of possible combinations of a product's values. */
const conceivable = ({ attributes: levels }: Product) =>
  levels.reduce((count, { variants }) => count * variants.length, 1)

/** Whether a value of the first level rules out one of the second, with levels below it. */
const hasGapAbove = (product: Product) => {
  const [first, second, ...below] = product.attributes
  return (
    first !== undefined &&
    second !== undefined &&
    below.length > 0 &&
    first.variants.some(
      ({ _id }) => offeredValues(product, 1, { [first._id]: _id }).length < second.variants.length,
    )
  )
}

describe('The demo catalogue', () => {
  test('matches the contract and has no duplicates', () => {
    for (const product of products) expect(Product.parse(product)).toEqual(product)
    for (const category of categories) expect(Category.parse(category)).toEqual(category)
    for (const attribute of attributes) expect(Attribute.parse(attribute)).toEqual(attribute)
    const ids = products.flatMap(variantsOf).map(({ productId }) => productId)
    expect([new Set(ids).size, new Set(products.map(({ slug }) => slug)).size]).toEqual([
      ids.length,
      products.length,
    ])
    expect(featured.filter((slug) => !products.some((product) => product.slug === slug))).toEqual(
      [],
    )
  })

  test('has a product of every kind', () => {
    const has = (claim: (product: Product) => boolean) => products.some(claim)
    expect({
      direct: has((p) => p.directly && p.attributes.length === 0),
      chain: has((p) => p.isCombination && p.quantityRule.step === 10),
      table: has((p) => p.moreCombination && tableLevel(p)?._id === 'ring-size'),
      tableAlone: has((p) => p.moreCombination && p.attributes.length === 1),
      levels: [1, 2, 3, 4].map((depth) => has((p) => p.attributes.length === depth)),
      unavailable: has((p) => variantsOf(p).length < conceivable(p)),
      allOut: has((p) => p.stock === 0),
      someOut: has((p) => p.stock > 0 && variantsOf(p).some(({ stock }) => stock === 0)),
      offer: has((p) => p.prices.offerPrice > 0 && unitPrice(p.prices) < p.prices.sellPrice),
      allLanguages: products.every((p) => Object.keys(p.title).join() === 'en,it,hi,ar'),
      gapAbove: has(hasGapAbove),
      threeDeep: has((p) => p.category.some(({ slug }) => slug.split('_').length === 3)),
    }).toEqual({
      ...{ direct: true, chain: true, table: true, tableAlone: true },
      levels: [true, true, true, true],
      ...{ unavailable: true, allOut: true, someOut: true, offer: true },
      ...{ allLanguages: true, gapAbove: true, threeDeep: true },
    })
  })

  test('has a different drawing at every picture address', () => {
    const drawings = products.flatMap(({ imageUrl_thum }) => imageUrl_thum.map(pictureAt))
    expect(drawings.filter((svg) => !svg?.startsWith('<svg '))).toEqual([])
    expect(new Set(drawings).size).toBe(drawings.length)
    expect([pictureAt('/sample/nothing.svg'), pictureAt('/sample/constructor.svg')]).toEqual([
      undefined,
      undefined,
    ])
  })
})
