import { ShippingChoice } from '../../contracts/orders/order.ts'
import type { CartLine } from '../../domain/cart/cartLines.ts'
import type { OrderCharges } from '../../domain/orders/charges/orderCharges.ts'
import { backorderOf, shippingDays } from '../../domain/orders/shipping.ts'
import type { Minor } from '../../domain/settings/money.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import styles from './CheckoutPage.module.css'

/** How and when the order ships (rule O7); there is a choice only if something waits for stock. */
export function ShippingChoices({
  lines,
  chosen,
  charges,
}: {
  lines: readonly CartLine[]
  /** The initial choice. */
  chosen: ShippingChoice
  /** Undefined if the shop does not send to the address. */
  charges: Readonly<Record<ShippingChoice, OrderCharges | undefined>>
}) {
  const { t } = useTranslation()
  const backorders = lines.flatMap(({ rows }) =>
    rows.map(({ cart }) => backorderOf(cart.quantity, cart.stock)),
  )
  const isLate = backorders.some((pieces) => pieces > 0)
  const within = t('checkout.within', { count: shippingDays(backorders) })
  return (
    <fieldset className={styles.part}>
      <legend>{t('checkout.shipping')}</legend>
      {isLate ? (
        <div className={styles.choices}>
          {ShippingChoice.options.map((choice) => (
            <label key={choice} className={styles.choice}>
              <input
                type="radio"
                name="shipping"
                value={choice}
                defaultChecked={choice === chosen}
              />
              <span>
                <strong>
                  {t(`checkout.shipping.${choice}`)}
                  <Cost minor={charges[choice]?.displayShipping} />
                </strong>
                <span className={styles.soft}>
                  {choice === 'together' ? within : t('checkout.splitText')}
                </span>
              </span>
            </label>
          ))}
        </div>
      ) : (
        <p>{within}</p>
      )}
    </fieldset>
  )
}

function Cost({ minor }: { minor: Minor | undefined }) {
  const { t } = useTranslation()
  const { money } = useFormats()
  if (minor === undefined) return null
  return <span className={styles.cost}>{minor === 0 ? t('order.free') : money(minor)}</span>
}
