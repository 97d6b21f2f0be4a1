import type { Readable } from 'node:stream'
import { slugPart } from '../parts/categories.ts'
import { type BadRow, type CsvRow, readRows } from '../parts/rows.ts'
import { type Field, type Row, wooFile } from './columns.ts'

const types = ['simple', 'variable', 'variation', 'grouped', 'external'] as const

/** `simple, downloadable, virtual` → `simple`. */
const typeOf = (row: CsvRow<Field>) => {
  const words = row.get('type').toLowerCase().split(/,\s*/)
  return types.find((type) => words.includes(type))
}

const notSold = {
  grouped: 'a grouped product is not sold by itself; its products come in by their own rows',
  external: 'an external product is sold elsewhere',
} as const

/**
 * Adds slugs to the rows of a WooCommerce product CSV, made from the names of products, because the file has none.
 * Reads the file once in advance, since variations refer to their product by `id:123` or by SKU.
 * @returns a function that reads the rows; others than products are returned as `{ line, reason }`
 */
export const identifyRows = async (
  open: () => Readable,
): Promise<() => AsyncGenerator<Row | BadRow>> => {
  const slugs = new Map<number, string>()
  const parents = new Map<string, string>()
  const taken = new Set<string>()
  for await (const row of readRows(open(), wooFile)) {
    const type = 'reason' in row ? undefined : typeOf(row)
    if ('reason' in row || !(type === 'simple' || type === 'variable')) continue
    const slug = freeSlug(row, taken)
    taken.add(slug)
    slugs.set(row.line, slug)
    if (type !== 'variable') continue
    if (row.get('sku') !== '') parents.set(row.get('sku'), slug)
    if (row.get('id') !== '') parents.set(`id:${row.get('id')}`, slug)
  }

  return async function* () {
    for await (const row of readRows(open(), wooFile)) {
      if ('reason' in row) {
        yield row
        continue
      }
      const { line } = row
      const type = typeOf(row)
      const bad = (field: Field, reason: string): BadRow => ({
        line,
        handle: row.get('sku'),
        field: row.nameOf(field),
        reason,
      })
      if (!type) {
        yield bad('type', `“${row.get('type')}” is not a type; write simple, variable or variation`)
      } else if (type === 'grouped' || type === 'external') {
        yield bad('type', notSold[type])
      } else {
        const handle =
          type === 'variation'
            ? parents.get(row.get('parent').replace(/^id:\s*/, 'id:'))
            : slugs.get(line)
        if (handle !== undefined) yield { ...row, handle, type }
        else
          yield bad(
            'parent',
            `“${row.get('parent')}” is not a variable product of this file; write its SKU or id:… with its ID`,
          )
      }
    }
  }
}

const longestSlug = 200

const freeSlug = (row: CsvRow<Field>, taken: ReadonlySet<string>): string => {
  const parts = [slugPart(row.get('name')), slugPart(row.get('sku')), slugPart(row.get('id'))]
    .filter(Boolean)
    .map((part) => part.slice(0, longestSlug))
  const wanted = [parts[0] ?? 'product', parts.slice(0, 2).join('-')].map((slug) =>
    slug.slice(0, longestSlug),
  )
  for (const slug of wanted) if (slug !== '' && !taken.has(slug)) return slug
  let copy = 2
  while (taken.has(`${wanted[0]}-${copy}`)) copy += 1
  return `${wanted[0]}-${copy}`
}
