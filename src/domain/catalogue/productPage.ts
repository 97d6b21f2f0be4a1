import type { Product } from '../../contracts/catalogue/product.ts'
import type { Page } from '../shell/pageHead.ts'
import { variantsOf } from './variants.ts'

/** The page of a product. */
export const productPage = (product: PagedProduct): ProductPage => {
  const { title, description, imageUrl_thum: images, keywords, slug, category } = product
  const [variant, ...others] = variantsOf(product)
  return {
    ...{ kind: 'product', title, description, images, keywords, slug },
    sku: variant && others.length === 0 ? variant.sku : null,
    categories: category.map(({ name }) => name),
  }
}

type ProductPage = Extract<Page, { kind: 'product' }>

/** What a product's page shows about it. */
export type PagedProduct = Pick<
  Product,
  | 'title'
  | 'description'
  | 'imageUrl_thum'
  | 'keywords'
  | 'slug'
  | 'category'
  | 'variants'
  | 'moreVariants'
>
