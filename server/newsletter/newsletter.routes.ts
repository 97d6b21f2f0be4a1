import { initServer } from '@ts-rest/fastify'
import { contract } from '../../src/contracts/index.ts'
import { messages, replies } from '../../src/contracts/messages.ts'
import { newToken } from '../customer/secrets.ts'
import type { Deps } from '../deps.ts'
import type { ShopLimits } from '../http/limits.ts'
import { refuse } from '../http/problem.ts'
import { createMails } from '../mail/mails.ts'

/** Newsletter sign-up and off (specification 7, Catalogue and other). */
export const newsletterRoutes = (
  { engine: { db }, mailer, config, now }: Deps,
  limits: ShopLimits,
) => {
  const mails = createMails(config.publicUrl)
  return initServer().router(contract.newsletter, {
    // Who is signed up already is answered like anyone else, and gets no second mail.
    subscribe: async ({ request, body: { email } }) => {
      await limits.mail('newsletter', email, request.ip)
      const token = newToken()
      const added = await db
        .insertInto('subscriber')
        .values({ email, token, created_at: now() })
        .onConflict((on) => on.column('email').doNothing())
        .returning('email')
        .executeTakeFirst()
      if (added) await mailer.send(mails.subscribed(email, token))
      return { status: 200, body: { message: replies['reply.subscribed'] } }
    },
    unsubscribe: async ({ params }) => {
      const gone = await db
        .deleteFrom('subscriber')
        .where('token', '=', params.token)
        .returning('email')
        .executeTakeFirst()
      if (!gone) return refuse(404, 'not_found', 'This address is not on the list.')
      return { status: 200, body: { message: messages['newsletter.unsubscribedBody'] } }
    },
  })
}
