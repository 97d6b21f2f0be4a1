import { openStatuses } from '../../../src/domain/orders/order.life.ts'
import { orderNumber } from '../../../src/domain/orders/orderNumber.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { refuse } from '../../http/problem.ts'
import { queueMail } from '../../mail/tasks/mailTask.ts'
import type { Deps } from '../../opening/deps.ts'
import type { Trx } from '../../store/schema.ts'
import { createPasswordCheck } from '../currentPassword.ts'
import { hashToken } from '../secrets.ts'
import { erase } from './erase.ts'
import { openPrivacyToken, usePrivacyToken } from './privacyTokens.ts'

/**
 * Erasure of accounts. Customers ask with their password and confirm with a mailed link. The team can erase accounts
 * too.
 */
export const createErasures = ({ engine, now }: Pick<Deps, 'engine' | 'now'>) => {
  const { db, lock } = engine
  const isCurrentPassword = createPasswordCheck({ engine, now })
  return {
    /**
     * Mails a link that erases the account, and invalidates earlier links.
     * @returns the address of the mail
     * @throws Refusal 422 with a wrong password, 429 after too many, 409 while an order is open
     */
    ask: async (customerId: string, password: string): Promise<string> => {
      const checked = await readOpen(db, customerId)
      if (!checked) return refuse(401, 'unauthorized', said('session.loginRequired'))
      if (!(await isCurrentPassword(checked.email, checked, password)))
        refuse(422, 'password_wrong', said('problem.password_wrong'), {
          field: 'password',
        })
      return db.transaction().execute(async (trx) => {
        await lock.customer(trx, customerId)
        const customer = await readOpen(trx, customerId)
        if (!customer || customer.password_hash !== checked.password_hash)
          return refuse(401, 'unauthorized', said('session.loginRequired'))
        await refuseOpenOrders(trx, customerId)
        const { email: to, name, language } = customer
        const token = await openPrivacyToken(trx, customerId, 'erase', now())
        await queueMail(trx, { kind: 'confirmErasure', to, language, data: { name, token } }, now())
        return to
      })
    },

    /**
     * Erases the account of a link.
     * @returns false if the link is no longer valid
     * @throws Refusal 409 while an order is open; the link then stays valid
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
     * Erases the account with an e-mail address.
     * @returns false if there is none
     * @throws Refusal 409 while an order is open
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

/** Maximum number of orders that a refusal lists. */
const maxNamed = 5

/** Open orders still need the address. @throws Refusal 409 that lists the orders */
const refuseOpenOrders = async (trx: Trx, customerId: string): Promise<void> => {
  const open = await trx
    .selectFrom('customer_order')
    .select('number')
    .where('customer_id', '=', customerId)
    .where('status', 'in', openStatuses)
    .orderBy('number')
    .limit(maxNamed)
    .execute()
  if (open.length === 0) return
  const orders = open.map(({ number }) => orderNumber(number)).join(', ')
  refuse(409, 'conflict', said('reply.ordersOpen', { orders }))
}
