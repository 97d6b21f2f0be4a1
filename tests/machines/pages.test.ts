import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Registration } from '../../src/contracts/customer.ts'
import { Order } from '../../src/contracts/orders.ts'
import type { ListingSource } from '../../src/domain/listingSource.ts'
import {
  type Attempt,
  checkoutMachine,
  type PlaceOutcome,
  selectProblems,
  selectRefusal,
} from '../../src/machines/checkout.machine.ts'
import {
  type ConfirmOutcome,
  emailVerificationMachine,
} from '../../src/machines/emailVerification.machine.ts'
import {
  type KeptListing,
  type ListingPage,
  listingMachine,
  selectKept,
} from '../../src/machines/listing.machine.ts'
import {
  type RegisterOutcome,
  registrationMachine,
  selectMailedTo,
  selectProblems as selectRegistrationProblems,
} from '../../src/machines/registration.machine.ts'
import { direct, recordingShell, refusal } from './fixtures.ts'

const address = {
  name: 'Asha Rao',
  companyName: '',
  phone: '+91 22 5550 1234',
  address: '1 Marine Drive',
  pincode: '400001',
  city: 'Mumbai',
  country: 'India',
}
const order: Order = Order.parse({
  _id: 'o-1',
  number: 'A-000001',
  status: 'placed',
  createdAt: '2026-01-01T00:00:00.000Z',
  currency: { code: 'INR', symbol: '₹', exchange_rate: 1 },
  shipping: 'together',
  address: { ...address, companyName: undefined },
  note: '',
  lines: [
    {
      _id: 'l-1',
      productId: 'p-1',
      productSlug: 'ring',
      categorySlug: 'rings',
      sku: 'R-1',
      title: { en: 'Ring' },
      image: null,
      attributes: [],
      quantity: 1,
      backorder: 0,
      unitPrice: 1,
      displayUnitPrice: 1,
      displayUnitPieces: 1,
      displayTotal: 1,
      totalWeight: 1,
      shipsBy: '2026-01-03T00:00:00.000Z',
    },
  ],
  coupon: null,
  discount: 0,
  displayDiscount: 0,
  totalPrice: 1,
  displayTotal: 1,
  totalWeight: 1,
  shipsBy: '2026-01-03T00:00:00.000Z',
})

describe('Checkout', () => {
  const start = (answers: readonly (() => Promise<PlaceOutcome>)[]) => {
    const left = [...answers]
    const attempts: Attempt[] = []
    const shell = recordingShell()
    let keys = 0
    const newKey = () => {
      keys += 1
      return `key-${keys}`
    }
    const actor = createActor(
      checkoutMachine.provide({
        actors: {
          placeOrder: fromPromise<PlaceOutcome, Attempt>(({ input }) => {
            attempts.push(input)
            return left.shift()?.() ?? Promise.reject(new Error('no answer left'))
          }),
        },
      }),
      { input: { shell, newKey } },
    ).start()
    const submit = async (own: { address?: Record<string, string>; cart?: string } = {}) => {
      actor.send({
        type: 'order.submitted',
        address: { ...address, ...own.address },
        terms: { shipping: 'together', currency: 'INR', seenTotal: 12.5 },
        cart: own.cart ?? 'cart 1',
      })
      await waitFor(actor, (snapshot) => !snapshot.matches('placing'))
    }
    return { actor, shell, attempts, submit }
  }
  const placed = async (): Promise<PlaceOutcome> => ({ kind: 'placed', order })
  const lost = () => Promise.reject(new Error('no network'))

  test('Scenario: placed, the cart is outdated and the confirmation opens', async () => {
    const { actor, shell, attempts, submit } = start([placed])
    await submit()
    const { companyName: _, ...sent } = address
    expect(attempts.map((attempt) => attempt.order)).toEqual([
      { shipping: 'together', currency: 'INR', seenTotal: 12.5, address: sent },
    ])
    expect([actor.getSnapshot().value, shell.told]).toEqual([
      'placed',
      [{ type: 'cart.outdated' }, { type: 'departed', to: '/cart/checkout/placed/o-1' }],
    ])
  })

  test('Scenario: an incomplete address is not sent and says what is missing', async () => {
    const { actor, attempts, submit } = start([])
    await submit({ address: { city: ' ', phone: 'later' } })
    expect([attempts, selectProblems(actor.getSnapshot())]).toEqual([
      [],
      { city: { key: 'field.required' }, phone: { key: 'field.phone' } },
    ])
  })

  test('Scenario: a retry of the same content keeps its key, another content gets its own', async () => {
    const { attempts, submit } = start([lost, lost, lost, placed])
    await submit()
    await submit()
    await submit({ address: { city: 'Pune' } })
    await submit({ address: { city: 'Pune' }, cart: 'cart 2' })
    expect(attempts.map(({ key }) => key)).toEqual(['key-1', 'key-1', 'key-2', 'key-3'])
  })

  test('Scenario: a refusal shows and the cart is read again', async () => {
    const { actor, shell, submit } = start([async () => refusal('Prices have changed.')])
    await submit()
    expect([selectRefusal(actor.getSnapshot()), shell.told]).toEqual([
      { text: 'Prices have changed.', code: 'conflict' },
      [{ type: 'cart.outdated' }],
    ])
  })
})

