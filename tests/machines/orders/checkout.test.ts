import { describe, expect, test } from 'vitest'
import {
  selectAddresses,
  selectCorrected,
  selectProblems,
} from '../../../src/machines/orders/checkout.machine.ts'
import { rupees, saved, seen, sent, start, typed } from './startCheckout.ts'

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
    for (const field of ['note', 'language', 'savedAddress'])
      expect(shell.sent[0]).not.toHaveProperty(`order.${field}`)
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
    expect(selectCorrected(actor.getSnapshot())).toBe('a-1')
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

  test('Scenario: another saved address than the chosen one is corrected, without the problems before', () => {
    const { actor, submit, form, drafts } = start([saved, { ...saved, _id: 'a-2', city: 'Pune' }])
    submit({ ...typed, addressId: 'another', city: ' ' })
    actor.send({ type: 'address.edited', addressId: 'a-2' })
    expect([form().city, form().corrects]).toEqual(['Pune', 'a-2'])
    expect([selectProblems(actor.getSnapshot()), drafts.at(-1)]).toEqual([{}, form()])
  })

  test('Scenario: each problem leaves with its correction, and comes back with the next press only', () => {
    const { actor, submit } = start()
    const type = (form: Readonly<Record<string, string>>) => {
      actor.send({ type: 'form.typed', form })
      return Object.keys(selectProblems(actor.getSnapshot()))
    }
    expect(Object.keys(submit({ ...typed, city: '', phone: 'later' })).toSorted()).toEqual([
      ...['city', 'phone'],
    ])
    expect(type({ name: 'Asha' }).toSorted()).toEqual(['city', 'phone'])
    expect(type({ city: 'Pune' })).toEqual(['phone'])
    expect(type({ city: '' })).toEqual(['phone'])
    expect(type({ phone: typed.phone })).toEqual([])
    expect(Object.keys(submit({}))).toEqual(['city'])
  })

  test('Scenario: problems of a typed address do not show on a saved one that has the same', () => {
    const { actor, submit } = start([{ ...saved, pincode: 'abc!' }])
    submit({ ...typed, addressId: 'another', pincode: 'abc!' })
    actor.send({ type: 'form.typed', form: { addressId: 'a-1' } })
    expect(selectProblems(actor.getSnapshot())).toEqual({})
  })

  test('Scenario: the saved addresses are shown in their order', () => {
    const addresses = [saved, { ...saved, _id: 'a-2' }]
    expect(selectAddresses(start(addresses).actor.getSnapshot())).toEqual(addresses)
  })

  test('Scenario: the default address is chosen, and its fields need not be typed', () => {
    const { actor, shell, submit, isWriting } = start([saved])
    expect([isWriting(), actor.getSnapshot().value]).toEqual([false, 'saved'])
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
