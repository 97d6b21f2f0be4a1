import { z } from 'zod'
import { BankAccount } from '../../../src/contracts/payments.ts'
import type { Db, Trx } from '../../store/schema.ts'

const Terms = z.array(z.object({ from: z.iso.date(), bank: BankAccount.nullable().default(null) }))

/** The shop's account for transfers at a moment, ms since the epoch: that of its terms then, or null. */
export const readBankAccounts = async (
  db: Db | Trx,
): Promise<(moment: number) => BankAccount | null> => {
  const row = await db
    .selectFrom('setting')
    .select('value_json')
    .where('key', '=', 'selling')
    .executeTakeFirst()
  const terms = row ? (Terms.safeParse(JSON.parse(row.value_json)).data ?? []) : []
  return (moment) =>
    terms
      .filter(({ from }) => Date.parse(from) <= moment)
      .reduce<(typeof terms)[number] | undefined>(
        (last, each) => (last && last.from >= each.from ? last : each),
        undefined,
      )?.bank ?? null
}
