import { uuidv7 } from 'uuidv7'
import type { SavedAddress } from '../../src/contracts/account/address.ts'
import type { Customer } from '../../src/contracts/account/customer.ts'
import type { Registration } from '../../src/contracts/account/forms.ts'
import { recordEvent } from '../store/events/events.ts'
import type { Db, Row, Trx } from '../store/schema.ts'
import { listAddresses } from './addresses.repo.ts'
import { revokeAll } from './sessions.ts'
import { createWishlist } from './wishlist.repo.ts'

/** A registration until its address is confirmed. */
export type PendingRegistration = Pick<
  Registration,
  'name' | 'companyName' | 'country' | 'instagram' | 'newsletter'
> & { readonly passwordHash: string; readonly language: string }

/** How long the link in a registration mail is valid, ms. */
export const registrationMs = 24 * 3_600_000

/** Customers, and registrations that are not confirmed yet. */
export const createCustomers = (db: Db, now: () => number) => ({
  byEmail: (email: string): Promise<Row<'customer'> | undefined> =>
    db
      .selectFrom('customer')
      .selectAll()
      .where('email', '=', email)
      .where('erased_at', 'is', null)
      .executeTakeFirst(),

  /** The customer as the customer may see it. */
  view: async (id: string): Promise<Customer | undefined> => {
    const row = await db.selectFrom('customer').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) return undefined
    const wishlist = await createWishlist(db, id, now).ids()
    return toView(row, await listAddresses(db, id), wishlist)
  },

  /** Sets the language of mails and messages to the customer. */
  writeIn: async (id: string, language: string): Promise<void> => {
    const customer = await db
      .selectFrom('customer')
      .select('language')
      .where('id', '=', id)
      .executeTakeFirst()
    if (customer && customer.language !== language)
      await db.updateTable('customer').set({ language }).where('id', '=', id).execute()
  },

  /**
   * Turns a registration into an unverified customer, once, and runs `onCreated` in the same transaction. Returns
   * undefined if the token is used or expired.
   */
  confirmRegistration: <T>(
    tokenHash: string,
    onCreated: (trx: Trx, customer: Row<'customer'>) => Promise<T>,
  ): Promise<T | undefined> =>
    db.transaction().execute(async (trx) => {
      const used = await trx
        .updateTable('registration')
        .set({ used_at: now() })
        .where('token_hash', '=', tokenHash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now())
        .returning(['email', 'form_json'])
        .executeTakeFirst()
      const customer =
        used && (await createCustomer(trx, used.email, JSON.parse(used.form_json), now()))
      return customer && onCreated(trx, customer)
    }),

  /** Customers who wait for a decision, or all customers, oldest first. */
  list: (only: 'pending' | 'all'): Promise<Row<'customer'>[]> => {
    const all = db
      .selectFrom('customer')
      .selectAll()
      .where('erased_at', 'is', null)
      .orderBy('created_at')
    return (only === 'pending' ? all.where('status', '=', 'unverified') : all).execute()
  },
})

export type Customers = ReturnType<typeof createCustomers>

/** Saves a registration until its address is confirmed. */
export const keepRegistration = async (
  trx: Trx,
  tokenHash: string,
  email: string,
  form: PendingRegistration,
  now: number,
): Promise<void> => {
  await trx
    .insertInto('registration')
    .values({
      token_hash: tokenHash,
      email,
      form_json: JSON.stringify(form),
      expires_at: now + registrationMs,
      used_at: null,
    })
    .execute()
}

/** Opens the shop to a customer. */
export const openAccount = async (trx: Trx, id: string, now: number): Promise<void> => {
  await trx
    .updateTable('customer')
    .set({ status: 'verified', verified_at: now })
    .where('id', '=', id)
    .execute()
  await recordEvent(trx, 'customer.verified', { customerId: id })
}

/** Revokes or refuses the verification and ends every session. */
export const closeAccount = async (
  trx: Trx,
  id: string,
  status: 'unverified' | 'refused',
): Promise<void> => {
  await trx
    .updateTable('customer')
    .set({ status, verified_at: null })
    .where('id', '=', id)
    .execute()
  await revokeAll(trx, id)
}

const createCustomer = async (trx: Trx, email: string, form: PendingRegistration, now: number) =>
  trx
    .insertInto('customer')
    .values({
      id: uuidv7(),
      email,
      name: form.name,
      company_name: form.companyName,
      country: form.country,
      instagram: form.instagram,
      password_hash: form.passwordHash,
      status: 'unverified',
      newsletter: form.newsletter ? 1 : 0,
      language: form.language ?? 'en',
      created_at: now,
      verified_at: null,
    })
    .onConflict((on) => on.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()

const toView = (
  row: Row<'customer'>,
  userAddress: SavedAddress[],
  wishlist: string[],
): Customer => ({
  _id: row.id,
  verified: row.status === 'verified',
  name: row.name,
  email: row.email,
  companyName: row.company_name,
  country: row.country,
  instagram: row.instagram,
  userAddress,
  wishlist,
})
