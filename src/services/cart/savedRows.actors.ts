import { type EventObject, fromCallback, fromPromise } from 'xstate'
import type { SavedRow } from '../../contracts/saved.ts'
import { type CartReader, whenSaved } from '../../machines/cart/cartWatcher.ts'
import {
  type SavedAct,
  type SavedOutcome,
  savedRowsMachine,
} from '../../machines/cart/savedRows.machine.ts'
import { refused, ServerFailure } from '../parts/failures.ts'
import { createKeptKey } from '../parts/keptKey.ts'
import type { PageServices } from '../parts/pageServices.ts'
import { wordsOf } from '../parts/wordsOf.ts'
import { deltaOf } from './cart.calls.ts'
import { linesRefused } from './linesRefused.ts'

/** Saves rows with the quantities that the buyer sees: their edits are saved first. */
const whenRowsSaved = (cart: CartReader, rowIds: readonly string[]): Promise<void> => {
  const rows = cart.getSnapshot().context.rows.filter(({ _id }) => rowIds.includes(_id))
  return whenSaved(
    cart,
    rows.map((row) => row.cart.productId),
  )
}

/**
 * Moves rows between the cart and the saved ones (rule K24). An act is not aborted when its page is left.
 * @param onNews calls back on every change of the rows in the shop, until the returned function is called
 */
export const provideSavedRows =
  (onNews: (tell: () => void) => () => void) => (services: PageServices) => {
    const { api, enqueue } = services
    const key = createKeptKey(services, 'saved')

    const move = async (act: SavedAct): Promise<SavedOutcome> => {
      const { kind, ids } = act
      const headers = { 'idempotency-key': key.of(act) }
      const reply = await (kind === 'save'
        ? api.saved.save({ headers, body: { rowIds: [...ids] } })
        : api.saved.restore({ headers, body: { ids: [...ids] } }))
      if (reply.status === 200) {
        key.drop()
        const { saved } = reply.body
        return { kind: 'moved', delta: deltaOf(reply.body), saved, ...wordsOf(reply.body) }
      }
      const { problem } = refused(reply)
      const problems = linesRefused(problem, 'ids').map((line) => [
        ids[line.position],
        line.problem,
      ])
      return { kind: 'refused', problem, problems: Object.fromEntries(problems) }
    }

    const remove = async (id: string): Promise<SavedOutcome> => {
      const reply = await api.saved.remove({ params: { id } })
      if (reply.status !== 200) return { ...refused(reply), problems: {} }
      return { kind: 'removed', saved: reply.body.saved, ...wordsOf(reply.body) }
    }

    return savedRowsMachine.provide({
      actors: {
        // Not aborted: React's StrictMode stops the actor and starts the same one again, which would get the failure.
        load: fromPromise<readonly SavedRow[]>(async () => {
          const reply = await api.saved.all()
          if (reply.status === 200) return reply.body.saved
          throw new ServerFailure(reply.status, reply.body)
        }),
        act: fromPromise<SavedOutcome, { act: SavedAct; cart: CartReader }>(
          async ({ input: { act, cart } }) => {
            if (act.kind === 'remove') return remove(act.ids[0] ?? '')
            if (act.kind === 'save') await whenRowsSaved(cart, act.ids)
            return enqueue(() => move(act))
          },
        ),
        follow: fromCallback<EventObject>(({ sendBack }) =>
          onNews(() => sendBack({ type: 'rows.outdated' })),
        ),
      },
    })
  }
