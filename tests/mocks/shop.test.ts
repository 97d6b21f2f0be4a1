import { getResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { buyer, samplePassword } from '../../mocks/shop/account/people.ts'
import { createMockShop } from '../../mocks/shop/shop.ts'
import { apiBase, contract } from '../../src/contracts/index.ts'
import { clientOf } from '../support/client.ts'
import { address } from '../support/values/address.ts'
import { closeMockShops, open } from './openMockShop.ts'

closeMockShops()

const rowsOf = ({ body }: { body: unknown }) =>
  (body as { cartData: { cart: { sku: string; quantity: number } }[] }).cartData.map(({ cart }) => [
    cart.sku,
    cart.quantity,
  ])

const [ring, cap, pin] = ['jump-ring-open', 'petal-bead-cap', 'ball-head-pin-50-mm'] as const
const [filigree, bail] = ['filigree-connector', 'pendant-bail-with-zircon'] as const

describe('A mock shop', () => {
  test('Scenario: from the registration to the first login, by the mails in the outbox', async () => {
    const { shop, visitor } = await open()
    const email = 'leela@nair.test'
    await visitor.customer.verifyEmail({
      body: {
        ...{ name: 'Leela', email, companyName: 'Nair', country: 'India', instagram: '@leela' },
        ...{ password: samplePassword, confirmPassword: samplePassword },
        checkTermsCondtion: true,
      },
    })
    const token = /token=([\w-]+)/.exec(shop.mails().at(-1)?.text ?? '')?.[1] ?? ''
    const confirmed = [
      await visitor.customer.register({ params: { token } }),
      await visitor.customer.register({ params: { token } }),
    ]
    const login = () =>
      visitor.customer.login({ body: { registerEmail: email, password: samplePassword } })
    const before = await login()
    await shop.verify(email)
    const after = await login()
    expect(confirmed.map(({ status }) => status)).toEqual([200, 410])
    expect(before.body).toEqual(expect.objectContaining({ verified: false }))
    expect(after.body).toEqual(expect.objectContaining({ verified: true, instagram: 'leela' }))
    expect(shop.mails().map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail address for Alma',
      'We have received your application',
      'Your Alma account is open',
    ])
  })

  test('Scenario: a shop continues from a saved state', async () => {
    const first = await open()
    await first.client.cart.add({ body: { productId: 'pd11', quantity: 3 } })
    await first.client.customer.addWishlist({
      params: { id: buyer.id },
      body: { productId: 'tennis-bracelet' },
    })
    const later = await open({ saved: first.shop.save() })
    const client = clientOf(later.origin, first.token)
    expect(rowsOf(await client.cart.get({ params: { userId: buyer.id } }))).toEqual([['PD11', 3]])
    expect((await client.customer.getWishlist({ params: { id: buyer.id } })).body).toEqual({
      wishlist: ['tennis-bracelet'],
    })
  })

  test('Scenario: an invalid saved state is refused', async () => {
    const consoleError = vi.mocked(console.error).mockImplementation(() => undefined)
    await expect(createMockShop({ saved: '{"customer":[{"id":7}]}' })).rejects.toThrow()
    consoleError.mockClear()
  })

  test('Scenario: an order takes the stock, the coupon and the cart, once for its key', async () => {
    const { shop, client } = await open()
    await client.cart.add({ body: { productId: 'st07', quantity: 150 } })
    const place = () =>
      client.orders.place({
        headers: { 'idempotency-key': 'one-and-the-same' },
        body: { address, shipping: 'together', currency: 'EUR', coupon: 'welcome10' },
      })
    const [placed, again] = [await place(), await place()]
    if (placed.status !== 201) throw new Error(placed.body.message)
    expect(placed.body.cart).toEqual({ version: 2, cartData: [] })
    // Nothing has emptied the cart the second time.
    expect(again.body).toEqual({ ...placed.body, cart: null })
    // 150 × 320 ₹ at 0.0104 is 499.20 €, 10 % off, and 0.25 % tax on 449.28; 10 pieces of 150 are not there.
    const { displayTotal, displayDiscount, coupon, number, lines } = placed.body
    expect({ displayTotal, displayDiscount, coupon, number }).toEqual({
      ...{ displayTotal: 450.4, displayDiscount: 49.92, coupon: 'WELCOME10', number: 'A-000001' },
    })
    expect([lines[0]?.backorder, shop.shelf.variant('st07')?.variant.stock]).toEqual([10, 0])
    expect(rowsOf(await client.cart.get({ params: { userId: buyer.id } }))).toEqual([])
    expect(shop.mails().map(({ to }) => to)).toEqual([buyer.email])
  })

  test('Scenario: a row remembers its price until its quantity is set again', async () => {
    const { shop, client } = await open()
    const line = { id: 'st07', quantity: 5 }
    await client.cart.updateMoreVariants({ body: [line] })
    await shop.shelf.change('st07', { sellPrice: 400 })
    const prices = async () => {
      const { body } = await client.cart.get({ params: { userId: buyer.id } })
      const rows = 'cartData' in body ? body.cartData : []
      return rows.map(({ cart }) => [cart.addedPrice, cart.sellPrice])
    }
    expect(await prices()).toEqual([[320, 400]])
    await client.cart.updateMoreVariants({ body: [line] })
    expect(await prices()).toEqual([[400, 400]])
  })

  test('Scenario: a list is filtered, sorted and paged', async () => {
    const { client } = await open()
    const list = async (filter: string, page = '1') => {
      const { body } = await client.catalogue.byCategorySlug({
        params: { slug: 'findings' },
        query: { filter, limit: '2', page },
      })
      if (!('data' in body)) throw new Error(body.message)
      return [body.total, ...body.data.map(({ slug }) => slug)]
    }
    expect(await list('price:asc')).toEqual([13, ring, cap])
    expect(await list('price:asc', '2')).toEqual([13, pin, 'coiled-ear-wire'])
    expect(await list('stock:out')).toEqual([1, 'coiled-ear-wire'])
    expect(await list('title:desc,max:20,stock:in')).toEqual([9, 'sterling-spring-ring-clasp', cap])
    expect(await list('attr:size:16mm')).toEqual([1, 'lobster-clasp'])
  })

  test('Scenario: a list shows the number of variants, and the SKU of a single one', async () => {
    const { client } = await open()
    const { body } = await client.catalogue.byCategorySlug({
      params: { slug: 'findings_rings-and-bails' },
      query: { filter: 'price:asc' },
    })
    expect(
      'data' in body && body.data.map(({ slug, sku, variantCount }) => [slug, variantCount, sku]),
    ).toEqual([
      [ring, 20, undefined],
      [cap, 10, undefined],
      [pin, 1, 'FN12'],
      [filigree, 1, 'FN13'],
      [bail, 1, 'FN10'],
    ])
  })

  test.for([
    [undefined, [pin, filigree, ring, bail, cap]],
    ['sv', [pin, filigree, ring, bail, cap]],
    ['it', [ring, pin, filigree, bail, cap]],
    ['hi', [ring, pin, bail, filigree, cap]],
  ] as const)('Scenario: titles are sorted as a reader of %s reads them', async ([lang, slugs]) => {
    const { client } = await open()
    const { body } = await client.catalogue.byCategorySlug({
      params: { slug: 'findings_rings-and-bails' },
      query: { filter: 'title:asc', ...(lang === undefined ? {} : { lang }) },
    })
    expect('data' in body && body.data.map(({ slug }) => slug)).toEqual(slugs)
  })

  test('Scenario: a search covers titles in every language, keywords, SKUs and values', async () => {
    const { client } = await open()
    const find = async (query: string) => {
      const { body } = await client.catalogue.search({ query: { query } })
      return 'data' in body ? body.data.map(({ slug }) => slug) : body
    }
    expect(await find('CATENA serp')).toEqual(['snake-chain-925'])
    expect(await find('अर्धचंद्र पेंडेंट')).toEqual(['crescent-moon-pendant'])
    expect(await find('cb06-g')).toEqual(['rope-chain'])
    expect(await find('necklace satellite')).toEqual(['satellite-chain'])
    expect(await find('pietra luna trilogy')).toEqual(['three-stone-ring'])
    expect(await find('nothing like it')).toEqual([])
  })

  test('Scenario: concurrent calls are processed one after the other', async () => {
    const { shop, client, token } = await open()
    const lines = [
      { id: 'rg09-g-50', quantity: 2, mode: 'add' },
      { id: 'rg09-g-52', quantity: 3, mode: 'add' },
    ]
    // Call the shop directly, because a network would serialize the calls.
    const add = (_: unknown, position: number) =>
      new Request(`http://shop.test${apiBase}${contract.cart.lines.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'idempotency-key': `at-once-${position}` },
        body: JSON.stringify({ lines }),
      })
    const requests = Array.from({ length: 5 }, add)
    await Promise.all(requests.map((request) => getResponse([...shop.handlers], request)))
    expect(rowsOf(await client.cart.get({ params: { userId: buyer.id } }))).toEqual([
      ['RG09-G-50', 10],
      ['RG09-G-52', 15],
    ])
  })

  test('Scenario: pictures are SVG, and unknown addresses a 404', async () => {
    const { origin } = await open()
    const [there, gone] = await Promise.all(
      ['heart-locket-1', 'nothing'].map((name) => fetch(`${origin}/sample/${name}.svg`)),
    )
    expect([there?.headers.get('content-type'), there?.status, gone?.status]).toEqual([
      'image/svg+xml',
      200,
      404,
    ])
  })
})
