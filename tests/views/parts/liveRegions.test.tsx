import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test } from 'vitest'
import { mocks, openShop, useMocks } from '../../app/openShop.tsx'
import { cartRow } from '../../machines/fixtures.ts'
import { openCart, openList } from './openPages.tsx'

useMocks()

const button = (name: string | RegExp) => screen.findByRole('button', { name })

describe('Live regions', () => {
  test('Scenario: messages appear in an existing region', async () => {
    const { composed } = await openCart([])
    const region = await screen.findByRole('status', { name: 'Notifications' })
    composed.root.send({ type: 'said', sentence: { text: 'It is said.' } })
    await within(region).findByText('It is said.')
  })

  test('Scenario: toasts appear in an existing region', async () => {
    const { composed } = await openCart([])
    const region = await screen.findByRole('alert', { name: 'Alerts' })
    composed.root.send({ type: 'toast.raised', sentence: { text: 'It is raised.' } })
    await within(region).findByText('It is raised.')
  })

  test('Scenario: a list says how many pieces it has', async () => {
    await openList()
    const main = within(await screen.findByRole('main'))
    expect((await main.findByRole('status')).textContent).toBe('3 pieces')
  })

  test('Scenario: a cart that has not loaded yet shows that it is loading', async () => {
    const cart = Promise.withResolvers<readonly ReturnType<typeof cartRow>[]>()
    await openShop('/cart', {
      calls: [
        http.get(`${mocks.baseUrl}/cart/:userId`, async () =>
          HttpResponse.json({ version: 1, cartData: await cart.promise }),
        ),
      ],
    })
    await screen.findByRole('status', { name: 'Loading...' })
    cart.resolve([cartRow()])
    await waitFor(() => expect(screen.queryByRole('status', { name: 'Loading...' })).toBeNull())
  })
})

test('Scenario: a cart is busy until the edits of the buyer are saved', async () => {
  const answer = Promise.withResolvers<void>()
  const { pointer } = await openShop('/cart', {
    cart: () => [cartRow()],
    calls: [
      http.post(`${mocks.baseUrl}/cart/set/quantity/:id`, async () => {
        await answer.promise
        const cartData = [cartRow({ quantity: 7 })]
        const totals = { rows: 1, quantity: 7, totalWeight: 0, totalPrice: 0 }
        return HttpResponse.json({ message: 'Saved.', version: 2, cartData, removed: [], totals })
      }),
    ],
  })
  const more = await button('Increase quantity of Twisted ring')
  const busy = () => document.querySelector('div[aria-busy]')?.getAttribute('aria-busy')
  expect(busy()).toBe('false')
  await pointer.click(more)
  await waitFor(() => expect(busy()).toBe('true'))
  answer.resolve()
  await waitFor(() => expect(busy()).toBe('false'))
})
