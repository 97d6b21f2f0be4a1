import type { CategoryInput, ProductInput, VariantInput } from '../../../catalogue/input.ts'
import { longestName, RowRefusal } from '../parts/amounts.ts'
import { type Assembled, type Assembly, createFindings, wordsOfList } from '../parts/assembly.ts'
import { keyOf, levelsOf } from '../parts/levels.ts'
import { readPicture } from '../parts/picture.ts'
import { attributesOf, type Field, listOf, type Row } from './columns.ts'
import {
  expandVariation,
  findAttribute,
  readVariant,
  type Units,
  type VariantDraft,
} from './variant.ts'

/** Assembles a product from a simple row, or from a variable one and its variations. Each row is in it or refused. */
export const assembleWooProduct = (
  rows: readonly [Row, ...Row[]],
  { skus, categories }: Pick<Assembly, 'skus' | 'categories'>,
  units: Units,
): Assembled => {
  const parent = rows.find(({ type }) => type !== 'variation') ?? rows[0]
  const findings = createFindings<Field>(rows)
  const { refusals, repairs, refuse, repair, refuseAll } = findings
  const wrong = wrongFacts(parent)
  if (wrong) return refuseAll(wrong.field, wrong.message)

  const variations = rows
    .filter(({ type }) => type === 'variation')
    .toSorted((a, b) => positionOf(a) - positionOf(b))
  const levels = parent.type === 'simple' ? [] : levelNames(parent, variations)
  const drafts = readDrafts(parent, variations, levels, units, refuse as Refuse)
  const priced = drafts.filter(({ isPriced }) => isPriced)
  for (const { row, isPriced } of drafts) {
    if (isPriced || findings.isRefused(row)) continue
    if (priced.length === 0)
      repair(row, 'regularPrice', 'is 0: the product is a draft and not for sale')
    else refuse(row, 'regularPrice', 'is 0; a variant that is for sale needs a price')
  }
  const kept = priced.length > 0 ? priced : drafts
  const variants = kept.map((draft): VariantInput => {
    const { sku, repairs: reasons } = skus.give(parent.handle, draft.sku, draft.values)
    for (const reason of reasons) repair(draft.row as Row, 'sku', reason)
    for (const { field, reason } of draft.repairs) repair(draft.row as Row, field, reason)
    const { sellPrice, offerPrice, costPrice, weight, stock, image } = draft
    const numbers = { sellPrice, offerPrice, costPrice, weight, stock }
    return { sku, values: draft.values.map(keyOf), ...numbers, image }
  })
  const [variant, ...others] = variants
  if (!variant) return refuseAll('type', 'the product has no variant that could be taken')

  const images = readImages([parent, ...variations], repair as Refuse)
  const found = categoriesOf(parent.get('categories'), categories)
  if (parent.get('type').toLowerCase().includes('downloadable'))
    repair(parent, 'type', 'downloads are left out: the product is sold as a thing')
  const status = priced.length > 0 ? statusOf(parent) : 'draft'
  if (status === 'draft' && parent.get('visibility') === 'hidden')
    repair(parent, 'visibility', 'is hidden: the product is a draft')
  const input: ProductInput = {
    slug: parent.handle,
    status,
    mode: levels.length === 0 ? 'directly' : 'isCombination',
    featured: parent.get('featured') === '1',
    title: { en: plain(parent.get('name')) },
    description: { en: descriptionOf(parent) },
    keywords: [
      ...new Set([
        ...wordsOfList(parent.get('tags')),
        // Attributes that buyers do not choose become keywords.
        ...attributesOf(parent)
          .filter(({ name }) => !levels.some((level) => keyOf(level) === keyOf(name)))
          .flatMap(({ values }) => values),
      ]),
    ],
    images,
    categorySlugs: found.slugs,
    levels: levelsOf(levels, (level) => {
      const used = kept.map(({ values }) => values[level] ?? '')
      const isUsed = new Set(used.map(keyOf))
      const listed = findAttribute(attributesOf(parent), levels[level] ?? '')?.values ?? []
      return [...listed.filter((value) => isUsed.has(keyOf(value))), ...used]
    }),
    variants: [variant, ...others],
  }
  return { product: { input, missing: found.missing }, refusals, repairs }
}

type Refuse = (row: Row, field: Field, reason: string) => void

const positionOf = (row: Row) => Number(row.get('position')) || 0

