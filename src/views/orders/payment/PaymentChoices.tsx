import type { PaymentMethod } from '../../../contracts/payments.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import styles from '../CheckoutPage.module.css'

/** How the order is paid, from what the buyer may choose (rule O25). */
export function PaymentChoices({
  methods,
  chosen,
}: {
  methods: readonly PaymentMethod[]
  /** The initial choice, if it is one of them. */
  chosen: string
}) {
  const { t } = useTranslation()
  const initial = methods.find((method) => method === chosen) ?? methods[0]
  return (
    <fieldset className={styles.part}>
      <legend>{t('payment.title')}</legend>
      <div className={styles.choices}>
        {methods.map((method) => (
          <label key={method} className={styles.choice}>
            <input type="radio" name="payment" value={method} defaultChecked={method === initial} />
            <span>
              <strong>{t(`payment.method.${method}`)}</strong>
              <span className={styles.soft}>{t(`payment.text.${method}`)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
