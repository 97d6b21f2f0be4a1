import type { Customer } from '../../src/contracts/account/customer.ts'
import { type CustomerUpdate, isAddressForm } from '../../src/contracts/account/forms.ts'
import type { Message } from '../../src/contracts/primitives.ts'
import { said } from '../../src/domain/shell/said.ts'
import { refuse } from '../http/problem.ts'
import type { Deps } from '../opening/deps.ts'
import type { Row, Trx } from '../store/schema.ts'
import { keepAddress } from './addresses.repo.ts'
import { checkedAddress } from './checkedAddress.ts'
import type { PasswordCheck } from './currentPassword.ts'
import type { Customers } from './customers.repo.ts'
import type { EmailChanges } from './emailChanges.ts'
import { refuseCommonPassword } from './refuseCommonPassword.ts'
import { refuseErased } from './refuseErased.ts'
import { setPassword } from './resets.repo.ts'
import { hashPassword } from './secrets.ts'
import { isUnchanged, type Sessions } from './sessions.ts'

/** The answer to an update. */
export type Updated = Customer & Message & { token?: string }

/** Changes of profile, password and address by the customer (rules A16 to A18). */
export const createProfile = (
  { engine: { db, lock }, now }: Pick<Deps, 'engine' | 'now'>,
  customers: Customers,
  sessions: Sessions,
  emailChanges: EmailChanges,
  isCurrentPassword: PasswordCheck,
) => {
  const view = async (id: string): Promise<Customer> =>
    (await customers.view(id)) ?? refuse(401, 'unauthorized', said('session.loginRequired'))

  const readStored = async (id: string): Promise<Row<'customer'>> =>
    (await db
      .selectFrom('customer')
      .selectAll()
      .where('id', '=', id)
      .where('erased_at', 'is', null)
      .executeTakeFirst()) ?? refuse(401, 'unauthorized', said('session.loginRequired'))

  /** The password is required so that a stolen token is not enough to take over an account. */
  const checkPassword = async (stored: Row<'customer'>, { password = '' }: CustomerUpdate) => {
    if (password === '' || !(await isCurrentPassword(stored.email, stored, password)))
      refuse(422, 'password_wrong', said('problem.password_wrong'), {
        field: 'password',
      })
  }

  const updateAddress = async (id: string, form: CustomerUpdate): Promise<Updated> => {
    const address = checkedAddress(form)
    await db.transaction().execute(async (trx) => {
      await lock.customer(trx, id)
      await refuseErased(trx, id)
      await keepAddress(trx, id, address)
    })
    return { ...(await view(id)), ...said('profile.addressUpdated') }
  }

  const updateProfile = async (
    id: string,
    form: CustomerUpdate,
    userAgent: string,
  ): Promise<Updated> => {
    if (form.newPassword !== undefined) refuseCommonPassword(form.newPassword, 'newPassword')
    const stored = await readStored(id)
    const isChecked = form.newPassword !== undefined || isNewEmail(stored, form)
    if (isChecked) await checkPassword(stored, form)
    const passwordHash =
      form.newPassword === undefined ? undefined : await hashPassword(form.newPassword)
    const token = await db.transaction().execute(async (trx) => {
      await lock.customer(trx, id)
      await refuseErased(trx, id)
      if (isChecked) await checkIsSame(trx, stored)
      await writeProfile(trx, id, form)
      if (isNewEmail(stored, form)) await emailChanges.request(trx, stored, form.email)
      if (passwordHash === undefined) return undefined
      await setPassword(trx, id, passwordHash, now())
      return sessions.open(id, userAgent, trx)
    })
    return {
      ...(await view(id)),
      ...(isNewEmail(stored, form)
        ? said('reply.mailSent', { email: form.email })
        : said('profile.updated')),
      ...(token === undefined ? {} : { token }),
    }
  }

  return {
    update: (id: string, form: CustomerUpdate, userAgent: string): Promise<Updated> =>
      isAddressForm(form) ? updateAddress(id, form) : updateProfile(id, form, userAgent),
  }
}

const isNewEmail = (
  stored: Row<'customer'>,
  form: CustomerUpdate,
): form is CustomerUpdate & { email: string } =>
  form.email !== undefined && form.email !== stored.email

/** Refuses the change if the account was closed or its password changed after the password check. */
const checkIsSame = async (trx: Trx, checked: Row<'customer'>) => {
  if (!(await isUnchanged(trx, checked))) refuse(401, 'unauthorized', said('session.loginRequired'))
}

const writeProfile = async (trx: Trx, id: string, form: CustomerUpdate) => {
  const changes = {
    ...(form.name === undefined ? {} : { name: form.name }),
    ...(form.companyName === undefined ? {} : { company_name: form.companyName }),
    ...(form.country === undefined ? {} : { country: form.country }),
    ...(form.instagram === undefined ? {} : { instagram: form.instagram }),
  }
  if (Object.keys(changes).length > 0)
    await trx.updateTable('customer').set(changes).where('id', '=', id).execute()
}
