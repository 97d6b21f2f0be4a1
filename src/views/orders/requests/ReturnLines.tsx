import type { Order, OrderLine } from '../../../contracts/orders/order.ts'
import type { RequestSummary } from '../../../contracts/orders/requests.ts'
import { leftOf } from '../../../domain/orders/request.ts'
import { leftField, piecesField } from '../../../machines/orders/askReturn.machine.ts'
import { Field } from '../../parts/fields/Field.tsx'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Picture } from '../../parts/pictures/Picture.tsx'
import type { RequestFields } from './RequestFormPage.tsx'
import styles from './requests.module.css'

/** The lines of an order, each with the number of pieces to return. */
export function ReturnLines({
  order,
  requests,
  fields,
}: {
  order: Order
  requests: readonly RequestSummary[]
  fields: RequestFields
}) {
  const { t } = useTranslation()
  const lines = order.lines.map((line) => ({
    line,
    left: leftOf(line._id, line.quantity, requests),
  }))
  const first = lines.find(({ left }) => left > 0)
  return (
    <fieldset className={styles.lines}>
      <legend>{t('askReturn.lines')}</legend>
      {lines.map((each) => (
        <ReturnLine
          key={each.line._id}
          {...each}
          fields={fields}
          // A problem with all lines together is shown above them.
          problem={each === first ? fields.problems.lines : undefined}
        />
      ))}
    </fieldset>
  )
}

function ReturnLine({
  line: { _id, title, attributes, image, sku, quantity },
  left,
  fields: { input },
  problem,
}: {
  line: OrderLine
  left: number
  fields: RequestFields
  problem: RequestFields['problems'][string] | undefined
}) {
  const { t } = useTranslation()
  const { text, count } = useFormats()
  const field = input(piecesField(_id))
  const name = text(title)
  return (
    <div className={styles.line}>
      <span className={styles.image}>
        <Picture src={image} alt="" sizes="3.25rem" />
      </span>
      <p>
        {name}
        <span className={styles.soft}>
          {attributes.length > 0 && (
            <bdi>{attributes.map(({ value }) => text(value)).join(' · ')}</bdi>
          )}{' '}
          <bdi>{sku}</bdi> · <bdi>{t('askReturn.ordered', { pieces: count(quantity) })}</bdi>
        </span>
      </p>
      {left > 0 ? (
        <>
          <Field
            label={t('askReturn.pieces')}
            aria-label={t('askReturn.piecesOf', { name, most: count(left) })}
            inputMode="numeric"
            autoComplete="off"
            placeholder="0"
            {...field}
            problem={field.problem ?? problem}
            hint={t('askReturn.left', { pieces: count(left) })}
          />
          <input type="hidden" name={leftField(_id)} value={left} />
        </>
      ) : (
        <p className={styles.soft}>{t('askReturn.noneLeft')}</p>
      )}
    </div>
  )
}
