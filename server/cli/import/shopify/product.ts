import type { ProductInput, VariantInput } from '../../../catalogue/input.ts'
import { longestName, RowRefusal } from '../parts/amounts.ts'
import { type Assembled, type Assembly, createFindings, wordsOfList } from '../parts/assembly.ts'
import type { Decimal } from '../parts/decimal.ts'
import { keyOf, levelsOf } from '../parts/levels.ts'
import type { Field, Row } from './columns.ts'
import { readPictures } from './pictures.ts'
import { hasVariant, optionNames, readVariant, type VariantDraft } from './variant.ts'

/** Assembles the rows of a handle into a product. Each row is in the product or in `refusals`. */
export const assembleProduct = (
  rows: readonly [Row, ...Row[]],
  { skus, categories, rate }: Assembly,
): Assembled => {
  const [first] = rows
  const { refusals, repairs, refuse, repair, isRefused, refuseAll } = createFindings(rows)

  const wrong = wrongFacts(rows)
  if (wrong) return refuseAll(wrong.field, wrong.message)

  const names = levelNames(rows)
  const drafts = readVariants(rows, names.length, rate, refuse)
  const priced = drafts.filter(({ isPriced }) => isPriced)
  for (const { row, isPriced } of drafts) {
    if (isPriced) continue
    if (priced.length === 0) repair(row, 'price', 'is 0: the product is a draft and not for sale')
    else refuse(row, 'price', 'is 0; a variant that is for sale needs a price')
  }
  const kept = priced.length > 0 ? priced : drafts
  const pictures = readPictures(rows)
  for (const row of rows)
    if (isVoid(row, first)) refuse(row, 'handle', 'the row holds neither a variant nor a picture')
  for (const { row, field, reason } of pictures.bad)
    if (hasVariant(row) || row === first) repair(row, field, `${reason}; the picture is left out`)
    else if (!isRefused(row)) refuse(row, field, reason)
  if (kept.length === 0)
    return refuseAll('handle', 'the product has no variant that could be taken')

  const variants = kept.map((draft): VariantInput => {
    const { sku, repairs: reasons } = skus.give(first.handle, draft.sku, draft.values)
    for (const reason of reasons) repair(draft.row, 'sku', reason)
    for (const { field, reason } of draft.repairs) repair(draft.row, field, reason)
    const { sellPrice, offerPrice, costPrice, weight, stock, image } = draft
    const numbers = { sellPrice, offerPrice, costPrice, weight, stock }
    return { sku, values: draft.values.map(keyOf), ...numbers, image }
  })
  const category = categories.find(textOf(rows, 'type'), textOf(rows, 'category'))
  const [variant, ...others] = variants
  if (!variant) return refuseAll('handle', 'the product has no variant that could be taken')
  const input: ProductInput = {
    slug: first.handle,
    status: priced.length > 0 ? statusOf(rows) : 'draft',
    mode: names.length === 0 ? 'directly' : 'isCombination',
    featured: false,
    title: { en: textOf(rows, 'title') },
    description: { en: textOf(rows, 'body') },
    keywords: wordsOfList(textOf(rows, 'tags')),
    images: pictures.urls,
    categorySlugs: [category.slug],
    levels: levelsOf(names, (level) => kept.map(({ values }) => values[level] ?? '')),
    variants: [variant, ...others],
  }
  return { product: { input, missing: category.missing }, refusals, repairs }
}

/** A product's fields come from its first row that has them. */
const textOf = (rows: readonly Row[], field: Field): string =>
  rows.map((row) => row.get(field)).find((text) => text !== '') ?? ''

const statuses = ['active', 'draft', 'archived'] as const

/** Problems for which the whole product is refused. */
const wrongFacts = (rows: readonly Row[]): RowRefusal<Field> | undefined => {
  const [first] = rows
  const handle = first?.handle ?? ''
  const title = textOf(rows, 'title')
  const status = textOf(rows, 'status').toLowerCase()
  const names = levelNames(rows).map(keyOf)
  if (/[\s/?#]/.test(handle) || handle.length > longestName)
    return new RowRefusal(
      'handle',
      `a handle has at most ${longestName} characters and no spaces, slashes, ? or #`,
    )
  if (title === '')
    return new RowRefusal('title', 'is empty; a product needs a title in its first row')
  if (title.length > longestName)
    return new RowRefusal('title', `is longer than ${longestName} characters`)
  if (!['', 'unlisted', ...statuses].includes(status))
    return new RowRefusal('status', `“${status}” is not a status; write active, draft or archived`)
  if (new Set(names).size < names.length)
    return new RowRefusal('option2Name', 'two options have the same name; each needs its own')
  return undefined
}

/** Products that are not public in Shopify become drafts. */
const statusOf = (rows: readonly Row[]): ProductInput['status'] => {
  const given = textOf(rows, 'status').toLowerCase()
  const status = statuses.find((known) => known === given) ?? (given === '' ? 'active' : 'draft')
  const hidden = textOf(rows, 'published').toLowerCase() === 'false'
  return status === 'active' && hidden ? 'draft' : status
}

/** The names of the options. Shopify's `Title` / `Default Title` means no option. */
const levelNames = (rows: readonly Row[]): string[] => {
  const names = optionNames.map((field) => textOf(rows, field).replace(/\s+/g, ' ')).filter(Boolean)
  const values = new Set(rows.map((row) => row.get('option1Value')).filter(Boolean))
  const isNone = names[0] === 'Title' && values.isSubsetOf(new Set(['Default Title']))
  return isNone ? [] : names
}

const readVariants = (
  rows: readonly Row[],
  levels: number,
  rate: Decimal,
  refuse: (row: Row, field: Field, reason: string) => void,
): VariantDraft[] => {
  const drafts = new Map<string, VariantDraft>()
  for (const row of rows.filter(hasVariant)) {
    try {
      const draft = readVariant(row, levels, rate)
      const key = JSON.stringify(draft.values.map(keyOf))
      const twin = drafts.get(key)
      if (twin)
        throw new RowRefusal('option1Value', `has the same option values as line ${twin.row.line}`)
      drafts.set(key, draft)
    } catch (error) {
      if (!(error instanceof RowRefusal)) throw error
      refuse(row, error.field as Field, error.message)
    }
  }
  return [...drafts.values()]
}

const isVoid = (row: Row, first: Row) =>
  row !== first && !hasVariant(row) && row.get('image') === '' && row.get('variantImage') === ''
