import { productBySlug } from '../../../mocks/catalogue/catalogue.ts'
import { variantsOf } from '../../../src/domain/catalogue/variants.ts'
import type { Customer } from '../schedule.ts'

/** The products that buyers of the simulation view: sold directly, by combination, in tens and by a table. */
export const slugs = [
  'polished-ball-earrings',
  'temple-coin-pendant',
  'slim-hoops',
  'rope-chain',
  'rose-grooved-band',
] as const satisfies readonly string[]

const variantsByProduct = {
  'polished-ball-earrings': ['er03'],
  'temple-coin-pendant': ['pd10'],
  'slim-hoops': ['er04-s', 'er04-g'],
  'rope-chain': ['cb06-s-40-lb', 'cb06-s-50-lb'],
  'rose-grooved-band': ['rg13-50', 'rg13-52', 'rg13-54'],
} as const

/** The variants that they order, by product. */
export const pool = slugs.map((slug) => ({
  slug,
  product: productBySlug(slug),
  variants: [...variantsByProduct[slug]] as [string, ...string[]],
}))

export const variantIds = pool.flatMap(({ variants }) => variants)

/** The product that has a variant of the pool. */
export const productOf = (variant: string) => {
  const found = pool.find(({ variants }) => variants.includes(variant))
  if (!found) throw new Error(`no product of the pool has the variant ${variant}`)
  return found.product
}

/** Initial stock, weight and choices of a variant. */
export const variantById = (id: string) => {
  const found = variantsOf(productOf(id)).find(({ productId }) => productId === id)
  if (!found) throw new Error(`there is no variant ${id}`)
  return found
}

/** The address of a product's page. */
export const pageOf = (slug: string): string => `/eshop/detail/all/${slug}`

export const password = 'simulated-buyer'

export const people: Readonly<
  Record<
    Customer | 'stranger',
    { readonly id: string; readonly email: string; readonly name: string }
  >
> = {
  asha: { id: 'asha', email: 'asha@alma.example', name: 'Asha Rao' },
  noor: { id: 'noor', email: 'noor@alma.example', name: 'Noor Khan' },
  /** A customer who orders the same products as others, and is not observed. */
  stranger: { id: 'stranger', email: 'stranger@alma.example', name: 'Sam Stranger' },
}

export const address = {
  name: 'Asha Rao',
  phone: '+91 22 5550 1234',
  address: '1 Zaveri Bazaar',
  pincode: '400002',
  country: 'India',
  city: 'Mumbai',
}
