import { fc, test as property } from '@fast-check/vitest'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer } from '../../mocks/shop/account/people.ts'
import { freeze } from '../../mocks/shop/orders/freeze.ts'
import { currencies } from '../../mocks/shop/settings/settings.ts'
import { createMockShop } from '../../mocks/shop/shop.ts'
import { freezeLines } from '../../server/orders/order.lines.ts'
import { setRate } from '../../server/settings/rates.ts'
import { advanceShopVersion } from '../../server/store/shopVersion.ts'
import type { CartRow } from '../../src/contracts/cart/cartRows.ts'
import { Problem } from '../../src/contracts/primitives.ts'
import { cartTotals, displayRow, groupCart } from '../../src/domain/cart/cartLines.ts'
import { draftTotals } from '../../src/domain/cart/draftTotals.ts'
import {
  type DisplayCurrency,
  displayPrice,
  formatMoney,
  fromMinor,
  toPaise,
} from '../../src/domain/settings/money.ts'
import { cartRow } from '../machines/fixtures.ts'
import { type Client, clientOf } from '../support/client.ts'
import { serveMocks } from '../support/serveMocks.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'
import { address } from '../support/values/address.ts'
import { type ExactRate, exactMinor, exactRate } from '../support/values/exactMoney.ts'

/** A line to be ordered; `paise` is the price of one piece. */
interface Wanted {
  readonly paise: number
  readonly quantity: number
}

const paise = fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 10_000_000 }))
const wanted = fc.record({ paise, quantity: fc.integer({ min: 1, max: 50_000 }) })

/** So that a line stays below the largest amount of the contract. */
const rates = exactRate.filter(({ value }) => value < 15)

const exactLines = (lines: readonly Wanted[], rate: ExactRate) =>
  lines.map((line) => exactMinor(line.paise, rate, line.quantity))

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

property.prop([fc.array(wanted, { minLength: 1, maxLength: 5 }), rates])(
  'the cart, the draft, the order and the order of the mocks show the same exact lines',
  (lines, rate) => {
    const exact = exactLines(lines, rate)
    const currency = { symbol: '¤', exchange_rate: rate.value }
    const rows = lines.map((line, position) =>
      cartRow(
        { sellPrice: fromMinor(line.paise), quantity: line.quantity, productSlug: `p-${position}` },
        `row-${position}`,
      ),
    )
    const cart = groupCart(rows, currency)
    const stored = lines.map((line, position) => ({
      id: `row-${position}`,
      quantity: line.quantity,
      addedPrice: line.paise,
      variant: {
        ...{ id: `v-${position}`, productId: 'p', sku: 'S', chosen: [], sold: true },
        ...{ sellPrice: line.paise, offerPrice: 0, weight: 1, stock: 0 },
        ...{ metalWeight: null, hsCode: '', origin: '' },
        facts: { ...(rows[0] as CartRow).cart, facts: undefined },
      },
    }))
    const placed = freezeLines(stored, rate.value, 'together', 0)
    const variant = (line: Wanted) => ({
      ...{ productId: 'v', sku: 'S', values: {}, weight: 1, stock: 0, offerPrice: 0 },
      sellPrice: fromMinor(line.paise),
      quantity: 1,
    })
    const product = mockShop.shelf.products()[0]
    if (!product) throw new Error('the mock shop sells nothing')
    const mocked = freeze(
      lines.map((line, position) => ({
        ...{ id: `row-${position}`, customerId: 'c', variantId: 'v', quantity: line.quantity },
        addedPrice: fromMinor(line.paise),
        sold: { product, variant: variant(line) },
      })),
      rate.value,
      'together',
      0,
    )
    expect({
      cart: rows.map((row) => displayRow(row, currency)),
      cartTotal: cartTotals(cart).price,
      draftTotal: draftTotals(
        lines.map((line) => ({ variant: variant(line), pieces: line.quantity })),
        currency,
      ).price,
      placed: placed.lines.map((line) => line.display_total),
      placedTotal: placed.displayTotal,
      mocked: mocked.lines.map((line) => toPaise(line.displayTotal)),
      mockedTotal: mocked.displayTotal,
    }).toEqual({
      ...{ cart: exact, placed: exact, mocked: exact },
      ...{ cartTotal: sum(exact), draftTotal: sum(exact) },
      ...{ placedTotal: sum(exact), mockedTotal: sum(exact) },
    })
    const shown = lines.map((line) => displayPrice(line.paise, currency))
    expect(placed.lines.map((line) => [line.display_unit_price, line.display_unit_pieces])).toEqual(
      shown.map(({ minor, pieces }) => [minor, pieces]),
    )
    expect(
      mocked.lines.map((line) => [toPaise(line.displayUnitPrice), line.displayUnitPieces]),
    ).toEqual(shown.map(({ minor, pieces }) => [minor, pieces]))
  },
)

let shop: TestShop
let mockShop: Awaited<ReturnType<typeof createMockShop>>
let mocks: Awaited<ReturnType<typeof serveMocks>>
beforeAll(async () => {
  shop = await openTestShop()
  mockShop = await createMockShop()
  mocks = await serveMocks(mockShop.handlers)
})
afterAll(async () => {
  await shop.close()
  await mocks.close()
})

