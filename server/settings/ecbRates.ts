import { parse } from 'csv-parse/sync'
import { refuse } from '../http/problem.ts'
import type { Db } from '../store/schema.ts'
import { setRate } from './rates.ts'

/** The European Central Bank's reference rates of one day, per EUR. Undefined for currencies without a rate. */
export interface EcbRates {
  readonly day: string
  readonly perEuro: ReadonlyMap<string, number | undefined>
}

/** The result for each currency. */
export interface RatesReport {
  readonly day: string
  readonly set: readonly { readonly code: string; readonly rate: number }[]
  readonly skipped: readonly { readonly code: string; readonly reason: string }[]
}

const refuseFile = (reason: string): never =>
  refuse(422, 'invalid_field', `The file of rates: ${reason}`, { field: 'file' })

/**
 * Reads `eurofxref-hist.csv`: a row per working day, a column per currency, `N/A` for none.
 * @param day the day, or the last working day before it; default: the newest
 * @throws Refusal 422 if the file has another format or no such day
 */
export const readEcb = (text: string, day?: string): EcbRates => {
  const [head = [], ...rows] = parseRows(text)
  if (head[0] !== 'Date' || !head.includes('INR'))
    return refuseFile('it begins with no column Date or has none INR; give eurofxref-hist.csv')
  const row = rows
    .filter(([date = '']) => /^\d{4}-\d\d-\d\d$/.test(date) && (day === undefined || date <= day))
    .reduce<string[] | undefined>(
      (newest, each) => (newest && (newest[0] ?? '') >= (each[0] ?? '') ? newest : each),
      undefined,
    )
  if (!row) return refuseFile(`it has no rates of ${day ?? 'any day'} or before`)
  const rates = head.flatMap((code, i): [string, number | undefined][] => {
    if (!/^[A-Z]{3}$/.test(code)) return []
    const rate = Number(row[i])
    return [[code, rate > 0 && Number.isFinite(rate) ? rate : undefined]]
  })
  return { day: row[0] ?? '', perEuro: new Map([...rates, ['EUR', 1]]) }
}

const parseRows = (text: string): string[][] => {
  try {
    return parse(text, { bom: true, relax_column_count: true, skip_empty_lines: true, trim: true })
  } catch (error) {
    return refuseFile((error as Error).message)
  }
}

/** Significant digits of a rate. The bank gives five, so a quotient is not more precise. */
const significantDigits = 8

/**
 * Sets the rates per INR of the shop's currencies and of those to `add`, in one transaction: the rate per EUR divided
 * by that of INR.
 * @throws Refusal 422 when that day has no INR
 */
export const setEcbRates = (
  db: Db,
  { day, perEuro }: EcbRates,
  add: readonly string[],
): Promise<RatesReport> => {
  const rupees = perEuro.get('INR') ?? refuseFile(`it has no rate of INR on ${day}`)
  return db.transaction().execute(async (trx) => {
    const offered = await trx.selectFrom('currency').select('code').orderBy('position').execute()
    const set: RatesReport['set'][number][] = []
    const skipped: RatesReport['skipped'][number][] = []
    for (const code of new Set([...offered.map((each) => each.code), ...add])) {
      if (code === 'INR') continue
      const rate = perEuro.get(code)
      if (rate === undefined) {
        const reason = perEuro.has(code) ? `has no rate on ${day} (N/A)` : 'is not in the file'
        skipped.push({ code, reason })
        continue
      }
      const perRupee = Number((rate / rupees).toPrecision(significantDigits))
      await setRate(trx, { code, rate: perRupee })
      set.push({ code, rate: perRupee })
    }
    return { day, set, skipped }
  })
}
