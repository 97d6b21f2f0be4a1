import { type Customer, type CustomerUpdate, isAddressForm } from '../../src/contracts/customer.ts'
import { messages } from '../../src/contracts/messages.ts'
import { keepAddress } from '../account/addresses.repo.ts'
import { checkedAddress } from '../account/addresses.routes.ts'
import { refuse } from '../http/problem.ts'
import type { Engine } from '../store/engine.ts'
import type { Row, Trx } from '../store/schema.ts'
import type { Customers } from './customers.repo.ts'
import { setPassword } from './resets.repo.ts'
import { hashPassword, isPassword } from './secrets.ts'
import type { Sessions } from './sessions.ts'

/** What an update answers. */
export type Updated = Customer & { message: string; token?: string }

/** Changes of profile, password and address by the customer (specification 5 and 7). */
export const createProfile = ({ db, lock }: Engine, customers: Customers, sessions: Sessions) => {
  const view = async (id: string): Promise<Customer> =>
    (await customers.view(id)) ?? refuse(401, 'unauthorized', messages['session.loginRequired'])

  const updateAddress = async (id: string, form: CustomerUpdate): Promise<Updated> => {
    const address = checkedAddress(form)
    await db.transaction().execute(async (trx) => {
      await lock.customer(trx, id)
      await keepAddress(trx, id, address)
    })
    return { ...(await view(id)), message: messages['profile.addressUpdated'] }
  }

  const updateProfile = async (id: string, form: CustomerUpdate): Promise<Updated> => {
    const passwordHash =
      form.newPassword === undefined ? undefined : await hashPassword(form.newPassword)
    const stored = await db
      .selectFrom('customer')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (passwordHash !== undefined || isNewEmail(stored, form)) await checkPassword(stored, form)
    await db.transaction().execute(async (trx) => {
      if (isNewEmail(stored, form)) await checkEmailIsFree(trx, id, form.email)
      await writeProfile(trx, id, form)
      if (passwordHash !== undefined) await setPassword(trx, id, passwordHash)
    })
    return {
      ...(await view(id)),
      message: messages['profile.updated'],
      ...(passwordHash === undefined ? {} : { token: await sessions.open(id) }),
    }
  }

  return {
    update: (id: string, form: CustomerUpdate): Promise<Updated> =>
      isAddressForm(form) ? updateAddress(id, form) : updateProfile(id, form),
  }
}

const isNewEmail = (
  stored: Row<'customer'>,
  form: CustomerUpdate,
): form is CustomerUpdate & { email: string } =>
  form.email !== undefined && form.email !== stored.email

/** A stolen token alone takes no account over. */
const checkPassword = async (stored: Row<'customer'>, { password }: CustomerUpdate) => {
  if (!(await isPassword(stored.password_hash, password ?? '')))
    refuse(422, 'invalid_field', 'password: the current password is not right.', {
      field: 'password',
    })
}

const checkEmailIsFree = async (trx: Trx, id: string, email: string) => {
  const taken = await trx
    .selectFrom('customer')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', id)
    .executeTakeFirst()
  if (taken) refuse(409, 'email_taken', 'This e-mail address cannot be used.', { field: 'email' })
}

const writeProfile = async (trx: Trx, id: string, form: CustomerUpdate) => {
  const changes = {
    ...(form.name === undefined ? {} : { name: form.name }),
    ...(form.email === undefined ? {} : { email: form.email }),
    ...(form.companyName === undefined ? {} : { company_name: form.companyName }),
    ...(form.country === undefined ? {} : { country: form.country }),
    ...(form.instagram === undefined ? {} : { instagram: form.instagram }),
  }
  if (Object.keys(changes).length > 0)
    await trx.updateTable('customer').set(changes).where('id', '=', id).execute()
}
