import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { order } from '../../../lab/examples/parts/samples.ts'
import type { Application } from '../../../src/contracts/account/applications.ts'
import { contract } from '../../../src/contracts/index.ts'
import { mocks, openShop, showScenario, useMocks } from '../../app/openShop.tsx'
import { cartRow, combination } from '../../machines/fixtures.ts'
import { openCart, openList } from './openPages.tsx'

useMocks()

/** What a control says of itself in one attribute. */
const says = (element: Element, name: 'expanded' | 'pressed' | 'current' | 'busy' | 'controls') =>
  element.getAttribute(`aria-${name}`)

const button = (name: string | RegExp) => screen.findByRole('button', { name })

const hoops = (id: string, quantity: number) =>
  cartRow({ productId: id, productSlug: 'hoops', mixedVariant: true, quantity }, id)

const openProduct = () =>
  openShop('/eshop/detail/metals_silver-92.5_chains/anchor-chain', {
    calls: [
      mocks.handle(contract.catalogue.product, {
        body: {
          ...combination,
          imageUrl_thum: ['/a.svg', '/b.svg'],
        },
      }),
      mocks.handle(contract.customer.addWishlist),
    ],
  })

describe('Elements that open and close', () => {
  test('Scenario: a line with several rows tells whether they are shown, and which they are', async () => {
    const { pointer } = await openCart([hoops('a', 3), hoops('b', 4)])
    const toggle = await button('2 variants')
    const rows = document.getElementById(says(toggle, 'controls') ?? '')
    const before = [says(toggle, 'expanded'), rows?.hidden]
    await pointer.click(toggle)
    expect([before, [says(toggle, 'expanded'), rows?.hidden]].toSorted()).toEqual([
      ['false', true],
      ['true', false],
    ])
  })

  test('Scenario: the menu of the shop says whether it is open', async () => {
    await openCart([])
    const opener = await screen.findByRole('button', { expanded: false })
    fireEvent.click(opener)
    await waitFor(() => expect(says(opener, 'expanded')).toBe('true'))
    fireEvent.click(opener)
    await waitFor(() => expect(says(opener, 'expanded')).toBe('false'))
  })

  test('Scenario: the menu of a phone says whether it is open', async () => {
    const narrow = { matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }
    vi.stubGlobal('matchMedia', () => narrow)
    onTestFinished(() => void vi.stubGlobal('matchMedia', undefined))
    const { pointer } = await openCart([])
    const opener = await button('Menu')
    expect(says(opener, 'expanded')).toBe('false')
    await pointer.click(opener)
    await waitFor(() => expect(says(opener, 'expanded')).toBe('true'))
  })
})

describe('Toggles', () => {
  test('Scenario: a heart says whether the product is on the wishlist', async () => {
    const { pointer } = await openProduct()
    const heart = await button('Anchor chain on your wishlist')
    expect(says(heart, 'pressed')).toBe('false')
    await pointer.click(heart)
    await waitFor(() => expect(says(heart, 'pressed')).toBe('true'))
  })

  test('Scenario: a list says whether it shows pictures or lines', async () => {
    const { pointer } = await openList()
    const views = async () => [
      says(await button('Pictures'), 'pressed'),
      says(await button('Lines'), 'pressed'),
    ]
    expect(await views()).toEqual(['true', 'false'])
    await pointer.click(await button('Lines'))
    await waitFor(async () => expect(await views()).toEqual(['false', 'true']))
  })

  test('Scenario: a gallery says which of its pictures is shown', async () => {
    await openProduct()
    const pictures = await screen.findAllByRole('button', { name: /^Picture \d of 2$/ })
    expect(pictures.map((each) => says(each, 'pressed'))).toEqual(['true', 'false'])
  })

  test('Scenario: a password field says whether the password can be read', async () => {
    const { pointer } = await openShop('/login', { isLoggedIn: false })
    const show = await button('Show Password')
    expect(says(show, 'pressed')).toBe('false')
    await pointer.click(show)
    expect(says(show, 'pressed')).toBe('true')
  })
})

