import type { Address, SavedAddress } from '../../contracts/account/address.ts'
import type { CartRow } from '../../contracts/cart/cartRows.ts'
import { type PlaceOrder, ShippingChoice } from '../../contracts/orders/order.ts'
import { PaymentMethod } from '../../contracts/orders/payments.ts'
import type { SellingTerms } from '../../contracts/selling.ts'
import type { Currency } from '../../contracts/settings.ts'
import { addressTexts } from '../../domain/account/addressTexts.ts'
import { CheckedAddress } from '../../domain/account/checkedAddress.ts'
import { cartCharges } from '../../domain/cart/cartCharges.ts'
import { couponOn, type UsedCoupon } from '../../domain/cart/coupon.ts'
import { type OrderCharges, sendsTo } from '../../domain/orders/charges/orderCharges.ts'
import type { TaxAddress } from '../../domain/orders/charges/taxRule.ts'
import { backordersOf } from '../../domain/orders/promise.ts'
import { fromMinor } from '../../domain/settings/money.ts'
import { type Checked, checkWith, type Form } from '../account/formMachine.ts'
import type { CartReader } from '../cart/cartWatcher.ts'
import type { FieldProblems } from '../parts/fieldProblems.ts'
import type { Shell } from '../parts/shell.ts'

/** The `addressId` of a form whose own fields contain the address. */
export const anotherAddress = 'another'

/** What the buyer orders with. */
export interface Submitted {
  /** The fields that are shown, of: the address, `addressId`, `shipping`, `payment` and `note`. */
  readonly form: Form
  /** The currency in which the buyer saw the order. */
  readonly currency: Pick<Currency, 'code' | 'symbol' | 'exchange_rate'>
  /** The language of the page. */
  readonly language?: string
  /** The coupon that the buyer has entered. */
  readonly coupon?: UsedCoupon | null
}

export interface CheckoutContext {
  readonly shell: Shell
  readonly cart: CartReader
  /** The cart as the buyer sees it. */
  readonly rows: readonly CartRow[]
  readonly addresses: readonly SavedAddress[]
  /** Shipping costs and taxes. */
  readonly terms: SellingTerms
  readonly form: Form
  readonly problems: FieldProblems
}

/** Without a choice, the shop takes its usual payment. */
export const paymentOf = ({ payment }: Form): Pick<PlaceOrder, 'payment'> => {
  const { data } = PaymentMethod.safeParse(payment)
  return data === undefined ? {} : { payment: data }
}

/** The order as the buyer saw it: one with a different result is refused. */
export const seenIn = (
  context: CheckoutContext,
  currency: Submitted['currency'],
  coupon: UsedCoupon | null,
) => {
  const charges = chargesOf(context, currency, coupon)[shippingOf(context)]
  const { rows } = context
  return {
    currency: currency.code,
    ...(charges ? { seenTotal: fromMinor(charges.displayed.total) } : {}),
    ...(coupon && couponOn(coupon.terms, rows, currency).kind === 'applies'
      ? { coupon: coupon.code }
      : {}),
    seenBackorders: backordersOf(
      rows.map(({ cart: { productId: id, quantity, stock } }) => ({ id, quantity, stock })),
    ),
  }
}

/** The shipping choice of the form. */
export const shippingOf = ({ form }: Pick<CheckoutContext, 'form'>): ShippingChoice =>
  ShippingChoice.parse(form.shipping)

/**
 * What the cart comes to with each shipping choice; undefined if the shop does not send to the address. An address that
 * is not right yet counts as it is typed.
 */
export function chargesOf(
  context: CheckoutContext,
  currency: Submitted['currency'],
  coupon: UsedCoupon | null,
): Readonly<Record<ShippingChoice, OrderCharges | undefined>> {
  const { rows, terms, form } = context
  const checked = checkedAddress(context, form)
  const address = checked.kind === 'right' ? checked.body : typedAddress(context)
  const shipped = (shipping: ShippingChoice) =>
    cartCharges(rows, { terms, address, shipping, coupon, currency })
  return { together: shipped('together'), split: shipped('split') }
}

const typedAddress = (context: CheckoutContext): TaxAddress => {
  const { country, state, pincode, vatNumber } = savedAddress(context, context.form) ?? context.form
  const text = (value: Form[string] | undefined) => String(value ?? '')
  return {
    ...{ country: text(country), state: text(state) },
    ...{ pincode: text(pincode), vatNumber: text(vatNumber) },
  }
}

/** The saved address that the typed one takes the place of. */
export function correctedBy({ addresses, form }: Pick<CheckoutContext, 'addresses' | 'form'>) {
  const corrected = addresses.find(({ _id }) => _id === form.corrects)?._id
  return form.addressId === anotherAddress && corrected !== undefined
    ? { savedAddress: corrected }
    : {}
}

/** The saved address that a form names. */
export const savedAddress = (
  { addresses }: Pick<CheckoutContext, 'addresses'>,
  { addressId }: { readonly addressId?: Form[string] | undefined },
) => addresses.find(({ _id }) => _id === addressId)

/** A saved address that has been deleted is no longer chosen. */
export function chosenAtFirst(addresses: readonly SavedAddress[], draft: Form): string {
  const kept = savedAddress({ addresses }, draft)?._id
  if (kept !== undefined) return kept
  return draft.addressId === anotherAddress ? anotherAddress : (addresses[0]?._id ?? anotherAddress)
}

const checkAddress = checkWith(CheckedAddress)

/** The address of a form by the rules of its country. */
export const checkedAddress = (
  context: Pick<CheckoutContext, 'addresses'>,
  form: Form,
): Checked<Address> => {
  const saved = savedAddress(context, form)
  return checkAddress(saved ? addressTexts(saved) : form)
}

/** Whether the shop sends to the address of a form; one that is not right yet is checked first. */
export const isReached = (
  context: Pick<CheckoutContext, 'addresses' | 'terms'>,
  form: Form,
): boolean => {
  const checked = checkedAddress(context, form)
  return checked.kind === 'wrong' || sendsTo(context.terms, checked.body)
}

/** What is wrong with the typed address. */
export const problemsOf = (context: CheckoutContext): FieldProblems => {
  const checked = checkedAddress(context, context.form)
  return checked.kind === 'wrong' ? checked.problems : {}
}

/** @throws when the address is wrong: a guard keeps such an address from being sent */
export const addressOf = (checked: Checked<Address>): Address => {
  if (checked.kind === 'right') return checked.body
  throw new Error('an order was sent with an address that its check refuses')
}
