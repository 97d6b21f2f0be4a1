import { describe, expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { CartRow } from '../../../src/contracts/cart/cartRows.ts'
import type { SellingTerms } from '../../../src/contracts/selling.ts'
import { noTerms } from '../../../src/domain/orders/charges/terms.ts'
import {
  checkoutMachine,
  selectAddresses,
  selectForm,
  selectIsWriting,
  selectProblems,
} from '../../../src/machines/orders/checkout.machine.ts'
import { cartRow, changingCart, recordingShell } from '../fixtures.ts'

const typed = {
  ...{ name: 'Asha Rao', companyName: '', phone: '+91 22 5550 1234', address: '1 Marine Drive' },
  ...{ pincode: '400001', city: 'Mumbai', country: 'India' },
}
const { companyName: _, ...sent } = typed
const saved = { ...sent, _id: 'a-1', address: '2 Zaveri Bazaar' }
const rupees = { code: 'INR', symbol: '₹', exchange_rate: 1 }
/** The description of the shown cart with one row. */
const seen = { currency: 'INR', seenTotal: 1500, seenBackorders: [] }

const start = (
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

describe('The coupon of an order', () => {
  const terms = { hundredths: 1_000, amount: null, minimum: 1_000 }
  const submitWith = (minimum: number) => {
    const { shell, actor } = start()
    const coupon = { code: 'TEN', terms: { ...terms, minimum } }
    actor.send({ type: 'order.submitted', form: typed, currency: rupees, coupon })
    return shell.sent
  }

  test('Scenario: it is sent with the total that the buyer saw', () => {
    expect(submitWith(1_000)).toMatchObject([{ order: { coupon: 'TEN', seenTotal: 1_350 } }])
  })

  test('Scenario: it is not sent for a cart that is worth too little', () => {
    const [fact] = submitWith(2_000)
    expect(fact).toMatchObject({ order: { seenTotal: 1_500 } })
    expect(JSON.stringify(fact)).not.toContain('TEN')
  })
})

describe('The address of an order', () => {
  test('Scenario: without a saved address it is typed, and sent to the shell without blank lines', () => {
    const { shell, submit, isWriting, drafts, form } = start()
    expect(isWriting()).toBe(true)
    expect(submit({ ...typed, note: ' ' })).toEqual({})
    expect(drafts).toEqual([form()])
    expect(shell.sent).toEqual([
      {
        type: 'order.submitted',
        order: { address: sent, shipping: 'together', ...seen },
        content: expect.stringContaining('row-1'),
      },
    ])
  })

  test('Scenario: missing fields, and values that do not fit the country, are reported, and nothing is sent', () => {
    const { shell, submit } = start()
    expect(submit({ ...typed, city: ' ', phone: 'later', pincode: 'abc!', country: 'Narnia' }))
      // Valid postal codes depend on the country.
      .toEqual({
        city: { key: 'field.required' },
        phone: { key: 'field.phone' },
        country: { key: 'field.country' },
      })
    expect(submit({ ...typed, pincode: 'abc!' })).toEqual({
      pincode: { key: 'field.postalDigits', values: { digits: 6 } },
    })
    expect(shell.sent).toEqual([])
    expect([submit(typed), shell.sent.length]).toEqual([{}, 1])
  })

  test('Scenario: an order without a note has none', () => {
    const { shell, submit } = start()
    submit(typed)
    expect(shell.sent).toMatchObject([{ order: { address: sent, shipping: 'together', ...seen } }])
    expect(shell.sent[0]).not.toHaveProperty('order.note')
  })

  test('Scenario: the chosen payment is sent; a choice that does not exist is not', () => {
    const { shell, submit } = start()
    submit({ ...typed, payment: 'onAccount' })
    submit({ ...typed, payment: 'shells' })
    expect(shell.sent).toMatchObject([{ order: { payment: 'onAccount' } }, { order: { ...seen } }])
    expect(shell.sent[1]).not.toHaveProperty('order.payment')
  })

  test('Scenario: problems of a typed address are cleared once a saved one is chosen', () => {
    const { actor, submit, drafts, form } = start([saved])
    const another = { ...typed, addressId: 'another', city: ' ' }
    expect(submit(another)).toEqual({ city: { key: 'field.required' } })
    expect(drafts).toEqual([form()])
    actor.send({ type: 'form.typed', form: { addressId: 'a-1' } })
    expect([selectProblems(actor.getSnapshot()), drafts.at(-1)]).toEqual([{}, form()])
    expect(form()).toEqual({ shipping: 'together', ...another, addressId: 'a-1' })
  })

  test('Scenario: a saved address is corrected in place, and the order says which', () => {
    const { actor, shell, submit, isWriting, form } = start([saved])
    actor.send({ type: 'address.edited', addressId: 'a-1' })
    expect([isWriting(), form().corrects, form().city]).toEqual([true, 'a-1', saved.city])
    submit({ ...form(), city: 'Pune' } as Readonly<Record<string, string>>)
    expect(shell.sent).toMatchObject([
      { order: { savedAddress: 'a-1', address: { city: 'Pune' } } },
    ])
  })

  test('Scenario: left as it was, the saved address is sent unchanged', () => {
    const { actor, shell, submit, isWriting } = start([saved])
    actor.send({ type: 'address.edited', addressId: 'a-1' })
    actor.send({ type: 'form.typed', form: { city: 'Pune' } })
    actor.send({ type: 'form.typed', form: { addressId: 'a-1', corrects: '' } })
    expect(isWriting()).toBe(false)
    submit({ addressId: 'a-1' })
    expect(shell.sent).toMatchObject([{ order: { address: { city: saved.city } } }])
    expect(shell.sent[0]).not.toHaveProperty('order.savedAddress')
  })

  test('Scenario: the saved addresses are shown in their order', () => {
    const addresses = [saved, { ...saved, _id: 'a-2' }]
    expect(selectAddresses(start(addresses).actor.getSnapshot())).toEqual(addresses)
  })

  test('Scenario: the default address is chosen, and its fields need not be typed', () => {
    const { shell, submit, isWriting } = start([saved])
    expect(isWriting()).toBe(false)
    submit({ addressId: 'a-1', note: 'Ring twice', shipping: 'split' })
    const { _id, ...address } = saved
    expect(shell.sent).toMatchObject([
      { order: { address, shipping: 'split', note: 'Ring twice' } },
    ])
  })

  test('Scenario: a typed address is kept while a saved one is chosen', () => {
    const { actor, submit, shell, isWriting } = start([saved])
    actor.send({ type: 'form.typed', form: { ...typed, addressId: 'another' } })
    actor.send({ type: 'form.typed', form: { addressId: 'a-1' } })
    expect(isWriting()).toBe(false)
    actor.send({ type: 'form.typed', form: { addressId: 'another' } })
    expect(isWriting()).toBe(true)
    submit({ addressId: 'another' })
    expect(shell.sent).toMatchObject([{ order: { address: sent } }])
  })

  test('Scenario: a saved address that no longer fits its country is corrected in the form', () => {
    const { submit, shell, isWriting, form } = start([{ ...saved, pincode: 'abc!' }])
    expect(submit({ addressId: 'a-1' })).toEqual({
      pincode: { key: 'field.postalDigits', values: { digits: 6 } },
    })
    expect([isWriting(), form().address, shell.sent]).toEqual([true, '2 Zaveri Bazaar', []])
    submit({ ...form(), pincode: '400002' } as Record<string, string>)
    expect(shell.sent).toMatchObject([{ order: { address: { pincode: '400002' } } }])
  })
})

test('Scenario: the order names the language of the page (rule E5)', () => {
  const { shell, actor } = start()
  actor.send({ type: 'order.submitted', form: typed, currency: rupees, language: 'it' })
  expect(shell.sent).toMatchObject([{ order: { language: 'it' } }])
})

describe('The ordered cart', () => {
  const ring = (quantity: number) => cartRow({ mixedVariant: true, quantity })

  test('Scenario: an empty cart and one below its minimum are not ordered, however the form is sent', () => {
    for (const rows of [[], [ring(4)]]) {
      const { canOrder, submit, shell, drafts } = start([saved], {}, rows)
      submit({ addressId: 'a-1' })
      expect([canOrder(), shell.sent, drafts]).toEqual([false, [], []])
    }
  })

  test('Scenario: nothing is ordered to a country to which the shop does not send (rule M8)', () => {
    const zone = { countries: ['FR'], steps: [{ upTo: 1_000, cost: 5 }] }
    const terms = {
      ...noTerms('Alma'),
      shipping: [{ ...zone, perKilogram: 0, freeFrom: null }],
    }
    const { canOrder, submit, shell, actor } = start([saved], {}, [cartRow()], terms)
    submit({ addressId: 'a-1' })
    expect([canOrder(), shell.sent]).toEqual([false, []])
    const french = { ...typed, country: 'France', pincode: '75001', city: 'Paris' }
    actor.send({ type: 'form.typed', form: { ...french, addressId: 'another' } })
    expect(canOrder()).toBe(true)
  })

  test('Scenario: the cart changes while the checkout is open, and the order contains what the buyer saw', () => {
    const { canOrder, change, submit, shell } = start([saved], {}, [ring(4)])
    change([ring(5)])
    expect(canOrder()).toBe(true)
    submit({ addressId: 'a-1' })
    expect(shell.sent).toMatchObject([{ order: { seenTotal: 1250 } }])
    change([])
    expect(canOrder()).toBe(false)
  })
})

describe('The draft of a checkout', () => {
  test('Scenario: it is restored', () => {
    const first = start([saved])
    first.actor.send({ type: 'form.typed', form: { ...typed, addressId: 'another', note: 'Hi' } })
    const draft = first.drafts.at(-1) as Record<string, string>
    const again = start([saved], draft)
    expect([again.isWriting(), again.form()]).toEqual([true, draft])
  })

  test('Scenario: a saved address that is not the default stays chosen', () => {
    const { isWriting, form } = start([saved, { ...saved, _id: 'a-2' }], { addressId: 'a-2' })
    expect([isWriting(), form().addressId]).toEqual([false, 'a-2'])
  })

  test('Scenario: a chosen address that was deleted meanwhile gives way to the default', () => {
    const { isWriting, form } = start([saved], { addressId: 'a-9' })
    expect([isWriting(), form().addressId]).toEqual([false, 'a-1'])
  })
})