describe('The current position', () => {
  test('Scenario: the link to the cart is marked as current on its own page only', async () => {
    const { router } = await openCart([cartRow()])
    const links = await screen.findAllByRole('link', { name: 'Cart, 1 item' })
    expect(links.map((link) => says(link, 'current'))).toEqual(links.map(() => 'page'))
    await router.navigate('/eshop/rings')
    await button('Cart, 1 item')
    expect(screen.queryAllByRole('link', { current: 'page', name: 'Cart, 1 item' })).toEqual([])
  })

  test('Scenario: the blog tells which of its topics is shown', async () => {
    await openShop('/blog?tag=silver', {
      isLoggedIn: false,
      calls: [
        mocks.handle(contract.articles.posts, {
          body: {
            ...{ data: [], total: 0, page: 1, limit: 12 },
            tags: [
              { slug: 'silver', name: { en: 'Silver' } },
              { slug: 'brass', name: { en: 'Brass' } },
            ],
          },
        }),
      ],
    })
    const topics = within(await screen.findByRole('navigation', { name: 'Topics' }))
    expect(
      topics.getAllByRole('link').map((link) => [link.textContent, says(link, 'current')]),
    ).toEqual([
      ['All posts', null],
      ['Silver', 'page'],
      ['Brass', null],
    ])
  })

  test('Scenario: the waiting room says which step the application is at', async () => {
    const application = mocks.bodyOf(contract.applications.get, 200)
    const current = async (state: Application['state']) => {
      await openShop(`/user/email-verification?application=${'a'.repeat(43)}`, {
        isLoggedIn: false,
        calls: [mocks.handle(contract.applications.get, { body: { ...application, state } })],
      })
      const steps = await within(await screen.findByRole('main')).findAllByRole('listitem')
      cleanup()
      return steps.slice(0, 3).map((step) => says(step, 'current'))
    }
    expect(await current('received')).toEqual(['step', null, null])
    expect(await current('asked')).toEqual([null, 'step', null])
    expect(await current('verified')).toEqual([null, null, 'step'])
  })
})

test('Scenario: an order is shown in its own currency, whatever the chosen one is', async () => {
  const inEuros = { ...order, currency: { code: 'EUR', symbol: '€', exchange_rate: 0.0104 } }
  await openShop(`/history?order=${order.number}`, {
    calls: [
      mocks.handle(contract.orders.mine, {
        body: { data: [inEuros], total: 1, page: 1, limit: 20 },
      }),
      mocks.handle(contract.orders.get, { body: inEuros }),
    ],
  })
  const details = (await screen.findByText(order.number)).closest('details')
  await screen.findByRole('table')
  const amounts = (details?.textContent ?? '').match(/[₹€][\d,]+\.\d\d/g) ?? []
  expect([amounts.length, amounts.filter((amount) => !amount.startsWith('€'))]).toEqual([
    // The list shows the total; the order shows what is due, goods and total.
    4 + 2 * order.lines.length,
    [],
  ])
})

test('Scenario: a cart below the minimum of a product is not ordered, not even by submitting the form', async () => {
  const { composed } = await openCart([hoops('a', 3)], '/cart/checkout')
  const submit = await screen.findByRole<HTMLButtonElement>('button', { name: 'Place order' })
  expect([submit.ariaDisabled, submit.form]).toEqual(['true', expect.any(HTMLFormElement)])
  await screen.findByText(/^A line is below its minimum/)
  if (submit.form) fireEvent.submit(submit.form)
  expect(composed.refs.placement.getSnapshot().value).toBe('idle')
})

test('Scenario: Escape does not remove the overlay while the shop cannot be reached', async () => {
  const errors = vi.mocked(console.error).mockImplementation(() => undefined)
  await showScenario('offline')
  const overlay = await screen.findByRole<HTMLDialogElement>('dialog')
  await waitFor(() => expect(overlay.open).toBe(true))
  // A browser sends this to a dialog when Escape is pressed, and closes it unless it is prevented.
  const cancelled = new Event('cancel', { cancelable: true })
  overlay.dispatchEvent(cancelled)
  expect([overlay.open, cancelled.defaultPrevented]).toEqual([true, true])
  errors.mockClear()
})
