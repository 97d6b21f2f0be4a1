import type { AskOutcome, PlaceOutcome } from '../../machines/orders/placementSetup.ts'
import type { Attempt } from '../../machines/orders/placementState.ts'
import type { Api } from '../parts/api.ts'
import { refused, ServerFailure } from '../parts/failures.ts'
import { unlessUnanswered } from '../parts/unlessUnanswered.ts'

/** Places an order under the key of its attempt. @throws ServerFailure, ContractBreach */
export const placeOrder = (api: Api, { key, order }: Attempt): Promise<PlaceOutcome> =>
  unlessUnanswered(async () => {
    const reply = await api.orders.place({ headers: { 'idempotency-key': key }, body: order })
    if (reply.status !== 201) return refused(reply)
    const { cart, ...placed } = reply.body
    return { kind: 'placed', order: placed, cart }
  })

/** Requests the order that was placed under a key. @throws ServerFailure, ContractBreach */
export const askOrder = (api: Api, key: string, signal: AbortSignal): Promise<AskOutcome> =>
  unlessUnanswered(async () => {
    const reply = await api.orders.byKey({ params: { key }, fetchOptions: { signal } })
    if (reply.status === 200) return { kind: 'placed', order: reply.body, cart: null }
    if (reply.status === 404) return { kind: 'unknown' }
    throw new ServerFailure(reply.status, reply.body)
  })
