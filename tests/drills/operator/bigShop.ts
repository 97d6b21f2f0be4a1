import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { uuidv7 } from 'uuidv7'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { readConfig } from '../../../server/config/config.ts'
import { mediaDir } from '../../../server/folders.ts'
import { createShop } from '../../../server/opening/open.ts'
import type { Db, NewRow } from '../../../server/store/schema.ts'
import { lineWords } from '../../../src/domain/orders/orderSearch.ts'
import { categories, productAt } from '../../bench/catalogue.ts'
import { address } from '../../support/values/address.ts'

/** The size of a shop. */
export interface Size {
  readonly products: number
  readonly orders: number
  readonly pictures: number
}

/** Rows per write. */
const batch = 500
/** Bytes of a picture. */
const pictureBytes = 60_000

const inBatches = async (
  count: number,
  work: (first: number, many: number) => Promise<unknown>,
) => {
  for (let first = 0; first < count; first += batch)
    await work(first, Math.min(batch, count - first))
}

const numbers = (first: number, many: number) => Array.from({ length: many }, (_, n) => first + n)

const customerAt = (n: number): NewRow<'customer'> => ({
  ...{ id: uuidv7(), email: `buyer-${n}@buyers.example`, name: `Buyer ${n}` },
  ...{ company_name: 'Shah Jewels', country: 'India', instagram: '', password_hash: '' },
  ...{ status: 'verified', newsletter: 0, created_at: n, verified_at: n },
})

const orderAt = (n: number, customerId: string): NewRow<'customer_order'> => ({
  ...{ id: uuidv7(), customer_id: customerId, status: 'delivered', created_at: n },
  ...{ currency_code: 'INR', currency_symbol: '₹', exchange_rate: 1, shipping: 'together' },
  ...{ address_json: JSON.stringify(address), note: '', total_price: 90_000 },
  ...{ display_total: 90_000, total_weight: 9_000, ships_by: n },
})

/** Lines per order. */
const linesOf = (orderId: string, variantIds: readonly string[], n: number) =>
  numbers(0, 3).map(
    (position): NewRow<'order_line'> => ({
      ...{ id: uuidv7(), order_id: orderId, position, quantity: 3, backorder: 0 },
      ...{ variant_id: variantIds[(n + position) % variantIds.length] ?? '', product_slug: 'a' },
      ...{ category_slug: 'gold_rings', sku: `SKU-${n}`, title_json: '{"en":"Ring"}', image: null },
      words: lineWords({ sku: `SKU-${n}`, title: { en: 'Ring' } }),
      ...{
        attributes_json: '[]',
        unit_price: 10_000,
        display_unit_price: 10_000,
        display_unit_pieces: 1,
      },
      ...{ display_total: 30_000, total_weight: 3_000, ships_by: n },
    }),
  )

const writeOrders = async (db: Db, count: number) => {
  const variants = await db.selectFrom('variant').select('id').limit(1_000).execute()
  const variantIds = variants.map(({ id }) => id)
  const customers = numbers(0, 500).map(customerAt)
  await db.insertInto('customer').values(customers).execute()
  await inBatches(count, async (first, many) => {
    const orders = numbers(first, many).map((n) =>
      orderAt(n, customers[n % customers.length]?.id ?? ''),
    )
    const lines = orders.flatMap(({ id }, n) => linesOf(id, variantIds, first + n))
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('customer_order').values(orders).execute()
      await trx.insertInto('order_line').values(lines).execute()
    })
  })
}

/** Creates a shop of a size in a folder, on its embedded database. */
export const makeBigShop = async (dataDir: string, { products, orders, pictures }: Size) => {
  const deps = await createShop({ ...readConfig({}), dataDir })
  const { db } = deps.engine
  const media = mediaDir({ dataDir })
  await mkdir(media, { recursive: true })
  for (const n of numbers(0, pictures))
    await writeFile(join(media, `${n}.jpg`), randomBytes(pictureBytes))
  const writer = createCatalogueWriter(deps.engine, deps.now)
  await writer.putCategories(categories)
  await inBatches(products, (first, many) =>
    writer.putProducts(
      numbers(first, many).map((n) => ({
        ...productAt(n),
        images: [`/media/${n % pictures}.jpg`],
      })),
    ),
  )
  await writeOrders(db, orders)
  await deps.engine.close()
}
