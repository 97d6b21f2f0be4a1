import type { CategoryInput, ProductInput, VariantInput } from '../../server/catalogue/input.ts'

/** Categories of the test shop: a chain category below its metal, rings, and pendants. */
export const categories: readonly CategoryInput[] = [
  { slug: 'metals', parentSlug: null, name: { en: 'Metals', it: 'Metalli' } },
  { slug: 'metals_silver-92.5', parentSlug: 'metals', name: { en: 'Silver 92.5' } },
  {
    slug: 'metals_silver-92.5_chains',
    parentSlug: 'metals_silver-92.5',
    name: { en: 'Chains', it: 'Catene' },
  },
  { slug: 'rings', parentSlug: null, name: { en: 'Rings', it: 'Anelli' } },
  { slug: 'pendants', parentSlug: null, name: { en: 'Pendants' } },
]

const level = (key: string, ...values: string[]) => ({
  key,
  name: { en: key },
  values: values.map((value) => ({ key: value, name: { en: value } })),
})

/** Defaults: 100 rupees, 5 g, 50 in stock. */
const variant = (
  sku: string,
  values: string[],
  more: Partial<VariantInput> = {},
): VariantInput => ({
  sku,
  values,
  sellPrice: 10_000,
  offerPrice: 0,
  costPrice: 4_000,
  weight: 5_000,
  stock: 50,
  ...more,
})

const product = (
  given: Pick<ProductInput, 'slug' | 'mode' | 'title' | 'categorySlugs' | 'levels' | 'variants'>,
): ProductInput => ({
  status: 'active',
  featured: false,
  description: { en: `<p>${given.title.en}</p>` },
  keywords: [],
  images: [`/media/${given.slug}.svg`],
  ...given,
})

/** A chain sold in tens: finish, then length. Gold exists only at 45 cm. */
export const chain = product({
  slug: 'rope-chain',
  mode: 'isCombination',
  title: { en: 'Rope chain', it: 'Catena a corda', fr: 'Chaîne corde' },
  categorySlugs: ['metals_silver-92.5_chains'],
  levels: [level('Finish', 'Gold', 'Rhodium'), level('Length', '45 cm', '50 cm')],
  variants: [
    variant('CH-100-G45', ['Gold', '45 cm'], {
      sellPrice: 25_050,
      offerPrice: 20_025,
      weight: 12_340,
    }),
    variant('CH-100-R45', ['Rhodium', '45 cm'], { stock: 15 }),
    variant('CH-100-R50', ['Rhodium', '50 cm'], { stock: 0 }),
  ],
})

/** A ring whose sizes are filled in as a table, with at least 5 pieces in total. */
export const ring = product({
  slug: 'band-ring',
  mode: 'moreCombination',
  title: { en: 'Band ring', hi: 'अंगूठी' },
  categorySlugs: ['rings'],
  levels: [level('Stone', 'Garnet', 'Onyx'), level('Size', '6', '7', '8')],
  variants: [
    variant('RG-7-G6', ['Garnet', '6']),
    variant('RG-7-G7', ['Garnet', '7'], { sellPrice: 11_000 }),
    variant('RG-7-G8', ['Garnet', '8'], { stock: 2 }),
    variant('RG-7-O7', ['Onyx', '7'], { sellPrice: 9_000 }),
  ],
})

/** A pendant without anything to pick. */
export const pendant = {
  ...product({
    slug: 'moon-pendant',
    mode: 'directly',
    title: { en: 'Moon pendant' },
    categorySlugs: ['pendants'],
    levels: [],
    variants: [variant('PD-1', [], { sellPrice: 33_333, stock: 8 })],
  }),
  featured: true,
  keywords: ['crescent'],
}

export const products = [chain, ring, pendant] as const
