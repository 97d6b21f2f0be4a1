import type { TaxRule } from '../../contracts/selling.ts'
import type { DisplayCurrency, Minor } from '../../domain/settings/money.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import styles from './OrderSums.module.css'

/** What an order comes to, in minor units of its currency. */
export interface Sums {
  readonly goods: Minor
  /** The code of the coupon; null without one. */
  readonly coupon: string | null
  readonly discount: Minor
  readonly shipping: Minor
  readonly taxes: readonly {
    readonly name: string
    readonly percent: number
    readonly amount: Minor
  }[]
  readonly taxRule: TaxRule
  /** What dropped pieces came to; it is not in the total. */
  readonly dropped?: Minor
  readonly total: Minor
}

/** The sums of an order: goods, coupon, shipping, taxes and the total, with a note on why there is no tax. */
export function OrderSums({
  sums: { goods, coupon, discount, shipping, taxes, taxRule, dropped = 0, total },
  currency,
}: {
  sums: Sums
  currency: Pick<DisplayCurrency, 'symbol'>
}) {
  const { t } = useTranslation()
  const { money: format, percent } = useFormats()
  const money = (minor: Minor) => format(minor, currency)
  return (
    <>
      <dl className={styles.sums}>
        <div>
          <dt>{t('order.goods')}</dt>
          <dd>{money(goods)}</dd>
        </div>
        {coupon !== null && (
          <div>
            <dt>{t('coupon.discount', { code: coupon })}</dt>
            <dd>{money(-discount)}</dd>
          </div>
        )}
        <div>
          <dt>{t('cart.shipping')}</dt>
          <dd>{shipping === 0 ? t('order.free') : money(shipping)}</dd>
        </div>
        {taxes.map(({ name, percent: rate, amount }) => (
          <div key={`${name} ${rate}`}>
            <dt>
              {name} {percent(rate)}
            </dt>
            <dd>{money(amount)}</dd>
          </div>
        ))}
        {dropped > 0 && (
          <div>
            <dt>{t('order.dropped')}</dt>
            <dd>{money(-dropped)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('cart.total')}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
      {hasNote(taxRule) && <p className={styles.note}>{t(`tax.note.${taxRule}`)}</p>}
    </>
  )
}

const noted = ['home.export', 'in.export', 'eu.reverseCharge', 'eu.export'] as const
const hasNote = (rule: TaxRule): rule is (typeof noted)[number] =>
  noted.some((each) => each === rule)
