import type { MultilingualText } from '../../contracts/primitives.ts'
import { defaultLanguage } from '../shell/multilingual.ts'
import { pickedLevels, type Selection, tableLevel, variantsOf } from './variants.ts'

/** The part of a product's address that holds its choices: `?v=finish:gold-plated,length:45-cm`. */
const parameter = 'v'
/** A link from elsewhere may name a variant by its SKU: `?sku=CB01-S-45-LB`. */
const skuParameter = 'sku'

type Sellable = Parameters<typeof pickedLevels>[0]

interface Named {
  readonly _id: string
  readonly name: MultilingualText
}

/** An English name in a form that needs no escapes in an address; '' if it has no such letters. */
const wordOf = ({ name }: Named): string =>
  (name[defaultLanguage] ?? '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** How an attribute or value is written: by its name, or by its id if the name is not unique. */
const keyOf = (one: Named, all: readonly Named[]): string => {
  const word = wordOf(one)
  const isItsAlone = all.every(
    (other) => other === one || (other._id !== word && wordOf(other) !== word),
  )
  return word !== '' && isItsAlone ? word : one._id
}

const named = <T extends Named>(key: string, all: readonly T[]): T | undefined => {
  const byId = all.find(({ _id }) => _id === key)
  if (byId) return byId
  const [only, ...others] = all.filter((one) => wordOf(one) === key)
  return others.length === 0 ? only : undefined
}

/** The variant with a SKU. */
const variantWith = (sku: string | null, product: Sellable) => {
  const wanted = sku?.trim().toLowerCase()
  return variantsOf(product).find((each) => each.sku.toLowerCase() === wanted)
}

/** The choices that lead to the variant with a SKU. */
const choicesOf = (sku: string | null, product: Sellable): Selection => {
  const variant = variantWith(sku, product)
  return Object.fromEntries(
    pickedLevels(product).flatMap(({ _id }) => {
      const value = variant?.values[_id]
      return value === undefined ? [] : [[_id, value]]
    }),
  )
}

/**
 * The choices in a query that the product has; whether they are offered is not checked here. A query without choices
 * may name a SKU.
 */
export const selectionIn = (search: string, product: Sellable): Selection => {
  const levels = pickedLevels(product)
  const query = new URLSearchParams(search)
  const asked = query.get(parameter)
  if (asked === null) return choicesOf(query.get(skuParameter), product)
  const choices = asked.split(',')
  return Object.fromEntries(
    choices.flatMap((choice) => {
      const [attribute = '', value = ''] = choice.split(':')
      const level = named(attribute, levels)
      const chosen = level && named(value, level.variants)
      return chosen ? [[level._id, chosen._id]] : []
    }),
  )
}

/**
 * The line of the quantity table that a query points at by a SKU (rule C17): its variant's `productId`. A query with
 * choices points at none.
 */
export const pointedLine = (search: string, product: Sellable): string | undefined => {
  const query = new URLSearchParams(search)
  return query.has(parameter) ? undefined : lineWith(query.get(skuParameter), product)
}

/** The line of the quantity table with a SKU: its variant's `productId`. */
export const lineWith = (sku: string | null, product: Sellable): string | undefined =>
  tableLevel(product) && variantWith(sku, product)?.productId

/**
 * `search` with the choices of a product, in the order of its levels; the rest is unchanged. A SKU that points at a line
 * of the table stays while its choices do.
 */
export const withSelection = (search: string, product: Sellable, selection: Selection): string => {
  const pointed = pointedLine(search, product) && selectionIn(search, product)
  if (pointed && pickedLevels(product).every(({ _id }) => pointed[_id] === selection[_id]))
    return search
  const others = new URLSearchParams(search)
  others.delete(parameter)
  others.delete(skuParameter)
  const levels = pickedLevels(product)
  const choices = levels.flatMap((level) => {
    const chosen = level.variants.find(({ _id }) => _id === selection[level._id])
    return chosen ? [`${keyOf(level, levels)}:${keyOf(chosen, level.variants)}`] : []
  })
  const parts = [
    ...(others.size > 0 ? [others.toString()] : []),
    ...(choices.length > 0 ? [`${parameter}=${choices.join(',')}`] : []),
  ]
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}
