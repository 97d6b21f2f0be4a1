import type { Problem } from '../../contracts/primitives.ts'
import type { Realtime } from '../../contracts/realtime.ts'
import type { SessionUser } from '../../machines/session.machine.ts'
import type { ApplicationTokens } from '../account/applicationToken.ts'
import type { Drafts } from '../account/drafts.ts'
import type { Api } from '../api.ts'
import type { Turns } from '../cart/turns.ts'
import type { ShopCookies } from '../cookies.ts'
import { ServerFailure } from '../failures.ts'

/** What the machines of pages are provided with. */
export interface PageServices {
  readonly api: Api
  readonly readUser: ShopCookies['readUser']
  /** A new Idempotency-Key. */
  readonly newKey: () => string
  /** Tells the session what the customer has changed of the account, and the token that goes on. */
  readonly renewSession: (user: SessionUser) => void
  /** A change of the password goes before the stored login is read again: its answer brings the new token. */
  readonly inLoginTurn: Turns
  readonly drafts: Drafts
  readonly applicationTokens: ApplicationTokens
  readonly realtime: Realtime
  /** The calls that change the cart go one after the other. */
  readonly inTurn: Turns
  /** Logs a failure that is not shown (rule N6). */
  readonly log: (what: string, problem: Problem) => void
}

/** A reply that nobody is told of, as what an actor throws. */
export const logged = (
  { log }: Pick<PageServices, 'log'>,
  what: string,
  { status, body }: { status: number; body: Problem },
): ServerFailure => {
  log(what, body)
  return new ServerFailure(status, body)
}
