import { createHash } from 'node:crypto'
import type { Db } from '../../../store/schema.ts'
import { slugPart } from './categories.ts'

/** An assigned SKU, and the repair of the one in the file. */
export interface GivenSku {
  readonly sku: string
  readonly repairs: readonly string[]
}

/** Maximum length of a SKU. */
export const longestSku = 100
const longestGenerated = 60

/**
 * Makes SKUs unique. The first variant keeps its SKU, later ones get `-2`, `-3` and so on. A second import assigns the
 * same SKUs, so that it changes nothing.
 */
export const createSkus = async (db: Db) => {
  const rows = await db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select(['variant.sku', 'product.slug'])
    .execute()
  const owners = new Map(rows.map(({ sku, slug }) => [sku, slug]))
  const given = new Set<string>()

  const isFree = (sku: string, handle: string) =>
    !given.has(sku) && (owners.get(sku) ?? handle) === handle

  return {
    /** @param values the option values, to generate a missing SKU */
    give: (handle: string, text: string, values: readonly string[]): GivenSku => {
      const repairs: string[] = []
      const bare = text.replace(/^'+/, '').trim()
      if (bare !== text && bare !== '')
        repairs.push(`“${text}” begins with an apostrophe: now “${bare}”`)
      const wanted = bare === '' ? generated(handle, values) : bare
      let sku = wanted
      for (let copy = 2; !isFree(sku, handle); copy += 1) sku = `${wanted}-${copy}`
      if (bare === '') repairs.push(`is empty: now “${sku}”`)
      else if (sku !== bare) repairs.push(`“${bare}” is taken by another variant: now “${sku}”`)
      given.add(sku)
      return { sku, repairs }
    },
  }
}

export type Skus = Awaited<ReturnType<typeof createSkus>>

/** A readable SKU. A long one is cut and made unique by a digest. */
const generated = (handle: string, values: readonly string[]): string => {
  const whole = [handle, ...values.map(slugPart)].join('-').toUpperCase()
  if (whole.length <= longestGenerated) return whole
  const digest = createHash('sha256').update(whole).digest('hex').slice(0, 8).toUpperCase()
  return `${whole.slice(0, longestGenerated)}-${digest}`
}
