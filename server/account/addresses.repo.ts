import { uuidv7 } from 'uuidv7'
import {
  type Address,
  addressesAtMost,
  type SavedAddress,
} from '../../src/contracts/account/address.ts'
import type { Db, Trx } from '../store/schema.ts'

/** The addresses of a customer, the default first. */
export const listAddresses = async (db: Db | Trx, customerId: string): Promise<SavedAddress[]> => {
  const rows = await db
    .selectFrom('address')
    .select(['id', 'value_json'])
    .where('customer_id', '=', customerId)
    .orderBy('position')
    .execute()
  return rows.map(({ id, value_json }) => ({ _id: id, ...(JSON.parse(value_json) as Address) }))
}

/**
 * Saves the address that was last used as the first one, without duplicates.
 * @param corrected the id of a saved address that it takes the place of
 */
export const keepAddress = async (
  trx: Trx,
  customerId: string,
  address: Address,
  corrected?: string,
): Promise<void> => {
  if (corrected !== undefined) await changeAddress(trx, customerId, corrected, address)
  const value_json = JSON.stringify(address)
  const known = await trx
    .selectFrom('address')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('value_json', '=', value_json)
    .executeTakeFirst()
  if (known) {
    await makeAddressFirst(trx, customerId, known.id)
    return
  }
  await trx
    .insertInto('address')
    .values({
      ...{ id: uuidv7(), customer_id: customerId, value_json },
      position: await placeBefore(trx, customerId),
    })
    .execute()
  await dropOldest(trx, customerId)
}

/** Changes an address and removes a duplicate of it. Returns false if the address does not exist. */
export const changeAddress = async (
  trx: Trx,
  customerId: string,
  id: string,
  address: Address,
): Promise<boolean> => {
  const value_json = JSON.stringify(address)
  const { numUpdatedRows } = await trx
    .updateTable('address')
    .set({ value_json })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await trx
    .deleteFrom('address')
    .where('customer_id', '=', customerId)
    .where('value_json', '=', value_json)
    .where('id', '!=', id)
    .execute()
  return true
}

/** Returns false if the address does not exist. */
export const makeAddressFirst = async (
  trx: Trx,
  customerId: string,
  id: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('address')
    .set({ position: await placeBefore(trx, customerId) })
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Returns false if the address does not exist. */
export const removeAddress = async (trx: Trx, customerId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await trx
    .deleteFrom('address')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** The place before the first address. */
const placeBefore = async (trx: Trx, customerId: string): Promise<number> => {
  const first = await trx
    .selectFrom('address')
    .select(({ fn }) => fn.min('position').as('position'))
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return (first?.position ?? 0) - 1
}

const dropOldest = async (trx: Trx, customerId: string): Promise<void> => {
  const kept = await trx
    .selectFrom('address')
    .select('position')
    .where('customer_id', '=', customerId)
    .orderBy('position')
    .offset(addressesAtMost - 1)
    .limit(1)
    .executeTakeFirst()
  if (!kept) return
  await trx
    .deleteFrom('address')
    .where('customer_id', '=', customerId)
    .where('position', '>', kept.position)
    .execute()
}
