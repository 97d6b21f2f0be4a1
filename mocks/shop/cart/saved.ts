import { type SavedRow, savedAtMost } from '../../../src/contracts/cart/saved.ts'
import type { contract } from '../../../src/contracts/index.ts'
import { noSavedRow, piecesToSave, savedFull } from '../../../src/domain/cart/savedRows.ts'
import { said } from '../../../src/domain/shell/said.ts'
import type { Shelf } from '../catalogue/shelf.ts'
import type { Answers } from '../parts/answers.ts'
import { Refusal } from '../parts/refusal.ts'
import type { World } from '../parts/world.ts'
import type { Cart } from './cart.ts'
import { toOrderable } from './cartRow.ts'

/** Rows that are saved for later (rule K24). */
export const answerSaved = (
  { tables, feed, now }: World,
  { cart, shelf }: { readonly cart: Cart; readonly shelf: Shelf },
): Answers<typeof contract.saved> => {
  const rowsOf = (customerId: string) => tables.savedRow.findMany((q) => q.where({ customerId }))

  const all = (customerId: string): SavedRow[] =>
    rowsOf(customerId)
      .flatMap(({ variantId, quantity, savedAt }) => {
        const sold = shelf.variant(variantId)
        return sold ? [{ savedAt, row: { ...toOrderable(sold), quantity } }] : []
      })
      .toSorted(
        (one, other) => other.savedAt - one.savedAt || (one.row.sku < other.row.sku ? -1 : 1),
      )
      .map(({ row }) => row)

  const remove = (customerId: string, variantId: string) =>
    tables.savedRow.delete((q) => q.where({ customerId, variantId }))

  const announce = (customerId: string) =>
    feed.send(customerId, { event: 'lists.changed', body: {} })

  return {
    all: ({ customerId }) => ({ saved: all(customerId) }),

    save: async ({ customerId, headers, body: { rowIds } }) => {
      const request = { customerId, key: headers['idempotency-key'], body: { save: rowIds } }
      const changed = await cart.changeOnce({ ...request, variantIds: [] }, async () => {
        const saved = rowsOf(customerId).map(({ variantId: id, quantity }) => ({ id, quantity }))
        const pieces = piecesToSave(
          cart.ownRows(customerId, rowIds).map(({ variantId, quantity, sold }) => ({
            ...{ id: variantId, quantity, quantityRule: sold.product.quantityRule },
          })),
          saved,
        )
        const ids = new Set([...saved, ...pieces].map(({ id }) => id))
        if (ids.size > savedAtMost) throw new Refusal(409, savedFull)
        for (const { id, quantity } of pieces) {
          remove(customerId, id)
          await tables.savedRow.create({ customerId, variantId: id, quantity, savedAt: now() })
        }
        cart.takeOut(rowIds)
        announce(customerId)
        return { message: said('reply.savedForLater'), variantIds: [], removed: rowIds }
      })
      return { ...changed, saved: all(customerId) }
    },

    restore: async ({ customerId, headers, body: { ids } }) => {
      const request = { customerId, key: headers['idempotency-key'], body: { restore: ids } }
      const changed = await cart.changeOnce({ ...request, variantIds: [] }, async () => {
        const saved = new Map(rowsOf(customerId).map((row) => [row.variantId, row]))
        const lines = ids.map((id, position) => {
          const row = saved.get(id)
          if (!row) throw new Refusal(404, noSavedRow(position))
          return { id, quantity: row.quantity, mode: 'add' as const, path: `ids.${position}` }
        })
        const done = await cart.addLines(customerId, lines)
        for (const id of ids) remove(customerId, id)
        announce(customerId)
        return done
      })
      return { ...changed, saved: all(customerId) }
    },

    remove: ({ customerId, params }) => {
      if (rowsOf(customerId).some(({ variantId }) => variantId === params.id)) {
        remove(customerId, params.id)
        announce(customerId)
      }
      return { ...said('reply.savedRemoved'), saved: all(customerId) }
    },
  }
}
