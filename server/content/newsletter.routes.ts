import { initServer } from '@ts-rest/fastify'
import type { FastifyInstance } from 'fastify'
import { contract } from '../../src/contracts/index.ts'
import { messages } from '../../src/contracts/messages/messages.ts'
import { said } from '../../src/domain/shell/said.ts'
import { queueAddressTask } from '../account/addressJobs.ts'
import { languageOf } from '../http/language.ts'
import type { ShopLimits } from '../http/limits.ts'
import { refuse } from '../http/problem.ts'
import { mailLanguages } from '../mail/texts/index.ts'
import type { Deps } from '../opening/deps.ts'
import type { Engine } from '../store/engine.ts'

/**
 * One-click unsubscription (rule E4, RFC 8058): mail programs send a POST to the address of the page. The answer is the
 * same for all outcomes.
 */
export const serveOneClickUnsubscribe = (app: FastifyInstance, { db }: Engine) => {
  app.register(async (scope) => {
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.post<{ Params: { token: string } }>('/unsubscribe/:token', async ({ params }, reply) => {
      await db.deleteFrom('subscriber').where('token', '=', params.token).execute()
      return reply.type('text/plain').send(messages['newsletter.unsubscribed'])
    })
  })
}

/** Subscribing to the newsletter and unsubscribing (rules E2, E4). */
export const newsletterRoutes = ({ engine: { db }, now }: Deps, limits: ShopLimits) =>
  initServer().router(contract.newsletter, {
    // A subscribed address gets the same answer, but no second mail.
    subscribe: async ({ request, body: { email } }) => {
      await limits.mail('newsletter', email, request.ip)
      const language = languageOf(request, mailLanguages)
      await queueAddressTask(db, { kind: 'newsletter', to: email, language }, now())
      return { status: 200, body: { ...said('reply.subscribed') } }
    },
    unsubscribe: async ({ params }) => {
      const gone = await db
        .deleteFrom('subscriber')
        .where('token', '=', params.token)
        .returning('email')
        .executeTakeFirst()
      if (!gone) return refuse(404, 'not_found', said('refusal.notSubscribed'))
      return { status: 200, body: { ...said('newsletter.unsubscribedBody') } }
    },
  })
