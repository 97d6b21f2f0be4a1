import { screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { describe, expect, test, vi } from 'vitest'
import { type ScenarioName, scenarios } from '../../mocks/scenarios/scenarios.ts'
import { samplePassword } from '../../mocks/shop/account/people.ts'
import { showScenario, useMocks } from './openShop.tsx'

useMocks()

type Shown = Awaited<ReturnType<typeof showScenario>>

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const isText = async (text: string | RegExp) =>
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)

/** What the buyer sees in each scenario, with the necessary actions. */
const seen: Readonly<Record<ScenarioName, (shop: Shown) => Promise<void>>> = {
  guest: async () => {
    await heading('Silver and brass, by the piece and by the tray')
    await isText('Oval cabochon ring')
    expect([screen.queryByText(/₹\d/), Cookies.get('userInfo')]).toEqual([null, undefined])
  },

  unverified: async ({ pointer, said, path }) => {
    await pointer.type(await screen.findByLabelText('Email'), 'newcomer@alma.example')
    await pointer.type(screen.getByLabelText('Password'), samplePassword)
    await pointer.click(screen.getByRole('button', { name: 'Log in' }))
    await waitFor(() =>
      expect(said()).toEqual([
        'User is not Verified, Kindly Contact the Alma Team for Verification !!',
      ]),
    )
    expect([path(), Cookies.get('userInfo')]).toEqual(['/login', undefined])
  },

  verified: async () => {
    await heading('Good to see you, Asha Rao')
    await isText(/₹148\.50/)
    await screen.findByRole('button', { name: 'Cart, 0 items' })
  },

  'full-cart': async () => {
    await screen.findByRole('link', { name: 'Cart, 4 items' })
    // 20 × 99.50 + 10 × 96.50 + 9 × 96 + 12 × 174 + 2 × 126
    await isText('₹6,159.00')
    await isText('Rose quartz threaders')
  },

  'quick-order': async () => {
    await heading('Cart')
    await isText('2 lines are ready')
    await isText('3 lines need your attention')
    await isText('2 pieces are not in stock and ship within 45 days')
    await isText('We have no such SKU. Did you mean:')
    await isText('Several SKUs begin with this.')
    await isText('25 cannot be ordered: it is sold in steps of 10.')
  },

  lists: async ({ pointer }) => {
    await heading('Your lists')
    await isText('Chains, every month')
    expect(screen.getAllByText('Shared by link with verified customers.')).toHaveLength(1)
    expect(screen.getAllByRole('button', { name: 'Review and add' })).toHaveLength(3)
    const [first] = screen.getAllByRole('button', { name: 'Show lines' })
    await pointer.click(first as HTMLElement)
    await isText('RG09-S-52')
    await pointer.click(screen.getByRole('button', { name: 'Hide lines' }))
    expect(screen.queryByText('RG09-S-52')).toBeNull()
  },

  'out-of-stock': async () => {
    await heading('Rose quartz threaders')
    await isText('Made to order, 45 days')
  },

  chain: async ({ pointer }) => {
    await heading('Cable chain')
    await pointer.click(screen.getByRole('radio', { name: 'Silver plated' }))
    await pointer.click(screen.getByRole('radio', { name: '50 cm' }))
    expect(
      screen.getByRole('radio', {
        name: 'Spring ring',
        description: 'Not available with Silver plated, 50 cm',
      }),
    ).toBeTruthy()
    await pointer.click(screen.getByRole('radio', { name: 'Lobster' }))
    const quantity = screen.getByLabelText<HTMLInputElement>('Quantity')
    const more = screen.getByRole('button', { name: 'Increase quantity' })
    await pointer.click(more)
    await pointer.click(more)
    expect(quantity.value).toBe('30')
  },

  'price-changed': async ({ pointer, path }) => {
    await isText(/₹3,200\.00/)
    await pointer.click(await screen.findByRole('button', { name: 'Place order' }))
    await isText('The total is now ₹3,629.05; please look again before you order.')
    await isText('₹3,629.05')
    expect(path()).toBe('/cart/checkout')
  },

  'expired-token': async ({ path }) => {
    await heading('Log in')
    expect([path(), Cookies.get('userInfo')]).toEqual(['/login', undefined])
  },

  'server-error': async () => {
    await heading('Unexpected Application Error!')
    await isText('Internal Server Error')
  },

  'slow-network': async () => {
    await isText('Loading...')
    await waitFor(() => expect(waited).toHaveBeenCalled())
    slow.resolve()
    await heading('Rings')
  },

  malformed: async () => {
    await heading('Unexpected Application Error!')
    expect(
      vi.mocked(console.error).mock.calls.map(([name, route]) => [name, route]),
    ).toContainEqual(['ContractBreach', 'GET /products/category/slug/:slug'])
  },

  offline: async ({ composed, pointer }) => {
    await isText('Connection Lost !!! Please check your internet connection.')
    expect(composed.refs.connectivity.getSnapshot().value).toEqual({
      lost: { reaching: 'offline', covering: 'whole' },
    })
    await pointer.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Try again' }),
    )
    await waitFor(() =>
      expect(composed.refs.connectivity.getSnapshot().value).toEqual({
        lost: { reaching: { probing: 'waiting' }, covering: 'whole' },
      }),
    )
    await isText('Connection Lost !!! Please check your internet connection.')
  },

  'socket-down': async ({ composed }) => {
    await heading('Good to see you, Asha Rao')
    expect(composed.refs.realtime.getSnapshot().value).toBe('waiting')
    await screen.findByRole('button', { name: 'Cart, 0 items' })
  },
}