describe('Registration', () => {
  const form = {
    name: ' Asha Rao ',
    email: 'Asha@Rao.example',
    companyName: 'Rao & Daughters',
    country: 'India',
    instagram: '@rao',
    password: 'a long secret',
    confirmPassword: 'a long secret',
    newsletter: true,
    checkTermsCondtion: true,
  }
  const start = (answer: () => Promise<RegisterOutcome>) => {
    const sent: Registration[] = []
    const shell = recordingShell()
    const actor = createActor(
      registrationMachine.provide({
        actors: {
          register: fromPromise<RegisterOutcome, Registration>(({ input }) => {
            sent.push(input)
            return answer()
          }),
        },
      }),
      { input: { shell } },
    ).start()
    const submit = async (own: Record<string, string | boolean> = {}) => {
      actor.send({ type: 'form.submitted', form: { ...form, ...own } })
      await waitFor(actor, (snapshot) => !snapshot.matches('sending'))
      return selectRegistrationProblems(actor.getSnapshot())
    }
    return { actor, shell, sent, submit }
  }
  const mailSent = async (): Promise<RegisterOutcome> => ({ kind: 'mailSent', message: 'Look.' })

  test('Scenario: sent trimmed and without the @, then the mail is on its way', async () => {
    const { actor, shell, sent, submit } = start(mailSent)
    await submit()
    expect(sent).toEqual([
      { ...form, name: 'Asha Rao', email: 'asha@rao.example', instagram: 'rao' },
    ])
    expect([selectMailedTo(actor.getSnapshot()), shell.told]).toEqual([
      'Asha@Rao.example',
      [{ type: 'said', sentence: { text: 'Look.' } }],
    ])
  })

  test('Scenario: two different passwords and no terms are refused to the letter', async () => {
    const { sent, submit } = start(mailSent)
    expect([
      await submit({ confirmPassword: 'another', checkTermsCondtion: false, name: ' ' }),
      sent,
    ]).toEqual([
      {
        name: { key: 'field.required' },
        confirmPassword: { key: 'register.passwordsDiffer' },
        checkTermsCondtion: { key: 'register.termsMissing' },
      },
      [],
    ])
    expect(await submit({ confirmPassword: 'another' })).toEqual({
      confirmPassword: { key: 'register.passwordsDiffer' },
    })
  })

  test('Scenario: what the server refuses stands at its field', async () => {
    const { actor, submit } = start(async () => ({
      kind: 'refused',
      problem: {
        code: 'invalid_field',
        message: 'Check the form.',
        issues: [{ field: 'country', message: 'is not known' }],
      },
    }))
    expect([await submit(), actor.getSnapshot().value]).toEqual([
      { country: { text: 'is not known', code: 'invalid_field' } },
      'refused',
    ])
  })

  test('Scenario: a failing server leaves the form as it is', async () => {
    const { actor, shell, submit } = start(() => Promise.reject(new Error('down')))
    await submit()
    expect([actor.getSnapshot().value, shell.told]).toEqual([
      'editing',
      [{ type: 'toast.raised', sentence: { key: 'error.default' } }],
    ])
  })
})

