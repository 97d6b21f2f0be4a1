import { initServer } from '@ts-rest/fastify'
import { contract } from '../../src/contracts/index.ts'
import { messages } from '../../src/contracts/messages.ts'
import { callerOf } from '../http/caller.ts'
import { notYet } from '../http/notYet.ts'
import { refuse } from '../http/problem.ts'
import type { Accounts } from './accounts.ts'

/** Registration, login and the customer (specification 7, Customer). */
export const customerRoutes = ({ register, confirm, login, customers, sessions }: Accounts) =>
  initServer().router(contract.customer, {
    verifyEmail: async ({ body }) => {
      await register(body)
      return {
        status: 200,
        body: {
          message: `We have sent a mail to ${body.email}. Follow its link to confirm your address.`,
        },
      }
    },
    register: async ({ params }) => {
      await confirm(params.token)
      return {
        status: 200,
        body: {
          message:
            'Your e-mail address is confirmed. We write to you as soon as your account is open.',
        },
      }
    },
    login: async ({ body }) => ({
      status: 200,
      body: await login(body.registerEmail, body.password),
    }),
    logout: async ({ request }) => {
      await sessions.revoke(callerOf(request).token)
      return { status: 200, body: { message: messages['session.loggedOut'] } }
    },
    get: async ({ params }) => {
      const customer = await customers.view(params.id)
      return {
        status: 200,
        body: customer ?? refuse(401, 'unauthorized', messages['session.loginRequired']),
      }
    },
    checkVerified: async ({ params }) => {
      const customer = await customers.view(params.id)
      return { status: 200, body: { verified: customer?.verified ?? false } }
    },
    forgetPassword: notYet,
    resetPassword: notYet,
    update: notYet,
    addWishlist: notYet,
    checkWishlist: notYet,
    removeWishlist: notYet,
    removeAllWishlist: notYet,
    getWishlist: notYet,
    getMessages: notYet,
  })
