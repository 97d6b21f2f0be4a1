import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { CartRow } from '../../contracts/cart.ts'
import type { Address, SavedAddress } from '../../contracts/customer.ts'
import { type PlaceOrder, ShippingChoice } from '../../contracts/orders.ts'
import type { Currency } from '../../contracts/settings.ts'
import { addressTexts } from '../../domain/account/addressTexts.ts'
import { CheckedAddress } from '../../domain/account/checkedAddress.ts'
import { canOrderCart, cartTotals, groupCart } from '../../domain/cart/cartLines.ts'
import { couponOn, type UsedCoupon } from '../../domain/cart/coupon.ts'
import { backordersOf } from '../../domain/orders/promise.ts'
import { fromMinor } from '../../domain/settings/money.ts'
import { type Checked, checkWith, type Form } from '../account/formMachine.ts'
import { type CartReader, type RowsShown, rowsWatcher } from '../cart/cartWatcher.ts'
import type { FieldProblems } from '../parts/fieldProblems.ts'
import { refusesToAct } from '../parts/refuses.ts'
import type { Shell } from '../parts/shell.ts'
import { stillWrong } from '../parts/stillWrong.ts'

/** The `addressId` of a form whose own fields contain the address. */
export const anotherAddress = 'another'

interface Submitted {
  /** The fields that are shown, of: the address, `addressId`, `shipping` and `note`. */
  readonly form: Form
  /** The currency in which the buyer saw the order. */
  readonly currency: Pick<Currency, 'code' | 'symbol' | 'exchange_rate'>
  /** The coupon that the buyer has entered. */
  readonly coupon?: UsedCoupon | null
}

interface CheckoutContext {
  readonly shell: Shell
  readonly cart: CartReader
  /** The cart as the buyer sees it. */
  readonly rows: readonly CartRow[]
  readonly addresses: readonly SavedAddress[]
  readonly form: Form
  readonly problems: FieldProblems
}

/**
 * The form of the checkout: a saved address or another one, the shipping choice and a note. The address is checked by
 * the rules of its country; then the order is sent to the shell, which places it (`placement.machine.ts`). A cart that
 * is empty or below a minimum is not ordered (rule O2).
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as {
      shell: Shell
      cart: CartReader
      addresses: readonly SavedAddress[]
      /** The text typed before the page was left or reloaded. */
      draft?: Form
    },
    events: {} as
      | { type: 'form.typed'; form: Form }
      | ({ type: 'order.submitted' } & Submitted)
      | RowsShown,
  },
  actors: { watchRows: rowsWatcher },
  actions: {
    /** Keeps `context.form` until the order is placed. */
    keepDraft: refusesToAct('keepDraft'),
    /** Hidden fields keep their text. A problem leaves its field when the field is corrected. */
    keepTyped: assign(({ context }, typed: Form) => {
      const form = { ...context.form, ...typed }
      if (Object.keys(context.problems).length === 0) return { form }
      const now = problemsOf({ ...context, form })
      return { form, problems: stillWrong(context.problems, (field) => field in now) }
    }),
    /** A saved address that no longer fits the rules of its country is corrected in the form. */
    copySaved: assign(({ context }) => {
      const saved = savedAddress(context, context.form)
      return saved
        ? { form: { ...context.form, ...addressTexts(saved), addressId: anotherAddress } }
        : {}
    }),
    showProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
    hideProblems: assign({ problems: {} }),
    submit: ({ context }, { currency, coupon = null }: Submitted) => {
      const { form, rows } = context
      const note = String(form.note ?? '').trim()
      const order: PlaceOrder = {
        address: addressOf(checkedAddress(context, form)),
        shipping: ShippingChoice.parse(form.shipping),
        ...seenIn(rows, currency, coupon),
        ...(note === '' ? {} : { note }),
      }
      const cart = rows.map((row) => [row._id, row.cart.quantity])
      context.shell.send({
        type: 'order.submitted',
        order,
        content: JSON.stringify([order, cart]),
      })
    },
  },
  guards: {
    isBlocked: ({ context }) => !canOrderCart(context.rows),
    isSavedChosen: ({ context }, form: Form) => savedAddress(context, form) !== undefined,
    isAddressRight: ({ context }, form: Form) =>
      checkedAddress(context, { ...context.form, ...form }).kind === 'right',
  },
}).createMachine({
  id: 'checkout',
  context: ({ input: { shell, cart, addresses, draft = {} } }) => ({
    ...{ shell, cart, addresses, problems: {} },
    rows: cart.getSnapshot().context.rows,
    form: { shipping: 'together', ...draft, addressId: chosenAtFirst(addresses, draft) },
  }),
  invoke: {
    src: 'watchRows',
    input: ({ context: { cart } }) => ({ cart }),
    // The cart outlives the checkout.
    onError: {},
  },
  initial: 'opening',
  on: {
    'rows.shown': { actions: assign(({ event: { rows } }) => ({ rows })) },
    'order.submitted': [
      // Accepts no order, so the button is disabled.
      { guard: 'isBlocked' },
      {
        guard: { type: 'isAddressRight', params: ({ event }) => event.form },
        actions: [
          { type: 'keepTyped', params: ({ event }) => event.form },
          'keepDraft',
          'hideProblems',
          { type: 'submit', params: ({ event }) => event },
        ],
      },
      {
        target: '.writing',
        actions: [
          { type: 'keepTyped', params: ({ event }) => event.form },
          'copySaved',
          'keepDraft',
          'showProblems',
        ],
      },
    ],
    'form.typed': [
      {
        guard: { type: 'isSavedChosen', params: ({ event }) => event.form },
        target: '.saved',
        actions: [{ type: 'keepTyped', params: ({ event }) => event.form }, 'keepDraft'],
      },
      {
        target: '.writing',
        actions: [{ type: 'keepTyped', params: ({ event }) => event.form }, 'keepDraft'],
      },
    ],
  },
  states: {
    opening: {
      always: [
        {
          guard: { type: 'isSavedChosen', params: ({ context }) => context.form },
          target: 'saved',
        },
        { target: 'writing' },
      ],
    },
    /** The order ships to a saved address. */
    saved: {
      entry: 'hideProblems',
    },
    /** The order ships to the address of the form. */
    writing: {},
  },
})
export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>
type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>

