import type { FileKind } from '../parts/columns.ts'
import type { ProductRow } from '../parts/rows.ts'

const spellings = {
  id: ['id'],
  type: ['type'],
  sku: ['sku'],
  name: ['name'],
  published: ['published'],
  featured: ['is featured?'],
  visibility: ['visibility in catalog'],
  shortDescription: ['short description'],
  description: ['description'],
  saleStarts: ['date sale price starts'],
  saleEnds: ['date sale price ends'],
  inStock: ['in stock?'],
  stock: ['stock'],
  salePrice: ['sale price'],
  regularPrice: ['regular price'],
  cost: ['cost of goods', 'cost price'],
  categories: ['categories'],
  tags: ['tags'],
  images: ['images'],
  parent: ['parent'],
  position: ['position'],
} as const

export type Field =
  | keyof typeof spellings
  | 'weight'
  | `attribute${number}Name`
  | `attribute${number}Values`

/** A row of WooCommerce's product CSV. `handle` is the slug of its product. */
export interface Row extends ProductRow<Field> {
  readonly type: 'simple' | 'variable' | 'variation'
}

const numberOf = (name: string) => /^attribute (\d{1,3}) name$/.exec(name)?.[1]

/**
 * WooCommerce's product CSV with its English column names; attributes are numbered, the column of the weight includes
 * its unit.
 */
export const wooFile: FileKind<Field> = {
  name: 'WooCommerce product CSV',
  spellings: (names) =>
    new Map<Field, readonly string[]>([
      ...(Object.entries(spellings) as [Field, readonly string[]][]),
      ['weight', names.filter((name) => /^weight( \(\w+\))?$/.test(name))],
      ...names.flatMap((name): [Field, readonly string[]][] => {
        const number = Number(numberOf(name))
        if (Number.isNaN(number)) return []
        return [
          [`attribute${number}Name`, [name]],
          [`attribute${number}Values`, [`attribute ${number} value(s)`]],
        ]
      }),
    ]),
  required: ['type', 'name', 'regularPrice'],
}

/** An attribute of a row with its values. A variation has one value, or none if it applies to all. */
export interface RowAttribute {
  readonly name: string
  readonly values: readonly string[]
  readonly field: Field
}

/** Maximum number of attributes per row. */
const maxAttributes = 50

export const attributesOf = (row: Row): RowAttribute[] =>
  Array.from({ length: maxAttributes }, (_, i) => i + 1).flatMap((number) => {
    const name = row.get(`attribute${number}Name`).replace(/\s+/g, ' ')
    const field = `attribute${number}Values` as const
    return name === '' ? [] : [{ name, values: listOf(row.get(field)), field }]
  })

/** `A, B\, C` → `A`, `B, C`: WooCommerce escapes a comma inside a value with a backslash. */
export const listOf = (text: string): string[] =>
  text
    .split(/(?<!\\),/)
    .map((value) => value.replaceAll('\\,', ',').replace(/\s+/g, ' ').trim())
    .filter(Boolean)