/** The slow network: its calls wait until they are released. */
const waited = vi.fn<() => Promise<void>>()
let slow = Promise.withResolvers<void>()

describe('Scenarios', () => {
  test.for(Object.entries(scenarios).map(([name, { description }]) => ({ name, description })))(
    'Scenario $name: $description',
    async ({ name }) => {
      const errors = vi.mocked(console.error).mockImplementation(() => undefined)
      slow = Promise.withResolvers()
      waited.mockReset().mockImplementation(() => slow.promise)
      const shop = await showScenario(name as ScenarioName, waited)
      await seen[name as ScenarioName](shop)
      if (['server-error', 'malformed'].includes(name)) errors.mockClear()
    },
  )

  test('Scenario: changes in the shop reach the open page through the socket', async () => {
    const { scenario } = await showScenario('verified')
    await screen.findByRole('button', { name: 'Cart, 0 items' })
    await scenario.shop.cart.add('buyer', { id: 'pd11', quantity: 3 })
    await screen.findByRole('button', { name: 'Cart, 1 item' })
  })

  test('Scenario: a restocked piece is in stock on the open page', async () => {
    const { scenario } = await showScenario('out-of-stock')
    await heading('Rose quartz threaders')
    expect((await screen.findAllByText('Made to order, 45 days')).length).toBeGreaterThan(0)
    await scenario.shop.shelf.change('er11', { stock: 5 })
    await waitFor(() => expect(screen.queryAllByText('Made to order, 45 days')).toEqual([]))
  })

  test('Scenario: an order whose event arrives before its answer shows no empty cart', async () => {
    const { router, pointer, path } = await showScenario('full-cart')
    await router.navigate('/cart/checkout')
    const titles = new Set<string | null>()
    const watch = new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('h1')) titles.add(textContent)
    })
    watch.observe(document.body, { subtree: true, childList: true, characterData: true })
    await pointer.click(await screen.findByRole('button', { name: 'Place order' }))
    await waitFor(() => expect(path()).toMatch(/^\/cart\/checkout\/placed\//))
    await isText('A-000001')
    watch.disconnect()
    expect([...titles]).not.toContain('Your cart is empty')
  })

  test('Scenario: an account that is locked elsewhere is logged out here', async () => {
    const { scenario, path, said } = await showScenario('full-cart')
    await screen.findByRole('link', { name: 'Cart, 4 items' })
    scenario.shop.sessions.endAll('buyer')
    await heading('Log in')
    expect([path(), said(), Cookies.get('userInfo')]).toEqual([
      '/login',
      ['Kindly log in to continue.'],
      undefined,
    ])
  })
})
