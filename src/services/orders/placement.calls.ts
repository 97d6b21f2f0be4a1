import type { AskOutcome, PlaceOutcome } from '../../machines/orders/placement.machine.ts'
import type { Attempt } from '../../machines/orders/placementState.ts'
import type { Api } from '../api.ts'
import { refused, ServerFailure } from '../failures.ts'
import { unlessUnanswered } from '../unlessUnanswered.ts'

/** Places an order under the key of its attempt. @throws ServerFailure, ContractBreach */
export const placeOrder = (api: Api, { key, order }: Attempt): Promise<PlaceOutcome> =>
  unlessUnanswered(async () => {
    const reply = await api.orders.place({ headers: { 'idempotency-key': key }, body: order })
    return reply.status === 201 ? { kind: 'placed', order: reply.body } : refused(reply)
  })

/** Asks for the order that was placed under a key. @throws ServerFailure, ContractBreach */
export const askOrder = (api: Api, key: string, signal: AbortSignal): Promise<AskOutcome> =>
  unlessUnanswered(async () => {
    const reply = await api.orders.byKey({ params: { key }, fetchOptions: { signal } })
    if (reply.status === 200) return { kind: 'placed', order: reply.body }
    if (reply.status === 404) return { kind: 'unknown' }
    throw new ServerFailure(reply.status, reply.body)
  })
