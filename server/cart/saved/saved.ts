import type { CartChange } from '../../../src/contracts/cart/cartRows.ts'
import { type SavedRow, savedAtMost } from '../../../src/contracts/cart/saved.ts'
import type { Message } from '../../../src/contracts/primitives.ts'
import { noRow } from '../../../src/domain/cart/cartProblems.ts'
import { noSavedRow, piecesToSave, savedFull } from '../../../src/domain/cart/savedRows.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { refuseErased } from '../../account/refuseErased.ts'
import { Refusal } from '../../http/problem.ts'
import type { Engine } from '../../store/engine.ts'
import { recordEvent } from '../../store/events/events.ts'
import type { Trx } from '../../store/schema.ts'
import type { CartRepo } from '../cart.repo.ts'
import type { Cart, Pieces } from '../cart.ts'
import { messageBefore, rememberRequest } from '../cartRequests.ts'
import { type Done, sayMany, writeLines } from '../writeLines.ts'
import { createSavedRepo } from './saved.repo.ts'

interface SavedRows {
  readonly saved: SavedRow[]
}
type Moved = CartChange & SavedRows

/** One move between the cart and the saved rows, with the id of its body for its Idempotency-Key. */
interface Move {
  readonly customerId: string
  readonly key: string
  readonly body: unknown
}

/**
 * The rows that customers save for later (rule K24). A move is one change of the cart: a row is in the cart or saved,
 * never both, never neither.
 */
export const createSaved = ({ db, lock }: Engine, cart: Cart, now: () => number) => {
  const announce = (trx: Trx, customerId: string) =>
    recordEvent(trx, 'lists.changed', { customerId })

  /** Moves rows once for each key. */
  const move = async (
    request: Move,
    act: (cartRepo: CartRepo, trx: Trx) => Promise<Done>,
  ): Promise<Moved> => {
    const { customerId } = request
    const changed = await cart.change(customerId, async (cartRepo, trx) => {
      const known = await messageBefore(trx, request)
      if (known) return { message: known, rows: [], before: [], removed: [] }
      const done = await act(cartRepo, trx)
      await rememberRequest(trx, request, done.message, now())
      await announce(trx, customerId)
      return done
    })
    return { ...changed, saved: await createSavedRepo(db, customerId).all() }
  }

  return {
    all: (customerId: string): Promise<SavedRow[]> => createSavedRepo(db, customerId).all(),

    /**
     * Moves rows out of the cart.
     * @throws Refusal 404 for a row that is not in the cart, 409 for a reused key or when too many are saved
     */
    save: (customerId: string, key: string, rowIds: readonly string[]): Promise<Moved> =>
      move({ customerId, key, body: { save: rowIds } }, async (cartRepo, trx) => {
        const repo = createSavedRepo(trx, customerId)
        const before = await cartRepo.rowsById(rowIds)
        const found = new Set(before.map(({ id }) => id))
        const missing = rowIds.find((id) => !found.has(id))
        if (missing !== undefined) throw new Refusal(404, noRow(missing))
        const saved = await repo.pieces()
        const pieces = piecesToSave(
          before.map(({ quantity, variant }) => ({
            ...{ id: variant.id, quantity, quantityRule: variant.facts.quantityRule },
          })),
          saved,
        )
        const all = new Set([...saved, ...pieces].map(({ id }) => id))
        if (all.size > savedAtMost) throw new Refusal(409, savedFull)
        await repo.put(pieces, now())
        await cartRepo.remove([...found])
        return { message: said('reply.savedForLater'), rows: [], before, removed: [...found] }
      }),

    /**
     * Adds saved rows to the cart by the rules of every add.
     * @throws Refusal 404 for a row that is not saved or no longer sold, 409 for a reused key, 422 for the rules Q1, Q5
     */
    restore: (customerId: string, key: string, ids: readonly string[]): Promise<Moved> =>
      move({ customerId, key, body: { restore: ids } }, async (cartRepo, trx) => {
        const repo = createSavedRepo(trx, customerId)
        const saved = new Map((await repo.pieces()).map((row) => [row.id, row]))
        const lines = ids.map((id, position) => ({
          ...(saved.get(id) ?? refuseMissing(position)),
          ...{ mode: 'add' as const, path: `ids.${position}` },
        }))
        const rules = { idField: 'id', mayUndercut: false }
        const done = await writeLines(cartRepo, lines, rules, sayMany)
        await repo.remove(ids)
        return done
      }),

    /** Removes a saved row, if it is there. */
    remove: async (customerId: string, id: string): Promise<Message & SavedRows> => {
      await db.transaction().execute(async (trx) => {
        await lock.customer(trx, customerId)
        await refuseErased(trx, customerId)
        if ((await createSavedRepo(trx, customerId).remove([id])) > 0)
          await announce(trx, customerId)
      })
      return { ...said('reply.savedRemoved'), saved: await createSavedRepo(db, customerId).all() }
    },
  }
}
export type Saved = ReturnType<typeof createSaved>

const refuseMissing = (position: number): Pieces => {
  throw new Refusal(404, noSavedRow(position))
}
