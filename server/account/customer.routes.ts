import { initServer } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import { contract } from '../../src/contracts/index.ts'
import { said } from '../../src/domain/shell/said.ts'
import { callerOf } from '../http/caller.ts'
import { chosenLanguage, languageOf } from '../http/language.ts'
import type { ShopLimits } from '../http/limits.ts'
import { Refusal, refuse } from '../http/problem.ts'
import { mailLanguages } from '../mail/texts/index.ts'
import type { Deps } from '../opening/deps.ts'
import type { Accounts } from './accounts.ts'
import { listMessages, markRead } from './messages.repo.ts'
import { createWishlist } from './wishlist.repo.ts'

const ok = <T>(body: T) => ({ status: 200 as const, body })

const agentOf = ({ headers }: FastifyRequest) => headers['user-agent'] ?? ''

/** Registration, login and the customer. */
export const customerRoutes = (
  { engine: { db }, now }: Deps,
  accounts: Accounts,
  limits: ShopLimits,
) => {
  const { register, confirm, login, forgot, reset, customers, sessions, profile } = accounts
  const wishlist = (customerId: string) => createWishlist(db, customerId, now)

  return initServer().router(contract.customer, {
    verifyEmail: async ({ request, body }) => {
      await limits.mail('register', body.email, request.ip)
      await register(body, languageOf(request, mailLanguages))
      return ok({
        ...said('reply.mailSent', { email: body.email }),
      })
    },
    register: async ({ request, params }) => {
      await limits.token(request.ip)
      const application = await confirm(params.token)
      return ok({ ...said('reply.confirmed'), application })
    },
    login: async ({ request, body: { registerEmail, password } }) => {
      await limits.login(request.ip)
      const reply = await login(registerEmail, password, agentOf(request)).catch(async (error) => {
        if (error instanceof Refusal && error.status === 503) await limits.takeBackLogin(request.ip)
        throw error
      })
      await limits.takeBackLogin(request.ip)
      const language = chosenLanguage(request, mailLanguages)
      if (reply.verified && language) await customers.writeIn(reply._id, language)
      return ok(reply)
    },
    logout: async ({ request }) => {
      await sessions.revoke(callerOf(request).token)
      return ok({ ...said('session.loggedOut') })
    },
    forgetPassword: async ({ request, body: { verifyEmail } }) => {
      await limits.mail('reset', verifyEmail, request.ip)
      await forgot(verifyEmail)
      return ok({
        ...said('reply.resetMailed', { email: verifyEmail }),
      })
    },
    resetPassword: async ({ request, body: { token, newPassword } }) => {
      await limits.token(request.ip)
      await limits.forgivePasswords(await reset(token, newPassword))
      return ok({ ...said('reply.passwordSet') })
    },
    get: async ({ params }) =>
      ok(
        (await customers.view(params.id)) ??
          refuse(401, 'unauthorized', said('session.loginRequired')),
      ),
    checkVerified: async ({ request, params }) => {
      const language = chosenLanguage(request, mailLanguages)
      // Ignore errors, so that customers can still read when the disk is full.
      if (language) await customers.writeIn(params.id, language).catch(() => undefined)
      const customer = await customers.view(params.id)
      return ok({ verified: customer?.verified ?? false })
    },
    update: async ({ request, params: { id }, body }) => {
      if (body.email !== undefined && (await customers.view(id))?.email !== body.email)
        await limits.mail('email', body.email, request.ip)
      return ok(await profile.update(id, body, agentOf(request)))
    },
    confirmEmail: async ({ request, params }) => {
      await limits.token(request.ip)
      await accounts.confirmEmail(params.token)
      return ok({ ...said('reply.emailConfirmed') })
    },
    undoEmail: async ({ request, params }) => {
      await limits.token(request.ip)
      await accounts.undoEmail(params.token)
      return ok({ ...said('reply.emailUndone') })
    },
    addWishlist: async ({ params, body }) => {
      if (!(await wishlist(params.id).add(body.productId)))
        return refuse(404, 'not_found', said('refusal.noProduct'), { field: 'productId' })
      return ok({ ...said('reply.wished') })
    },
    checkWishlist: async ({ params, body }) =>
      ok({ added: await wishlist(params.id).has(body.productId) }),
    removeWishlist: async ({ params, body }) => {
      await wishlist(params.id).remove(body.productId)
      return ok({ ...said('reply.unwished') })
    },
    removeAllWishlist: async ({ params }) => {
      await wishlist(params.id).clear()
      return ok({ ...said('reply.wishlistEmptied') })
    },
    getWishlist: async ({ params }) => ok({ wishlist: await wishlist(params.id).ids() }),
    getMessages: async ({ params }) =>
      ok({ groupId: { notifications: await listMessages(db, params.id) } }),
    readMessages: async ({ params, body }) =>
      ok({ unread: await markRead(db, params.id, body.ids) }),
  })
}
