import { type DemoProduct, demoProducts, pictures } from '../../server/demo/catalogue/catalogue.ts'
import { demoCategories } from '../../server/demo/catalogue/categories.ts'
import { grounds } from '../../server/demo/catalogue/drawings/svg.ts'
import type {
  Attribute,
  Category,
  CategoryRef,
  Product,
  Variant,
} from '../../src/contracts/catalogue/product.ts'
import { quantityRuleOf } from '../../src/domain/cart/quantity.ts'
import { pathTo } from '../../src/domain/catalogue/categoryTree.ts'
import { listedNumbers } from '../../src/domain/catalogue/listedNumbers.ts'
import { fromMilligrams, fromMinor } from '../../src/domain/settings/money.ts'

/** Addresses below `/media` also have smaller sizes, which only the server makes. */
export const pictureFolder = '/sample'

const idOf = (slug: string) => slug.replaceAll('.', '-')

const below = (parent: string | null): Category[] =>
  demoCategories
    .filter(({ parentSlug }) => parentSlug === parent)
    .map(({ slug, name }) => ({
      ...{ _id: idOf(slug), slug, name },
      parentId: parent === null ? null : idOf(parent),
      children: below(slug),
    }))

/** The category tree of the demo shop. */
export const categories: readonly Category[] = below(null)

const refOf = (slug: string): CategoryRef => {
  const category = pathTo(categories, slug).at(-1)
  if (!category) throw new Error(`the demo shop has no category ${slug}`)
  return { _id: category._id, slug, name: category.name }
}

/** `product` with these variants: lists show its cheapest one and the stock of all. */
export const withVariants = (product: Product, variants: readonly Variant[]): Product => {
  const [first] = variants
  if (!first) throw new Error(`${product.slug} has nothing that can be ordered`)
  return {
    ...product,
    productId: product.directly ? first.productId : product._id,
    ...listedNumbers(variants),
    variants: product.moreCombination ? [] : [...variants],
    moreVariants: product.moreCombination ? [...variants] : [],
  }
}

type DemoLevel = DemoProduct['levels'][number]

const toAttribute = ({ key, name, values }: DemoLevel): Attribute => ({
  ...{ _id: key, name },
  variants: values.map((value) => ({ _id: value.key, name: value.name })),
})

/** Only the server averages pictures; here, a picture's colour is that of its background. */
const coloursOf = (images: readonly string[]) =>
  Object.fromEntries(
    images.map((image, place) => [image, (place === 0 ? grounds.whole : grounds.close)[1]]),
  )

/** Only the server makes previews; here, every product has that of a chain. */
const chainPreview =
  'data:image/webp;base64,UklGRkQAAABXRUJQVlA4IDgAAADQAQCdASoMAAwABUB8JZQCdADcKtkoAAD+4bba7eWCnz0moRlXJqiKHkZ6zzFPPr1mJsWZmAAAAA=='

/** Converts a product to the contract. Its ids are the slug, keys and SKUs, so that tests can name them. */
const toProduct = (input: DemoProduct): Product => {
  const { slug, title, description, mode, levels, categorySlugs } = input
  const slugs = categorySlugs.flatMap((each) => pathTo(categories, each).map((its) => its.slug))
  const quantityRule = quantityRuleOf(slugs)
  const variants = input.variants.map(
    ({ sku, values, sellPrice, offerPrice, weight, stock, image }): Variant => ({
      ...{ productId: sku.toLowerCase(), sku, stock, quantity: quantityRule.minimum },
      values: Object.fromEntries(levels.map(({ key }, depth) => [key, values[depth] ?? ''])),
      sellPrice: fromMinor(sellPrice),
      offerPrice: fromMinor(offerPrice),
      weight: fromMilligrams(weight),
      ...(image === undefined ? {} : { image }),
    }),
  )
  const isUsed = (level: string) => {
    const used = new Set(variants.map(({ values }) => values[level]))
    return ({ key }: { readonly key: string }) => used.has(key)
  }
  return withVariants(
    {
      ...{ _id: slug, productId: slug, slug, title, description, quantityRule },
      keywords: JSON.stringify(input.keywords),
      category: categorySlugs.map(refOf),
      categories: [...new Set(slugs)],
      imageUrl_thum: [...input.images],
      pictureColours: coloursOf(input.images),
      picturePreview: chainPreview,
      directly: mode === 'directly',
      isCombination: mode === 'isCombination',
      moreCombination: mode === 'moreCombination',
      attributes: levels.map((level) =>
        toAttribute({ ...level, values: level.values.filter(isUsed(level.key)) }),
      ),
      prices: { sellPrice: 0, offerPrice: 0 },
      ...{ weight: 0, stock: 0, variants: [], moreVariants: [] },
    },
    variants,
  )
}

const inputs = demoProducts(pictureFolder)

/** The products of the demo shop. */
export const products: readonly Product[] = inputs.map(toProduct)

/** The slugs of featured products. */
export const featured: readonly string[] = inputs.flatMap((input) =>
  input.featured ? [input.slug] : [],
)

/** Every level with all its values. */
export const attributes: readonly Attribute[] = [
  ...new Map(inputs.flatMap(({ levels }) => levels.map((level) => [level.key, level] as const))),
].map(([, level]) => toAttribute(level))

const bySlug = new Map(products.map((product) => [product.slug, product]))

/** The product of the demo shop with this slug. */
export const productBySlug = (slug: string): Product => {
  const found = bySlug.get(slug)
  if (!found) throw new Error(`the demo shop has no product ${slug}`)
  return found
}

/** The picture at an address such as `/sample/rope-chain-1.svg`, as SVG. */
export const pictureAt = (path: string): string | undefined =>
  path.startsWith(`${pictureFolder}/`)
    ? pictures.get(path.slice(pictureFolder.length + 1))?.()
    : undefined
