import { convert, formatMoney, type Minor, toPaise } from '../../src/domain/money.ts'
import type { Frozen } from './freeze.ts'
import { refuse } from './refusal.ts'
import type { Tables } from './tables.ts'

/** What a coupon takes off: paise, and minor units of the order's currency. */
interface Discount<Code> {
  readonly code: Code
  readonly discount: Minor
  readonly displayDiscount: Minor
}

export const noDiscount: Discount<null> = { code: null, discount: 0, displayDiscount: 0 }

const refuseCoupon = (reason: string) =>
  refuse(422, 'invalid_field', `coupon: ${reason}`, { field: 'coupon' })

/** A share of an amount, rounded as the conversion of money is. */
const shareOf = (amount: Minor, percent: number): Minor => convert(amount, percent / 100)

/**
 * What a coupon would take off; no use is counted.
 * @throws Refusal 422 when it is unknown, over, used up, or the total is too small
 */
export const checkCoupon = (
  tables: Tables,
  text: string,
  { totalPrice, displayTotal }: Frozen,
  now: number,
): Discount<string> => {
  const code = text.trim().toUpperCase()
  const coupon =
    tables.coupon.findFirst((q) => q.where({ code })) ?? refuseCoupon(`there is no coupon ${code}.`)
  if (coupon.until !== null && coupon.until <= now)
    refuseCoupon(`${code} ended on ${new Date(coupon.until - 1).toISOString().slice(0, 10)}.`)
  if (coupon.maximumUses !== null && coupon.used >= coupon.maximumUses)
    refuseCoupon(`${code} has been used up.`)
  const minimum = toPaise(coupon.minimum)
  if (totalPrice < minimum)
    refuseCoupon(
      `${code} is for orders of ${formatMoney(minimum, { symbol: '₹' }, 'en')} and more.`,
    )
  return {
    code,
    discount: shareOf(totalPrice, coupon.percent),
    displayDiscount: shareOf(displayTotal, coupon.percent),
  }
}

/** Counts a use of a coupon. */
export const countUse = async (tables: Tables, code: string): Promise<void> => {
  await tables.coupon.update((q) => q.where({ code }), {
    strict: true,
    data: (coupon) => void Object.assign(coupon, { used: coupon.used + 1 }),
  })
}

/** The coupons of the sample shop. */
export const sampleCoupons = [
  { code: 'WELCOME10', percent: 10, minimum: 0 },
  { code: 'TRADE15', percent: 15, minimum: 25_000 },
].map((coupon) => ({ ...coupon, until: null, used: 0, maximumUses: null }))
