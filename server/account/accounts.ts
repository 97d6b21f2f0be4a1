import type { LoginReply } from '../../src/contracts/account/customer.ts'
import type { Registration } from '../../src/contracts/account/forms.ts'
import { said } from '../../src/domain/shell/said.ts'
import { refuse } from '../http/problem.ts'
import { queueMail } from '../mail/tasks/mailTask.ts'
import type { Deps } from '../opening/deps.ts'
import { queueAddressTask } from './addressJobs.ts'
import { applicationOf } from './applications.repo.ts'
import { openApplication } from './applicationTokens.ts'
import { createPasswordCheck } from './currentPassword.ts'
import { createCustomers, keepRegistration } from './customers.repo.ts'
import { createDecisions } from './decisions.ts'
import { createEmailChanges } from './emailChanges.ts'
import { createProfile } from './profile.ts'
import { refuseCommonPassword } from './refuseCommonPassword.ts'
import { createResets } from './resets.repo.ts'
import { hashPassword, hashToken, newToken } from './secrets.ts'
import { createSessions } from './sessions.ts'

/** Registration, verification and login (rules A1 to A7). */
export const createAccounts = ({ engine, now }: Pick<Deps, 'engine' | 'now'>) => {
  const { db } = engine
  const customers = createCustomers(db, now)
  const sessions = createSessions(engine, now)
  const resets = createResets(engine, now)
  const emailChanges = createEmailChanges({ engine, now })
  const isCurrentPassword = createPasswordCheck({ engine, now })

  return {
    customers,
    sessions,
    profile: createProfile({ engine, now }, customers, sessions, emailChanges, isCurrentPassword),

    /**
     * Saves the registration. The link is mailed after the answer, which is the same for known and unknown addresses.
     */
    register: async (form: Registration, language: string): Promise<void> => {
      const { email, name, companyName, country, instagram, newsletter, password } = form
      refuseCommonPassword(password, 'password')
      const passwordHash = await hashPassword(password)
      const token = newToken()
      const kept = { name, companyName, country, instagram, newsletter, language, passwordHash }
      await db.transaction().execute(async (trx) => {
        await keepRegistration(trx, hashToken(token), email, kept, now())
        await queueAddressTask(trx, { kind: 'register', to: email, language, name, token }, now())
      })
    },

    /**
     * Turns a confirmed registration into an unverified customer, once.
     * @returns the application token
     */
    confirm: async (token: string): Promise<string> =>
      (await customers.confirmRegistration(hashToken(token), async (trx, customer) => {
        const { id, name, email: to, language } = customer
        const application = await openApplication(trx, id, now())
        await applicationOf(trx, id, now())
        const data = { name, token: application }
        await queueMail(trx, { kind: 'received', to, language, data }, now())
        return application
      })) ?? refuse(410, 'token_invalid', said('verification.dead')),

    /**
     * Logs in. Returns a session token to verified customers and an application token to others.
     * @throws Refusal 401, 429 after too many wrong passwords, 503 when too many hashes wait
     */
    login: async (email: string, password: string, userAgent: string): Promise<LoginReply> => {
      const customer = await customers.byEmail(email)
      const matches = await isCurrentPassword(email, customer, password)
      if (!customer || !matches) return wrongCredentials()
      const opened = (await sessions.openChecked(customer, userAgent)) ?? wrongCredentials()
      if ('application' in opened)
        return { verified: false, ...said('session.unverified'), ...opened }
      const view = await customers.view(customer.id)
      if (!view) throw new Error(`customer ${customer.id} vanished during login`)
      return { ...view, ...opened, verified: true, ...said('session.loggedIn') }
    },

    /** Queues an e-mail with a link to set a new password, if there is an account. */
    forgot: (email: string): Promise<void> =>
      queueAddressTask(db, { kind: 'reset', to: email }, now()),

    /**
     * Sets a new password and ends every session.
     * @returns the customer's e-mail address
     */
    reset: async (token: string, newPassword: string): Promise<string> => {
      refuseCommonPassword(newPassword, 'newPassword')
      if (!(await resets.isOpen(token))) return refuseDeadLink()
      const customerId = await resets.use(token, await hashPassword(newPassword))
      const customer = customerId === undefined ? undefined : await customers.view(customerId)
      return customer?.email ?? refuseDeadLink()
    },

    /** Sets the new e-mail address that the link confirms. */
    confirmEmail: async (token: string): Promise<void> => {
      if ((await emailChanges.confirm(token)) === undefined) refuseDeadLink()
    },

    /** Restores the previous e-mail address of the link. */
    undoEmail: async (token: string): Promise<void> => {
      if ((await emailChanges.undo(token)) === undefined) refuseDeadLink()
    },

    ...createDecisions({ engine, now }, customers),
  }
}

const refuseDeadLink = () => refuse(410, 'token_invalid', said('problem.token_invalid'))

const wrongCredentials = () =>
  refuse(401, 'invalid_credentials', said('problem.invalid_credentials'))

export type Accounts = ReturnType<typeof createAccounts>
