import { nobody, queueMail } from '../mail/tasks/mailTask.ts'
import type { Deps } from '../opening/deps.ts'
import { addJob } from '../store/jobs/jobs.repo.ts'
import type { JobHandlers } from '../store/jobs/worker.ts'
import type { Db, Trx } from '../store/schema.ts'
import { createCustomers } from './customers.repo.ts'
import { createResets } from './resets.repo.ts'
import { hashToken, newToken } from './secrets.ts'

/** Tasks that anyone can request with only an e-mail address. */
export type AddressTask =
  /** The registration is stored under the hash of `token`. */
  | { kind: 'register'; to: string; language: string; name: string; token: string }
  | { kind: 'reset'; to: string }
  | { kind: 'newsletter'; to: string; language: string }

/** The job kind for an `AddressTask`. */
export const addressJob = 'address'

/**
 * Queues a task. The worker looks the address up after the answer, so that the response time does not reveal whether
 * there is an account.
 */
export const queueAddressTask = (trx: Db | Trx, task: AddressTask, now: number): Promise<void> =>
  addJob(trx, addressJob, task, now)

/**
 * The handler of the tasks. If there is no recipient, a mail is still rendered but not sent, so that the load of the
 * server does not reveal it either.
 */
export const addressJobs = ({ engine, now }: Pick<Deps, 'engine' | 'now'>): JobHandlers => {
  const { db } = engine
  const customers = createCustomers(db, now)
  const resets = createResets(engine, now)

  const register = async (task: AddressTask & { kind: 'register' }) => {
    const { to, language, name, token } = task
    const known = await customers.byEmail(to)
    await db.transaction().execute(async (trx) => {
      if (!known)
        return queueMail(
          trx,
          { kind: 'confirmAddress', to, language, data: { name, token } },
          now(),
        )
      await trx.deleteFrom('registration').where('token_hash', '=', hashToken(token)).execute()
      await queueMail(
        trx,
        { kind: 'alreadyRegistered', to, language: known.language, data: {} },
        now(),
      )
    })
  }

  const reset = async ({ to }: AddressTask) => {
    const customer = await customers.byEmail(to)
    if (customer) return resets.open(customer.id)
    const data = { name: '', token: newToken() }
    await queueMail(db, { kind: 'resetPassword', to: nobody, language: 'en', data }, now())
  }

  const signUp = async ({ to: email, language }: AddressTask & { kind: 'newsletter' }) => {
    const token = newToken()
    await db.transaction().execute(async (trx) => {
      const added = await trx
        .insertInto('subscriber')
        .values({ email, token, created_at: now() })
        .onConflict((on) => on.column('email').doNothing())
        .returning('email')
        .executeTakeFirst()
      const to = added ? email : nobody
      await queueMail(trx, { kind: 'subscribed', to, language, data: { token } }, now())
    })
  }

  return {
    [addressJob]: async (payload) => {
      const task = payload as AddressTask
      if (task.kind === 'register') await register(task)
      else if (task.kind === 'reset') await reset(task)
      else await signUp(task)
    },
  }
}
