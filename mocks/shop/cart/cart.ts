import type {
  CartChange,
  CartDelta,
  CartRow,
  LineMode,
} from '../../../src/contracts/cart/cartRows.ts'
import type { Message } from '../../../src/contracts/primitives.ts'
import { addedMessage, rowExists, rowMissing } from '../../../src/domain/cart/cartProblems.ts'
import { joinProblems, type LinesPlan, planLines } from '../../../src/domain/cart/planLines.ts'
import { unitPrice } from '../../../src/domain/settings/money.ts'
import { keyReused } from '../../../src/domain/shell/fieldProblem.ts'
import { said } from '../../../src/domain/shell/said.ts'
import type { Shelf } from '../catalogue/shelf.ts'
import { Refusal } from '../parts/refusal.ts'
import { newId, type World } from '../parts/world.ts'
import {
  type Done,
  type Lines,
  type Once,
  type Pieces,
  type Rules,
  refuseRow,
  sayMany,
  sayUpdated,
  strict,
} from './cartCalls.ts'
import { toCartRow } from './cartRow.ts'
import { lineVariant, piecesByProduct, type StoredRow, totalsOf } from './storedRow.ts'

/** The carts of customers. Every change returns what has changed and notifies other tabs. */
export const createCart = ({ tables, feed }: World, shelf: Shelf) => {
  const rows = (customerId: string): StoredRow[] =>
    tables.cartRow
      .findMany((q) => q.where({ customerId }))
      .flatMap((row) => {
        const sold = shelf.variant(row.variantId)
        return sold ? [{ ...row, sold }] : []
      })

  const version = (customerId: string): number =>
    tables.customer.findFirst((q) => q.where({ id: customerId }))?.cartVersion ?? 0

  const change = async (
    customerId: string,
    act: () => Done | Promise<Done>,
  ): Promise<CartChange> => {
    const { message, variantIds, removed } = await act()
    await tables.customer.update((q) => q.where({ id: customerId }), {
      strict: true,
      data: (row) => void Object.assign(row, { cartVersion: row.cartVersion + 1 }),
    })
    const left = rows(customerId)
    const delta: CartDelta = {
      version: version(customerId),
      cartData: left.filter(({ variantId }) => variantIds.includes(variantId)).map(toCartRow),
      removed: [...removed],
      totals: totalsOf(left),
    }
    feed.send(customerId, {
      event: 'cart.changed',
      body: { version: delta.version, delta },
    })
    return { ...message, ...delta }
  }

  const ownRow = (customerId: string, id: string): StoredRow =>
    rows(customerId).find((row) => row.id === id) ?? refuseRow(id)

  /** Removes rows without a change of the cart's version. */
  const removeRows = (ids: readonly string[]) => {
    for (const id of ids) tables.cartRow.delete((q) => q.where({ id }))
  }

  const put = async (
    customerId: string,
    row: StoredRow | undefined,
    id: string,
    quantity: number,
  ) => {
    const sold = shelf.variant(id)
    const addedPrice = sold ? unitPrice(sold.variant) : 0
    if (!row)
      await tables.cartRow.create({ id: newId(), customerId, variantId: id, quantity, addedPrice })
    else
      await tables.cartRow.update((q) => q.where({ id: row.id }), {
        strict: true,
        data: (stored) => void Object.assign(stored, { quantity, addedPrice }),
      })
  }

  /** Checks lines against the rules and writes the changes, all or nothing. */
  const write = async (
    customerId: string,
    lines: Lines,
    rules: Rules,
    say: (plan: LinesPlan, isUpdate: boolean) => Message,
  ): Promise<Done> => {
    const before = rows(customerId)
    const rowOf = new Map(before.map((row) => [row.variantId, row]))
    const variantIds = [...new Set(lines.map(({ id }) => id))]
    const planned = planLines(
      lines,
      {
        variants: new Map(variantIds.flatMap((id) => lineVariant(id, shelf.variant(id)))),
        carted: new Map(before.map(({ variantId, quantity }) => [variantId, quantity])),
        piecesOf: piecesByProduct(before),
      },
      rules,
    )
    if ('problems' in planned) {
      const refused = joinProblems(planned.problems)
      throw refused ? new Refusal(refused.status, refused.problem) : new Error('nothing is refused')
    }
    const gone = [...planned.plan.quantities].flatMap(([id, quantity]) =>
      quantity === 0 ? (rowOf.get(id)?.id ?? []) : [],
    )
    removeRows(gone)
    // Also a row that keeps its quantity: the buyer has seen its price.
    for (const id of variantIds) {
      const row = rowOf.get(id)
      const quantity = planned.plan.quantities.get(id) ?? row?.quantity ?? 0
      if (quantity > 0) await put(customerId, row, id, quantity)
    }
    const isUpdate = lines.some(({ id, mode }) => mode === 'set' && rowOf.has(id))
    return { message: say(planned.plan, isUpdate), variantIds, removed: gone }
  }

  /** Changes the cart once for each Idempotency-Key. A repeated call answers with the rows of `variantIds`. */
  const changeOnce = (
    { customerId, key, body, variantIds }: Once,
    act: () => Promise<Done>,
  ): Promise<CartChange> =>
    change(customerId, async () => {
      const content = JSON.stringify(body)
      const known = tables.cartRequest.findFirst((q) => q.where({ customerId, key }))
      if (known && known.content !== content) throw new Refusal(409, keyReused('other lines'))
      if (known) return { message: known.message, variantIds, removed: [] }
      const done = await act()
      await tables.cartRequest.create({ customerId, key, content, message: done.message })
      return done
    })

  const one = ({ id, quantity }: Pieces) => [{ id, quantity, mode: 'set', path: '' }] as const
  const isInCart = (customerId: string, id: string) =>
    rows(customerId).some(({ variantId }) => variantId === id)

  return {
    rows,

    whole: (customerId: string): { version: number; cartData: CartRow[] } => ({
      version: version(customerId),
      cartData: rows(customerId).map(toCartRow),
    }),

    /** Adds a row. */
    add: (customerId: string, pieces: Pieces): Promise<CartChange> =>
      change(customerId, () => {
        if (isInCart(customerId, pieces.id)) throw new Refusal(409, rowExists)
        return write(customerId, one(pieces), strict('productId'), ({ isOutOfStock }) =>
          addedMessage(false, isOutOfStock),
        )
      }),

    /** Changes the quantity of a variant in the cart. */
    setVariant: (customerId: string, pieces: Pieces): Promise<CartChange> =>
      change(customerId, () => {
        if (!isInCart(customerId, pieces.id)) throw new Refusal(404, rowMissing)
        return write(customerId, one(pieces), strict('productId'), sayUpdated)
      }),

    /** Sets the quantities of several variants, all or nothing. */
    setVariants: (customerId: string, pieces: readonly Pieces[]): Promise<CartChange> =>
      change(customerId, () =>
        write(
          customerId,
          pieces.map((piece, i) => ({ ...piece, mode: 'set', path: `${i}` })),
          strict('id'),
          sayMany,
        ),
      ),

    /** Adds to or sets many lines, all or nothing. Repeating the call with the same key and body changes nothing. */
    lines: (
      customerId: string,
      key: string,
      wanted: readonly (Pieces & { readonly mode: LineMode })[],
    ): Promise<CartChange> => {
      const variantIds = [...new Set(wanted.map(({ id }) => id))]
      return changeOnce({ customerId, key, body: wanted, variantIds }, () =>
        write(
          customerId,
          wanted.map((line, i) => ({ ...line, path: `lines.${i}` })),
          { idField: 'id', mayUndercut: true },
          sayMany,
        ),
      )
    },

    changeOnce,

    /** Adds lines by the rules of every add (rule K24). */
    addLines: (customerId: string, lines: Lines): Promise<Done> =>
      write(customerId, lines, strict('id'), sayMany),

    /** Rows by id. @throws Refusal 404 for a row that is not in the cart */
    ownRows: (customerId: string, ids: readonly string[]): readonly StoredRow[] =>
      ids.map((id) => ownRow(customerId, id)),

    takeOut: removeRows,

    /** Changes the quantity of a row. */
    edit: (
      customerId: string,
      rowId: string,
      quantityOf: (row: StoredRow) => number,
    ): Promise<CartChange> =>
      change(customerId, () => {
        const row = ownRow(customerId, rowId)
        const line = one({ id: row.variantId, quantity: quantityOf(row) })
        return write(customerId, line, strict('id'), sayUpdated)
      }),

    /** Removes rows, all or nothing. A product may end up below its minimum, which blocks the order. */
    remove: (customerId: string, ids: readonly string[]): Promise<CartChange> =>
      change(customerId, () => {
        for (const id of ids) ownRow(customerId, id)
        removeRows(ids)
        return {
          message: said('reply.rowsRemoved'),
          variantIds: [],
          removed: [...new Set(ids)],
        }
      }),

    clear: (customerId: string): Promise<CartChange> =>
      change(customerId, () => {
        const removed = rows(customerId).map(({ id }) => id)
        removeRows(removed)
        return { message: said('reply.rowsRemoved'), variantIds: [], removed }
      }),
  }
}
export type Cart = ReturnType<typeof createCart>
