import type { PaymentMethods } from '../../../contracts/orders/payments.ts'
import { fitsAccount } from '../../../domain/orders/payments/account.ts'
import { convert, type Minor, toPaise } from '../../../domain/settings/money.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import styles from '../CheckoutPage.module.css'

/** How the order is paid, from what the buyer may choose (rule O25). Account is for orders that fit in it (rule O28). */
export function PaymentChoices({
  payments: { data: methods, account },
  chosen,
  total,
}: {
  payments: PaymentMethods
  /** The initial choice, if it can be chosen. */
  chosen: string
  /** Of the order, paise. */
  total: Minor
}) {
  const { t } = useTranslation()
  const left = account?.left == null ? null : toPaise(account.left)
  const fits = fitsAccount(left, total)
  const open = methods.filter((method) => method !== 'onAccount' || fits)
  const initial = open.find((method) => method === chosen) ?? open[0]
  return (
    // The initial choice applies again when the account opens or closes.
    <fieldset key={String(fits)} className={styles.part}>
      <legend>{t('payment.title')}</legend>
      <div className={styles.choices}>
        {methods.map((method) => (
          <label key={method} className={styles.choice}>
            <input
              type="radio"
              name="payment"
              value={method}
              defaultChecked={method === initial}
              disabled={!open.includes(method)}
            />
            <span>
              <strong>{t(`payment.method.${method}`)}</strong>
              <span className={styles.soft}>{t(`payment.text.${method}`)}</span>
              {method === 'onAccount' && left !== null && <Left left={left} fits={fits} />}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** What is left on account, and that the order does not fit in it. */
function Left({ left, fits }: { left: Minor; fits: boolean }) {
  const { t } = useTranslation()
  const { money, currency } = useFormats()
  const amount = money(convert(left, currency.exchange_rate))
  return (
    <span className={fits ? styles.left : styles.late}>
      {t(fits ? 'payment.left' : 'payment.tooMuch', { left: amount })}
    </span>
  )
}
