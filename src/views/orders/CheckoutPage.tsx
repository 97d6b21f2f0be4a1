import { useSelector } from '@xstate/react'
import { type FormEvent, useId, useMemo, useRef } from 'react'
import type { PaymentMethods } from '../../contracts/orders/payments.ts'
import { groupCart } from '../../domain/cart/cartLines.ts'
import type { Form } from '../../machines/account/formMachine.ts'
import { selectIsLoading, selectRows } from '../../machines/cart/cartSelectors.ts'
import {
  type CheckoutRef,
  selectAddresses,
  selectCharges,
  selectCorrected,
  selectForm,
  selectIsWriting,
  selectProblems,
  selectShipping,
} from '../../machines/orders/checkout.machine.ts'
import { type CouponRef, selectCoupon } from '../../machines/orders/coupon.machine.ts'
import {
  selectIsChecking,
  selectIsOrdering,
  selectRefusal,
} from '../../machines/orders/placementSelectors.ts'
import { problemFields } from '../../machines/parts/fieldProblems.ts'
import { inItsWords } from '../../machines/parts/shell.ts'
import { readForm } from '../account/forms/useForm.ts'
import controls from '../parts/controls.module.css'
import { FormProblem } from '../parts/fields/FormProblem.tsx'
import { TextAreaField } from '../parts/fields/TextAreaField.tsx'
import { useFocusOnProblem } from '../parts/fields/useFocusOnProblem.ts'
import forms from '../parts/forms.module.css'
import { useCan } from '../parts/hooks/useCan.ts'
import { useFormats } from '../parts/hooks/useFormats.ts'
import { useSentence } from '../parts/hooks/useSentence.ts'
import { useTranslation } from '../parts/hooks/useTranslation.ts'
import { Interlude } from '../parts/Interlude.tsx'
import { Link } from '../parts/links/Link.tsx'
import { Notice } from '../parts/Notice.tsx'
import { OrderBlocked } from '../parts/OrderBlocked.tsx'
import { PageHead } from '../parts/page/PageHead.tsx'
import page from '../parts/page/page.module.css'
import { useShop } from '../parts/shop.ts'
import { CheckoutAddress } from './CheckoutAddress.tsx'
import styles from './CheckoutPage.module.css'
import { CouponField } from './coupon/CouponField.tsx'
import { OrderReview } from './OrderReview.tsx'
import { PaymentChoices } from './payment/PaymentChoices.tsx'
import { ShippingChoices } from './ShippingChoices.tsx'

/** The address, the shipping and payment choices, and the review of the order (rule O6). */
export function CheckoutPage({
  checkout,
  coupon,
  payments,
}: {
  checkout: CheckoutRef
  coupon: CouponRef
  /** How the buyer may pay. */
  payments: PaymentMethods
}) {
  const { t, language } = useTranslation()
  const { cart, placement } = useShop()
  const { currency } = useFormats()
  const say = useSentence()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const rows = useSelector(cart, selectRows)
  const isLoading = useSelector(cart, selectIsLoading)
  const addresses = useSelector(checkout, selectAddresses)
  const isWriting = useSelector(checkout, selectIsWriting)
  const typed = useSelector(checkout, selectForm)
  const wrong = useSelector(checkout, selectProblems)
  const refused = useSelector(placement, selectRefusal)
  const isOrdering = useSelector(placement, selectIsOrdering)
  const isChecking = useSelector(placement, selectIsChecking)
  const lines = groupCart(rows, currency)
  const used = useSelector(coupon, selectCoupon)
  const order = (form: Form) =>
    ({ type: 'order.submitted', form, currency, language, coupon: used }) as const
  const charges = useSelector(checkout, selectCharges({ currency, coupon: used }))
  const shipping = useSelector(checkout, selectShipping)
  const corrected = useSelector(checkout, selectCorrected)
  const canOrder = useCan(checkout, order({}))
  // The review says already that the shop does not send to the country.
  const isSaid = refused?.key === 'refusal.noShipping' && charges[shipping] === undefined
  const refusal = isSaid ? null : refused
  const problems = useMemo(
    () => ({ ...(refusal ? problemFields(refusal) : {}), ...wrong }),
    [refusal, wrong],
  )
  useFocusOnProblem(form, problems)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    checkout.send(order(readForm(event.currentTarget)))
  }

  if (lines.length === 0)
    return (
      <>
        <PageHead page={{ kind: 'checkout' }} />
        {isOrdering ? (
          <Interlude level={1} title={t(isChecking ? 'order.checking' : 'checkout.placing')} />
        ) : (
          <Interlude level={1} title={isLoading ? t('loading') : t('cart.empty')}>
            <Link className={controls.quiet} to="/eshop">
              {t('home.buyer.enter')}
            </Link>
          </Interlude>
        )}
      </>
    )
  return (
    <div className={page.page}>
      <PageHead page={{ kind: 'checkout' }} />
      <div className={page.head}>
        <Link className={controls.textButton} to="/cart">
          {t('checkout.back')}
        </Link>
        <h1>{t('checkout.title')}</h1>
      </div>
      <div className={styles.checkout}>
        <form
          id={formId}
          ref={form}
          className={forms.form}
          method="post"
          noValidate
          onInput={(event) =>
            checkout.send({ type: 'form.typed', form: readForm(event.currentTarget) })
          }
          onSubmit={submit}
        >
          <FormProblem refusal={null} problems={wrong} />
          <CheckoutAddress
            addresses={addresses}
            form={typed}
            isWriting={isWriting}
            corrected={corrected}
            problems={problems}
            onChoose={(addressId) =>
              checkout.send({ type: 'form.typed', form: { addressId, corrects: '' } })
            }
            onEdit={(addressId) => checkout.send({ type: 'address.edited', addressId })}
          />
          <ShippingChoices lines={lines} chosen={shipping} charges={charges} />
          <PaymentChoices
            payments={payments}
            chosen={String(typed.payment)}
            total={charges[shipping]?.inRupees.total ?? 0}
          />
          <TextAreaField
            label={t('checkout.note')}
            name="note"
            rows={3}
            maxLength={2000}
            defaultValue={String(typed.note ?? '')}
            problem={problems.note}
          />
        </form>
        <aside className={styles.review} aria-labelledby="review">
          <h2 id="review">{t('checkout.review')}</h2>
          <OrderReview lines={lines} coupon={coupon} charges={charges[shipping]} />
          <CouponField coupon={coupon} />
          <OrderBlocked rows={rows} />
          {refusal && <Notice tone="bad">{say(inItsWords(refusal))}</Notice>}
          {isChecking && <Notice>{t('order.checking')}</Notice>}
          <button
            type="submit"
            form={formId}
            className={`${controls.button} ${controls.wide}`}
            aria-disabled={!canOrder}
          >
            {t(isOrdering ? 'checkout.placing' : 'checkout.place')}
          </button>
        </aside>
      </div>
    </div>
  )
}
