import { useSelector } from '@xstate/react'
import {
  type CouponRef,
  selectCoupon,
  selectCouponCode,
  selectCouponProblem,
  selectIsCouponChecked,
} from '../../../machines/orders/coupon.machine.ts'
import controls from '../../parts/controls.module.css'
import { Field } from '../../parts/fields/Field.tsx'
import { useTranslation } from '../../parts/hooks/useTranslation.ts'
import styles from './Coupon.module.css'

/** The field for a coupon; once it is used, its code and a button that removes it (rule O13). */
export function CouponField({ coupon }: { coupon: CouponRef }) {
  const { t } = useTranslation()
  const used = useSelector(coupon, selectCoupon)
  const code = useSelector(coupon, selectCouponCode)
  const problem = useSelector(coupon, selectCouponProblem)
  const isChecked = useSelector(coupon, selectIsCouponChecked)
  if (used)
    return (
      <p className={styles.used}>
        <span>{t('coupon.used', { code: used.code })}</span>
        <button
          type="button"
          className={controls.textButton}
          aria-label={`${t('cart.remove')}: ${used.code}`}
          onClick={() => coupon.send({ type: 'coupon.removed' })}
        >
          {t('cart.remove')}
        </button>
      </p>
    )
  return (
    <form
      className={styles.coupon}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        coupon.send({ type: 'coupon.submitted' })
      }}
    >
      <Field
        label={t('coupon.label')}
        name="coupon"
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={isChecked}
        value={code}
        problem={problem ?? undefined}
        onChange={(event) => coupon.send({ type: 'coupon.typed', code: event.target.value })}
      />
      <button type="submit" className={controls.quiet} aria-disabled={isChecked}>
        {t(isChecked ? 'coupon.checking' : 'coupon.apply')}
      </button>
    </form>
  )
}
