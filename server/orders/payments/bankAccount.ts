import { z } from 'zod'
import { BankAccount } from '../../../src/contracts/payments.ts'
import type { Db, Trx } from '../../store/schema.ts'

const Stored = z.object({ bank: BankAccount })

/** The shop's account for transfers, from the setting `selling`; null if it has none. */
export const bankAccountOf = async (db: Db | Trx): Promise<BankAccount | null> => {
  const row = await db
    .selectFrom('setting')
    .select('value_json')
    .where('key', '=', 'selling')
    .executeTakeFirst()
  return row ? (Stored.safeParse(JSON.parse(row.value_json)).data?.bank ?? null) : null
}
