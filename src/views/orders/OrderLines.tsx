import type { Order } from '../../contracts/orders/order.ts'
import { orderSums } from '../../domain/orders/orderSums.ts'
import { toPaise } from '../../domain/settings/money.ts'
import { AddressText } from '../account/addresses/AddressText.tsx'
import { useDay } from '../parts/hooks/useDay.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Picture } from '../parts/pictures/Picture.tsx'
import { UnitPrice } from '../parts/product/UnitPrice.tsx'
import { OrderSums } from './OrderSums.tsx'
import styles from './orders.module.css'

/** The lines of an order as promised: prices in the order's own currency. */
export function OrderLines({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { text, money, shownPrice, grams, count } = useFormats()
  const day = useDay()
  const amount = (units: number) => money(toPaise(units), order.currency)
  return (
    <div className={styles.detail}>
      <table className={styles.lines}>
        <caption>{t('order.lines', { number: order.number })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('cart.product')}</th>
            <th scope="col" className={styles.number}>
              {t('product.price')}
            </th>
            <th scope="col" className={styles.number}>
              {t('quantity.label')}
            </th>
            <th scope="col" className={styles.number}>
              {t('cart.lineTotal')}
            </th>
            <th scope="col">{t('order.shipsBy')}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line._id}>
              <th scope="row">
                <span className={styles.product}>
                  <span className={styles.image}>
                    <Picture src={line.image} alt="" sizes="3.25rem" />
                  </span>
                  <span>
                    {text(line.title)}
                    <span className={styles.soft}>
                      {line.attributes.length > 0 && (
                        <bdi>{line.attributes.map(({ value }) => text(value)).join(' · ')}</bdi>
                      )}{' '}
                      <bdi>{line.sku}</bdi>
                    </span>
                  </span>
                </span>
              </th>
              <td className={styles.number} data-label={t('product.price')}>
                <UnitPrice
                  {...shownPrice(
                    { minor: toPaise(line.displayUnitPrice), pieces: line.displayUnitPieces },
                    order.currency,
                  )}
                />
              </td>
              <td className={styles.number} data-label={t('quantity.label')}>
                <span>
                  {count(line.quantity)}
                  {line.shipped > 0 && line.shipped < line.quantity && (
                    <span className={styles.soft}>
                      {t('order.shippedPieces', { count: line.shipped })}
                    </span>
                  )}
                  {line.cancelled > 0 && (
                    <span className={styles.soft}>
                      {t('order.cancelledPieces', { count: line.cancelled })}
                    </span>
                  )}
                  {line.backorder > 0 && (
                    <span className={styles.soft}>
                      {t('order.backorder', { count: line.backorder })}
                    </span>
                  )}
                </span>
              </td>
              <td className={styles.number} data-label={t('cart.lineTotal')}>
                <strong>{amount(line.displayTotal)}</strong>
              </td>
              <td data-label={t('order.shipsBy')}>
                {line.cancelled < line.quantity ? day(line.shipsBy) : '–'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.sums}>
        <OrderSums sums={orderSums(order)} currency={order.currency} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('product.weight')}</dt>
          <dd>{t('product.grams', { grams: grams(order.totalWeight) })}</dd>
        </div>
        <div>
          <dt>{t('checkout.shipping')}</dt>
          <dd>{t(`checkout.shipping.${order.shipping}`)}</dd>
        </div>
        <div>
          <dt>{t('order.to')}</dt>
          <dd>
            <AddressText address={order.address} />
          </dd>
        </div>
        {order.note && (
          <div>
            <dt>{t('checkout.note')}</dt>
            <dd>{order.note}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
