import { fc } from '@fast-check/vitest'
import type { ProductInput } from '../../../server/catalogue/input.ts'
import type { Product } from '../../../src/contracts/catalogue/product.ts'
import { quantityRuleOf } from '../../../src/domain/cart/quantity.ts'
import { variantsOf } from '../../../src/domain/catalogue/variants.ts'
import { toMilligrams, toPaise } from '../../../src/domain/settings/money.ts'

const chains = 'metals_silver-92.5_chains'

/**
 * Products with 1 to 4 levels and 1 to 200 variants, with unavailable combinations, sold by combination or with the
 * last level as a table, singly or in tens; prices and stocks of every kind.
 */
export const generatedProduct: fc.Arbitrary<Product> = fc
  .record({
    sizes: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 4 }),
    moreCombination: fc.boolean(),
    isChain: fc.boolean(),
    picks: fc.array(
      fc.record({
        values: fc.array(fc.nat({ max: 59 }), { minLength: 4, maxLength: 4 }),
        paise: fc.integer({ min: 1, max: 9_999_999 }),
        offer: fc.option(fc.integer({ min: 1, max: 9_999_999 }), { nil: 0 }),
        milligrams: fc.integer({ min: 1, max: 999_999 }),
        stock: fc.nat({ max: 60 }),
      }),
      { minLength: 1, maxLength: 200 },
    ),
  })
  .map(({ sizes, moreCombination, isChain, picks }) => {
    const variants = new Map(
      picks.map(({ values, paise, offer, milligrams, stock }, position) => {
        const chosen = Object.fromEntries(
          sizes.map((size, level) => [`l${level}`, `v${(values[level] ?? 0) % size}`]),
        )
        return [
          JSON.stringify(chosen),
          {
            productId: `p${position}`,
            sku: `S-${position}`,
            values: chosen,
            weight: milligrams / 1000,
            stock,
            sellPrice: paise / 100,
            offerPrice: offer / 100,
            quantity: quantityRuleOf([isChain ? chains : 'rings']).minimum,
          },
        ] as const
      }),
    )
    const all = [...variants.values()]
    const slug = isChain ? chains : 'rings'
    const [first] = all
    return {
      _id: 'generated',
      productId: 'generated',
      title: { en: 'Generated' },
      slug: 'generated',
      category: [{ _id: 'c', slug, name: { en: slug } }],
      imageUrl_thum: [],
      directly: false,
      isCombination: !moreCombination,
      moreCombination,
      prices: { sellPrice: first?.sellPrice ?? 0, offerPrice: first?.offerPrice ?? 0 },
      weight: first?.weight ?? 0,
      stock: all.reduce((sum, { stock }) => sum + stock, 0),
      description: {},
      keywords: '[]',
      attributes: sizes.map((size, level) => ({
        _id: `l${level}`,
        name: { en: `Level ${level}` },
        variants: Array.from({ length: size }, (_, value) => ({
          _id: `v${value}`,
          name: { en: `Value ${value}` },
        })),
      })),
      variants: moreCombination ? [] : all,
      moreVariants: moreCombination ? all : [],
      quantityRule: quantityRuleOf([slug]),
      categories: [slug],
    }
  })

/** A generated product as input for the catalogue, with unique SKUs. */
export const inputOf = (product: Product, slug: string): ProductInput => ({
  slug,
  status: 'active',
  mode: product.moreCombination ? 'moreCombination' : 'isCombination',
  featured: false,
  title: product.title,
  description: {},
  keywords: [],
  images: [],
  categorySlugs: [product.category[0]?.slug ?? 'rings'],
  levels: product.attributes.map(({ _id: key, name, variants }) => ({
    key,
    name,
    values: variants.map((value) => ({ key: value._id, name: value.name })),
  })),
  variants: variantsOf(product).map((variant) => ({
    sku: `${slug}-${variant.sku}`,
    values: product.attributes.map(({ _id }) => variant.values[_id] ?? ''),
    sellPrice: toPaise(variant.sellPrice),
    offerPrice: toPaise(variant.offerPrice),
    costPrice: 0,
    weight: toMilligrams(variant.weight),
    stock: variant.stock,
  })) as unknown as ProductInput['variants'],
})
