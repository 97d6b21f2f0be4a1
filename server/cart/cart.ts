import type { CartRow } from '../../src/contracts/cart.ts'
import { messages } from '../../src/contracts/messages.ts'
import { addedMessage, type Existing } from '../../src/domain/cartProblems.ts'
import { decrement, increment } from '../../src/domain/quantity.ts'
import { backorderOf } from '../../src/domain/shipping.ts'
import { refuse } from '../http/problem.ts'
import { recordEvent } from '../realtime/events.ts'
import type { Engine } from '../store/engine.ts'
import { createCartRepo, type StoredRow, toCartRow } from './cart.repo.ts'
import { checkPooledAdd, checkPooledEdit, checkQuantity, checkRow } from './cart.rules.ts'

type Repo = ReturnType<typeof createCartRepo>

/** Pieces to add of one variant. */
export interface Add {
  readonly id: string
  readonly quantity: number
}

/**
 * The cart of customers (decisions, Cart calls). Every change is one transaction that reads, checks and
 * writes; every change answers the whole cart as it now stands.
 */
export const createCart = ({ db, lock }: Engine, now: () => number) => {
  const wire = async (repo: Repo, customerId: string): Promise<CartRow[]> =>
    (await repo.rows()).map((row) => toCartRow(customerId, row))

  const change = (customerId: string, act: (repo: Repo, rows: StoredRow[]) => Promise<string>) =>
    db.transaction().execute(async (trx) => {
      await lock.customer(trx, customerId)
      const repo = createCartRepo(trx, customerId, now)
      const message = await act(repo, await repo.rows())
      await recordEvent(trx, 'cart.changed', { customerId })
      return { message, cartData: await wire(repo, customerId) }
    })

  const editRow = (customerId: string, rowId: string, quantityOf: (row: StoredRow) => number) =>
    change(customerId, async (repo, rows) => {
      const row = ownRow(rows, rowId)
      const quantity = quantityOf(row)
      checkQuantity(row.variant.facts.quantityRule, quantity, 'quantity')
      checkPooledEdit(rows, row, quantity)
      await repo.setQuantity(row.id, quantity)
      return messages['cart.quantityUpdated']
    })

  return {
    rows: (customerId: string): Promise<CartRow[]> =>
      wire(createCartRepo(db, customerId, now), customerId),

    /** `quantity` pieces of each variant, all or nothing. */
    add: (customerId: string, adds: readonly Add[], existing: Existing) =>
      change(customerId, async (repo, rows) => {
        const merged = mergeAdds(adds)
        const variants = await repo.variants(merged.map(({ id }) => id))
        const known = merged.map(({ id, quantity, field }) => {
          const variant = variants.get(id)
          if (!variant)
            return refuse(404, 'not_found', `There is no variant ${id} on sale.`, {
              field: 'productId',
            })
          return { variant, quantity, field, row: rows.find((row) => row.variant.id === id) }
        })
        checkPooledAdd(known)
        for (const { variant, quantity, field, row } of known) {
          checkRow(existing, row !== undefined)
          const total = (row?.quantity ?? 0) + quantity
          checkQuantity(variant.facts.quantityRule, total, field)
          await (row ? repo.setQuantity(row.id, total) : repo.insert(variant.id, total))
        }
        const out = known.some(
          ({ variant, quantity, row }) =>
            backorderOf((row?.quantity ?? 0) + quantity, variant.stock) > 0,
        )
        return addedMessage(existing, out)
      }),

    setQuantity: (customerId: string, rowId: string, quantity: number) =>
      editRow(customerId, rowId, () => quantity),

    increment: (customerId: string, rowId: string) =>
      editRow(customerId, rowId, ({ quantity, variant }) =>
        increment(variant.facts.quantityRule, quantity),
      ),

    decrement: (customerId: string, rowId: string) =>
      editRow(customerId, rowId, ({ quantity, variant }) =>
        decrement(variant.facts.quantityRule, quantity),
      ),

    /** Takes rows out, all or nothing; a product may be left below its minimum, which blocks the order. */
    remove: (customerId: string, rowIds: readonly string[]) =>
      change(customerId, async (repo, rows) => {
        for (const id of rowIds) ownRow(rows, id)
        await repo.remove(rowIds)
        return 'Removed from the cart.'
      }),
  }
}

export type Cart = ReturnType<typeof createCart>

const ownRow = (rows: readonly StoredRow[], id: string): StoredRow =>
  rows.find((row) => row.id === id) ??
  refuse(404, 'not_found', `There is no row ${id} in the cart.`, { field: 'id' })

/** A variant that stands twice in a list is one add of both. */
const mergeAdds = (adds: readonly Add[]) =>
  [
    ...Map.groupBy(
      adds.map((add, i) => ({ ...add, i })),
      ({ id }) => id,
    ),
  ].map(([id, same]) => ({
    id,
    quantity: same.reduce((total, { quantity }) => total + quantity, 0),
    field: adds.length === 1 ? 'quantity' : `${same[0]?.i}.quantity`,
  }))
