import type { Product, Variant } from '../../contracts/catalogue/product.ts'
import { possibleVariants, type Selection, variantsOf } from './variants.ts'

type Pictured = Pick<Product, 'imageUrl_thum' | 'variants' | 'moreVariants'>

/** All pictures of a product: its own, then those of its variants that are not among them. */
export const picturesOf = (product: Pictured): readonly string[] => [
  ...new Set([
    ...product.imageUrl_thum,
    ...variantsOf(product).flatMap(({ image }) => image ?? []),
  ]),
]

/** The picture of a variant: its own, else the first one of its product (rule V8). */
export const pictureOf = (
  { imageUrl_thum }: Pick<Product, 'imageUrl_thum'>,
  { image }: Pick<Variant, 'image'>,
): string | null => image ?? imageUrl_thum[0] ?? null

/** The picture that all remaining variants share; null if they differ, or have none of their own. */
export const chosenPicture = (product: Product, selection: Selection): string | null =>
  sharedPicture(possibleVariants(product, selection))

/** The picture of their own that some variants share; null if they differ, or have none. */
export const sharedPicture = ([first, ...others]: readonly Pick<Variant, 'image'>[]):
  | string
  | null => {
  const isShared = others.every(({ image }) => image === first?.image)
  return (isShared && first?.image) || null
}
