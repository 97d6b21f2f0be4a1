import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { SavedAddress } from '../../contracts/account/address.ts'
import type { PlaceOrder } from '../../contracts/orders/order.ts'
import type { SellingTerms } from '../../contracts/selling.ts'
import { addressTexts } from '../../domain/account/addressTexts.ts'
import { canOrderCart } from '../../domain/cart/cartLines.ts'
import type { Form } from '../account/formMachine.ts'
import { type CartReader, type RowsShown, rowsWatcher } from '../cart/cartWatcher.ts'
import { refusesToAct, refusesToWatch } from '../parts/refuses.ts'
import type { Shell } from '../parts/shell.ts'
import { stillWrong } from '../parts/stillWrong.ts'
import {
  addressOf,
  anotherAddress,
  type CheckoutContext,
  chargesOf,
  checkedAddress,
  chosenAtFirst,
  correctedBy,
  isReached,
  paymentOf,
  problemsOf,
  type Submitted,
  savedAddress,
  seenIn,
  shippingOf,
} from './checkoutState.ts'

/** New terms of the shop, after it has refused an order. */
interface TermsShown {
  readonly type: 'terms.shown'
  readonly terms: SellingTerms
}

/**
 * The form of the checkout: a saved address or another one, the shipping choice and a note. The address is checked by
 * the rules of its country; then the order is sent to the shell, which places it (`placement.machine.ts`). A cart that
 * is empty or below a minimum is not ordered (rule O2), nor one to a country to which the shop does not send (rule M8). The address decides on shipping cost and tax (rules M8, M9).
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as {
      shell: Shell
      cart: CartReader
      addresses: readonly SavedAddress[]
      terms: SellingTerms
      /** The text typed before the page was left or reloaded. */
      draft?: Form
    },
    events: {} as
      | { type: 'form.typed'; form: Form }
      /** The buyer corrects a saved address here. */
      | { type: 'address.edited'; addressId: string }
      | ({ type: 'order.submitted' } & Submitted)
      | TermsShown
      | RowsShown,
  },
  actors: { watchRows: rowsWatcher, watchTerms: refusesToWatch('watchTerms') },
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
    copySaved: assign(({ context }, named: Form) => {
      const saved = savedAddress(context, { ...context.form, ...named })
      if (!saved) return {}
      const corrected = { addressId: anotherAddress, corrects: saved._id }
      return { form: { ...context.form, ...addressTexts(saved), ...corrected } }
    }),
    showProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
    hideProblems: assign({ problems: {} }),
    submit: ({ context }, { currency, language, coupon = null }: Submitted) => {
      const { form, rows } = context
      const note = String(form.note ?? '').trim()
      const order: PlaceOrder = {
        address: addressOf(checkedAddress(context, form)),
        shipping: shippingOf(context),
        ...seenIn(context, currency, coupon),
        ...correctedBy(context),
        ...paymentOf(form),
        ...(note === '' ? {} : { note }),
        ...(language === undefined ? {} : { language }),
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
    isBlocked: ({ context }, form: Form) =>
      !canOrderCart(context.rows) || !isReached(context, { ...context.form, ...form }),
    isSavedChosen: ({ context }, form: Form) => savedAddress(context, form) !== undefined,
    isAddressRight: ({ context }, form: Form) =>
      checkedAddress(context, { ...context.form, ...form }).kind === 'right',
  },
}).createMachine({
  id: 'checkout',
  context: ({ input: { shell, cart, addresses, terms, draft = {} } }) => ({
    ...{ shell, cart, addresses, terms, problems: {} },
    rows: cart.getSnapshot().context.rows,
    form: { shipping: 'together', ...draft, addressId: chosenAtFirst(addresses, draft) },
  }),
  invoke: [
    {
      src: 'watchRows',
      input: ({ context: { cart } }) => ({ cart }),
      // The cart outlives the checkout.
      onError: {},
    },
    // The terms that are known stay in use.
    { src: 'watchTerms', onError: {} },
  ],
  initial: 'opening',
  on: {
    'rows.shown': { actions: assign(({ event: { rows } }) => ({ rows })) },
    'terms.shown': { actions: assign(({ event: { terms } }) => ({ terms })) },
    'address.edited': {
      guard: { type: 'isSavedChosen', params: ({ event: { addressId } }) => ({ addressId }) },
      target: '.writing',
      actions: [
        { type: 'copySaved', params: ({ event: { addressId } }) => ({ addressId }) },
        'hideProblems',
        'keepDraft',
      ],
    },
    'order.submitted': [
      // Accepts no order, so the button is disabled.
      { guard: { type: 'isBlocked', params: ({ event }) => event.form } },
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
          { type: 'copySaved', params: ({ event }) => event.form },
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
/** The saved address that is corrected; undefined if another one is typed. */
export const selectCorrected = ({ context }: CheckoutSnapshot) => correctedBy(context).savedAddress
export const selectShipping = ({ context }: CheckoutSnapshot) => shippingOf(context)
/** What the cart comes to with the address and each shipping choice; undefined if the shop does not send there. */
export const selectCharges =
  ({ currency, coupon = null }: Pick<Submitted, 'currency' | 'coupon'>) =>
  ({ context }: CheckoutSnapshot) =>
    chargesOf(context, currency, coupon)
/** The address is typed instead of a saved one. */
export const selectIsWriting = (snapshot: CheckoutSnapshot) => snapshot.matches('writing')
