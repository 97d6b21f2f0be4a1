import type { Request } from '../../../contracts/orders/requests.ts'
import forms from '../../parts/forms.module.css'
import { useDay } from '../../parts/hooks/useDay.ts'
import { useFormats } from '../../parts/hooks/useFormats.ts'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import { Link } from '../../parts/links/Link.tsx'
import { Picture } from '../../parts/pictures/Picture.tsx'
import styles from './requests.module.css'

/** The facts of a request besides its thread: the details of custom work, or the pieces of a return. */
export function RequestFacts({ request: { custom, subject, ...request } }: { request: Request }) {
  const { t } = useTranslation()
  const { text, count } = useFormats()
  const day = useDay()
  const returned = request.return
  const facts = [
    { label: t('customWork.metal'), value: custom?.metal },
    { label: t('customWork.quantity'), value: custom?.quantity && count(custom.quantity) },
    { label: t('customWork.neededBy'), value: custom?.neededBy && day(custom.neededBy) },
    { label: t('askReturn.reason'), value: returned && t(`askReturn.reason.${returned.reason}`) },
  ].filter(({ value }) => value)
  return (
    <>
      {facts.length > 0 && (
        <dl className={`${forms.facts} ${styles.facts}`}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {returned && (
        <section className={styles.returned} aria-labelledby="returned">
          <h2 id="returned">{t('askReturn.lines')}</h2>
          <ul>
            {returned.lines.map(({ lineId, title, sku, image, quantity }) => (
              <li key={lineId} className={styles.line}>
                <span className={styles.image}>
                  <Picture src={image} alt="" sizes="3.25rem" />
                </span>
                <p>
                  {text(title)}
                  <span className={styles.soft}>
                    <bdi>{sku}</bdi>
                  </span>
                </p>
                <p>{t('askReturn.returned', { pieces: count(quantity) })}</p>
              </li>
            ))}
          </ul>
          <Link className={styles.order} to="/history">
            {t('request.seeOrder', { number: subject })}
          </Link>
        </section>
      )}
    </>
  )
}
