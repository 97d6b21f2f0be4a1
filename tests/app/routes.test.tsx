import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { order } from '../../lab/examples/parts/samples.ts'
import { contract } from '../../src/contracts/index.ts'
import { mocks, openShop, useMocks } from './openShop.tsx'

useMocks()

const older = { ...order, _id: 'o-000122', number: 'A-000122' }

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

describe('Access to pages', () => {
  test.for([
    '/eshop',
    '/eshop?search=ring',
    '/eshop/rings',
    '/eshop/detail/rings/twisted-ring',
    '/cart',
    '/cart/checkout',
    '/history',
    '/add-address',
    '/lists',
    '/lists/shared/a-key',
    '/contact-us',
    '/customization',
    '/ask-returns',
    '/alert/r-1',
    '/faq',
    '/terms-and-conditions',
    '/delivery-returns',
    '/cookies-policy',
  ])('Scenario: a guest at %s is sent to the login, which says why', async (path) => {
    const shop = await openShop(path, { isLoggedIn: false })
    await heading('Log in')
    expect([shop.path(), shop.said()]).toEqual(['/login', ['Kindly log in to continue.']])
  })

  test('Scenario: an address that does not exist shows the 404 page with a link home', async () => {
    await openShop('/no/such/page', { isLoggedIn: false })
    await heading('Page Not Found, Please Try Again or Go Home')
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/')
    await waitFor(() => expect(document.title).toBe('Page not found | Alma'))
  })

  test('Scenario: an address that no route can match, with a line end in it, has no page', async () => {
    await openShop('/no%0Asuch', { isLoggedIn: false })
    await heading('Page Not Found, Please Try Again or Go Home')
    expect(document.title).toBe('Page not found')
  })

  test('Scenario: the address of a product that is not sold leads to the catalogue', async () => {
    const calls = [mocks.handle(contract.catalogue.product, { status: 404 })]
    await openShop('/eshop/detail/nowhere/gone', { calls })
    await heading('No longer sold')
    expect(screen.getByRole('link', { name: 'All pieces' }).getAttribute('href')).toBe('/eshop')
    expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull()
    await waitFor(() => expect(document.title).toBe('No longer sold | Alma'))
  })

  test('Scenario: the link of a message opens its order, and the newest stays closed', async () => {
    const calls = [
      mocks.handle(contract.orders.mine, {
        body: { data: [order, older], total: 2, page: 1, limit: 20 },
      }),
      mocks.handle(contract.orders.get, { body: older }),
    ]
    await openShop('/history?order=A-000122', { calls })
    const summary = (await screen.findByText('A-000122')).closest('summary')
    await waitFor(() => expect(document.activeElement).toBe(summary))
    const open = [...document.querySelectorAll<HTMLDetailsElement>('li > details')].map(
      (details) => details.open,
    )
    expect(open).toEqual([false, true])
  })

  test('Scenario: the lines of an order that do not load can be requested again', async () => {
    const said = vi.mocked(console.error).mockImplementation(() => undefined)
    let isDown = true
    const shop = await openShop('/history', {
      calls: [
        mocks.handle(contract.orders.mine, {
          body: { data: [order], total: 1, page: 1, limit: 20 },
        }),
        http.get(`${mocks.baseUrl}/order/${order._id}`, () =>
          isDown ? HttpResponse.error() : HttpResponse.json(order),
        ),
      ],
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    isDown = false
    await shop.pointer.click(again)
    expect(await screen.findByRole('table')).toBeTruthy()
    said.mockClear()
  })

  test('Scenario: a page number of orders that is too high leads to the last page', async () => {
    const calls = [
      mocks.handle(contract.orders.mine, {
        body: ({ query: { page } }) => ({
          data: Number(page) === 2 ? [older] : [],
          ...{ total: 21, page: Number(page), limit: 20 },
        }),
      }),
    ]
    const shop = await openShop('/history?page=9', { calls })
    await screen.findByText('A-000122')
    expect(shop.router.state.location.search).toBe('?page=2')
    expect(shop.router.state.historyAction).toBe('REPLACE')
  })

  test('Scenario: a search that finds no order leads back to all of them', async () => {
    const asked: unknown[] = []
    const calls = [
      mocks.handle(contract.orders.mine, {
        body: ({ query }) => {
          asked.push(query)
          const data = query.query === undefined ? [order] : []
          return { data, total: data.length, page: 1, limit: 20 }
        },
      }),
      mocks.handle(contract.orders.get, { body: order }),
    ]
    const shop = await openShop('/history?query=tiara&status=shipped&page=1', { calls })
    await shop.pointer.click(await screen.findByRole('link', { name: 'Show all orders' }))
    expect(await screen.findByText(order.number)).toBeTruthy()
    expect(shop.router.state.location.search).toBe('')
    expect(asked).toEqual([
      { query: 'tiara', status: 'shipped', limit: 20, page: 1 },
      { limit: 20, page: 1 },
    ])
  })

  test('Scenario: a failing server shows the default error screen with its message', async () => {
    const said = vi.mocked(console.error).mockImplementation(() => undefined)
    const calls = [
      mocks.handle(contract.orders.mine, {
        status: 500,
        body: { code: 'internal', message: 'Internal Server Error' },
      }),
    ]
    const shop = await openShop('/history', { calls })
    await heading('Unexpected Application Error!')
    expect(screen.getByText('Internal Server Error')).toBeTruthy()
    await waitFor(() => expect(document.title).toBe('Unexpected Application Error! | Alma'))
    const navigation = () => shop.composed.refs.navigation.getSnapshot()
    expect([navigation().value, navigation().context]).toEqual([
      'failed',
      { path: '/history', problem: '500', opened: null },
    ])
    void shop.router.navigate('/history')
    expect(navigation().value).toBe('retrying')
    await waitFor(() => expect(navigation().value).toBe('failed'))
    said.mockClear()
  })
})

describe('The network', () => {
  test('Scenario: a shop that cannot be reached shows this, and opens automatically when it can', async () => {
    let isReachable = false
    const settings = mocks.bodyOf(contract.settings.store, 200)
    await openShop('/', {
      isLoggedIn: false,
      calls: [
        http.get(`${mocks.baseUrl}/language/show`, () =>
          isReachable
            ? HttpResponse.json({ data: [{ _id: 'en', name: 'ENGLISH', iso_code: 'en' }] })
            : HttpResponse.error(),
        ),
        http.get(`${mocks.baseUrl}/setting/store/customization/all`, () =>
          isReachable ? HttpResponse.json(settings) : HttpResponse.error(),
        ),
      ],
    })
    await screen.findByText('Connection Lost !!! Please check your internet connection.')
    isReachable = true
    fireEvent.click(within(await screen.findByRole('dialog')).getByText('Try again'))
    await heading(/Silver and brass/)
    expect(screen.queryByText(/^Connection Lost/)).toBeNull()
  })
})

describe('A server that fails', () => {
  const calls = (isWell: () => boolean, path: string, body: object) => [
    http.get(`${mocks.baseUrl}${path}`, () =>
      isWell()
        ? HttpResponse.json(body)
        : HttpResponse.json(
            { code: 'internal', message: 'Internal Server Error' },
            { status: 500 },
          ),
    ),
  ]

  test.each([
    [
      'the settings',
      '/setting/store/customization/all',
      mocks.bodyOf(contract.settings.store, 200),
      /Silver and brass/,
    ],
    [
      'the content of the page',
      '/content/front-page',
      { looks: [], posts: [] },
      /Silver and brass/,
    ],
  ])('Scenario: %s failed at the start, and open with Try again', async (_, path, body, title) => {
    vi.mocked(console.error).mockImplementation(() => undefined)
    let isWell = false
    await openShop('/', { isLoggedIn: false, calls: calls(() => isWell, path, body) })
    await heading('Unexpected Application Error!')
    isWell = true
    fireEvent.click(screen.getByText('Try again'))
    await heading(title)
    vi.mocked(console.error).mockClear()
  })
})
