import { fromPromise } from 'xstate'
import type { SavedRow } from '../../contracts/cart/saved.ts'
import type { Problem } from '../../contracts/primitives.ts'
import { type CartReader, isInShop, whenInShop } from '../../machines/cart/cartWatcher.ts'
import { savedRowsMachine } from '../../machines/cart/savedRows.machine.ts'
import type { SavedOutcome } from '../../machines/cart/savedSetup.ts'
import type { SavedAct } from '../../machines/cart/savedState.ts'
import { ServerFailure } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'
import { refusedUnlessOver, unlessUnanswered } from '../parts/unlessUnanswered.ts'
import { wordsOf } from '../parts/wordsOf.ts'
import { deltaOf } from './cart.calls.ts'
import type { KeptSavedActs } from './keptSavedActs.ts'
import { linesRefused } from './linesRefused.ts'

/** The variants of rows, by `productId`. */
const variantsOf = (cart: CartReader, rowIds: readonly string[]): readonly string[] =>
  cart
    .getSnapshot()
    .context.rows.filter(({ _id }) => rowIds.includes(_id))
    .map((row) => row.cart.productId)

/** Why the shop has not done an act, by the id of each row that it names. */
const notDone = (
  reply: { status: number; body: Problem },
  ids: readonly string[],
): SavedOutcome => {
  const outcome = refusedUnlessOver(reply)
  if (outcome.kind === 'unanswered') return outcome
  const problems = linesRefused(outcome.problem, 'ids').map(({ position, problem }) => [
    ids[position],
    problem,
  ])
  return { ...outcome, problems: Object.fromEntries(problems) }
}

/** Moves rows between the cart and the saved ones (rule K24). */
export const provideSavedRows = (
  { api, enqueue }: Pick<PageServices, 'api' | 'enqueue'>,
  keptActs: KeptSavedActs,
) => {
  const move = async (act: SavedAct): Promise<SavedOutcome> => {
    const { kind, ids, key } = act
    const headers = { 'idempotency-key': key }
    const reply = await (kind === 'save'
      ? api.saved.save({ headers, body: { rowIds: [...ids] } })
      : api.saved.restore({ headers, body: { ids: [...ids] } }))
    if (reply.status === 429) throw new ServerFailure(reply.status, reply.body)
    if (reply.status === 200) {
      const { saved } = reply.body
      return { kind: 'moved', delta: deltaOf(reply.body), saved, ...wordsOf(reply.body) }
    }
    return notDone(reply, ids)
  }

  const remove = async (id: string): Promise<SavedOutcome> => {
    const reply = await api.saved.remove({ params: { id } })
    if (reply.status !== 200) return notDone(reply, [id])
    return { kind: 'removed', saved: reply.body.saved, ...wordsOf(reply.body) }
  }

  return savedRowsMachine.provide({
    actors: {
      load: fromPromise<readonly SavedRow[]>(async ({ signal }) => {
        const reply = await api.saved.all({ fetchOptions: { signal } })
        if (reply.status === 200) return reply.body.saved
        throw new ServerFailure(reply.status, reply.body)
      }),
      act: fromPromise<SavedOutcome, { act: SavedAct; cart: CartReader }>(
        async ({ input: { act, cart }, signal }) => {
          // Rows are saved with the quantities that the buyer sees: their edits go first.
          const variants = act.kind === 'save' ? variantsOf(cart, act.ids) : []
          const inTurn = async (): Promise<SavedOutcome> => {
            await whenInShop(cart, variants)
            const outcome = await enqueue(async () => {
              // A customer who has logged out since has already seen that it is not saved.
              signal.throwIfAborted()
              if (!isInShop(cart, variants)) return undefined
              return unlessUnanswered(() =>
                act.kind === 'remove' ? remove(act.ids[0] ?? '') : move(act),
              )
            })
            // An add before this act has been lost, and waits in the offline queue.
            return outcome ?? inTurn()
          }
          return inTurn()
        },
      ),
      readActs: fromPromise(async ({ input }) => keptActs.read(input.userId)),
    },
    actions: {
      keepActs: ({ context: { userId, acts } }) => keptActs.keep(userId, acts),
    },
  })
}
