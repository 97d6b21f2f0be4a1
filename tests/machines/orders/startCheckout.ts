import { createActor, fromCallback } from 'xstate'
import type { CartRow } from '../../../src/contracts/cart/cartRows.ts'
import type { SellingTerms } from '../../../src/contracts/selling.ts'
import { noTerms } from '../../../src/domain/orders/charges/terms.ts'
import {
  checkoutMachine,
  selectForm,
  selectIsWriting,
  selectProblems,
} from '../../../src/machines/orders/checkout.machine.ts'
import { cartRow, changingCart, recordingShell } from '../fixtures.ts'

export const typed = {
  ...{ name: 'Asha Rao', companyName: '', phone: '+91 22 5550 1234', address: '1 Marine Drive' },
  ...{ pincode: '400001', city: 'Mumbai', country: 'India' },
}
export const { companyName: _, ...sent } = typed
export const saved = { ...sent, _id: 'a-1', address: '2 Zaveri Bazaar' }
export const rupees = { code: 'INR', symbol: '₹', exchange_rate: 1 }
/** The description of the shown cart with one row. */
export const seen = { currency: 'INR', seenTotal: 1500, seenBackorders: [] }

/** The form of the checkout, with what it sends and keeps. */
export const start = (
  addresses: readonly (typeof saved)[] = [],
  draft: Readonly<Record<string, string>> = {},
  rows: readonly CartRow[] = [cartRow()],
  terms: SellingTerms = noTerms('Alma'),
) => {
  const { cart, change } = changingCart(rows)
  const shell = recordingShell()
  const drafts: unknown[] = []
  const actor = createActor(
    checkoutMachine.provide({
      actions: { keepDraft: ({ context }) => void drafts.push(context.form) },
      actors: { watchTerms: fromCallback(() => {}) },
    }),
    { input: { shell, cart, addresses, draft, terms } },
  ).start()
  return {
    ...{ shell, drafts, actor, change },
    canOrder: () =>
      actor.getSnapshot().can({ type: 'order.submitted', form: {}, currency: rupees }),
    isWriting: () => selectIsWriting(actor.getSnapshot()),
    form: () => selectForm(actor.getSnapshot()),
    submit: (form: Readonly<Record<string, string>>) => {
      actor.send({ type: 'order.submitted', form, currency: rupees })
      return selectProblems(actor.getSnapshot())
    },
  }
}
