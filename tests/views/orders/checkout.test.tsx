import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contract } from '../../../src/contracts/index.ts'
import { mocks, openShop, useMocks } from '../../app/openShop.tsx'
import { cartRow, user } from '../../machines/fixtures.ts'

useMocks()

describe('Checkout', () => {
  test('Scenario: the order is sent once with a key, and its confirmation opens', async () => {
    const sent: unknown[] = []
    const order = mocks.bodyOf(contract.orders.place, 201)
    const { pointer, path } = await openShop('/cart/checkout', {
      cart: () => [cartRow()],
      calls: [
        mocks.handle(contract.customer.get, {
          body: { ...user, country: 'India', verified: true, userAddress: [], wishlist: [] },
        }),
        mocks.handle(contract.orders.place, {
          body: ({ body, headers }) => {
            sent.push([body, (headers.get('idempotency-key') ?? '').length])
            return order
          },
        }),
        mocks.handle(contract.orders.get, { body: order }),
      ],
    })
    await screen.findByRole('button', { name: 'Place order' })
    await pointer.click(screen.getByRole('button', { name: 'Place order' }))
    // The only choice is that of the payment.
    expect(screen.getByRole('radio', { name: /^Bank transfer/ })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Address')))
    for (const [label, text] of Object.entries({
      Phone: '+91 22 5550 1234',
      Address: '1 Marine Drive',
      'Postal code': '400001',
      City: 'Mumbai',
      'Note to the shop': 'Please wrap each.',
    }))
      await pointer.type(screen.getByLabelText(label), text)
    await pointer.click(screen.getByRole('button', { name: 'Place order' }))
    await screen.findByRole('heading', { name: 'Thank you, your order is placed' })
    expect([path(), sent]).toEqual([
      `/cart/checkout/placed/${order._id}`,
      [
        [
          {
            address: {
              name: 'Asha Rao',
              companyName: 'Rao & Daughters',
              phone: '+91 22 5550 1234',
              address: '1 Marine Drive',
              pincode: '400001',
              city: 'Mumbai',
              country: 'India',
            },
            shipping: 'together',
            currency: 'INR',
            language: 'en',
            note: 'Please wrap each.',
            payment: 'bankTransfer',
            seenTotal: 1500,
            seenBackorders: [],
          },
          32,
        ],
      ],
    ])
  })
})

describe('The choices at the checkout', () => {
  const saved = mocks.bodyOf(contract.customer.get, 200).userAddress[0]

  test('Scenario: a saved address is chosen; pieces that wait for stock may ship apart', async () => {
    if (!saved) throw new Error('the mocked customer has no address')
    const sent: unknown[] = []
    const order = mocks.bodyOf(contract.orders.place, 201)
    const address = { ...saved, pincode: '400001', country: 'India', phone: '+91 22 5550 1234' }
    const { vatNumber: _, ...home } = { ...address, _id: 'a-1', name: 'Home' }
    const { vatNumber: __, ...store } = { ...address, _id: 'a-2', name: 'The store' }
    const { pointer } = await openShop('/cart/checkout', {
      cart: () => [cartRow({ quantity: 5, stock: 1 })],
      calls: [
        mocks.handle(contract.customer.get, {
          body: {
            ...user,
            country: 'India',
            verified: true,
            userAddress: [home, store],
            wishlist: [],
          },
        }),
        mocks.handle(contract.orders.place, {
          body: ({ body }) => {
            sent.push(body)
            return order
          },
        }),
        mocks.handle(contract.orders.get, { body: order }),
      ],
    })
    await screen.findByRole('button', { name: 'Place order' })
    expect([screen.queryByLabelText('Postal code'), screen.getAllByRole('radio').length]).toEqual([
      null,
      6,
    ])
    await pointer.click(screen.getByRole('radio', { name: /^The store/ }))
    await pointer.click(screen.getByRole('radio', { name: /^As it becomes ready/ }))
    await pointer.click(screen.getByRole('button', { name: 'Place order' }))
    await waitFor(() =>
      expect(sent).toMatchObject([{ address: { name: 'The store' }, shipping: 'split' }]),
    )
    await screen.findByRole('heading', { name: 'Thank you, your order is placed' })
  })
})
