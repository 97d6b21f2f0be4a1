import { uuidv7 } from 'uuidv7'
import { Currency } from '../../src/contracts/settings.ts'
import { refuse } from '../http/problem.ts'
import type { Db, Trx } from '../store/schema.ts'
import { advanceShopVersion } from '../store/shopVersion.ts'

/** A currency's new rate, and optionally a new name and symbol. */
export interface Rate {
  readonly code: string
  /** Amount of the currency per INR. */
  readonly rate: number
  readonly name?: string | undefined
  readonly symbol?: string | undefined
}

/**
 * Sets the rate of a currency. A new currency is added at the end, by default with its English name and symbol.
 * @throws Refusal 422 that names the field: an invalid code, a rate not above 0, or a rate for INR
 */
export const setRate = async (db: Db | Trx, { code, rate, name, symbol }: Rate): Promise<void> => {
  if (code === 'INR' && rate !== 1)
    refuse(422, 'invalid_field', 'INR: prices are kept in INR; its rate is always 1.', {
      field: 'rate',
    })
  const known = await db
    .selectFrom('currency')
    .select(['name', 'symbol', 'position'])
    .where('code', '=', code)
    .executeTakeFirst()
  const { last } = await db
    .selectFrom('currency')
    .select(({ fn }) => fn.max<number | null>('position').as('last'))
    .executeTakeFirstOrThrow()
  const { data, error } = Currency.omit({ _id: true }).safeParse({
    code,
    exchange_rate: rate,
    name: name ?? known?.name ?? englishName(code),
    symbol: symbol ?? known?.symbol ?? englishSymbol(code),
  })
  if (!data) {
    const issue = error.issues[0]
    return refuse(422, 'invalid_field', `${code}: ${issue?.path.join('.')} ${issue?.message}`, {
      field: String(issue?.path[0] ?? 'rate'),
    })
  }
  const { code: _code, ...values } = data
  await db
    .insertInto('currency')
    .values({ id: uuidv7(), ...data, position: (last ?? -1) + 1 })
    .onConflict((on) => on.column('code').doUpdateSet(values))
    .execute()
  await advanceShopVersion(db, 'settings')
}

const isCode = (code: string) => /^[A-Z]{3}$/.test(code)

const englishName = (code: string): string =>
  (isCode(code) && new Intl.DisplayNames('en', { type: 'currency' }).of(code)) || code

const englishSymbol = (code: string): string =>
  isCode(code)
    ? (new Intl.NumberFormat('en', {
        style: 'currency',
        currency: code,
        currencyDisplay: 'narrowSymbol',
      })
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? code)
    : code
