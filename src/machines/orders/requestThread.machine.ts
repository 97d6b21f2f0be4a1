import type { Request } from '../../contracts/orders/requests.ts'
import { createThreadMachine, type ThreadRef } from '../account/threadMachine.ts'

/** A request to the team, live (`/alert/{id}`): its state, its thread and its documents. */
export const requestThreadMachine = createThreadMachine<Request>('requestThread')
export type RequestThreadRef = ThreadRef<Request>
