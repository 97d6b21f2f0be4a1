import { uuidv7 } from 'uuidv7'
import type { CartRow } from '../../src/contracts/cart/cartRows.ts'
import { fromMilligrams, fromMinor, unitPrice } from '../../src/domain/settings/money.ts'
import { inParts } from '../store/givenRows.ts'
import { keptQuery } from '../store/keptQuery.ts'
import type { Database, Db, Trx } from '../store/schema.ts'
import {
  type CartVariant,
  type StoredRow,
  toVariant,
  type VariantRow,
  variantColumns,
} from './cartVariant.ts'

/** A row to write. */
export interface PutRow {
  readonly variant: CartVariant
  readonly quantity: number
}

/** A variant with its row in the cart. */
export interface CartedVariant {
  readonly variant: CartVariant
  /** Null if it is not in the cart. */
  readonly rowId: string | null
  readonly quantity: number
}

const readVariants = keptQuery(
  (db, { customerId, ids }: { customerId: string; ids: readonly string[] }) =>
    db
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .leftJoin('cart_row', (on) =>
        on
          .onRef('cart_row.variant_id', '=', 'variant.id')
          .on('cart_row.customer_id', '=', customerId),
      )
      .select(['cart_row.id as row_id', 'cart_row.quantity', ...variantColumns])
      .where('variant.id', 'in', ids),
)

const readPieces = keptQuery(
  (db, { customerId, productIds }: { customerId: string; productIds: readonly string[] }) =>
    db
      .selectFrom('cart_row')
      .innerJoin('variant', 'variant.id', 'cart_row.variant_id')
      .select(['variant.product_id', ({ fn }) => fn.sum<number>('quantity').as('pieces')])
      .where('customer_id', '=', customerId)
      .where('variant.product_id', 'in', productIds)
      .groupBy('variant.product_id'),
)

const putRows = keptQuery((db, rows: readonly Database['cart_row'][]) =>
  db
    .insertInto('cart_row')
    .values(rows)
    .onConflict((on) =>
      on.columns(['customer_id', 'variant_id']).doUpdateSet(({ ref }) => ({
        quantity: ref('excluded.quantity'),
        added_price: ref('excluded.added_price'),
      })),
    )
    .returning(['id', 'variant_id', 'created_at']),
)

