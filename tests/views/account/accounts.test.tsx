import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { contract } from '../../../src/contracts/index.ts'
import { mocks, openShop, useMocks } from '../../app/openShop.tsx'
import { cartRow, user } from '../../machines/fixtures.ts'

useMocks()

describe('Registering', () => {
  const fields = {
    Name: 'Asha Rao',
    Email: 'asha@rao.example',
    Company: 'Rao & Daughters',
    Country: 'India',
    Instagram: '@rao',
    Password: 'a long secret',
    'Confirm password': 'a long secret',
  }
  const fill = async (own: Partial<typeof fields> = {}) => {
    const sent: unknown[] = []
    const shop = await openShop('/my-account', {
      isLoggedIn: false,
      calls: [
        mocks.handle(contract.customer.verifyEmail, {
          body: ({ body }) => {
            sent.push(body)
            return { message: 'Look into your mail.' }
          },
        }),
      ],
    })
    await screen.findByRole('button', { name: 'Register' })
    for (const [label, text] of Object.entries({ ...fields, ...own })) {
      const field = screen.getByLabelText(label)
      if (field instanceof HTMLSelectElement) await shop.pointer.selectOptions(field, text)
      else await shop.pointer.type(field, text)
    }
    return { ...shop, sent }
  }

  test('Scenario: the whole form is sent and the mail is announced', async () => {
    const { pointer, sent, said } = await fill()
    await pointer.click(screen.getByLabelText('Send me the newsletter'))
    await pointer.click(screen.getByLabelText('I accept the terms and conditions'))
    await pointer.click(screen.getByRole('button', { name: 'Register' }))
    const next = await screen.findByRole('heading', { name: 'One more step: open your mail' })
    expect(document.activeElement).toBe(next.parentElement)
    expect([sent, said()]).toEqual([
      [
        {
          name: 'Asha Rao',
          email: 'asha@rao.example',
          companyName: 'Rao & Daughters',
          country: 'India',
          instagram: 'rao',
          password: 'a long secret',
          confirmPassword: 'a long secret',
          newsletter: true,
          checkTermsCondtion: true,
        },
      ],
      ['Look into your mail.'],
    ])
  })

  test('Scenario: different passwords and no terms show the fixed sentences at their fields', async () => {
    const { pointer, sent } = await fill({ 'Confirm password': 'another secret' })
    await pointer.click(screen.getByRole('button', { name: 'Register' }))
    expect(
      screen
        .getAllByRole('alert')
        .map((alert) => alert.textContent)
        .filter(Boolean),
    ).toEqual([
      'Password And Confirm Password is Not Same !!',
      'Terms and Condition is Not Selected!!',
    ])
    expect([document.activeElement, sent]).toEqual([screen.getByLabelText('Confirm password'), []])
  })
})

describe('The link of the registration mail', () => {
  const token = 'x'.repeat(43)
  // A known application leads to the waiting room.
  afterEach(() => localStorage.clear())

  test('Scenario: a fresh link opens the dialog with the message of the server', async () => {
    await openShop(`/user/email-verification?token=${token}`, {
      isLoggedIn: false,
      calls: [
        mocks.handle(contract.customer.register, {
          body: { message: 'Your address is confirmed.', application: 'a'.repeat(43) },
        }),
        mocks.handle(contract.applications.get, {}),
      ],
    })
    const dialog = await screen.findByRole('dialog', {
      name: 'User Registration Successfully, Contact the Alma Team for Account Verification !!',
    })
    expect(dialog.textContent).toContain('Your address is confirmed.')
  })

  test('Scenario: a used link is reported, with the offer of a new one', async () => {
    await openShop(`/user/email-verification?token=${token}`, {
      isLoggedIn: false,
      calls: [
        mocks.handle(contract.customer.register, {
          status: 410,
          body: { code: 'token_invalid', message: 'This link was used.' },
        }),
      ],
    })
    await screen.findByText('This link was used.')
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      '/my-account',
    )
  })
})

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
    await pointer.click(screen.getByRole('radio', { name: /^As it is ready/ }))
    await pointer.click(screen.getByRole('button', { name: 'Place order' }))
    await waitFor(() =>
      expect(sent).toMatchObject([{ address: { name: 'The store' }, shipping: 'split' }]),
    )
    await screen.findByRole('heading', { name: 'Thank you, your order is placed' })
  })
})

describe('The catalogue', () => {
  test('Scenario: sorting goes into the address, the list continues from page 2', async () => {
    const card = mocks.bodyOf(contract.catalogue.byCategorySlug, 200).data[0]
    if (!card) throw new Error('the mocked page has no product')
    const asked: unknown[] = []
    const { pointer, path } = await openShop('/eshop/rings', {
      calls: [
        mocks.handle(contract.catalogue.byCategorySlug, {
          body: ({ query }) => {
            asked.push([query.page, query.filter])
            const en = `Ring ${query.page}${query.filter ? ', sorted' : ''}`
            return {
              data: [{ ...card, _id: `card-${query.page}`, title: { en } }],
              total: 2,
            }
          },
        }),
      ],
    })
    await screen.findByRole('link', { name: 'Ring 1' })
    await pointer.selectOptions(screen.getByLabelText('Sort by'), 'Price, low to high')
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLSelectElement>('Sort by').value).toBe('price:asc'),
    )
    // The choice shows at once, its list later.
    await screen.findByRole('link', { name: 'Ring 1, sorted' })
    expect(path()).toBe('/eshop/rings?filter=price%3Aasc')
    await pointer.click(await screen.findByRole('button', { name: 'Load more' }))
    await screen.findByRole('link', { name: 'Ring 2, sorted' })
    expect([asked, screen.queryByRole('button', { name: 'Load more' })]).toEqual([
      [
        [1, undefined],
        [1, 'price:asc'],
        [2, 'price:asc'],
      ],
      null,
    ])
  })

  test('Scenario: a search from the panel shows its results, a blank one is ignored', async () => {
    const { pointer, path } = await openShop('/eshop', {
      calls: [mocks.handle(contract.catalogue.search, { body: { data: [], total: 0 } })],
    })
    await pointer.click(await screen.findByRole('button', { name: 'Search' }))
    const field = await screen.findByRole<HTMLInputElement>('searchbox')
    await pointer.type(field, '   {Enter}')
    expect(path()).toBe('/eshop')
    await pointer.clear(field)
    await pointer.type(field, ' silver ring {Enter}')
    await screen.findByRole('heading', { level: 1, name: 'Results for “silver ring”' })
    expect([path(), screen.queryByRole('searchbox')]).toEqual(['/eshop?search=silver+ring', null])
    expect(screen.getByRole('heading', { name: 'Nothing here fits' })).toBeTruthy()
  })
})
