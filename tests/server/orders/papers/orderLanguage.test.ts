import { afterAll, beforeAll, expect, test } from 'vitest'
import { changeStatus } from '../../../../server/orders/changeStatus.ts'
import { openTestShop, type TestShop } from '../../../support/shop.ts'
import { address } from '../../../support/values/address.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('Scenario: an order is placed on a page in Italian, and its mails and papers are in Italian (rules E5, O20)', async () => {
  const { client } = await shop.customer()
  const body = { address, shipping: 'together', currency: 'EUR' } as const
  const place = async (key: string, language: string) => {
    await client.cart.add({ body: { productId: await shop.variantId('PD-1'), quantity: 5 } })
    const headers = { 'idempotency-key': key }
    expect((await client.orders.place({ headers, body: { ...body, language } })).status).toBe(201)
  }
  const languages = async () => {
    const papers = await shop.db.selectFrom('paper').select('source_json').orderBy('id').execute()
    return papers.map(({ source_json }) => JSON.parse(source_json).language)
  }
  await place('an-italian-order', 'it')
  expect(await languages()).toEqual(['it', 'it'])
  expect((await shop.mails()).at(-1)?.subject).toBe('Il Suo ordine A-000001')
  await changeStatus(shop.deps, 1, 'confirmed')
  expect((await shop.mails()).at(-1)?.subject).toBe('Il Suo ordine A-000001: confermato')
  await place('a-language-without-mails', 'fr')
  expect((await languages()).at(-1)).toBe('en')
  expect((await shop.mails()).at(-1)?.subject).toBe('Your order A-000002')
})
