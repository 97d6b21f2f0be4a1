import type { Attribute, Product, ProductCard, Variant } from '../../contracts/catalogue/product.ts'

/** A value's id by attribute id: the choices made so far. */
export type Selection = Readonly<Record<string, string>>

type Sellable = Pick<
  Product,
  'attributes' | 'variants' | 'moreVariants' | 'directly' | 'isCombination' | 'moreCombination'
>

/** All variants of the product. */
export const variantsOf = (
  product: Pick<Product, 'variants' | 'moreVariants'>,
): readonly Variant[] => (product.moreVariants.length > 0 ? product.moreVariants : product.variants)

/** The product with the current stock of some of its variants. */
export const withStock = (
  product: Product,
  news: readonly { readonly productId: string; readonly stock: number }[],
): Product => {
  const stocks = new Map(news.map(({ productId, stock }) => [productId, stock]))
  const changed = (variant: Variant): Variant => ({
    ...variant,
    stock: stocks.get(variant.productId) ?? variant.stock,
  })
  const variants = product.variants.map(changed)
  const moreVariants = product.moreVariants.map(changed)
  const stock = variantsOf({ variants, moreVariants }).reduce((sum, each) => sum + each.stock, 0)
  return { ...product, variants, moreVariants, stock }
}

/** The data of a product's variants for a list: their number, and the SKU if there is only one. */
export const listedVariants = (
  variants: readonly Pick<Variant, 'sku'>[],
): Pick<ProductCard, 'variantCount' | 'sku'> => {
  const [first, ...others] = variants
  return {
    variantCount: variants.length,
    ...(first && others.length === 0 ? { sku: first.sku } : {}),
  }
}

/**
 * The levels that the buyer picks in order (rule V1): none for a directly sold product, all for a combination, all but
 * the last if the last is filled in as a table.
 */
export const pickedLevels = (product: Sellable): readonly Attribute[] => {
  if (product.directly) return []
  return product.moreCombination ? product.attributes.slice(0, -1) : product.attributes
}

/** The level whose values are the lines of the quantity table, if the product has one. */
export const tableLevel = (product: Sellable): Attribute | undefined =>
  product.moreCombination ? product.attributes.at(-1) : undefined

/** The variants that have all choices of `selection`, however many are made. There may be thousands: the choices are listed once. */
export const possibleVariants = (product: Sellable, selection: Selection): readonly Variant[] => {
  const choices = Object.entries(selection)
  return variantsOf(product).filter(({ values }) =>
    choices.every(([attribute, value]) => values[attribute] === value),
  )
}

/** The choices at and above `levels[depth - 1]`. */
const above = (levels: readonly Attribute[], depth: number, selection: Selection): Selection =>
  Object.fromEntries(
    levels.slice(0, depth).flatMap(({ _id }) => {
      const value = selection[_id]
      return value === undefined ? [] : [[_id, value]]
    }),
  )

/** The values of level `depth` that some variant has together with the choices made above it. */
export const offeredValues = (
  product: Sellable,
  depth: number,
  selection: Selection,
): Attribute['variants'] => {
  const level = product.attributes[depth]
  if (!level) return []
  const chosen = above(product.attributes, depth, selection)
  const sellable = new Set(possibleVariants(product, chosen).map(({ values }) => values[level._id]))
  return level.variants.filter(({ _id }) => sellable.has(_id))
}

/** The values of level `depth` that some variant has, independent of the choices above it. */
export const madeValues = (product: Sellable, depth: number): Attribute['variants'] =>
  offeredValues(product, depth, {})

/** A line of the quantity table: a value of its level, and its variant if it is available with the choices above. */
export interface TableLine {
  readonly value: Attribute['variants'][number]
  readonly variant: Variant | undefined
}

/**
 * The lines of the quantity table, including values that exist only with other choices, so that each keeps its place.
 */
