import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate'
import type { Address, SavedAddress } from '../../contracts/customer.ts'
import { type PlaceOrder, ShippingChoice } from '../../contracts/orders.ts'
import { addressTexts } from '../../domain/account/addressTexts.ts'
import { CheckedAddress } from '../../domain/account/checkedAddress.ts'
import { type Checked, checkWith, type Form } from '../account/formMachine.ts'
import type { FieldProblems } from '../fieldProblems.ts'
import { refusesToAct } from '../refuses.ts'
import type { Shell } from '../shell.ts'

/** The `addressId` of a form whose own fields say where the goods go. */
export const anotherAddress = 'another'

interface Submitted {
  /** The fields that are shown, of: the address, `addressId`, `shipping` and `note`. */
  readonly form: Form
  /** What the buyer saw while ordering. */
  readonly seen: Pick<PlaceOrder, 'currency' | 'seenTotal' | 'seenBackorders'>
  /** Says which cart it is: the rows and their quantities. */
  readonly cart: string
}

interface CheckoutContext {
  readonly shell: Shell
  readonly addresses: readonly SavedAddress[]
  readonly form: Form
  readonly problems: FieldProblems
}

/**
 * The form of the checkout: a saved address or another one, the shipping choice and a note. The address is held
 * to the rules of its country; then the order goes to the shell, which places it (`placement.machine.ts`).
 */
export const checkoutMachine = setup({
  types: {
    context: {} as CheckoutContext,
    input: {} as {
      shell: Shell
      addresses: readonly SavedAddress[]
      /** What was typed before the page was left or loaded again. */
      draft?: Form
    },
    events: {} as { type: 'form.typed'; form: Form } | ({ type: 'order.submitted' } & Submitted),
  },
  actions: {
    /** Keeps `context.form` until the order is placed. */
    keepDraft: refusesToAct('keepDraft'),
    /** Fields that are not shown just now keep what was typed into them. */
    keepTyped: assign(({ context }, form: Form) => ({ form: { ...context.form, ...form } })),
    /** A saved address that its country no longer takes is corrected in the form. */
    copySaved: assign(({ context }) => {
      const saved = savedAddress(context, context.form)
      return saved
        ? { form: { ...context.form, ...addressTexts(saved), addressId: anotherAddress } }
        : {}
    }),
    showProblems: assign(({ context }) => ({ problems: problemsOf(context) })),
    hideProblems: assign({ problems: {} }),
    tellSubmitted: ({ context }, { seen, cart }: Submitted) => {
      const { form } = context
      const note = String(form.note ?? '').trim()
      const order: PlaceOrder = {
        address: addressOf(checkedAddress(context, form)),
        shipping: ShippingChoice.parse(form.shipping),
        ...seen,
        ...(note === '' ? {} : { note }),
      }
      context.shell.send({
        type: 'order.submitted',
        order,
        content: JSON.stringify([order, cart]),
      })
    },
  },
  guards: {
    isSavedChosen: ({ context }, form: Form) => savedAddress(context, form) !== undefined,
    isAddressRight: ({ context }, form: Form) =>
      checkedAddress(context, { ...context.form, ...form }).kind === 'right',
  },
}).createMachine({
  id: 'checkout',
  context: ({ input: { shell, addresses, draft = {} } }) => ({
    ...{ shell, addresses, problems: {} },
    form: { shipping: 'together', ...draft, addressId: chosenAtFirst(addresses, draft) },
  }),
  initial: 'opening',
  on: {
    'order.submitted': [
      {
        guard: { type: 'isAddressRight', params: ({ event }) => event.form },
        actions: [
          { type: 'keepTyped', params: ({ event }) => event.form },
          'keepDraft',
          'hideProblems',
          { type: 'tellSubmitted', params: ({ event }) => event },
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
    /** The goods go to a saved address. */
    saved: {
      entry: 'hideProblems',
    },
    /** The goods go to the address of the form. */
    writing: {},
  },
})
export type CheckoutRef = ActorRefFrom<typeof checkoutMachine>
type CheckoutSnapshot = SnapshotFrom<typeof checkoutMachine>

/** What is wrong with the address as it was typed. */
export const selectProblems = ({ context }: CheckoutSnapshot) => context.problems
export const selectForm = ({ context }: CheckoutSnapshot) => context.form
export const selectAddresses = ({ context }: CheckoutSnapshot) => context.addresses
/** The address is typed, and not one of the saved ones. */
export const selectIsWriting = (snapshot: CheckoutSnapshot) => snapshot.matches('writing')

const savedAddress = ({ addresses }: Pick<CheckoutContext, 'addresses'>, { addressId }: Form) =>
  addresses.find(({ _id }) => _id === addressId)

/** A saved address that was deleted meanwhile is not chosen any more. */
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
