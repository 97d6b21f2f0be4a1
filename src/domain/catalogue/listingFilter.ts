/** The sort keys of a listing. */
export const sortKeys = ['price', 'title', 'newest'] as const
export type SortKey = (typeof sortKeys)[number]

/** A listing's filter, from the `filter` query parameter (rule C5). */
export interface ListingFilter {
  readonly sort?: { readonly by: SortKey; readonly direction: 'asc' | 'desc' }
  readonly stock?: 'in' | 'out' | 'all'
  /** Value ids by attribute id; values of one attribute are alternatives. */
  readonly attributes: Readonly<Record<string, readonly string[]>>
  /** Rupees for a piece of a variant. */
  readonly min?: number
  readonly max?: number
}

/** Whether it selects some variants of a product and not others. */
export const narrowsVariants = ({ attributes, min, max }: ListingFilter): boolean =>
  min !== undefined || max !== undefined || Object.keys(attributes).length > 0

const isSortKey = (text: string): text is SortKey => (sortKeys as readonly string[]).includes(text)

const parsePart = (filter: ListingFilter, part: string): ListingFilter | undefined => {
  const [key = '', first = '', second = ''] = part.split(':')
  if (isSortKey(key) && (first === 'asc' || first === 'desc'))
    return { ...filter, sort: { by: key, direction: first } }
  if (key === 'stock' && (first === 'in' || first === 'out' || first === 'all'))
    return { ...filter, stock: first }
  if (key === 'attr' && first && second) {
    const values = Object.hasOwn(filter.attributes, first) ? (filter.attributes[first] ?? []) : []
    return { ...filter, attributes: { ...filter.attributes, [first]: [...values, second] } }
  }
  if ((key === 'min' || key === 'max') && /^\d+(\.\d{1,2})?$/.test(first))
    return { ...filter, [key]: Number(first) }
  return undefined
}

/**
 * Reads a `filter` such as `price:asc,stock:in,attr:size:s7,min:100`.
 * @returns the filter, or the first invalid part
 */
export const parseFilter = (text: string): { filter: ListingFilter } | { refused: string } => {
  let filter: ListingFilter = { attributes: {} }
  for (const part of text.split(',').filter(Boolean)) {
    const next = parsePart(filter, part)
    if (!next) return { refused: part }
    filter = next
  }
  return { filter }
}

/** The valid parts of a `filter`, because an address may come from anywhere. */
export const keepKnownParts = (text: string): string =>
  text
    .split(',')
    .filter((part) => part !== '' && 'filter' in parseFilter(part))
    .join(',')

/** Whether the order of a list with this `filter` depends on the buyer's language. */
export const isSortedByTitle = (text: string): boolean => {
  const parsed = parseFilter(text)
  return 'filter' in parsed && parsed.filter.sort?.by === 'title'
}

/** Writes what {@link parseFilter} reads. */
export const formatFilter = ({ sort, stock, attributes, min, max }: ListingFilter): string =>
  [
    ...(sort ? [`${sort.by}:${sort.direction}`] : []),
    ...(stock ? [`stock:${stock}`] : []),
    ...Object.entries(attributes).flatMap(([attribute, values]) =>
      values.map((value) => `attr:${attribute}:${value}`),
    ),
    ...(min === undefined ? [] : [`min:${min}`]),
    ...(max === undefined ? [] : [`max:${max}`]),
  ].join(',')