describe('The link of the mail', () => {
  const follow = async (token: string, answer: () => Promise<ConfirmOutcome>) => {
    const actor = createActor(
      emailVerificationMachine.provide({
        actors: { confirm: fromPromise<ConfirmOutcome, { token: string }>(answer) },
      }),
      { input: { token } },
    ).start()
    const { value, context } = await waitFor(actor, (snapshot) => !snapshot.matches('confirming'))
    return [value, context.sentence]
  }

  test('Scenario: confirmed, refused, missing and unreachable', async () => {
    const confirmed = async (): Promise<ConfirmOutcome> => ({ kind: 'confirmed', message: 'Yes.' })
    expect([
      await follow('t', confirmed),
      await follow('t', async () => refusal('Used already.')),
      await follow('', confirmed),
      await follow('t', () => Promise.reject(new Error('down'))),
    ]).toEqual([
      ['confirmed', { text: 'Yes.' }],
      ['refused', { text: 'Used already.', code: 'conflict' }],
      ['refused', { key: 'reset.tokenMissing' }],
      ['failed', { key: 'error.default' }],
    ])
  })
})

describe('A listing', () => {
  const source: ListingSource = { kind: 'category', slug: 'rings', filter: 'price:asc' }
  const card = (id: string) => ({ ...direct, _id: id })
  const start = (answers: readonly ListingPage[]) => {
    const left = [...answers]
    const asked: unknown[] = []
    const actor = createActor(
      listingMachine.provide({
        actors: {
          loadPage: fromPromise<ListingPage, { source: ListingSource; page: number }>(
            async ({ input }) => {
              asked.push(input)
              const page = left.shift()
              if (!page) throw new Error('unreachable')
              return page
            },
          ),
        },
      }),
      { input: { source, first: { data: [card('a'), card('b')], total: 3 } } },
    ).start()
    const more = async () => {
      actor.send({ type: 'more.requested' })
      const { value, context } = await waitFor(actor, (snapshot) => !snapshot.matches('loading'))
      return [value, context.items.map(({ _id }) => _id)]
    }
    return { asked, more }
  }

  test('Scenario: it goes on from page 2 to the end, and shows each product once', async () => {
    const { asked, more } = start([{ data: [card('b'), card('c')], total: 3 }])
    expect([await more(), asked]).toEqual([['complete', ['a', 'b', 'c']], [{ source, page: 2 }]])
  })

  test('Scenario: a page that fails can be asked for again', async () => {
    const { more } = start([])
    expect([await more(), await more()]).toEqual([
      ['failed', ['a', 'b']],
      ['failed', ['a', 'b']],
    ])
  })

  test.each<[string, KeptListing, readonly string[], number]>([
    [
      'it goes on where it was left',
      { data: ['a', 'b', 'c', 'd'].map(card), total: 6, page: 2 },
      ['a', 'b', 'c', 'd'],
      3,
    ],
    [
      'a list that has grown begins anew',
      { data: ['a', 'b', 'c'].map(card), total: 5, page: 2 },
      ['a', 'b'],
      2,
    ],
    [
      'a list that begins with others begins anew',
      { data: ['z', 'b', 'c'].map(card), total: 6, page: 2 },
      ['a', 'b'],
      2,
    ],
  ])('Scenario: back on a list; %s', (_what, kept, shown, next) => {
    const first = { data: [card('a'), card('b')], total: 6 }
    const actor = createActor(listingMachine, { input: { source, first, kept } }).start()
    expect([
      selectKept(actor.getSnapshot()).data.map(({ _id }) => _id),
      actor.getSnapshot().context.page + 1,
    ]).toEqual([shown, next])
  })

  test('Scenario: an empty page ends it', async () => {
    const { more } = start([{ data: [], total: 9 }])
    expect(await more()).toEqual(['complete', ['a', 'b']])
  })
})
