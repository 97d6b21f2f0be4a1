import type { Problem } from '../../contracts/primitives.ts'
import type { Realtime } from '../../contracts/realtime.ts'
import type { SessionUser } from '../../machines/account/sessionSetup.ts'
import type { Api } from './api.ts'
import type { ApplicationTokens } from './applicationToken.ts'
import type { Drafts } from './drafts.ts'
import { ServerFailure } from './failures.ts'
import type { Queue } from './queue.ts'

/** Loads code with a dynamic import of a whole module, and retries until it loads. */
export type LoadCode = <T>(load: () => Promise<T>) => Promise<T>

/** Loads code without retrying. */
export const loadOnce: LoadCode = (load) => load()

/** The services of the machines of pages. */
export interface PageServices {
  readonly api: Api
  /** The logged-in customer, from the session. */
  readonly readUser: () => SessionUser | null
  /** A new Idempotency-Key. */
  readonly newKey: () => string
  /** Notifies the session of the customer's changes to the account, and of the new token. */
  readonly renewSession: (user: SessionUser) => void
  /** A password change is queued before the stored login is read again: its answer contains the new token. */
  readonly inLoginQueue: Queue
  readonly drafts: Drafts
  readonly applicationTokens: ApplicationTokens
  readonly realtime: Realtime
  /** Queues the calls that change the cart. */
  readonly enqueue: Queue
  readonly loadCode: LoadCode
  /** Logs a failure that is not shown (rule N6). */
  readonly log: (what: string, problem: Problem) => void
}

/** The error that an actor throws for a reply that is only logged. */
export const logged = (
  { log }: Pick<PageServices, 'log'>,
  what: string,
  { status, body }: { status: number; body: Problem },
): ServerFailure => {
  log(what, body)
  return new ServerFailure(status, body)
}
