import { uuidv7 } from 'uuidv7'
import type { CartRow, ChosenAttribute } from '../../src/contracts/cart.ts'
import { fromMilligrams, fromMinor, unitPrice } from '../../src/domain/money.ts'
import type { CartFacts } from '../catalogue/render.ts'
import type { Db, Trx } from '../store/schema.ts'

/** A variant as the cart needs it: the server's own price, weight, name and rule. */
export interface CartVariant {
  readonly id: string
  readonly productId: string
  readonly sku: string
  readonly facts: CartFacts
  readonly chosen: ChosenAttribute[]
  /** Paise. */
  readonly sellPrice: number
  readonly offerPrice: number
  /** Milligrams. */
  readonly weight: number
  readonly stock: number
  /** False once the shop has stopped selling it. */
  readonly sold: boolean
}

/** A row of a cart as it is stored, with what the catalogue says of it now. */
export interface StoredRow {
  readonly id: string
  readonly quantity: number
  readonly variant: CartVariant
}

const variantColumns = [
  'variant.id as variant_id',
  'variant.product_id',
  'variant.sku',
  'variant.chosen_json',
  'variant.sell_price',
  'variant.offer_price',
  'variant.weight',
  'variant.stock',
  'variant.active',
  'product.status',
  'product.cart_facts_json',
] as const

interface VariantRow {
  variant_id: string
  product_id: string
  sku: string
  chosen_json: string
  sell_price: number
  offer_price: number
  weight: number
  stock: number
  active: number
  status: string
  cart_facts_json: string
}

const toVariant = (row: VariantRow): CartVariant => ({
  id: row.variant_id,
  productId: row.product_id,
  sku: row.sku,
  facts: JSON.parse(row.cart_facts_json) as CartFacts,
  chosen: JSON.parse(row.chosen_json) as ChosenAttribute[],
  sellPrice: row.sell_price,
  offerPrice: row.offer_price,
  weight: row.weight,
  stock: row.stock,
  sold: row.active === 1 && row.status === 'active',
})

/** The rows of one customer's cart; no method reaches another's. */
export const createCartRepo = (db: Db | Trx, customerId: string, now: () => number) => {
  const ownRows = () =>
    db
      .selectFrom('cart_row')
      .innerJoin('variant', 'variant.id', 'cart_row.variant_id')
      .innerJoin('product', 'product.id', 'variant.product_id')
      .select(['cart_row.id', 'cart_row.quantity', ...variantColumns])
      .where('cart_row.customer_id', '=', customerId)
      .orderBy('cart_row.created_at')
      .orderBy('cart_row.id')

  return {
    rows: async (): Promise<StoredRow[]> => {
      const rows = await ownRows().execute()
      return rows.map((row) => ({ id: row.id, quantity: row.quantity, variant: toVariant(row) }))
    },

    /** Variants that are sold, by id. */
    variants: async (ids: readonly string[]): Promise<Map<string, CartVariant>> => {
      const rows = await db
        .selectFrom('variant')
        .innerJoin('product', 'product.id', 'variant.product_id')
        .select(variantColumns)
        .where('variant.id', 'in', [...ids])
        .execute()
      const sold = rows.map(toVariant).filter((variant) => variant.sold)
      return new Map(sold.map((variant) => [variant.id, variant]))
    },

    insert: async (variantId: string, quantity: number): Promise<void> => {
      await db
        .insertInto('cart_row')
        .values({
          id: uuidv7(),
          customer_id: customerId,
          variant_id: variantId,
          quantity,
          created_at: now(),
        })
        .execute()
    },

    setQuantity: async (rowId: string, quantity: number): Promise<void> => {
      await db
        .updateTable('cart_row')
        .set({ quantity })
        .where('id', '=', rowId)
        .where('customer_id', '=', customerId)
        .execute()
    },

    remove: async (rowIds: readonly string[]): Promise<void> => {
      await db
        .deleteFrom('cart_row')
        .where('id', 'in', [...rowIds])
        .where('customer_id', '=', customerId)
        .execute()
    },

    clear: async (): Promise<void> => {
      await db.deleteFrom('cart_row').where('customer_id', '=', customerId).execute()
    },
  }
}

/** A stored row as the wire carries it. */
export const toCartRow = (customerId: string, { id, quantity, variant }: StoredRow): CartRow => ({
  _id: id,
  cart: {
    ...variant.facts,
    productId: variant.id,
    sku: variant.sku,
    quantity,
    stock: variant.stock,
    weight: fromMilligrams(variant.weight),
    sellPrice: fromMinor(variant.sellPrice),
    offerPrice: fromMinor(variant.offerPrice),
    status: 'Pending',
    user: customerId,
    totalPrice: fromMinor(unitPrice(variant) * quantity),
    totalWeight: fromMilligrams(variant.weight * quantity),
    attributes: variant.chosen,
  },
})
