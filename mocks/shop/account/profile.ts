import type { Customer } from '../../../src/contracts/account/customer.ts'
import { type CustomerUpdate, isAddressForm } from '../../../src/contracts/account/forms.ts'
import type { contract } from '../../../src/contracts/index.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { products } from '../../catalogue/catalogue.ts'
import type { Answers } from '../parts/answers.ts'
import { refuse } from '../parts/refusal.ts'
import type { CustomerRow } from '../parts/tables.ts'
import type { World } from '../parts/world.ts'
import { type Addresses, checkedAddress } from './addresses.ts'
import type { EmailChanges } from './emailChanges.ts'
import type { Mails } from './mails.ts'
import { refuseCommonPassword } from './refuseCommonPassword.ts'
import type { Sessions } from './sessions.ts'

/** Converts a customer to the contract. */
export const toCustomer = ({
  id,
  password: _password,
  status,
  addresses,
  cartVersion: _cartVersion,
  ...seen
}: CustomerRow): Customer => ({
  ...seen,
  ...{ _id: id, verified: status === 'verified', userAddress: addresses },
})

/** Changes of a customer that several calls make. */
export const createProfile = ({ tables }: World, sessions: Sessions, mails: Mails) => {
  const row = (id: string): CustomerRow =>
    tables.customer.findFirst((q) => q.where({ id })) ??
    refuse(401, 'unauthorized', said('session.loginRequired'))

  const change = async (id: string, changes: Partial<CustomerRow>): Promise<void> => {
    await tables.customer.update((q) => q.where({ id }), {
      strict: true,
      data: (customer) => void Object.assign(customer, changes),
    })
  }

  return {
    row,
    change,

    /** A new password ends all sessions and links. */
    setPassword: async (id: string, password: string): Promise<void> => {
      await change(id, { password })
      tables.reset.deleteMany((q) => q.where({ customerId: id }))
      sessions.endAll(id)
      await mails.passwordChanged(row(id).email)
    },
  }
}
export type Profile = ReturnType<typeof createProfile>

type OwnCalls = Omit<
  Answers<typeof contract.customer>,
  | 'verifyEmail'
  | 'register'
  | 'login'
  | 'logout'
  | 'forgetPassword'
  | 'resetPassword'
  | 'confirmEmail'
  | 'undoEmail'
>

/** The customer's profile, wishlist and messages. */
export const answerProfile = (
  { tables, feed }: World,
  sessions: Sessions,
  { emailChanges, addresses }: { emailChanges: EmailChanges; addresses: Addresses },
  { row, change, setPassword }: Profile,
): OwnCalls => {
  const changeWishlist = async (id: string, wishlist: string[]) => {
    await change(id, { wishlist })
    feed.send(id, { event: 'wishlist.changed', body: { wishlist } })
  }
  const updateProfile = async (id: string, form: CustomerUpdate) => {
    const { newPassword, email } = form
    if (newPassword !== undefined) refuseCommonPassword(newPassword, 'newPassword')
    const customer = row(id)
    const isNewEmail = email !== undefined && email !== customer.email
    if ((newPassword !== undefined || isNewEmail) && form.password !== customer.password)
      refuse(422, 'password_wrong', said('problem.password_wrong'), {
        field: 'password',
      })
    const { name, companyName, country, instagram } = form
    const given = Object.entries({ name, companyName, country, instagram })
    await change(id, Object.fromEntries(given.filter(([, value]) => value !== undefined)))
    if (isNewEmail) await emailChanges.request(id, email)
    if (newPassword !== undefined) await setPassword(id, newPassword)
    return {
      ...toCustomer(row(id)),
      ...(isNewEmail ? said('reply.mailSent', { email }) : said('profile.updated')),
      ...(newPassword === undefined ? {} : { token: await sessions.open(id) }),
    }
  }

  return {
    get: ({ params: { id } }) => toCustomer(row(id)),
    checkVerified: ({ params: { id } }) => ({ verified: row(id).status === 'verified' }),
    update: async ({ params: { id }, body }) => {
      if (!isAddressForm(body)) return updateProfile(id, body)
      await addresses.keep(id, checkedAddress(body))
      return { ...toCustomer(row(id)), ...said('profile.addressUpdated') }
    },
    addWishlist: async ({ params: { id }, body: { productId } }) => {
      if (!products.some(({ _id }) => _id === productId))
        refuse(404, 'not_found', said('refusal.noProduct'), { field: 'productId' })
      const others = row(id).wishlist.filter((wanted) => wanted !== productId)
      await changeWishlist(id, [productId, ...others])
      return { ...said('reply.wished') }
    },
    checkWishlist: ({ params: { id }, body }) => ({
      added: row(id).wishlist.includes(body.productId),
    }),
    removeWishlist: async ({ params: { id }, body: { productId } }) => {
      await changeWishlist(
        id,
        row(id).wishlist.filter((wanted) => wanted !== productId),
      )
      return { ...said('reply.unwished') }
    },
    removeAllWishlist: async ({ params: { id } }) => {
      await changeWishlist(id, [])
      return { ...said('reply.wishlistEmptied') }
    },
    getWishlist: ({ params: { id } }) => ({ wishlist: row(id).wishlist }),
    getMessages: ({ params: { id } }) => ({
      groupId: {
        notifications: tables.message
          .findMany((q) => q.where({ customerId: id }))
          .map(({ notification }) => notification)
          .toReversed(),
      },
    }),
    readMessages: async ({ params: { id }, body: { ids } }) => {
      await tables.message.updateMany(
        (q) => q.where({ customerId: id, notification: { _id: (known) => ids.includes(known) } }),
        { data: ({ notification }) => void Object.assign(notification, { read: true }) },
      )
      const unread = tables.message.findMany((q) =>
        q.where({ customerId: id, notification: { read: false } }),
      )
      return { unread: unread.length }
    },
  }
}
