import type { contract } from '../../../src/contracts/index.ts'
import { openStatuses } from '../../../src/domain/orders/order.life.ts'
import { said } from '../../../src/domain/shell/said.ts'
import type { Answers } from '../parts/answers.ts'
import { refuse } from '../parts/refusal.ts'
import { newToken, type World } from '../parts/world.ts'
import type { Mails } from './mails.ts'
import { type Profile, toCustomer } from './profile.ts'
import type { Sessions } from './sessions.ts'

const dayMs = 86_400_000

/** Export and erasure of a customer's data (rules D1, D2). */
export const answerPrivacy = (
  { tables, now }: World,
  { mails, profile, sessions }: { mails: Mails; profile: Profile; sessions: Sessions },
): Answers<typeof contract.privacy> => {
  const ordersOf = (customerId: string) =>
    tables.order.findMany((q) => q.where({ customerId })).map(({ order }) => order)

  const refuseOpenOrders = (customerId: string) => {
    const open = ordersOf(customerId).filter(({ status }) => openStatuses.includes(status))
    if (open.length === 0) return
    const orders = open
      .slice(0, 5)
      .map(({ number }) => number)
      .join(', ')
    refuse(409, 'conflict', said('reply.ordersOpen', { orders }))
  }

  const eraseRows = (customerId: string) => {
    const { email } = profile.row(customerId)
    tables.subscriber.deleteMany((q) => q.where({ email }))
    tables.mail.deleteMany((q) => q.where({ to: email }))
    for (const table of [tables.message, tables.cartRow, tables.cartRequest, tables.order] as const)
      (table as typeof tables.cartRow).deleteMany((q) => q.where({ customerId }))
    tables.list.deleteMany((q) => q.where({ customerId }))
    tables.savedRow.deleteMany((q) => q.where({ customerId }))
    tables.application.deleteMany((q) => q.where({ customerId }))
    for (const table of [
      ...[tables.applicationToken, tables.reset, tables.emailToken, tables.erasure],
    ] as const)
      (table as typeof tables.erasure).deleteMany((q) => q.where({ customerId }))
    tables.customer.delete((q) => q.where({ id: customerId }))
    sessions.endAll(customerId)
    return email
  }

  return {
    // Without a server, the link is a data URL of the file instead of an archive.
    prepareExport: ({ params: { id } }) => {
      const messages = tables.message
        .findMany((q) => q.where({ customerId: id }))
        .map(({ notification }) => notification)
      const everything = { profile: toCustomer(profile.row(id)), orders: ordersOf(id), messages }
      const json = encodeURIComponent(JSON.stringify(everything, null, 2))
      return { link: `data:application/json,${json}`, name: 'everything.json' }
    },

    askErasure: async ({ params: { id }, body: { password } }) => {
      const { email, password: own } = profile.row(id)
      if (password !== own)
        refuse(422, 'password_wrong', said('problem.password_wrong'), {
          field: 'password',
        })
      refuseOpenOrders(id)
      tables.erasure.deleteMany((q) => q.where({ customerId: id }))
      const token = newToken()
      await tables.erasure.create({ token, customerId: id, expiresAt: now() + dayMs })
      await mails.confirmErasure(email, token)
      return { ...said('reply.erasureMailed', { email }) }
    },

    erase: async ({ params: { token } }) => {
      const asked = tables.erasure.findFirst((q) =>
        q.where({ token, expiresAt: (end) => end > now() }),
      )
      if (!asked) return refuse(410, 'token_invalid', said('problem.token_invalid'))
      refuseOpenOrders(asked.customerId)
      await mails.erased(eraseRows(asked.customerId))
      return { ...said('reply.erased') }
    },
  }
}
