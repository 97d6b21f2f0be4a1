import { useSelector } from '@xstate/react'
import { type FormEvent, useId, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Address } from '../../contracts/customer.ts'
import { ShippingChoice } from '../../contracts/orders.ts'
import { type CartLine, cartTotals, groupCart } from '../../domain/cartLines.ts'
import { fromMinor } from '../../domain/money.ts'
import { backordersOf } from '../../domain/orders/promise.ts'
import { backorderOf, shippingDays } from '../../domain/shipping.ts'
import { selectIsLoading, selectRows } from '../../machines/cart/cartSelectors.ts'
import { type CheckoutRef, selectProblems } from '../../machines/checkout.machine.ts'
import { problemFields } from '../../machines/fieldProblems.ts'
import {
  selectIsChecking,
  selectIsOrdering,
  selectRefusal,
} from '../../machines/orders/placementSelectors.ts'
import { inItsWords } from '../../machines/shell.ts'
import controls from '../parts/controls.module.css'
import fieldStyles from '../parts/Field.module.css'
import { Field } from '../parts/Field.tsx'
import { Interlude } from '../parts/Interlude.tsx'
import { Notice } from '../parts/Notice.tsx'
import { PageHead } from '../parts/PageHead.tsx'
import page from '../parts/page.module.css'
import { useFocusOnProblem } from '../parts/useFocusOnProblem.ts'
import { useFormats } from '../parts/useFormats.ts'
import { useSentence } from '../parts/useSentence.ts'
import { useShop } from '../shell/shop.ts'
import styles from './CheckoutPage.module.css'
import forms from './forms.module.css'

const fields = [
  { name: 'name', label: 'field.nameLabel', autoComplete: 'name', required: true },
  { name: 'companyName', label: 'field.companyLabel', autoComplete: 'organization' },
  { name: 'vatNumber', label: 'field.vatLabel' },
  { name: 'phone', label: 'field.phoneLabel', autoComplete: 'tel', type: 'tel', required: true },
  { name: 'address', label: 'field.addressLabel', autoComplete: 'address-line1', required: true },
  { name: 'address2', label: 'field.address2Label', autoComplete: 'address-line2' },
  { name: 'pincode', label: 'field.postalLabel', autoComplete: 'postal-code', required: true },
  { name: 'city', label: 'field.cityLabel', autoComplete: 'address-level2', required: true },
  { name: 'state', label: 'field.stateLabel', autoComplete: 'address-level1' },
  { name: 'country', label: 'field.countryLabel', autoComplete: 'country-name', required: true },
] as const

/** Where it goes, how it ships, and the review of what is ordered (specification 2, checkout). */
export function CheckoutPage({
  checkout,
  address,
}: {
  checkout: CheckoutRef
  /** What is known of where the customer's goods go. */
  address: Partial<Address>
}) {
  const { t } = useTranslation()
  const { cart, placement } = useShop()
  const { currency } = useFormats()
  const say = useSentence()
  const formId = useId()
  const form = useRef<HTMLFormElement>(null)
  const rows = useSelector(cart, selectRows)
  const isLoading = useSelector(cart, selectIsLoading)
  const typing = useSelector(checkout, selectProblems)
  const refusal = useSelector(placement, selectRefusal)
  const isOrdering = useSelector(placement, selectIsOrdering)
  const isChecking = useSelector(placement, selectIsChecking)
  const problems = useMemo(
    () => ({ ...(refusal ? problemFields(refusal) : {}), ...typing }),
    [refusal, typing],
  )
  const lines = groupCart(rows, currency)
  const totals = cartTotals(lines)
  useFocusOnProblem(form, problems)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? '').trim()
    const note = text('note')
    checkout.send({
      type: 'order.submitted',
      address: Object.fromEntries(fields.map(({ name }) => [name, text(name)])),
      terms: {
        shipping: ShippingChoice.parse(text('shipping')),
        currency: currency.code,
        seenTotal: fromMinor(totals.price),
        seenBackorders: backordersOf(
          rows.map(({ cart: { productId: id, quantity, stock } }) => ({ id, quantity, stock })),
        ),
        ...(note ? { note } : {}),
      },
      cart: JSON.stringify(rows.map((row) => [row._id, row.cart.quantity])),
    })
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
        <form id={formId} ref={form} className={forms.form} noValidate onSubmit={submit}>
          <fieldset className={styles.part}>
            <legend>{t('checkout.address')}</legend>
            <div className={forms.pairs}>
              {fields.map(({ name, label, ...input }) => (
                <Field
                  key={name}
                  {...input}
                  name={name}
                  label={t(label)}
                  defaultValue={address[name] ?? ''}
                  problem={problems[name]}
                />
              ))}
            </div>
          </fieldset>
          <Shipping lines={lines} />
          <div className={fieldStyles.field}>
            <label className={fieldStyles.head} htmlFor={`${formId}-note`}>
              {t('checkout.note')}
            </label>
            <textarea id={`${formId}-note`} name="note" maxLength={2000} rows={3} />
          </div>
        </form>
        <aside className={styles.review} aria-labelledby="review">
          <h2 id="review">{t('checkout.review')}</h2>
          <Review lines={lines} />
          {!totals.canOrder && <Notice tone="bad">{t('cart.blocked')}</Notice>}
          {refusal && <Notice tone="bad">{say(inItsWords(refusal))}</Notice>}
          {isChecking && <Notice>{t('order.checking')}</Notice>}
          <button
            type="submit"
            form={formId}
            className={`${controls.button} ${controls.wide}`}
            disabled={isOrdering || !totals.canOrder}
          >
            {t(isOrdering ? 'checkout.placing' : 'checkout.place')}
          </button>
        </aside>
      </div>
    </div>
  )
}

function Shipping({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation()
  const backorders = lines.flatMap(({ rows }) =>
    rows.map(({ cart }) => backorderOf(cart.quantity, cart.stock)),
  )
  const isLate = backorders.some((pieces) => pieces > 0)
  return (
    <fieldset className={styles.part}>
      <legend>{t('checkout.shipping')}</legend>
      <div className={styles.choices}>
        {ShippingChoice.options.map((choice) => (
          <label key={choice} className={styles.choice}>
            <input
              type="radio"
              name="shipping"
              value={choice}
              defaultChecked={choice === 'together'}
            />
            <span>
              <strong>{t(`checkout.shipping.${choice}`)}</strong>
              <span className={styles.soft}>
                {choice === 'together' || !isLate
                  ? t('checkout.within', { count: shippingDays(backorders) })
                  : t('checkout.splitText')}
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Review({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation()
  const { text, money, grams, count } = useFormats()
  const totals = cartTotals(lines)
  return (
    <>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.productSlug}>
            <span>
              {text(line.title)} <span className={styles.soft}>× {count(line.totalQuantity)}</span>
              {line.outOfStock && <span className={styles.late}>{t('cart.lineLate')}</span>}
            </span>
            <span className={styles.amount}>{money(line.totalPrice)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.sums}>
        <div>
          <dt>{t('product.weight')}</dt>
          <dd>{t('product.grams', { grams: grams(totals.weight) })}</dd>
        </div>
        <div className={styles.total}>
          <dt>{t('cart.total')}</dt>
          <dd>{money(totals.price)}</dd>
        </div>
      </dl>
      <p className={styles.soft}>{t('cart.note')}</p>
    </>
  )
}
