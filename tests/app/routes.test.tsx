import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { order } from '../../lab/examples/parts/samples.ts'
import { contract } from '../../src/contracts/index.ts'
import type { Outdated } from '../../src/machines/parts/shell.ts'
import { cartRow, user } from '../machines/fixtures.ts'
import { mocks, openShop, server, useMocks } from './openShop.tsx'

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

describe('The session', () => {
  const login = async (calls: Parameters<typeof openShop>[1]) => {
    const shop = await openShop('/login', { isLoggedIn: false, ...calls })
    await shop.pointer.type(await screen.findByLabelText('Email'), user.email)
    await shop.pointer.type(screen.getByLabelText('Password'), 'correct horse')
    await shop.pointer.click(screen.getByRole('button', { name: 'Log in' }))
    return shop
  }

  test('Scenario: a verified buyer logs in, lands at home and finds the cart', async () => {
    const shop = await login({
      calls: [
        mocks.handle(contract.customer.login, {
          body: ({ body }) => ({
            ...user,
            verified: true,
            message: `Welcome ${JSON.stringify(body)}`,
          }),
        }),
      ],
      cart: () => [cartRow()],
    })
    await heading('Good to see you, Asha Rao')
    expect(shop.path()).toBe('/')
    expect(shop.said()).toEqual(['User logged in successfully.'])
    expect(JSON.parse(Cookies.get('userInfo') ?? '')).toEqual(user)
    await screen.findByRole('button', { name: 'Cart, 1 item' })
  })

  test('Scenario: an unverified buyer is refused with the fixed message (rule A6)', async () => {
    const shop = await login({
      calls: [
        mocks.handle(contract.customer.login, {
          body: { verified: false, message: 'Not yet', application: 'a'.repeat(43) },
        }),
      ],
    })
    await waitFor(() =>
      expect(shop.said()).toEqual([
        'User is not Verified, Kindly Contact the Alma Team for Verification !!',
      ]),
    )
    expect([shop.path(), Cookies.get('userInfo')]).toEqual(['/login', undefined])
  })

  test('Scenario: at startup an account that is no longer verified is logged out', async () => {
    const shop = await openShop('/cart', {
      calls: [mocks.handle(contract.customer.checkVerified, { body: { verified: false } })],
    })
    await heading('Log in')
    expect([shop.path(), Cookies.get('userInfo')]).toEqual(['/login', undefined])
  })

  test('Scenario: logging out revokes the token, clears the customer, and goes home', async () => {
    const logout = vi.fn(() => ({ message: 'Bye' }))
    const shop = await openShop('/my-account', {
      calls: [
        mocks.handle(contract.customer.get, {
          body: { ...user, verified: true, userAddress: [], wishlist: [] },
        }),
        mocks.handle(contract.customer.logout, { body: logout }),
      ],
    })
    await shop.pointer.click(await screen.findByRole('button', { name: 'Log out' }))
    await heading(/Silver and brass/)
    expect([shop.path(), shop.said(), Cookies.get('userInfo'), logout.mock.calls.length]).toEqual([
      '/',
      ['User logged out successfully'],
      undefined,
      1,
    ])
  })

  test('Scenario: a token that the server rejects ends the session at the login', async () => {
    const shop = await openShop('/history', {
      calls: [mocks.handle(contract.orders.mine, { status: 401 })],
    })
    await heading('Log in')
    expect([shop.path(), Cookies.get('userInfo')]).toEqual(['/login', undefined])
  })
})

