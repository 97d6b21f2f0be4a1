import type { Prices, Product, ProductCard, Variant } from '../../contracts/catalogue/product.ts'
import { unitPrice } from '../settings/money.ts'
import { wordsOf } from '../shell/words.ts'
import { type ListingFilter, narrowsVariants } from './listingFilter.ts'
import { sharedPicture } from './variantPictures.ts'
import { listedVariants, pickedLevels, variantsOf } from './variants.ts'

/** The data that a list shows of a product's variants. */
export type ListedNumbers = Pick<
  ProductCard,
  'prices' | 'weight' | 'stock' | 'variantCount' | 'sku'
>

const nothing: Prices & Pick<Variant, 'weight'> = { sellPrice: 0, offerPrice: 0, weight: 0 }

/** The first of those with the lowest price. */
const cheapestOf = ([first, ...others]: readonly Variant[]): Variant | undefined =>
  others.reduce((best, each) => (best && unitPrice(best) <= unitPrice(each) ? best : each), first)

/** Price and weight of the cheapest of some variants, and of those of the first; the stock is of all of them. */
export const listedNumbers = (variants: readonly Variant[]): ListedNumbers => {
  const { sellPrice, offerPrice, weight } = cheapestOf(variants) ?? nothing
  return {
    prices: { sellPrice, offerPrice },
    weight,
    stock: variants.reduce((pieces, { stock }) => pieces + stock, 0),
    ...listedVariants(variants),
  }
}

/** The part of a variant that a filter checks. */
export type Judged = Prices & Pick<Variant, 'stock' | 'values'>

/** Those variants that have a chosen value of each attribute and a price within the bounds, all at once. */
export const wantedVariants = <V extends Judged>(
  { attributes, min = 0, max = Number.POSITIVE_INFINITY }: ListingFilter,
  variants: readonly V[],
): readonly V[] => {
  const chosen = Object.entries(attributes)
  return variants.filter((variant) => {
    const price = unitPrice(variant)
    return (
      price >= min &&
      price <= max &&
      chosen.every(([attribute, values]) => values.includes(variant.values[attribute] ?? ''))
    )
  })
}

/** A request for a list. Its cards show only the variants that it selects. */
export interface Narrowing {
  readonly filter: ListingFilter
  /** The words of a search. */
  readonly query?: string | undefined
}

/** The data of a product that a card needs to show some of its variants. */
export interface Narrowable extends Pick<Product, 'title' | 'imageUrl_thum'> {
  /** The ids of the levels that are picked in order. */
  readonly levels: readonly string[]
  readonly variants: readonly Variant[]
}

export const narrowable = (product: Product): Narrowable => ({
  title: product.title,
  imageUrl_thum: product.imageUrl_thum,
  levels: pickedLevels(product).map(({ _id }) => _id),
  variants: variantsOf(product),
})

/**
 * The variants whose SKU a search names (rule C17): those with exactly this SKU, else those with every word that is not
 * in the title, else those with the last word as a prefix or typed with other separators. None if the title has all
 * words.
 */
const foundBySku = (query: string, { title, variants }: Narrowable): readonly Variant[] => {
  const words = wordsOf(query)
  const last = words.at(-1)
  const isIn = (own: readonly string[], word: string, mayBegin = word === last) =>
    own.some((each) => each === word || (mayBegin && each.startsWith(word)))
  const inTitle = wordsOf(Object.values(title).join(' '))
  if (words.every((word) => isIn(inTitle, word))) return []
  const rest = words.filter((word) => !inTitle.includes(word))
  const typed = rest.join('')
  const named = variants.map((variant) => ({ variant, own: wordsOf(variant.sku) }))
  const ways = [
    (own: readonly string[]) => own.join('') === typed,
    (own: readonly string[]) => rest.every((word) => isIn(own, word, false)),
    (own: readonly string[]) =>
      rest.every((word) => isIn(own, word)) || own.join('').startsWith(typed),
  ]
  for (const isMeant of ways) {
    const found = named.filter(({ own }) => isMeant(own))
    if (found.length > 0) return found.map(({ variant }) => variant)
  }
  return []
}

/** The variants that a list selects: those that match the filter, and of them those whose SKU was searched for. */
const askedVariants = ({ filter, query = '' }: Narrowing, product: Narrowable) => {
  const wanted = narrowsVariants(filter)
    ? wantedVariants(filter, product.variants)
    : product.variants
  const found = foundBySku(query, { ...product, variants: wanted })
  return found.length > 0 ? found : wanted
}

/**
 * The choices that lead to `asked`, a part of a product's variants: down to the last level at which all of them have
 * the same value. The levels above it that differ are those of the cheapest one, whose price the card shows.
 */
const sharedChoices = (levels: readonly string[], asked: readonly Variant[]) => {
  const best = cheapestOf(asked)
  const isShared = (level: string) =>
    asked.every(({ values }) => values[level] === best?.values[level])
  const chosen = levels.slice(0, levels.findLastIndex(isShared) + 1)
  return Object.fromEntries(
    chosen.flatMap((level) => {
      const value = best?.values[level]
      return value === undefined ? [] : [[level, value]]
    }),
  )
}

/** The pictures of a product, that of `asked` first if these variants share one of their own (rule V8). */
const picturesWith = (asked: readonly Variant[], { imageUrl_thum }: Narrowable) => {
  const shared = sharedPicture(asked)
  return shared === null ? imageUrl_thum : [...new Set([shared, ...imageUrl_thum])]
}

/**
 * The data that a list shows of a product: the numbers and pictures of the variants that it selects, and the choices that lead to
 * them. Undefined if it selects all of them, or none.
 */
export const listedUnder = (
  narrowing: Narrowing,
  product: Narrowable,
): (ListedNumbers & Pick<ProductCard, 'selection' | 'imageUrl_thum'>) | undefined => {
  const asked = askedVariants(narrowing, product)
  const isNarrowed = asked.length > 0 && asked.length < product.variants.length
  if (!isNarrowed) return undefined
  return {
    ...listedNumbers(asked),
    imageUrl_thum: picturesWith(asked, product),
    selection: sharedChoices(product.levels, asked),
  }
}
