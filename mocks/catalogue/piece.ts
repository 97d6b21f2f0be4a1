import type { CategoryRef, Product, Variant } from '../../src/contracts/catalogue.ts'
import type { MultilingualText } from '../../src/contracts/primitives.ts'
import { quantityRuleOf } from '../../src/domain/cart/quantity.ts'
import { pathTo } from '../../src/domain/catalogue/categoryTree.ts'
import { listedNumbers } from '../../src/domain/catalogue/listedNumbers.ts'
import {
  fromMilligrams,
  fromMinor,
  toMilligrams,
  toPaise,
} from '../../src/domain/settings/money.ts'
import { categories } from './categories.ts'
import { type SampleLevel, type SampleValue, toAttribute } from './levels.ts'

/** The definition of a sample piece. */
export interface SamplePiece {
  readonly slug: string
  /** The first part of its SKUs. */
  readonly code: string
  readonly mode: 'directly' | 'isCombination' | 'moreCombination'
  readonly category: string
  readonly title: MultilingualText
  readonly about: string
  readonly levels: readonly SampleLevel[]
  /** Unavailable combinations, each given by ids of some of its values. */
  readonly unavailable?: readonly (readonly string[])[]
  /** INR of one piece, before the factors of its values. */
  readonly price: number
  /** Grams of one piece, before the factors of its values. */
  readonly weight: number
  /** Stock of the variants; the numbers are repeated in a cycle. */
  readonly stock: readonly [number, ...number[]]
  /** Percent off. */
  readonly offer?: number
  readonly keywords?: readonly string[]
}

/** Every choice of one value per level, the last level changing fastest. */
const combinations = (levels: readonly SampleLevel[]): readonly (readonly SampleValue[])[] =>
  levels.reduce<readonly (readonly SampleValue[])[]>(
    (chosen, { values }) => chosen.flatMap((some) => values.map((value) => [...some, value])),
    [[]],
  )

const product = (factors: readonly number[]) => factors.reduce((all, factor) => all * factor, 1)

/** The slugs of the categories from the root to the piece's own. */
const slugsOf = ({ category }: SamplePiece) => pathTo(categories, category).map(({ slug }) => slug)

const ruleOf = (piece: SamplePiece) => quantityRuleOf(slugsOf(piece))

const variantsOfPiece = (piece: SamplePiece): Variant[] =>
  combinations(piece.levels)
    .filter((values) => {
      const ids = new Set(values.map(({ id }) => id))
      return !piece.unavailable?.some((combination) => combination.every((id) => ids.has(id)))
    })
    .map((values, position) => {
      const sell = Math.round(toPaise(piece.price) * product(values.map(({ price }) => price)))
      const offer = piece.offer === undefined ? 0 : Math.round((sell * (100 - piece.offer)) / 100)
      const weight = toMilligrams(piece.weight) * product(values.map((value) => value.weight))
      const sku = [piece.code, ...values.map(({ id }) => id.toUpperCase())].join('-')
      return {
        productId: sku.toLowerCase(),
        sku,
        values: Object.fromEntries(piece.levels.map(({ id }, i) => [id, values[i]?.id ?? ''])),
        sellPrice: fromMinor(sell),
        offerPrice: fromMinor(offer),
        weight: fromMilligrams(Math.round(weight)),
        stock: piece.stock[position % piece.stock.length] ?? 0,
        quantity: ruleOf(piece).minimum,
      }
    })

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

const refOf = (slug: string): CategoryRef => {
  const category = pathTo(categories, slug).at(-1)
  if (!category) throw new Error(`the sample shop has no category ${slug}`)
  return { _id: category._id, slug, name: category.name }
}

/** Converts a piece to the contract. */
export const toProduct = (piece: SamplePiece): Product =>
  withVariants(
    {
      _id: piece.slug,
      productId: piece.slug,
      slug: piece.slug,
      title: piece.title,
      description: { en: `<p>${piece.about}</p>` },
      keywords: JSON.stringify(piece.keywords ?? []),
      category: [refOf(piece.category)],
      imageUrl_thum: [`/sample/${piece.slug}.svg`, `/sample/${piece.slug}-close.svg`],
      directly: piece.mode === 'directly',
      isCombination: piece.mode === 'isCombination',
      moreCombination: piece.mode === 'moreCombination',
      quantityRule: ruleOf(piece),
      categories: slugsOf(piece),
      attributes: piece.levels.map(toAttribute),
      prices: { sellPrice: 0, offerPrice: 0 },
      ...{ weight: 0, stock: 0, variants: [], moreVariants: [] },
    },
    variantsOfPiece(piece),
  )
