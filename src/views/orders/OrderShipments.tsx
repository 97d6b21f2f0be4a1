import type { Order, Shipment } from '../../contracts/orders/order.ts'
import { useDay } from '../parts/hooks/useDay.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import styles from './orders.module.css'

/** The shipments of an order: when and how each was sent, and its pieces (rule O17). */
export function OrderShipments({ order: { lines, shipments } }: { order: Order }) {
  const { t } = useTranslation()
  if (shipments.length === 0) return null
  return (
    <ul className={styles.shipments} aria-label={t('order.shipments')}>
      {shipments.map((shipment) => (
        <li key={shipment._id}>
          <Sent shipment={shipment} lines={lines} />
        </li>
      ))}
    </ul>
  )
}

function Sent({ shipment, lines }: { shipment: Shipment; lines: Order['lines'] }) {
  const { t } = useTranslation()
  const { text } = useFormats()
  const day = useDay()
  const { number, sentAt, carrier, tracking } = shipment
  return (
    <>
      <strong>{t('order.shipment', { number })}</strong>{' '}
      {sentAt !== null && (
        <time className={styles.soft} dateTime={sentAt}>
          {day(sentAt)}
        </time>
      )}
      {(carrier !== '' || tracking !== '') && (
        <p>
          {carrier} <bdi>{tracking}</bdi>
        </p>
      )}
      <ul className={styles.soft}>
        {shipment.lines.map(({ lineId, quantity }) => {
          const line = lines.find(({ _id }) => _id === lineId)
          const product = line ? `${text(line.title)} ${line.sku}` : ''
          return <li key={lineId}>{t('order.pieces', { count: quantity, product })}</li>
        })}
      </ul>
    </>
  )
}