describe('Language and currency', () => {
  test('Scenario: another currency shows everywhere at once', async () => {
    const shop = await openShop('/cart', { cart: () => [cartRow()] })
    await screen.findByRole('link', { name: 'Order · ₹1,500.00' })
    await shop.pointer.selectOptions(screen.getByLabelText('Currency'), 'EUR')
    await screen.findByRole('link', { name: 'Order · €15.00' })
    expect(screen.getAllByText('€15.00').length).toBeGreaterThan(0)
    expect(screen.queryByText(/₹1/)).toBeNull()
  })

  test('Scenario: another language shows the texts of the catalogue in it', async () => {
    const shop = await openShop('/cart', {
      cart: () => [cartRow({ title: { en: 'Twisted ring', it: 'Anello ritorto' } })],
    })
    await screen.findByRole('heading', { name: 'Twisted ring' })
    await shop.pointer.selectOptions(screen.getByLabelText('Language'), 'it')
    await screen.findByRole('heading', { name: 'Anello ritorto' })
    expect(document.documentElement.lang).toBe('it')
  })

  test('Scenario: only a list sorted by title is requested again in the order of the language', async () => {
    const asked: unknown[] = []
    const shop = await openShop('/eshop/rings?filter=title:asc', {
      calls: [
        mocks.handle(contract.catalogue.byCategorySlug, {
          body: ({ query: { filter, lang } }) => {
            asked.push([filter, lang])
            return { data: [], total: 0, page: 1, limit: 20 }
          },
        }),
      ],
    })
    const speak = async (language: string) => {
      shop.composed.refs.preferences.send({ type: 'language.chosen', code: language })
      await waitFor(() => expect(document.documentElement.lang).toBe(language))
    }
    await screen.findByRole('heading', { level: 1 })
    await speak('it')
    await waitFor(() =>
      expect(asked).toEqual([
        ['title:asc', 'en'],
        ['title:asc', 'it'],
      ]),
    )
    await act(() => shop.router.navigate('/eshop/rings?filter=price:asc'))
    await speak('en')
    await shop.router.navigate('/eshop/rings')
    expect(asked.slice(2)).toEqual([
      ['price:asc', undefined],
      [undefined, undefined],
    ])
  })
})

describe('Reloads when the shop changes', () => {
  const settings = '/setting/store/customization/all'
  const list = '/products/category/slug/rings'
  /** The calls of these pages and their frame; the machines of the shell make calls of their own. */
  const ofPages = [settings, list, '/category/show', '/requests']
  const at = async (path: string) => {
    const asked: string[] = []
    const shop = await openShop(path, {
      calls: [mocks.handle(contract.requests.list, { body: { data: [] } })],
    })
    await screen.findByRole('heading', { level: 1 })
    // The page watches the shop once its effects have run.
    await act(async () => undefined)
    const listen = ({ request }: { request: Request }) => {
      const call = new URL(request.url).pathname.replace('/api', '')
      if (ofPages.includes(call)) asked.push(call)
    }
    server.events.on('request:start', listen)
    onTestFinished(() => server.events.removeAllListeners('request:start'))
    const calls = () => asked.toSorted()
    const change = async (what: Outdated) => {
      asked.length = 0
      await act(async () => {
        shop.composed.root.send({ type: 'shop.changed', what })
        await expect.poll(() => shop.composed.reloads.now).toBeNull()
      })
      return calls()
    }
    return { ...shop, change, calls }
  }

  test.for<[Outdated, string, readonly string[]]>([
    ['orders', '/eshop/rings', []],
    ['settings', '/eshop/rings', [settings]],
    ['product', '/eshop/rings', []],
    ['requests', '/contact-us', ['/requests']],
    ['orders', '/contact-us', []],
  ])('Scenario: %s have changed while %s is open', async ([what, path, expected]) => {
    const { change } = await at(path)
    expect(await change(what)).toEqual(expected)
  })

  test('Scenario: a page that is loading is not started again by a change; the change follows it', async () => {
    const held = Promise.withResolvers<void>()
    let asked = 0
    const { composed, router, calls } = await at('/the-shop')
    server.use(
      http.get(`*${list}`, async () => {
        asked += 1
        await held.promise
      }),
    )
    const opened = router.navigate('/eshop/rings')
    await expect.poll(() => asked).toBe(1)
    act(() => {
      composed.root.send({ type: 'shop.changed', what: 'content' })
      composed.root.send({ type: 'shop.changed', what: 'settings' })
    })
    expect([asked, calls().includes(settings)]).toEqual([1, false])
    held.resolve()
    await act(() => opened)
    await expect.poll(calls).toEqual(['/category/show', list, settings])
    expect(asked).toBe(1)
  })

  test('Scenario: everything may have changed: the page and its frame are reloaded', async () => {
    const { change, calls } = await at('/eshop/rings')
    await change('everything')
    // The page loads its filters with the first page of the list; the open list then compares all its cards.
    await expect.poll(calls).toEqual(['/category/show', list, list, settings])
  })
})
