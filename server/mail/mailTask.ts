import type { Order } from '../../src/contracts/orders.ts'
import type { TeamEvent } from '../../src/domain/account/request.ts'
import { addJob } from '../store/jobs/jobs.repo.ts'
import type { Db, Trx } from '../store/schema.ts'

/** The mails of the shop, each with what its text needs. Tokens are single-use secrets of a link. */
export interface MailData {
  /** To a new address: confirm it to finish the registration. */
  confirmAddress: { name: string; token: string }
  /** Somebody registered an address that has an account. */
  alreadyRegistered: Record<string, never>
  resetPassword: { name: string; token: string }
  passwordChanged: { name: string }
  /** The confirmed application waits for the shop team; `token` opens the waiting room. */
  received: { name: string; token: string }
  question: { name: string; text: string; token: string }
  verified: { name: string }
  refused: { name: string; reason: string; token: string }
  unverified: { name: string }
  /** To the new address. */
  confirmEmail: { name: string; token: string }
  /** To the old address, with the link to undo the change for 7 days. */
  emailChanged: { name: string; newEmail: string; token: string }
  /** The team has answered a request, or moved it on, perhaps without a word of its own. */
  requestAnswered: {
    name: string
    subject: string
    act: TeamEvent
    text?: string | undefined
    requestId: string
  }
  confirmErasure: { name: string; token: string }
  erased: { name: string }
  subscribed: { token: string }
  orderPlaced: { order: Order }
  orderChanged: { order: Order }
}

export type MailKind = keyof MailData

/** One mail that is to be written and sent. */
export type MailTask = {
  [K in MailKind]: {
    readonly kind: K
    readonly to: string
    /** The language of the text; English where the shop does not write it. */
    readonly language: string
    readonly data: MailData[K]
  }
}[MailKind]

/** The reader of a mail that is written and not sent; writing takes as long as for somebody. */
export const nobody = ''

/** The kind of the job that sends a mail. */
export const mailJob = 'mail'

/** Queues a mail in the transaction of its cause; the worker writes and sends it. */
export const queueMail = (trx: Db | Trx, task: MailTask, now: number): Promise<void> =>
  addJob(trx, mailJob, task, now)