/** The cart after a refused order. */
const emptyCart = async (client: Client, userId: string) => {
  const { body } = await client.cart.get({ params: { userId } })
  const ids = 'cartData' in body ? body.cartData.map(({ _id }) => _id) : []
  if (ids.length > 0) await client.cart.removeMany({ body: { ids } })
}

/** Shipping and taxes, in minor units. */
const added = (shipping: number, taxes: readonly number[]) =>
  [shipping, ...taxes].reduce((sum, each) => sum + toPaise(each), 0)

/** Adds a line to an empty cart, reads the cart, and orders it at its displayed total. */
const orderLine = async (
  client: Client,
  userId: string,
  productId: string,
  { quantity }: Wanted,
  currency: DisplayCurrency & { readonly code: string },
  key: string,
) => {
  await emptyCart(client, userId)
  await client.cart.updateMoreVariants({ body: [{ id: productId, quantity }] })
  const { body } = await client.cart.get({ params: { userId } })
  if (!('cartData' in body)) throw new Error(body.message)
  const total = cartTotals(groupCart(body.cartData, currency)).price
  const { status, body: order } = await client.orders.place({
    headers: { 'idempotency-key': key },
    body: { address, shipping: 'together', currency: currency.code },
  })
  if (status === 201) {
    const [line] = order.lines
    const shown = order.taxes.map(({ displayAmount }) => displayAmount)
    const base = order.taxes.map(({ amount }) => amount)
    return {
      total,
      placed: toPaise(order.displayTotal) - added(order.displayShipping, shown),
      line: toPaise(line?.displayTotal ?? -1),
      shown: { minor: toPaise(line?.displayUnitPrice ?? -1), pieces: line?.displayUnitPieces },
      base: [
        toPaise(line?.unitPrice ?? -1),
        toPaise(order.totalPrice) - added(order.shippingCost, base),
      ],
    }
  }
  const { code, field, message } = Problem.parse(order)
  return { total, status, code, field, message }
}

/** The expected result: exact figures, or a refusal if the total would be 0. */
const expected = (
  line: Wanted,
  rate: ExactRate,
  currency: DisplayCurrency & { readonly code: string },
) => {
  const total = exactMinor(line.paise, rate, line.quantity)
  if (total === 0)
    return {
      ...{ total, status: 422, code: 'amount_too_small', field: 'currency' },
      message: `currency: the order comes to ${formatMoney(0, currency, 'en')}, less than can be paid in ${currency.code}; order more pieces or choose another currency.`,
    }
  return {
    ...{ total, placed: total, line: total },
    shown: displayPrice(line.paise, { exchange_rate: rate.value }),
    base: [line.paise, line.paise * line.quantity],
  }
}

const samples = fc.sample(
  fc.record({
    line: wanted,
    rate: rates,
  }),
  { numRuns: 25, seed: 20_261_122 },
)

test('Scenario: for any price and currency, the cart and the placed order show the same amounts', async () => {
  const { id, client } = await shop.customer()
  const productId = await shop.variantId('PD-1')
  const jumpRing = { paise: 55, quantity: 10_000 }
  const demoRates = [
    { digits: 117, decimals: 4, value: 0.0117 },
    { digits: 88, decimals: 4, value: 0.0088 },
  ]
  const tried = [
    ...demoRates.map((rate) => ({ line: jumpRing, rate })),
    { line: { paise: 55, quantity: 1 }, rate: demoRates[1] as ExactRate },
    ...samples,
  ]
  for (const [position, { line, rate }] of tried.entries()) {
    await sql`update variant set sell_price = ${line.paise}, offer_price = 0
      where id = ${productId}`.execute(shop.db)
    await advanceShopVersion(shop.db, 'offers')
    await setRate(shop.db, { code: 'EUR', rate: rate.value })
    const currency = { code: 'EUR', symbol: '€', exchange_rate: rate.value }
    expect(await orderLine(client, id, productId, line, currency, `server-${position}`)).toEqual(
      expected(line, rate, currency),
    )
  }
})

const mockRates: Readonly<Record<string, ExactRate>> = {
  INR: { digits: 1, decimals: 0, value: 1 },
  EUR: { digits: 104, decimals: 4, value: 0.0104 },
  USD: { digits: 117, decimals: 4, value: 0.0117 },
  GBP: { digits: 88, decimals: 4, value: 0.0088 },
}

test('Scenario: the mock shop shows the same in each of its currencies', async () => {
  const client = clientOf(mocks.origin, await mockShop.sessions.open(buyer.id))
  const lines = [
    { paise: 55, quantity: 10_000 },
    { paise: 55, quantity: 1 },
  ]
  for (const line of [...lines, ...samples.map((sample) => sample.line)])
    for (const currency of currencies) {
      await mockShop.shelf.change('pd11', { sellPrice: fromMinor(line.paise), offerPrice: 0 })
      const rate = mockRates[currency.code] as ExactRate
      // Shipping and tax make it payable.
      if (exactMinor(line.paise, rate, line.quantity) === 0) continue
      const key = `mock-${currency.code}-${line.paise}-${line.quantity}`
      expect(await orderLine(client, buyer.id, 'pd11', line, currency, key)).toEqual(
        expected(line, rate, currency),
      )
    }
})