export const tableLines = (product: Sellable, selection: Selection): readonly TableLine[] => {
  const table = tableLevel(product)
  if (!table) return []
  const variants = new Map(
    selectedVariants(product, selection).map((variant) => [variant.values[table._id], variant]),
  )
  return madeValues(product, product.attributes.indexOf(table)).map((value) => ({
    value,
    variant: variants.get(value._id),
  }))
}

/** How many levels are chosen, counted from the first without a gap. */
export const chosenDepth = (product: Sellable, selection: Selection): number => {
  const levels = pickedLevels(product)
  const gap = levels.findIndex(({ _id }) => selection[_id] === undefined)
  return gap === -1 ? levels.length : gap
}

/** Whether every picked level has its choice. */
export const isSelectionComplete = (product: Sellable, selection: Selection): boolean =>
  chosenDepth(product, selection) === pickedLevels(product).length

/**
 * Whether `value` may be chosen at `attribute` now: the levels above it are chosen, and some variant has
 * it together with them.
 */
export const canChoose = (
  product: Sellable,
  selection: Selection,
  attribute: string,
  value: string,
): boolean => {
  const depth = pickedLevels(product).findIndex(({ _id }) => _id === attribute)
  return (
    depth !== -1 &&
    depth <= chosenDepth(product, selection) &&
    offeredValues(product, depth, selection).some(({ _id }) => _id === value)
  )
}

/** `selection` with `value` at `attribute`; the choices below it are dropped. */
export const choose = (
  product: Sellable,
  selection: Selection,
  attribute: string,
  value: string,
): Selection => {
  const levels = pickedLevels(product)
  const depth = levels.findIndex(({ _id }) => _id === attribute)
  return { ...above(levels, depth, selection), [attribute]: value }
}

/** `selection` with the first open levels chosen too, as long as they offer only one value (rule V5). */
export const settled = (product: Sellable, selection: Selection): Selection => {
  const level = pickedLevels(product)[chosenDepth(product, selection)]
  if (!level) return selection
  const [only, ...others] = offeredValues(product, chosenDepth(product, selection), selection)
  if (!only || others.length > 0) return selection
  return settled(product, choose(product, selection, level._id, only._id))
}

/**
 * The choices nearest to `selection` that have `value` at `attribute`, when the choices above do not offer it (rule
 * V5). Keeps as many of those choices as possible. Undefined if no variant has the value, or a level above is not
 * chosen.
 */
export const nearestWay = (
  product: Sellable,
  selection: Selection,
  attribute: string,
  value: string,
): Selection | undefined => {
  const levels = pickedLevels(product)
  const depth = levels.findIndex(({ _id }) => _id === attribute)
  if (depth === -1 || depth > chosenDepth(product, selection)) return undefined
  const kept = ({ values }: Variant) =>
    levels.slice(0, depth).filter(({ _id }) => values[_id] === selection[_id]).length
  const [first, ...others] = variantsOf(product).filter(({ values }) => values[attribute] === value)
  if (!first) return undefined
  const nearest = others.reduce((best, one) => (kept(one) > kept(best) ? one : best), first)
  return above(levels, depth + 1, nearest.values)
}

/** The choices that `product` still offers, from the top level down to the first that it does not. */
export const stillOffered = (product: Sellable, selection: Selection): Selection => {
  let kept: Selection = {}
  for (const { _id } of pickedLevels(product)) {
    const value = selection[_id]
    if (value === undefined || !canChoose(product, kept, _id, value)) break
    kept = choose(product, kept, _id, value)
  }
  return kept
}

/** The variants of a complete selection: one, or the lines of the quantity table in order. */
export const selectedVariants = (product: Sellable, selection: Selection): readonly Variant[] => {
  if (!isSelectionComplete(product, selection)) return []
  const left = possibleVariants(product, selection)
  const table = tableLevel(product)
  if (!table) return left.slice(0, 1)
  const order = new Map(table.variants.map(({ _id }, position) => [_id, position]))
  const position = (variant: Variant) => order.get(variant.values[table._id] ?? '') ?? order.size
  return left.toSorted((a, b) => position(a) - position(b))
}
