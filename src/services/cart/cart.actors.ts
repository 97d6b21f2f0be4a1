import { fromPromise } from 'xstate'
import type { CartChange, CartDelta } from '../../contracts/cart.ts'
import type { Problem } from '../../contracts/primitives.ts'
import type { HeldCart } from '../../domain/cart/heldCart.ts'
import { cartMachine, type EditOutcome, type RowEdit } from '../../machines/cart.machine.ts'
import type { Api } from '../api.ts'
import { NetworkError, refused, ServerFailure } from '../failures.ts'
import type { PageServices } from '../pages/pageServices.ts'

/** The part of a change that the cart is brought up to date with. */
export const deltaOf = ({ version, cartData, removed, totals }: CartChange): CartDelta => ({
  ...{ version, cartData, removed, totals },
})

/** Many rows in one call: all of them, or none. */
const sendLines = (api: Api, edits: readonly RowEdit[], key: string) =>
  api.cart.lines({
    headers: { 'idempotency-key': key },
    body: { lines: edits.map(({ productId: id, quantity }) => ({ id, quantity, mode: 'set' })) },
  })

/** The call that says these edits with the fewest words. */
const send = (api: Api, edits: readonly RowEdit[], newKey: () => string) => {
  const [first, ...others] = edits
  if (!first || others.length > 0) {
    const isRemoval = edits.every(({ quantity }) => quantity === 0)
    return isRemoval && edits.length <= rowsAtOnce
      ? api.cart.removeMany({ body: { ids: edits.map(({ rowId }) => rowId) } })
      : sendLines(api, edits, newKey())
  }
  const { rowId, quantity } = first
  return quantity === 0
    ? api.cart.removeRow({ params: { rowId } })
    : api.cart.setQuantity({ params: { id: rowId }, body: { quantity } })
}

/** The most rows that one call of `removeMany` names. */
const rowsAtOnce = 1_000

/** The rows that a refusal names: those of `lines.2.quantity`, or all of the call. */
const refusedRows = (edits: readonly RowEdit[], { field, issues }: Problem): readonly string[] => {
  const named = [field, ...(issues ?? []).map((issue) => issue.field)].flatMap((path) => {
    const position = /^lines\.(\d+)/.exec(path ?? '')?.[1]
    return edits[Number(position ?? Number.NaN)]?.rowId ?? []
  })
  return named.length > 0 ? named : edits.map(({ rowId }) => rowId)
}

type CartServices = Pick<PageServices, 'api' | 'log' | 'newKey' | 'inTurn'>

/** Reads and changes the cart of the customer who is logged in. */
export const provideCart = ({ api, log, newKey, inTurn }: CartServices) => {
  const loadCart = fromPromise<HeldCart, { userId: string }>(async ({ input, signal }) => {
    const reply = await api.cart.get({
      params: { userId: input.userId },
      fetchOptions: { signal },
    })
    if (reply.status === 200) return { version: reply.body.version, rows: reply.body.cartData }
    log('the cart was not loaded', reply.body)
    throw new ServerFailure(reply.status, reply.body)
  })

  const outcomeOf = async (edits: readonly RowEdit[]): Promise<EditOutcome> => {
    const reply = await send(api, edits, newKey)
    if (reply.status === 200) return { kind: 'changed', delta: deltaOf(reply.body) }
    log('the cart was not changed', reply.body)
    if (reply.status === 404 && edits.every(({ quantity }) => quantity === 0)) {
      // A row of several had gone before: the others are taken out by what they are.
      if (edits.length === 1) return { kind: 'gone' }
      const again = await sendLines(api, edits, newKey())
      if (again.status === 200) return { kind: 'changed', delta: deltaOf(again.body) }
      return { ...refused(again), rowIds: refusedRows(edits, again.body) }
    }
    if (reply.status === 429) throw new ServerFailure(reply.status, reply.body)
    return { ...refused(reply), rowIds: refusedRows(edits, reply.body) }
  }

  const editCart = fromPromise<EditOutcome, { edits: readonly RowEdit[] }>(
    async ({ input, signal }) => {
      try {
        return await inTurn(async () => {
          // Whoever has logged out meanwhile was told that it is not saved.
          signal.throwIfAborted()
          return outcomeOf(input.edits)
        })
      } catch (error) {
        if (error instanceof NetworkError) return { kind: 'unanswered' }
        throw error
      }
    },
  )

  return cartMachine.provide({
    actors: { loadCart, editCart },
    actions: {
      // Nobody hears what comes of it: the page that is opened next reads the cart.
      sendRest: (_, edits) => void send(api, edits, newKey).catch(() => undefined),
    },
  })
}
