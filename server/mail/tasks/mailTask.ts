import type { Order } from '../../../src/contracts/orders/order.ts'
import type { TeamEvent } from '../../../src/domain/orders/request.ts'
import { addJob } from '../../store/jobs/jobs.repo.ts'
import type { Db, Trx } from '../../store/schema.ts'

/** The mails of the shop and the data of their texts. Tokens are secrets of links that are valid once. */
export interface MailData {
  /** To a new address: confirm it to finish the registration. */
  confirmAddress: { name: string; token: string }
  /** The address of a registration has an account already. */
  alreadyRegistered: Record<string, never>
  resetPassword: { name: string; token: string }
  passwordChanged: { name: string }
  /** The application is confirmed. `token` gives access to the waiting room. */
  received: { name: string; token: string }
  question: { name: string; text: string; token: string }
  verified: { name: string }
  refused: { name: string; reason: string; token: string }
  unverified: { name: string }
  /** To the new address. */
  confirmEmail: { name: string; token: string }
  /** To the old address, with the link to undo the change for 7 days. */
  emailChanged: { name: string; newEmail: string; token: string }
  /** The team has answered a request or changed its state; `text` may be empty. */
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
  /** The order has a new status; `note` is what the team writes about it, if anything. */
  orderChanged: { order: Order; note?: string | undefined }
  /** Pieces of the order are sent: the last of its shipments. */
  shipmentSent: { order: Order; note?: string | undefined }
  /** The promised day of pieces of the order has moved: the last of its moves. */
  dateMoved: { order: Order; note?: string | undefined }
  /** The buyer has dropped late pieces of the order: those of the last of its moves. */
  piecesDropped: { order: Order; note?: string | undefined }
  /** The team has credited pieces; `note` is the reason. */
  creditIssued: { order: Order; note?: string | undefined }
  /** The payment of the order has a new status. */
  paymentChanged: { order: Order; note?: string | undefined }
}

export type MailKind = keyof MailData

/** A mail to render and send. */
export type MailTask = {
  [K in MailKind]: {
    readonly kind: K
    readonly to: string
    /** The language of the text. Unknown languages fall back to English. */
    readonly language: string
    readonly data: MailData[K]
  }
}[MailKind]

/** Recipient of a mail that is rendered but not sent, so that the work takes as long. */
export const nobody = ''

/** The kind of the job that sends a mail. */
export const mailJob = 'mail'

/** Queues a mail in the transaction of its cause (rule E3). The worker renders and sends it. */
export const queueMail = (trx: Db | Trx, task: MailTask, now: number): Promise<void> =>
  addJob(trx, mailJob, task, now)
