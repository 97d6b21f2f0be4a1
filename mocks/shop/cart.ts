import type { CartChange, CartRow } from '../../src/contracts/cart.ts'
import type { contract } from '../../src/contracts/index.ts'
import { messages } from '../../src/contracts/messages.ts'
import { addedMessage, type Existing } from '../../src/domain/cartProblems.ts'
import { decrement, increment } from '../../src/domain/quantity.ts'
import { backorderOf } from '../../src/domain/shipping.ts'
import type { Answers } from './answers.ts'
import { toCartRow } from './cartRow.ts'
import { checkPooledAdd, checkPooledEdit, checkQuantity, checkRow } from './cartRules.ts'
import { refuse } from './refusal.ts'
import type { OnSale, Shelf } from './shelf.ts'
import type { CartRecord } from './tables.ts'
import { newId, type World } from './world.ts'

/** A row of a cart with what the catalogue says of it now. */
export interface StoredRow extends CartRecord {
  readonly sold: OnSale
}

/** The carts of customers; every change answers the whole cart and is told to its other tabs. */
export const createCart = ({ tables, feed }: World, shelf: Shelf) => {
  const rows = (customerId: string): StoredRow[] =>
    tables.cartRow
      .findMany((q) => q.where({ customerId }))
      .flatMap((row) => {
        const sold = shelf.variant(row.variantId)
        return sold ? [{ ...row, sold }] : []
      })
  const wire = (customerId: string): CartRow[] => rows(customerId).map(toCartRow)

  const tell = (customerId: string): CartRow[] => {
    const cartData = wire(customerId)
    feed.tell(customerId, { event: 'cart.changed', body: { cartData } })
    return cartData
  }

  const put = (id: string, quantity: number) =>
    tables.cartRow.update((q) => q.where({ id }), {
      strict: true,
      data: (row) => void Object.assign(row, { quantity }),
    })

  const ownRow = (customerId: string, id: string): StoredRow =>
    rows(customerId).find((row) => row.id === id) ??
    refuse(404, 'not_found', `There is no row ${id} in the cart.`, { field: 'id' })

  return {
    rows,
    wire,

    /** Pieces of each variant on top of what is there, all or nothing. */
    add: async (
      customerId: string,
      adds: readonly { id: string; quantity: number }[],
      existing: Existing,
    ): Promise<CartChange> => {
      const known = mergeAdds(adds).map(({ id, quantity, field }) => {
        const sold =
          shelf.variant(id) ??
          refuse(404, 'not_found', `There is no variant ${id} on sale.`, { field: 'productId' })
        const row = rows(customerId).find(({ variantId }) => variantId === id)
        return { id, sold, quantity, field, row, total: (row?.quantity ?? 0) + quantity }
      })
      checkPooledAdd(known)
      for (const { sold, row, total, field } of known) {
        checkRow(existing, row !== undefined)
        checkQuantity(sold.product.quantityRule, total, field)
      }
      for (const { id, row, total } of known)
        await (row
          ? put(row.id, total)
          : tables.cartRow.create({ id: newId(), customerId, variantId: id, quantity: total }))
      const isOut = known.some(({ sold, total }) => backorderOf(total, sold.variant.stock) > 0)
      return { message: addedMessage(existing, isOut), cartData: tell(customerId) }
    },

    /** Another quantity of one row. */
    edit: async (
      customerId: string,
      rowId: string,
      quantityOf: (row: StoredRow) => number,
    ): Promise<CartChange> => {
      const row = ownRow(customerId, rowId)
      const quantity = quantityOf(row)
      checkQuantity(row.sold.product.quantityRule, quantity, 'quantity')
      checkPooledEdit(rows(customerId), row, quantity)
      await put(row.id, quantity)
      return { message: messages['cart.quantityUpdated'], cartData: tell(customerId) }
    },

    /** Takes rows out, all or nothing; a product may be left below its minimum, which blocks the order. */
    remove: (customerId: string, ids: readonly string[]): CartChange => {
      for (const id of ids) ownRow(customerId, id)
      for (const id of ids) tables.cartRow.delete((q) => q.where({ id }))
      return { message: 'Removed from the cart.', cartData: tell(customerId) }
    },

    clear: (customerId: string): void => {
      tables.cartRow.deleteMany((q) => q.where({ customerId }))
      tell(customerId)
    },
  }
}
export type Cart = ReturnType<typeof createCart>

/** The cart calls (specification 7; decisions, Cart calls). */
export const answerCart = (cart: Cart): Answers<typeof contract.cart> => {
  const more = ({ customerId, params, body }: MoreCall) =>
    cart.add(customerId, [{ id: params.productId, ...body }], 'require')
  return {
    add: ({ customerId, body: { productId, quantity } }) =>
      cart.add(customerId, [{ id: productId, quantity }], 'refuse'),
    get: ({ customerId }) => ({ cartData: cart.wire(customerId) }),
    removeRow: ({ customerId, params }) => ({
      ...cart.remove(customerId, [params.rowId]),
      ok: true,
    }),
    removeMany: ({ customerId, body }) => cart.remove(customerId, body.ids),
    update: more,
    updateVariant: more,
    updateMoreVariants: ({ customerId, body }) => cart.add(customerId, body, 'either'),
    decrement: ({ customerId, params }) =>
      cart.edit(customerId, params.id, ({ sold, quantity }) =>
        decrement(sold.product.quantityRule, quantity),
      ),
    increment: ({ customerId, params }) =>
      cart.edit(customerId, params.id, ({ sold, quantity }) =>
        increment(sold.product.quantityRule, quantity),
      ),
    setQuantity: ({ customerId, params, body }) =>
      cart.edit(customerId, params.id, () => body.quantity),
    bySlug: ({ customerId, body: { slug } }) => ({
      cartData: cart.wire(customerId).filter((row) => row.cart.productSlug === slug),
    }),
  }
}

interface MoreCall {
  readonly customerId: string
  readonly params: { readonly productId: string }
  readonly body: { readonly quantity: number }
}

/** A variant that stands twice in a list is one add of both. */
const mergeAdds = (adds: readonly { id: string; quantity: number }[]) =>
  [...new Set(adds.map(({ id }) => id))].map((id) => ({
    id,
    quantity: adds.reduce((sum, add) => sum + (add.id === id ? add.quantity : 0), 0),
    field: adds.length === 1 ? 'quantity' : `${adds.findIndex((add) => add.id === id)}.quantity`,
  }))
