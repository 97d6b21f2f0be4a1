import type { contract } from '../../../src/contracts/index.ts'
import { said } from '../../../src/domain/shell/said.ts'
import type { Answers } from '../parts/answers.ts'
import { refuse } from '../parts/refusal.ts'
import { readForm, type Tables } from '../parts/tables.ts'
import { newId, newToken, type World } from '../parts/world.ts'
import type { Applications } from './applications.ts'
import type { Mails } from './mails.ts'
import { type Profile, toCustomer } from './profile.ts'
import { refuseCommonPassword } from './refuseCommonPassword.ts'
import type { Sessions } from './sessions.ts'

/** How long links in mails are valid, ms. */
const registrationMs = 24 * 3_600_000
const resetMs = 3_600_000

type Accounts = Pick<
  Answers<typeof contract.customer>,
  'verifyEmail' | 'register' | 'login' | 'logout' | 'forgetPassword' | 'resetPassword'
>

interface Parts {
  readonly sessions: Sessions
  readonly mails: Mails
  readonly profile: Profile
  readonly applications: Applications
}

export const customerByEmail = (tables: Tables, email: string) =>
  tables.customer.findFirst((q) => q.where({ email }))

/** Registration, login and passwords (rules A1 to A7). */
export const answerAccounts = (
  { tables, now }: World,
  { sessions, mails, profile, applications }: Parts,
): Accounts => ({
  verifyEmail: async ({ body }) => {
    const { email } = body
    refuseCommonPassword(body.password, 'password')
    if (customerByEmail(tables, email)) await mails.alreadyRegistered(email)
    else {
      const token = newToken()
      await tables.registration.create({ token, form: body, expiresAt: now() + registrationMs })
      await mails.confirmAddress(email, token)
    }
    return { ...said('reply.mailSent', { email }) }
  },

  register: async ({ params: { token } }) => {
    const used = tables.registration.delete((q) =>
      q.where({ token, expiresAt: (end) => end > now() }),
    )
    const form = used && readForm(used.form)
    if (!form || customerByEmail(tables, form.email))
      return refuse(410, 'token_invalid', said('verification.dead'))
    const { email, password, name, companyName, country, instagram } = form
    const id = newId()
    await tables.customer.create({
      ...{ id, email, password, name, companyName, country, instagram },
      ...{ status: 'unverified', addresses: [], wishlist: [], cartVersion: 0 },
    })
    const application = await applications.open(id)
    await mails.received(email, application)
    return { ...said('reply.confirmed'), application }
  },

  login: async ({ body: { registerEmail, password } }) => {
    const customer = customerByEmail(tables, registerEmail)
    if (!customer || ![password, password.trim()].includes(customer.password))
      return refuse(401, 'invalid_credentials', said('problem.invalid_credentials'))
    if (customer.status !== 'verified')
      return {
        verified: false,
        ...said('session.unverified'),
        application: await applications.open(customer.id),
      }
    const token = await sessions.open(customer.id)
    return {
      ...toCustomer(customer),
      ...{ verified: true as const, token, ...said('session.loggedIn') },
    }
  },

  logout: ({ token }) => {
    sessions.end(token)
    return { ...said('session.loggedOut') }
  },

  forgetPassword: async ({ body: { verifyEmail } }) => {
    const customer = customerByEmail(tables, verifyEmail)
    if (customer) {
      tables.reset.deleteMany((q) => q.where({ customerId: customer.id }))
      const token = newToken()
      await tables.reset.create({ token, customerId: customer.id, expiresAt: now() + resetMs })
      await mails.resetPassword(customer.email, token)
    }
    return {
      ...said('reply.resetMailed', { email: verifyEmail }),
    }
  },

  resetPassword: async ({ body: { token, newPassword } }) => {
    refuseCommonPassword(newPassword, 'newPassword')
    const used = tables.reset.delete((q) => q.where({ token, expiresAt: (end) => end > now() }))
    if (!used) return refuse(410, 'token_invalid', said('problem.token_invalid'))
    await profile.setPassword(used.customerId, newPassword)
    return { ...said('reply.passwordSet') }
  },
})
