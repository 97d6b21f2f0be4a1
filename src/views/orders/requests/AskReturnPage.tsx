import type { ReactNode } from 'react'
import type { OrderSummary } from '../../../contracts/orders/order.ts'
import { type RequestSummary, ReturnReason } from '../../../contracts/orders/requests.ts'
import type { FormRef } from '../../../machines/account/formMachine.ts'
import controls from '../../parts/controls.module.css'
import { SelectField } from '../../parts/fields/SelectField.tsx'
import { TextAreaField } from '../../parts/fields/TextAreaField.tsx'
import forms from '../../parts/forms.module.css'
import { useDay } from '../../parts/hooks/useDay.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Interlude } from '../../parts/Interlude.tsx'
import { Link } from '../../parts/links/Link.tsx'
import { PageHead } from '../../parts/page/PageHead.tsx'
import page from '../../parts/page/page.module.css'
import { FilesField } from './FilesField.tsx'
import { type RequestFields, RequestFormPage } from './RequestFormPage.tsx'
import { RequestList } from './RequestList.tsx'

/** Asking to return pieces of an order (rules T1, T4). */
export function AskReturnPage({
  askReturn,
  orders,
  requests,
  renderLines,
}: {
  askReturn: FormRef
  /** Orders with pieces that can be returned. */
  orders: readonly OrderSummary[]
  requests: readonly RequestSummary[]
  /** The lines of the chosen order. */
  renderLines: (orderId: string, fields: RequestFields) => ReactNode
}) {
  const { t } = useTranslation()
  const day = useDay()
  if (orders.length === 0)
    return (
      <div className={forms.medium}>
        <PageHead page={{ kind: 'askReturn' }} />
        <div className={page.head}>
          <h1>{t('askReturn.title')}</h1>
        </div>
        <Interlude title={t('askReturn.noOrders')}>
          <p>{t('askReturn.noOrdersText')}</p>
          <Link className={controls.button} to="/eshop">
            {t('home.buyer.enter')}
          </Link>
        </Interlude>
        <RequestList requests={requests} />
      </div>
    )
  return (
    <RequestFormPage
      kind="askReturn"
      form={askReturn}
      requests={requests}
      renderFields={(fields) => {
        const { input, text } = fields
        const order = orders.find(({ _id }) => _id === text('orderId'))
        return (
          <>
            <SelectField
              label={t('askReturn.order')}
              required
              options={orders.map(({ _id, number, createdAt }) => ({
                value: _id,
                text: `${number} · ${day(createdAt)}`,
              }))}
              {...input('orderId')}
            />
            {order && renderLines(order._id, fields)}
            <SelectField
              label={t('askReturn.reason')}
              required
              options={ReturnReason.options.map((reason) => ({
                value: reason,
                text: t(`askReturn.reason.${reason}`),
              }))}
              {...input('reason')}
            />
            <TextAreaField
              label={t('askReturn.text')}
              hint={t('askReturn.textHint')}
              rows={5}
              required
              {...input('text')}
            />
            <FilesField label={t('askReturn.photos')} />
          </>
        )
      }}
    />
  )
}
