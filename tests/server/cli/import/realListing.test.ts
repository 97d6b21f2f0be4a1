import { createReadStream, existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createCatalogue } from '../../../../server/catalogue/catalogue.repo.ts'
import type { Facets } from '../../../../src/contracts/catalogue/catalogue.ts'
import { Product, ProductCard } from '../../../../src/contracts/catalogue/product.ts'
import { facetsOf, fits, pieceOf } from '../../../../src/domain/catalogue/facets.ts'
import { parseFilter } from '../../../../src/domain/catalogue/listingFilter.ts'
import { openShop } from './shopify.ts'

const file = 'shopify-real-olt/products_export_1.csv'
const path = fileURLToPath(new URL(`../../../../../shared/data/${file}`, import.meta.url))
const isAbsent = !existsSync(path)
const note = isAbsent ? ` (skipped: ../shared/data/${file} is not there)` : ''

interface Page {
  readonly data: readonly ProductCard[]
  readonly total: number
  readonly facets: Facets
}

test.skipIf(isAbsent)(
  `Scenario: a real jeweller's catalogue is listed and counted as judging each piece by hand gives${note}`,
  async () => {
    const shop = await openShop()
    await shop.run('', { open: () => createReadStream(path) })
    const catalogue = createCatalogue({ engine: shop.engine, config: { cacheMb: 64 } })
    const attributes = await catalogue.attributes()
    const rows = await shop.engine.db
      .selectFrom('product')
      .select('detail_json')
      .where('status', '=', 'active')
      .execute()
    const products = rows.map(({ detail_json }) => Product.parse(JSON.parse(detail_json)))
    const [attribute] = attributes
    const chosen = attribute?.variants.slice(0, 2) ?? []
    const filters = [
      '',
      'stock:in,price:asc,min:500,max:20000',
      chosen.map(({ _id }) => `attr:${attribute?._id}:${_id}`).join(','),
      `stock:out,${chosen.map(({ _id }) => `attr:${attribute?._id}:${_id}`).join(',')}`,
    ]
    for (const text of filters) {
      const parsed = parseFilter(text)
      if (!('filter' in parsed)) throw new Error(`${text} means nothing`)
      const { filter } = parsed
      const asked = { filter, withFacets: true, page: 1, limit: 100 }
      const page: Page = JSON.parse((await catalogue.listing(undefined, asked)).text)
      ProductCard.array().parse(page.data)
      const fitting = products.filter((product) => fits(filter, pieceOf(product)))
      expect([text, page.total]).toEqual([text, fitting.length])
      expect(page.facets).toEqual(facetsOf(filter, products.map(pieceOf), attributes))
    }
    expect(products.length).toBeGreaterThan(500)
  },
  60_000,
)