/** The problems of the typed address. */
export const selectProblems = ({ context }: CheckoutSnapshot) => context.problems
export const selectForm = ({ context }: CheckoutSnapshot) => context.form
export const selectAddresses = ({ context }: CheckoutSnapshot) => context.addresses
/** The address is typed instead of a saved one. */
export const selectIsWriting = (snapshot: CheckoutSnapshot) => snapshot.matches('writing')

/** The cart as the buyer saw it: an order with a different result is refused. */
const seenIn = (
  rows: readonly CartRow[],
  currency: Submitted['currency'],
  coupon: UsedCoupon | null,
) => ({
  currency: currency.code,
  ...totalSeen(rows, currency, coupon),
  seenBackorders: backordersOf(
    rows.map(({ cart: { productId: id, quantity, stock } }) => ({ id, quantity, stock })),
  ),
})

/** The total with the coupon, if the cart is worth enough for it. */
const totalSeen = (
  rows: readonly CartRow[],
  currency: Submitted['currency'],
  coupon: UsedCoupon | null,
) => {
  const { price } = cartTotals(groupCart(rows, currency))
  if (!coupon) return { seenTotal: fromMinor(price) }
  const effect = couponOn(coupon.terms, rows, currency)
  return effect.kind === 'applies'
    ? { seenTotal: fromMinor(price - effect.displayDiscount), coupon: coupon.code }
    : { seenTotal: fromMinor(price) }
}

const savedAddress = ({ addresses }: Pick<CheckoutContext, 'addresses'>, { addressId }: Form) =>
  addresses.find(({ _id }) => _id === addressId)

/** A saved address that has been deleted is no longer chosen. */
function chosenAtFirst(addresses: readonly SavedAddress[], draft: Form): string {
  const kept = savedAddress({ addresses }, draft)?._id
  if (kept !== undefined) return kept
  return draft.addressId === anotherAddress ? anotherAddress : (addresses[0]?._id ?? anotherAddress)
}

const checkAddress = checkWith(CheckedAddress)

const checkedAddress = (
  context: Pick<CheckoutContext, 'addresses'>,
  form: Form,
): Checked<Address> => {
  const saved = savedAddress(context, form)
  return checkAddress(saved ? addressTexts(saved) : form)
}

const problemsOf = (context: CheckoutContext): FieldProblems => {
  const checked = checkedAddress(context, context.form)
  return checked.kind === 'wrong' ? checked.problems : {}
}

/** @throws when the address is wrong: a guard keeps such an address from being sent */
const addressOf = (checked: Checked<Address>): Address => {
  if (checked.kind === 'right') return checked.body
  throw new Error('an order was sent with an address that its check refuses')
}
