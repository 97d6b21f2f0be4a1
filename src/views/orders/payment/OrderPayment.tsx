import type { ReactNode } from 'react'
import type { Order } from '../../../contracts/orders/order.ts'
import type { OrderPayment as Payment } from '../../../contracts/orders/payments.ts'
import { toPaise } from '../../../domain/settings/money.ts'
import { CopyButton } from '../../parts/CopyButton.tsx'
import controls from '../../parts/controls.module.css'
import { useDay } from '../../parts/hooks/useDay.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import styles from './OrderPayment.module.css'

/** The payment of an order: its status, how to pay, and what has been booked (rules O25, O27). */
export function OrderPayment({ order }: { order: Order }) {
  const { t } = useTranslation()
  const { payment } = order
  if (payment === null) return null
  const { method, status, payUrl } = payment
  return (
    <section className={styles.payment} aria-label={t('payment.title')}>
      <p className={styles.head}>
        <span className={styles.soft}>
          {t('payment.title')}: {t(`payment.method.${method}`)}
        </span>
        <strong className={styles.status} data-status={status} role="status" data-printed>
          {t(`payment.status.${status}`)}
        </strong>
      </p>
      <Amounts order={order} payment={payment} />
      {payment.open > 0 && method === 'bankTransfer' && <Transfer payment={payment} />}
      {payUrl !== null && (
        <a className={controls.button} href={payUrl}>
          {t('payment.pay')}
        </a>
      )}
      <Booked order={order} payment={payment} />
    </section>
  )
}

interface Shown {
  readonly order: Order
  readonly payment: Payment
}

function Amounts({ order, payment: { open, excess } }: Shown) {
  const { t } = useTranslation()
  const { money } = useFormats()
  if (open === 0 && excess === 0) return null
  const shown = open > 0 ? (['payment.open', open] as const) : (['payment.excess', excess] as const)
  const [label, units] = shown
  return (
    <p className={styles.amount}>
      <span className={styles.soft}>{t(label)}</span>{' '}
      <strong>{money(toPaise(units), order.currency)}</strong>
    </p>
  )
}

/** The account and the reference of a transfer. */
function Transfer({ payment: { bank, reference } }: { payment: Payment }) {
  const { t } = useTranslation()
  return (
    <>
      <p>{t(bank ? 'payment.how' : 'payment.soon')}</p>
      <dl className={styles.facts}>
        {bank && (
          <>
            <Fact name={t('payment.holder')}>{bank.holder}</Fact>
            <Fact name={t('payment.account')}>
              <bdi>{bank.account}</bdi>{' '}
              <CopyButton text={bank.account} what={t('payment.account')} />
            </Fact>
            {bank.bank !== '' && <Fact name={t('payment.bank')}>{bank.bank}</Fact>}
            {bank.code !== '' && (
              <Fact name={t('payment.bankCode')}>
                <bdi>{bank.code}</bdi> <CopyButton text={bank.code} what={t('payment.bankCode')} />
              </Fact>
            )}
          </>
        )}
        <Fact name={t('payment.reference')}>
          <bdi>{reference}</bdi> <CopyButton text={reference} what={t('payment.reference')} />
        </Fact>
      </dl>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What has been booked, oldest first. */
function Booked({ order, payment: { entries } }: Shown) {
  const { t } = useTranslation()
  const { money } = useFormats()
  const day = useDay()
  if (entries.length === 0) return null
  return (
    <ol className={styles.entries} aria-label={t('payment.booked')}>
      {entries.map(({ at, kind, amount, currency }, i) => (
        <li key={i}>
          {t(`payment.entry.${kind}`)}{' '}
          <bdi>
            {currency === order.currency.code
              ? money(toPaise(amount), order.currency)
              : `${amount.toFixed(2)} ${currency}`}
          </bdi>{' '}
          <time dateTime={at}>{day(at)}</time>
        </li>
      ))}
    </ol>
  )
}
