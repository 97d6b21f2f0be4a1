import { messages, replies } from '../../../src/contracts/messages.ts'
import { fill } from '../../../src/domain/said.ts'
import { createPasswordCheck } from '../../customer/currentPassword.ts'
import { hashToken } from '../../customer/secrets.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../http/problem.ts'
import { queueMail } from '../../mail/mailTask.ts'
import { orderNumber } from '../../orders/orders.repo.ts'
import type { Trx } from '../../store/schema.ts'
import { erase } from './erase.ts'
import { openPrivacyToken, usePrivacyToken } from './privacyTokens.ts'

/** Erasing accounts: the password asks, a mailed link confirms; the team erases for who writes a letter. */
export const createErasures = ({ engine, now }: Pick<Deps, 'engine' | 'now'>) => {
  const { db, lock } = engine
  const isCurrentPassword = createPasswordCheck({ engine, now })
  return {
    /**
     * Mails the link that erases the account. An older link is dead.
     * @returns the address that it went to
     * @throws Refusal 422 with a wrong password, 429 after too many, 409 while an order is on its way
     */
    ask: async (customerId: string, password: string): Promise<string> => {
      const checked = await readOpen(db, customerId)
      if (!checked) return refuse(401, 'unauthorized', messages['session.loginRequired'])
      if (!(await isCurrentPassword(checked.email, checked, password)))
        refuse(422, 'password_wrong', 'The current password is not right.', {
          field: 'password',
        })
      return db.transaction().execute(async (trx) => {
        await lock.customer(trx, customerId)
        const customer = await readOpen(trx, customerId)
        if (!customer || customer.password_hash !== checked.password_hash)
          return refuse(401, 'unauthorized', messages['session.loginRequired'])
        await refuseOpenOrders(trx, customerId)
        const { email: to, name, language } = customer
        const token = await openPrivacyToken(trx, customerId, 'erase', now())
        await queueMail(trx, { kind: 'confirmErasure', to, language, data: { name, token } }, now())
        return to
      })
    },

    /**
     * Erases the account of a link, once.
     * @returns false when the link is dead
     * @throws Refusal 409 while an order is on its way; the link then stays good
     */
    confirm: (token: string): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const known = await trx
          .selectFrom('privacy_token')
          .select('customer_id')
          .where('token_hash', '=', hashToken(token))
          .executeTakeFirst()
        if (!known) return false
        await lock.customer(trx, known.customer_id)
        const customerId = await usePrivacyToken(trx, token, 'erase', now())
        if (customerId === undefined) return false
        await refuseOpenOrders(trx, customerId)
        await erase(trx, customerId, now())
        return true
      }),

    /**
     * Erases the account of an address.
     * @returns false when it has none
     * @throws Refusal 409 while an order is on its way
     */
    byTeam: (email: string): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const known = await trx
          .selectFrom('customer')
          .select('id')
          .where('email', '=', email)
          .where('erased_at', 'is', null)
          .executeTakeFirst()
        if (!known) return false
        await lock.customer(trx, known.id)
        await refuseOpenOrders(trx, known.id)
        await erase(trx, known.id, now())
        return true
      }),
  }
}

const readOpen = (db: Deps['engine']['db'], id: string) =>
  db
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst()

/** Orders that a refusal names. */
const namedAtMost = 5

/** An order that is on its way needs its address. @throws Refusal 409 that names the orders */
const refuseOpenOrders = async (trx: Trx, customerId: string): Promise<void> => {
  const open = await trx
    .selectFrom('customer_order')
    .select('number')
    .where('customer_id', '=', customerId)
    .where('status', 'in', ['placed', 'confirmed', 'shipped'])
    .orderBy('number')
    .limit(namedAtMost)
    .execute()
  if (open.length === 0) return
  const orders = open.map(({ number }) => orderNumber(number)).join(', ')
  refuse(409, 'conflict', fill(replies['reply.ordersOpen'], { orders }))
}
