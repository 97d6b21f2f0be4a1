import type { ResolvedCodes } from '../../src/contracts/cart/cart.ts'
import type { CartChange, CartRow, LineMode, WholeCart } from '../../src/contracts/cart/cartRows.ts'
import { addedMessage, noRow, rowExists, rowMissing } from '../../src/domain/cart/cartProblems.ts'
import type { LinesWorld } from '../../src/domain/cart/planLines.ts'
import { decrement, increment } from '../../src/domain/cart/quantity.ts'
import { said } from '../../src/domain/shell/said.ts'
import { Refusal } from '../http/problem.ts'
import type { Engine } from '../store/engine.ts'
import type { Trx } from '../store/schema.ts'
import { type CartRepo, createCartRepo, readWholeCart, toCartRow } from './cart.repo.ts'
import { recordCartChange } from './cartEvents.ts'
import { messageBefore, rememberRequest } from './cartRequests.ts'
import type { StoredRow } from './cartVariant.ts'
import { resolveCodes } from './resolve/resolveCodes.ts'
import { createKeptTotals } from './totals/keptTotals.ts'
import { toTotals } from './totals/totals.ts'
import { type Done, type Rules, sayMany, writeLines } from './writeLines.ts'

/** A quantity of a variant. */
export interface Pieces {
  readonly id: string
  readonly quantity: number
}

/**
 * The cart of customers. Every call that changes it is one transaction (rule K3), which increments the cart's version
 * and returns what has changed (rule K12).
 */
export const createCart = ({ db, lock }: Engine, now: () => number) => {
  const keptTotals = createKeptTotals()

  /** Changes the cart in one transaction, with what belongs to the change. */
  const change = (customerId: string, act: (repo: CartRepo, trx: Trx) => Promise<Done>) =>
    db.transaction().execute(async (trx): Promise<CartChange> => {
      await lock.customer(trx, customerId)
      const repo = createCartRepo(trx, customerId, now)
      const { message, rows, before, removed } = await act(repo, trx)
      // Also if nothing changed, so that clients do not confuse the answer with another change.
      const counted = await keptTotals.count(trx, customerId, { before, after: rows })
      const { version, totals } = counted
      const changed = rows.map(({ id }) => id)
      const eventId = await recordCartChange(trx, customerId, { version, changed, removed, totals })
      keptTotals.keep(customerId, counted, eventId)
      const cartData = rows.map((row) => toCartRow(customerId, row))
      return { ...message, version, cartData, removed: [...removed], totals: toTotals(totals) }
    })

  const setRow = (customerId: string, rowId: string, quantityOf: (row: StoredRow) => number) =>
    change(customerId, async (repo) => {
      const row = (await repo.rowsById([rowId]))[0] ?? refuseRow(rowId)
      const line = { id: row.variant.id, quantity: quantityOf(row), mode: 'set', path: '' } as const
      return writeLines(repo, [line], strict('id'), () => said('cart.quantityUpdated'))
    })

  return {
    change,

    whole: async (customerId: string): Promise<WholeCart> => {
      const { version, rows } = await readWholeCart(db, customerId)
      return { version, cartData: rows.map((row) => toCartRow(customerId, row)) }
    },

    /** The rows of one product. */
    ofSlug: async (customerId: string, slug: string): Promise<CartRow[]> => {
      const rows = await createCartRepo(db, customerId, now).rowsOfSlug(slug)
      return rows.map((row) => toCartRow(customerId, row))
    },

    /** What codes stand for (rule K16). */
    resolve: (codes: readonly string[]): Promise<ResolvedCodes> => resolveCodes(db, codes),

    /** Adds a row. @throws Refusal 409 when the variant is in the cart already */
    add: (customerId: string, { id, quantity }: Pieces) =>
      change(customerId, (repo) => {
        const line = { id, quantity, mode: 'set', path: '' } as const
        const check = (carted: LinesWorld['carted']) => {
          if (carted.has(id)) throw new Refusal(409, rowExists)
        }
        return writeLines(repo, [line], { ...strict('productId'), check }, (plan) =>
          addedMessage(false, plan.isOutOfStock),
        )
      }),

    /** Changes the quantity of a variant. @throws Refusal 404 when it is not in the cart */
    setVariant: (customerId: string, { id, quantity }: Pieces) =>
      change(customerId, (repo) => {
        const line = { id, quantity, mode: 'set', path: '' } as const
        const check = (carted: LinesWorld['carted']) => {
          if (!carted.has(id)) throw new Refusal(404, rowMissing)
        }
        return writeLines(repo, [line], { ...strict('productId'), check }, () =>
          said('cart.quantityUpdated'),
        )
      }),

    /** Sets the quantities of several variants, all or nothing. 0 removes a row. */
    setVariants: (customerId: string, pieces: readonly Pieces[]) =>
      change(customerId, (repo) => {
        const lines = pieces.map((piece, i) => ({ ...piece, mode: 'set' as const, path: `${i}` }))
        return writeLines(repo, lines, strict('id'), sayMany)
      }),

    /** Adds to or sets many lines, all or nothing. Repeating the call with the same key and body changes nothing. */
    lines: (
      customerId: string,
      key: string,
      wanted: readonly (Pieces & { readonly mode: LineMode })[],
    ) =>
      change(customerId, async (repo, trx) => {
        const request = { customerId, key, body: wanted }
        const known = await messageBefore(trx, request)
        if (known !== undefined) {
          const rows = await repo.rowsOfVariants([...new Set(wanted.map(({ id }) => id))])
          return { message: known, rows, before: rows, removed: [] }
        }
        const lines = wanted.map((line, i) => ({ ...line, path: `lines.${i}` }))
        const done = await writeLines(repo, lines, { idField: 'id', mayUndercut: true }, sayMany)
        await rememberRequest(trx, request, done.message, now())
        return done
      }),

    setQuantity: (customerId: string, rowId: string, quantity: number) =>
      setRow(customerId, rowId, () => quantity),

    increment: (customerId: string, rowId: string) =>
      setRow(customerId, rowId, ({ quantity, variant }) =>
        increment(variant.facts.quantityRule, quantity),
      ),

    decrement: (customerId: string, rowId: string) =>
      setRow(customerId, rowId, ({ quantity, variant }) =>
        decrement(variant.facts.quantityRule, quantity),
      ),

    /** Removes rows, all or nothing. A product may end up below its minimum, which blocks the order (rule Q7). */
    remove: (customerId: string, rowIds: readonly string[]) =>
      change(customerId, async (repo) => {
        const before = await repo.rowsById(rowIds)
        const ids = new Set(before.map(({ id }) => id))
        for (const id of rowIds) if (!ids.has(id)) refuseRow(id)
        await repo.remove(rowIds)
        return { message: said('reply.rowsRemoved'), rows: [], before, removed: [...ids] }
      }),
  }
}

export type Cart = ReturnType<typeof createCart>

const strict = (idField: string): Rules => ({ idField, mayUndercut: false })

const refuseRow = (id: string): never => {
  throw new Refusal(404, noRow(id))
}
