import type { CategoryInput, ProductInput } from '../../server/catalogue/input.ts'

/** Categories of the benchmark: 5 metals with 8 kinds each. */
const metals = ['gold', 'silver', 'brass', 'steel', 'copper']
const kinds = [
  'rings',
  'earrings',
  'pendants',
  'bracelets',
  'anklets',
  'brooches',
  'studs',
  'hoops',
]

export const categories: readonly CategoryInput[] = metals.flatMap((metal) => [
  { slug: metal, parentSlug: null, name: { en: metal } },
  ...kinds.map((kind) => ({ slug: `${metal}_${kind}`, parentSlug: metal, name: { en: kind } })),
])

/** The metals, each over 8 leaves. */
export const tops = metals

export const leaves = categories
  .filter(({ parentSlug }) => parentSlug !== null)
  .map(({ slug }) => slug)

const sizes = ['S', 'M', 'L']
const stones = ['agate', 'citrine', 'garnet', 'jade', 'onyx', 'opal', 'pearl', 'topaz']

const levelOf = (key: string, name: string, values: readonly string[]) => ({
  key,
  name: { en: name },
  values: values.map((value) => ({ key: value, name: { en: value } })),
})

/** Product `i` of the generated catalogue: 3 variants in one stone of 8, 2 languages, a description of usual length. */
export const productAt = (i: number): ProductInput => {
  const category = leaves[i % leaves.length] ?? 'gold_rings'
  const name = `${category.replace('_', ' ')} no ${i}`
  return {
    slug: `product-${i}`,
    status: 'active',
    mode: 'isCombination',
    featured: i % 1000 === 0,
    createdAt: 1_700_000_000_000 + i,
    title: { en: name, it: `${name} in italiano` },
    description: { en: `<p>${`Polished by hand, sold by the piece, number ${i}. `.repeat(8)}</p>` },
    keywords: ['wholesale', `lot ${i % 100}`],
    images: [`/media/${i}-front.svg`, `/media/${i}-side.svg`],
    categorySlugs: [category],
    levels: [levelOf('size', 'Size', sizes), levelOf('stone', 'Stone', stones)],
    variants: sizes.map((size, n) => ({
      sku: `SKU-${i}-${size}`,
      values: [size, stones[i % stones.length] ?? ''],
      sellPrice: 10_000 + ((i * 37 + n * 100) % 500_000),
      offerPrice: i % 7 === 0 ? 9_000 : 0,
      costPrice: 4_000,
      weight: 3_000 + i,
      stock: (i * 13 + n) % 90,
    })) as unknown as ProductInput['variants'],
  }
}
