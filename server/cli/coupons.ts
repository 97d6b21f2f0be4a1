import { type Command, InvalidArgumentError } from 'commander'
import { formatMoney } from '../../src/domain/settings/money.ts'
import { utcDay } from '../../src/domain/shell/utcDay.ts'
import { createCoupons } from '../orders/coupons/coupons.repo.ts'
import { couponKey } from '../orders/coupons/takeCoupon.ts'
import type { Row } from '../store/schema.ts'
import { toCount, toDay, toHundredths, toPaiseArgument } from './parts/arguments.ts'
import { printTable } from './parts/print.ts'
import { type OpenShop, TeamError, withShop } from './parts/withShop.ts'

interface Terms {
  readonly percent?: number
  readonly amount?: number
  readonly minTotal: number
  readonly from?: string
  readonly until?: string
  readonly uses?: number
  readonly perCustomer?: number
}

const dayMs = 86_400_000

/** `coupons list|add|remove` (rule O9). */
export const registerCoupons = (program: Command, open: OpenShop): void => {
  const coupons = program.command('coupons').description('list, add and remove coupons')

  coupons
    .command('list', { isDefault: true })
    .description('list coupons with their uses')
    .action(() =>
      withShop(open, async ({ engine }) => {
        const rows = await createCoupons(engine.db).list()
        if (rows.length === 0) return console.log('There are no coupons.')
        printTable(
          ['CODE', 'TAKES OFF', 'MINIMUM', 'FROM', 'UNTIL', 'USED', 'PER CUSTOMER'],
          rows.map(toCells),
        )
      }),
    )

  coupons
    .command('add')
    .description('add a coupon: a percentage or an amount off an order')
    .argument('<code>', 'what buyers type; capitals and small letters are the same', toCode)
    .option('--percent <percent>', 'percent off the total', toHundredths)
    .option('--amount <rupees>', 'rupees off the total', toPaiseArgument)
    .option('--min-total <rupees>', 'only for orders of this and more', toPaiseArgument, 0)
    .option('--from <day>', 'the first day on which it can be used, in UTC', toDay)
    .option('--until <day>', 'the last day on which it can be used, in UTC', toDay)
    .option('--uses <count>', 'how many orders may use it in all', toCount)
    .option('--per-customer <count>', 'how many orders of one customer may use it', toCount)
    .action((code: string, terms: Terms) =>
      withShop(open, async ({ engine, now }) => {
        const { percent, amount, minTotal, from, until, uses, perCustomer } = terms
        if ((percent === undefined) === (amount === undefined) || amount === 0)
          throw new TeamError(
            'Say what it takes off: either --percent, such as 10, or --amount in rupees, such as 500.',
          )
        if (from !== undefined && until !== undefined && from > until)
          throw new TeamError('The first day (--from) is after the last one (--until).')
        if (until !== undefined && Date.parse(until) + dayMs <= now())
          throw new TeamError('The last day (--until) has passed: write today or a later one.')
        const isNew = await createCoupons(engine.db).add({
          code,
          hundredths: percent ?? null,
          amount: amount ?? null,
          min_total: minTotal,
          starts_at: from === undefined ? null : Date.parse(from),
          until: until === undefined ? null : Date.parse(until) + dayMs,
          max_uses: uses ?? null,
          max_per_customer: perCustomer ?? null,
          created_at: now(),
        })
        if (!isNew)
          throw new TeamError(
            `There is a coupon ${code} already; remove it first or use another code.`,
          )
        const isNow = from === undefined || Date.parse(from) <= now()
        console.log(`Coupon ${code} can be used ${isNow ? 'now' : `from ${from} on`}.`)
      }),
    )

  coupons
    .command('remove')
    .description('remove a coupon; orders keep their discount')
    .argument('<code>', 'its code', couponKey)
    .action((code: string) =>
      withShop(open, async ({ engine }) => {
        if (!(await createCoupons(engine.db).remove(code)))
          throw new TeamError(`There is no coupon ${code}; list them with: npm run team -- coupons`)
        console.log(`Coupon ${code} is removed.`)
      }),
    )
}

const toCode = (text: string): string => {
  const code = couponKey(text)
  if (!/^[\p{L}\p{N}][\p{L}\p{N}_-]{0,39}$/u.test(code))
    throw new InvalidArgumentError('Write at most 40 letters, digits, - or _, such as DIWALI-10.')
  return code
}

const rupees = (paise: number) => formatMoney(paise, { symbol: '₹' }, 'en')

const toCells = (row: Row<'coupon'>): string[] => [
  row.code,
  row.hundredths === null ? rupees(row.amount ?? 0) : `${row.hundredths / 100} %`,
  row.min_total === 0 ? 'any total' : rupees(row.min_total),
  row.starts_at === null ? 'at once' : utcDay(row.starts_at),
  row.until === null ? 'no end' : utcDay(row.until - 1),
  row.max_uses === null ? String(row.used) : `${row.used} of ${row.max_uses}`,
  row.max_per_customer === null ? 'any' : String(row.max_per_customer),
]
