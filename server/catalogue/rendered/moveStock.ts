import { sql } from 'kysely'
import type { Product, ProductCard } from '../../../src/contracts/catalogue/product.ts'
import { listedNumbers } from '../../../src/domain/catalogue/listedNumbers.ts'
import { toPaise, unitPrice } from '../../../src/domain/settings/money.ts'
import { recordEvents } from '../../store/events/events.ts'
import { givenRows, inParts } from '../../store/givenRows.ts'
import type { Trx } from '../../store/schema.ts'
import { advanceShopVersion } from '../../store/shopVersion.ts'

/** A variant and its new stock. */
export interface StockLeft {
  readonly variantId: string
  readonly productId: string
  readonly stock: number
}

/**
 * Sets the stock of variants and updates the rendered documents of their products, with a constant number of
 * statements. Call it last in a transaction that has locked the products: it locks the row of the shop's version until
 * the commit, and other changes of stock wait for it.
 */
export const moveStock = async (trx: Trx, left: readonly StockLeft[]): Promise<void> => {
  if (left.length === 0) return
  for (const part of inParts(left))
    await sql`update variant set stock = cast(given.column2 as bigint)
      from ${givenRows(part.map(({ variantId, stock }) => [variantId, stock]))} as given
      where variant.id = given.column1`.execute(trx)
  const stocks = new Map(left.map(({ variantId, stock }) => [variantId, stock]))
  const parts = inParts([...new Set(left.map(({ productId }) => productId))].sort())
  const moved: Moved[] = []
  for (const ids of parts) moved.push(...(await rewriteDocuments(trx, ids, stocks)))
  await recordEvents(trx, [
    ...moved.map(({ slug }) => ({ name: 'stock.changed', subject: slug }) as const),
    ...(moved.some(({ isOther }) => isOther) ? [{ name: 'catalogue.changed' } as const] : []),
  ])
  const isFeatured = moved.some((each) => each.isFeatured)
  const version = await advanceShopVersion(trx, ...(isFeatured ? (['featured'] as const) : []))
  for (const ids of parts)
    await trx.updateTable('product').set({ version }).where('id', 'in', ids).execute()
}

interface Moved {
  readonly slug: string
  /** Whether lists now show another note about its stock. */
  readonly isOther: boolean
  readonly isFeatured: boolean
}

const rewriteDocuments = async (
  trx: Trx,
  ids: readonly string[],
  stocks: ReadonlyMap<string, number>,
): Promise<Moved[]> => {
  const products = await trx
    .selectFrom('product')
    .select(['id', 'slug', 'featured', 'card_json', 'detail_json'])
    .where('id', 'in', [...ids])
    .execute()
  const written = products.map(({ id, slug, featured, card_json, detail_json }) => {
    const card = JSON.parse(card_json) as ProductCard
    const detail = withStock(JSON.parse(detail_json) as Product, stocks)
    const numbers = listedNumbers([...detail.variants, ...detail.moreVariants])
    return {
      moved: {
        slug,
        isOther: card.stock > 0 !== numbers.stock > 0,
        isFeatured: featured === 1,
      },
      id,
      price: toPaise(unitPrice(numbers.prices)),
      stock: numbers.stock,
      card: JSON.stringify({ ...card, ...numbers }),
      detail: JSON.stringify({ ...detail, ...numbers }),
    }
  })
  await sql`update product set card_json = given.column2, detail_json = given.column3
    from ${givenRows(written.map(({ id, card, detail }) => [id, card, detail]))} as given
    where product.id = given.column1`.execute(trx)
  await sql`update listing
    set price = cast(given.column2 as bigint), stock = cast(given.column3 as bigint)
    from ${givenRows(written.map(({ id, price, stock }) => [id, price, stock]))} as given
    where listing.product_id = given.column1`.execute(trx)
  return written.map(({ moved }) => moved)
}

const withStock = (product: Product, stocks: ReadonlyMap<string, number>): Product => {
  const moved = (variants: Product['variants']) =>
    variants.map((variant) => ({
      ...variant,
      stock: stocks.get(variant.productId) ?? variant.stock,
    }))
  return {
    ...product,
    variants: moved(product.variants),
    moreVariants: moved(product.moreVariants),
  }
}
