import { nextAccount, type VerificationEvent } from '../../src/domain/account/verification.life.ts'
import { messageOf } from '../mail/mailMessage.ts'
import { type MailTask, queueMail } from '../mail/tasks/mailTask.ts'
import type { Deps } from '../opening/deps.ts'
import type { Row, Trx } from '../store/schema.ts'
import { addThreadMessage, moveApplication } from './applications.repo.ts'
import { openApplication } from './applicationTokens.ts'
import { type Customers, closeAccount, openAccount } from './customers.repo.ts'
import { addMessage } from './messages.repo.ts'

type Status = Row<'customer'>['status']

/** The result of a decision: `done`, or the status of the customer that prevents it. */
export type Decision = 'done' | 'unknown' | Status

interface Plan {
  readonly event: VerificationEvent
  /** The team's message to the applicant, for the thread. */
  readonly text?: string
  readonly mail: (trx: Trx, customer: Row<'customer'>) => Promise<Pick<MailTask, 'kind' | 'data'>>
  /** The page that the message links to. */
  readonly link?: string
}

/**
 * Decisions of the shop team about a customer, by e-mail address (rules G1, A11). The account, the mail and the message
 * in `/alert` are written in one transaction.
 */
export const createDecisions = (
  { engine: { db, lock }, now }: Pick<Deps, 'engine' | 'now'>,
  customers: Customers,
) => {
  const setStatus = (trx: Trx, id: string, status: Status) =>
    status === 'verified' ? openAccount(trx, id, now()) : closeAccount(trx, id, status)

  const decide = async (email: string, { event, text, mail, link }: Plan): Promise<Decision> => {
    const known = await customers.byEmail(email)
    if (!known) return 'unknown'
    return db.transaction().execute(async (trx) => {
      await lock.customer(trx, known.id)
      const customer = await trx
        .selectFrom('customer')
        .selectAll()
        .where('id', '=', known.id)
        .executeTakeFirstOrThrow()
      const status = nextAccount(customer.status, event)
      if (status === undefined) return customer.status
      // Before the account changes, because an application created here starts with the account's state.
      const moved = await moveApplication(trx, customer.id, event, now())
      if (moved && text !== undefined) await addThreadMessage(trx, moved.id, 'team', text, now())
      if (status !== customer.status) await setStatus(trx, customer.id, status)
      const task = {
        to: customer.email,
        language: customer.language,
        ...(await mail(trx, customer)),
      } as MailTask
      await queueMail(trx, task, now())
      await addMessage(trx, customer.id, { ...messageOf(task), link: link ?? null }, now())
      return 'done'
    })
  }

  const application = async (trx: Trx, { id, name }: Row<'customer'>) => ({
    name,
    token: await openApplication(trx, id, now()),
  })

  return {
    /** Opens the shop to a customer. */
    verify: (email: string): Promise<Decision> =>
      decide(email, {
        event: 'application.verified',
        mail: async (_, { name }) => ({ kind: 'verified', data: { name } }),
        link: '/eshop',
      }),

    /** Asks an applicant for more information. The applicant stays unverified. */
    ask: (email: string, text: string): Promise<Decision> =>
      decide(email, {
        ...{ event: 'question.asked', text },
        mail: async (trx, customer) => ({
          kind: 'question',
          data: { ...(await application(trx, customer)), text },
        }),
      }),

    /** Refuses the customer and ends every session. */
    refuse: (email: string, reason: string): Promise<Decision> =>
      decide(email, {
        ...{ event: 'application.refused', text: reason },
        mail: async (trx, customer) => ({
          kind: 'refused',
          data: { ...(await application(trx, customer)), reason },
        }),
      }),

    /** Revokes the verification and ends every session. */
    unverify: (email: string): Promise<Decision> =>
      decide(email, {
        event: 'verification.withdrawn',
        mail: async (_, { name }) => ({ kind: 'unverified', data: { name } }),
      }),
  }
}
