import type { CartChange, CartDelta } from '../../contracts/cart/cartRows.ts'
import type { Problem } from '../../contracts/primitives.ts'
import type { EditOutcome, RowEdit } from '../../machines/cart/cartSetup.ts'
import type { Api } from '../parts/api.ts'
import { ServerFailure } from '../parts/failures.ts'
import type { PageServices } from '../parts/pageServices.ts'
import { refusedUnlessOver, unlessUnanswered } from '../parts/unlessUnanswered.ts'
import { linesRefused } from './linesRefused.ts'

/** The part of a change that updates the cart. */
export const deltaOf = ({ version, cartData, removed, totals }: CartChange): CartDelta => ({
  ...{ version, cartData, removed, totals },
})

/** Many rows in one call: all of them, or none. */
const sendLines = (api: Api, edits: readonly RowEdit[], key: string) =>
  api.cart.lines({
    headers: { 'idempotency-key': key },
    body: { lines: edits.map(({ productId: id, quantity }) => ({ id, quantity, mode: 'set' })) },
  })

/** The maximum number of rows in one call of `removeMany`. */
const rowsAtOnce = 1_000

/** The shortest call that expresses these edits. */
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

/** The rows that a refusal names: those of `lines.2.quantity`, or all of the call. */
const refusedRows = (edits: readonly RowEdit[], problem: Problem): readonly string[] => {
  const named = linesRefused(problem).flatMap(({ position }) => edits[position]?.rowId ?? [])
  return named.length > 0 ? named : edits.map(({ rowId }) => rowId)
}

const refusedEdits = (
  edits: readonly RowEdit[],
  reply: { status: number; body: Problem },
): EditOutcome => {
  const outcome = refusedUnlessOver(reply)
  return outcome.kind === 'unanswered'
    ? outcome
    : { ...outcome, rowIds: refusedRows(edits, reply.body) }
}

type Services = Pick<PageServices, 'api' | 'log' | 'newKey'>

const outcomeOf = async (
  { api, log, newKey }: Services,
  edits: readonly RowEdit[],
): Promise<EditOutcome> => {
  const reply = await send(api, edits, newKey)
  if (reply.status === 200) return { kind: 'changed', delta: deltaOf(reply.body) }
  log('the cart was not changed', reply.body)
  if (reply.status === 404 && edits.every(({ quantity }) => quantity === 0)) {
    // One of the rows was already gone: remove the others by their variants.
    if (edits.length === 1) return { kind: 'gone' }
    const again = await sendLines(api, edits, newKey())
    if (again.status === 200) return { kind: 'changed', delta: deltaOf(again.body) }
    return refusedEdits(edits, again)
  }
  if (reply.status === 429) throw new ServerFailure(reply.status, reply.body)
  return refusedEdits(edits, reply)
}

/**
 * Sends edits of the cart as quantities to set.
 * @throws ServerFailure, ContractBreach; a call without an answer is an outcome
 */
export const sendEdits = (services: Services, edits: readonly RowEdit[]): Promise<EditOutcome> =>
  unlessUnanswered(() => outcomeOf(services, edits))

/** Sends edits of a page that is being left. The outcome is ignored: the next page reads the cart. */
export const sendRest = ({ api, newKey }: Services, edits: readonly RowEdit[]): void =>
  void send(api, edits, newKey).catch(() => undefined)
