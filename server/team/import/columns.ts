/** What the importer reads of a row, by the names that Shopify gives or gave its columns, in lower case. */
const spellings = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'description'],
  category: ['product category'],
  type: ['type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  sku: ['variant sku', 'sku'],
  grams: ['variant grams', 'weight value (grams)'],
  stock: ['variant inventory qty', 'inventory quantity'],
  price: ['variant price', 'price'],
  compareAt: ['variant compare at price', 'compare-at price'],
  cost: ['cost per item'],
  image: ['image src', 'product image url'],
  imagePosition: ['image position'],
  variantImage: ['variant image', 'variant image url'],
} as const

export type Field = keyof typeof spellings

const fields = Object.keys(spellings) as Field[]
const required: readonly Field[] = ['handle', 'title', 'price']

/** Where each field stands in this file, and how the file spells it. */
export interface Columns {
  readonly width: number
  /** The column as the file names it, for messages to people. */
  nameOf(field: Field): string
  /** The field's text, trimmed; '' when the file has no such column. */
  valueIn(record: readonly string[], field: Field): string
}

/**
 * Recognises Shopify's product CSV by its header, the older and the newer column names alike.
 * @returns the names of the missing columns when it is another kind of file
 */
export const recogniseColumns = (
  header: readonly string[],
): { columns: Columns } | { missing: string[] } => {
  const names = header.map((name) => name.trim().toLowerCase())
  const places = new Map(
    fields.flatMap((field): [Field, number][] => {
      const place = names.findIndex((name) =>
        (spellings[field] as readonly string[]).includes(name),
      )
      return place === -1 ? [] : [[field, place]]
    }),
  )
  const missing = required.filter((field) => !places.has(field))
  if (missing.length > 0) return { missing: missing.map((field) => spellings[field].join(' or ')) }
  return {
    columns: {
      width: header.length,
      nameOf: (field) => header[places.get(field) ?? -1]?.trim() ?? spellings[field][0],
      valueIn: (record, field) => record[places.get(field) ?? -1]?.trim() ?? '',
    },
  }
}
