import type { ProductInput, VariantInput } from '../../server/catalogue/input.ts'

/** Every combination of one position per level. */
const combinationsOf = (sizes: readonly number[]): number[][] =>
  sizes.reduce<number[][]>(
    (made, size) =>
      made.flatMap((positions) =>
        Array.from({ length: size }, (_, position) => [...positions, position]),
      ),
    [[]],
  )

/** A product with as many levels as `sizes` and every variant of them. */
export const largeProduct = (
  slug: string,
  mode: ProductInput['mode'],
  sizes: readonly number[],
): ProductInput => ({
  slug,
  mode,
  status: 'active',
  featured: false,
  title: { en: `A large product, ${slug}` },
  description: { en: '<p>In every size and finish.</p>' },
  keywords: [],
  images: [],
  categorySlugs: ['rings'],
  levels: sizes.map((size, level) => ({
    key: `level-${level}`,
    name: { en: `Level ${level + 1}` },
    values: Array.from({ length: size }, (_, position) => ({
      key: `value-${position}`,
      name: { en: `Value ${position + 1}` },
    })),
  })),
  variants: combinationsOf(sizes).map(
    (positions, n): VariantInput => ({
      sku: `${slug}-${n}`,
      values: positions.map((position) => `value-${position}`),
      sellPrice: 10_000 + n,
      offerPrice: 0,
      costPrice: 4_000,
      weight: 3_000 + n,
      stock: n % 90,
    }),
  ) as unknown as ProductInput['variants'],
})
