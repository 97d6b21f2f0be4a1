import { describe, expect, test } from 'vitest'
import { noTerms } from '../../../src/domain/orders/charges/terms.ts'
import { selectCharges, selectShipping } from '../../../src/machines/orders/checkout.machine.ts'
import { cartRow } from '../fixtures.ts'
import { rupees, saved, start, typed } from './startCheckout.ts'

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
    const another = { ...french, addressId: 'another' }
    const canSubmit = (form: Readonly<Record<string, string>>) =>
      actor.getSnapshot().can({ type: 'order.submitted', form, currency: rupees })
    // A wrong address is sent by pressing the button too, which shows what is wrong with it.
    expect([another, { ...another, city: '' }].map(canSubmit)).toEqual([true, true])
    actor.send({ type: 'form.typed', form: another })
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

describe('What the cart comes to (rules M8, M9)', () => {
  const zone = { perKilogram: 0, freeFrom: null }
  const terms = {
    ...noTerms('Alma'),
    shipping: [
      { ...zone, countries: ['FR'], steps: [{ upTo: 1_000, cost: 5 }] },
      { ...zone, countries: ['IN'], steps: [{ upTo: 1_000, cost: 2 }] },
    ],
  }
  /** The shipping costs of both choices, in minor units. */
  const costs = ({ actor }: ReturnType<typeof start>) => {
    const { together, split } = selectCharges({ currency: rupees })(actor.getSnapshot())
    return [together, split].map((charges) => charges?.displayShipping)
  }

  test('Scenario: a half-typed address counts as soon as its country is known', () => {
    const shop = start([], {}, [cartRow()], terms)
    const type = (country: string) => {
      shop.actor.send({ type: 'form.typed', form: { addressId: 'another', country } })
      return costs(shop)
    }
    expect(costs(shop)).toEqual([undefined, undefined])
    expect(type('France')).toEqual([500, 500])
    expect(type('India')).toEqual([200, 200])
    expect(type('Japan')).toEqual([undefined, undefined])
  })

  test('Scenario: sending what is there first costs a second parcel', () => {
    const late = cartRow({ productId: 'p-2', stock: 1 }, 'row-2')
    const shop = start([saved], {}, [cartRow(), late], terms)
    expect(costs(shop)).toEqual([200, 400])
    shop.actor.send({ type: 'form.typed', form: { addressId: 'a-1', shipping: 'split' } })
    expect(selectShipping(shop.actor.getSnapshot())).toBe('split')
  })
})