/** WooCommerce escapes cells that look like formulas with an apostrophe. */
const plain = (text: string) => text.replace(/^'(?=[=+\-@])/, '')

const publications = ['', '1', '0', '-1']

const wrongFacts = (parent: Row): RowRefusal<Field> | undefined => {
  const name = parent.get('name')
  const names = attributesOf(parent).map((attribute) => keyOf(attribute.name))
  if (name === '') return new RowRefusal('name', 'is empty; a product needs a name')
  if (name.length > longestName)
    return new RowRefusal('name', `is longer than ${longestName} characters`)
  if (!publications.includes(parent.get('published')))
    return new RowRefusal(
      'published',
      `“${parent.get('published')}” is none of 1 (published), 0 (private) and -1 (draft)`,
    )
  if (new Set(names).size < names.length)
    return new RowRefusal('attribute2Name', 'two attributes have the same name; each needs its own')
  return undefined
}

const statusOf = (parent: Row): ProductInput['status'] => {
  const isPublished = ['', '1'].includes(parent.get('published'))
  return isPublished && parent.get('visibility') !== 'hidden' ? 'active' : 'draft'
}

/** The attributes that variations differ in, in the product's order. */
const levelNames = (parent: Row, variations: readonly Row[]): string[] => {
  const named = variations.flatMap((row) => attributesOf(row).map(({ name }) => name))
  const used = new Map(named.map((name) => [keyOf(name), name]))
  const listed = attributesOf(parent).flatMap(({ name }) => (used.has(keyOf(name)) ? [name] : []))
  for (const name of listed) used.delete(keyOf(name))
  return [...listed, ...used.values()]
}

/** Variations with all values take precedence over those that stand for several. */
const readDrafts = (
  parent: Row,
  variations: readonly Row[],
  levels: readonly string[],
  units: Units,
  refuse: Refuse,
): VariantDraft[] => {
  const drafts = new Map<string, VariantDraft>()
  const take = (row: Row, read: () => VariantDraft[]) => {
    try {
      const all = read()
      const fresh = all.filter(({ values }) => !drafts.has(keysOf(values)))
      if (fresh.length === 0) {
        const line = drafts.get(keysOf(all[0]?.values ?? []))?.row.line
        throw new RowRefusal<Field>('type', `has the same values as line ${line}`)
      }
      for (const draft of fresh) drafts.set(keysOf(draft.values), draft)
    } catch (error) {
      if (!(error instanceof RowRefusal)) throw error
      refuse(row, error.field as Field, error.message)
    }
  }
  if (parent.type === 'simple')
    take(parent, () => [{ ...readVariant(parent, parent, units), values: [] }])
  const isOpen = (row: Row) =>
    levels.some((level) => !findAttribute(attributesOf(row), level)?.values.length)
  for (const row of [...variations.filter((each) => !isOpen(each)), ...variations.filter(isOpen)])
    take(row, () => {
      if (levels.length === 0)
        throw new RowRefusal<Field>('attribute1Name', 'is empty; a variation differs in something')
      return expandVariation(row, parent, levels, units)
    })
  return [...drafts.values()]
}

const keysOf = (values: readonly string[]) => JSON.stringify(values.map(keyOf))

const readImages = (rows: readonly Row[], repair: Refuse): string[] => {
  const urls = rows.flatMap((row) =>
    listOf(row.get('images')).flatMap((text) => {
      const picture = readPicture(text)
      if ('url' in picture) return [picture.url]
      repair(row, 'images', `${picture.reason}; the picture is left out`)
      return []
    }),
  )
  return [...new Set(urls)]
}

/** `A, A > B, C` → B of A, then C: parents of other listed categories are dropped. */
const categoriesOf = (text: string, categories: Assembly['categories']) => {
  const paths = listOf(text)
  const own = paths.filter(
    (path) => !paths.some((other) => other !== path && other.startsWith(`${path} >`)),
  )
  const found = (own.length > 0 ? own : ['']).map((path) => categories.find(path, ''))
  const missing = new Map<string, CategoryInput>()
  for (const each of found) for (const input of each.missing) missing.set(input.slug, input)
  const [first, ...others] = [...new Set(found.map(({ slug }) => slug))]
  return { slugs: [first ?? 'other', ...others] as const, missing: [...missing.values()] }
}

/** Line ends are written as `\n`. The short description comes first. */
const descriptionOf = (parent: Row): string => {
  const [short = '', body = ''] = (['shortDescription', 'description'] as const).map((field) =>
    plain(parent.get(field)).replaceAll('\\n', '\n').trim(),
  )
  if (body === '' || short === '') return body || short
  return `${short.startsWith('<') ? short : `<p>${short}</p>`}\n${body}`
}