/** The cart of one customer. No method accesses other carts. */
export const createCartRepo = (db: Db | Trx, customerId: string, now: () => number) => {
  const ownRows = () =>
    db
      .selectFrom('cart_row')
      .innerJoin('variant', 'variant.id', 'cart_row.variant_id')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select(['cart_row.id', 'cart_row.quantity', 'cart_row.added_price', ...variantColumns])
      .where('cart_row.customer_id', '=', customerId)
      .orderBy('cart_row.created_at')
      .orderBy('cart_row.id')
  const toStored = (
    row: VariantRow & { id: string; quantity: number; added_price: number },
  ): StoredRow => ({
    id: row.id,
    quantity: row.quantity,
    addedPrice: row.added_price,
    variant: toVariant(row),
  })

  return {
    rows: async (): Promise<StoredRow[]> => (await ownRows().execute()).map(toStored),

    rowsById: async (ids: readonly string[]): Promise<StoredRow[]> =>
      (
        await ownRows()
          .where('cart_row.id', 'in', [...ids])
          .execute()
      ).map(toStored),

    rowsOfVariants: async (ids: readonly string[]): Promise<StoredRow[]> =>
      (
        await ownRows()
          .where('variant.id', 'in', [...ids])
          .execute()
      ).map(toStored),

    rowsOfSlug: async (slug: string): Promise<StoredRow[]> =>
      (await ownRows().where('product.slug', '=', slug).execute()).map(toStored),

    /** Variants by id with their rows, including variants that are no longer sold or not in the cart. */
    variants: async (ids: readonly string[]): Promise<Map<string, CartedVariant>> => {
      const rows = await readVariants(db, { customerId, ids })
      return new Map(
        rows.map(({ row_id, quantity, ...variant }) => [
          variant.variant_id,
          { variant: toVariant(variant), rowId: row_id, quantity: quantity ?? 0 },
        ]),
      )
    },

    /** The number of pieces in the cart by product id. */
    piecesOf: async (productIds: readonly string[]): Promise<Map<string, number>> => {
      if (productIds.length === 0) return new Map()
      const rows = await readPieces(db, { customerId, productIds })
      return new Map(rows.map(({ product_id, pieces }) => [product_id, Number(pieces)]))
    },

    /**
     * Sets the quantities of variants with the prices that the buyer sees, and creates missing rows.
     * @returns the rows, in the order of the cart
     */
    put: async (quantities: readonly PutRow[]): Promise<StoredRow[]> => {
      const created_at = now()
      const written: { id: string; variant_id: string; created_at: number }[] = []
      for (const part of inParts(quantities))
        written.push(
          ...(await putRows(
            db,
            part.map(({ variant, quantity }) => ({
              ...{ id: uuidv7(), customer_id: customerId, variant_id: variant.id, quantity },
              ...{ added_price: unitPrice(variant), created_at },
            })),
          )),
        )
      const put = new Map(quantities.map((row) => [row.variant.id, row]))
      return written
        .toSorted((a, b) => a.created_at - b.created_at || (a.id < b.id ? -1 : 1))
        .flatMap(({ id, variant_id }) => {
          const row = put.get(variant_id)
          return row ? [{ id, ...row, addedPrice: unitPrice(row.variant) }] : []
        })
    },

    remove: async (rowIds: readonly string[]): Promise<void> => {
      if (rowIds.length === 0) return
      await db
        .deleteFrom('cart_row')
        .where('id', 'in', [...rowIds])
        .where('customer_id', '=', customerId)
        .execute()
    },

    clear: async (): Promise<void> => {
      await db.deleteFrom('cart_row').where('customer_id', '=', customerId).execute()
    },

    /** Increments the version of the cart. @returns the new version */
    countUp: async (): Promise<number> => {
      const { cart_version } = await db
        .updateTable('customer')
        .set(({ eb }) => ({ cart_version: eb('cart_version', '+', 1) }))
        .where('id', '=', customerId)
        .returning('cart_version')
        .executeTakeFirstOrThrow()
      return cart_version
    },
  }
}
export type CartRepo = ReturnType<typeof createCartRepo>

export const readCartVersion = async (db: Db, customerId: string): Promise<number> => {
  const customer = await db
    .selectFrom('customer')
    .select('cart_version')
    .where('id', '=', customerId)
    .executeTakeFirst()
  return customer?.cart_version ?? 0
}

/** The version of a customer's cart and its rows, read in one statement so that they are consistent. */
export const readWholeCart = async (
  db: Db,
  customerId: string,
): Promise<{ version: number; rows: StoredRow[] }> => {
  const found = await db
    .selectFrom('customer')
    .leftJoin('cart_row', 'cart_row.customer_id', 'customer.id')
    .leftJoin('variant', 'variant.id', 'cart_row.variant_id')
    .leftJoin('product', 'product.id', 'variant.product_id')
    .select(['customer.cart_version', 'cart_row.id', 'cart_row.quantity', 'cart_row.added_price'])
    .select(variantColumns)
    .where('customer.id', '=', customerId)
    .orderBy('cart_row.created_at')
    .orderBy('cart_row.id')
    .execute()
  // An empty cart gives one row of nulls.
  const rows = found.flatMap(({ cart_version: _, id, quantity, added_price, ...variant }) =>
    id === null || quantity === null || added_price === null
      ? []
      : [{ id, quantity, addedPrice: added_price, variant: toVariant(variant as VariantRow) }],
  )
  return { version: found[0]?.cart_version ?? 0, rows }
}

/** Converts a stored row to the contract. */
export const toCartRow = (
  customerId: string,
  { id, quantity, addedPrice, variant }: StoredRow,
): CartRow => ({
  _id: id,
  cart: {
    ...variant.facts,
    productId: variant.id,
    sku: variant.sku,
    quantity,
    stock: variant.stock,
    weight: fromMilligrams(variant.weight),
    hsCode: variant.hsCode,
    sellPrice: fromMinor(variant.sellPrice),
    offerPrice: fromMinor(variant.offerPrice),
    addedPrice: fromMinor(addedPrice),
    isSold: variant.sold,
    status: 'Pending',
    user: customerId,
    totalPrice: fromMinor(unitPrice(variant) * quantity),
    totalWeight: fromMilligrams(variant.weight * quantity),
    attributes: variant.chosen,
  },
})
