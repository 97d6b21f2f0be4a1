import type { Request } from '../../contracts/orders/requests.ts'
import type { ReadOutcome } from '../../machines/account/threadState.ts'
import type { Api } from '../parts/api.ts'
import { refused } from '../parts/failures.ts'

/** Reads a request to the team, or why it is refused. @throws if the call fails */
export const readRequest = async (
  api: Api,
  id: string,
  signal: AbortSignal,
): Promise<ReadOutcome<Request>> => {
  const reply = await api.requests.get({ params: { id }, fetchOptions: { signal } })
  return reply.status === 200 ? { kind: 'read', subject: reply.body } : refused(reply)
}
