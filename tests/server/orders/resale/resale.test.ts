import { afterAll, beforeAll, expect, test } from 'vitest'
import { readZip } from '../../../support/readZip.ts'
import { openTestShop, type TestShop } from '../../../support/shop.ts'
import { address } from '../../../support/values/address.ts'

let shop: TestShop
let buyer: Awaited<ReturnType<TestShop['customer']>>
let orderId = ''
beforeAll(async () => {
  shop = await openTestShop()
  buyer = await shop.customer()
  const body = [
    { id: await shop.variantId('PD-1'), quantity: 3 },
    { id: await shop.variantId('CH-100-G45'), quantity: 20 },
  ]
  await buyer.client.cart.updateMoreVariants({ body })
  const placed = await buyer.client.orders.place({
    headers: { 'idempotency-key': 'the-resold-order' },
    body: { address, shipping: 'together', currency: 'EUR' },
  })
  if (placed.status !== 201) throw new Error(placed.body.message)
  orderId = placed.body._id
})
afterAll(() => shop.close())

const ask = (factor: number, languages = ['en', 'it'], who = buyer) =>
  who.client.resale.link({ params: { id: orderId }, body: { factor, languages } })

const download = async (link: string) => {
  const answer = await fetch(new URL(link, shop.origin))
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) }
}

const packOf = async (factor: number) => {
  const { status, body } = await ask(factor)
  if (status !== 200) throw new Error(JSON.stringify(body))
  const { bytes } = await download(body.link)
  return readZip(bytes)
}

test('Scenario: a pack holds what was bought for both shops, in the chosen languages', async () => {
  const files = await packOf(2.5)
  expect(
    Object.keys(files)
      .filter((name) => name.endsWith('.csv'))
      .sort(),
  ).toEqual(['en/shopify.csv', 'en/woocommerce.csv', 'it/shopify.csv', 'it/woocommerce.csv'])
  const csv = files['en/shopify.csv'] ?? ''
  expect(csv).toContain('PD-1')
  expect(csv).toContain('CH-100-G45')
  expect(csv).not.toContain('CH-100-S45')
})

test('Scenario: prices are the piece price times the factor, rounded up; no wholesale price is inside', async () => {
  const files = await packOf(2.5)
  // 333.33 × 0.0103 × 2.5 = 8.58 → 8.60; 200.25 × 0.0103 × 2.5 = 5.16 → 5.20
  for (const [name, content] of Object.entries(files)) {
    if (!name.endsWith('.csv')) continue
    expect(content).toContain('8.60')
    expect(content).toContain('5.20')
    for (const wholesale of ['333.33', '200.25', '3.43', '2.06', '2.5,'])
      expect(content).not.toContain(wholesale)
  }
})

test('Scenario: dropped pieces are not in a pack', async () => {
  const cancel = (sku: string, cancelled: number) =>
    shop.db.updateTable('order_line').set({ cancelled }).where('sku', '=', sku).execute()
  await cancel('PD-1', 3)
  await cancel('CH-100-G45', 13)
  const files = await packOf(2.5)
  await cancel('PD-1', 0)
  await cancel('CH-100-G45', 0)
  const csv = files['en/shopify.csv'] ?? ''
  expect(csv).not.toContain('PD-1')
  expect(csv).toMatch(/CH-100-G45,5\.20,shopify,7,/)
})

test('Scenario: a link works once, and only for the buyer of the order', async () => {
  const { status, body } = await ask(2)
  if (status !== 200) throw new Error(JSON.stringify(body))
  expect((await download(body.link)).status).toBe(200)
  expect((await download(body.link)).status).toBe(410)
  const other = await shop.customer()
  expect(await ask(2, ['en'], other)).toMatchObject({ status: 404 })
})

test('Scenario: a link ends after a minute', async () => {
  const { status, body } = await ask(2)
  if (status !== 200) throw new Error(JSON.stringify(body))
  shop.time.now += 60_000
  expect((await download(body.link)).status).toBe(410)
})

test('Scenario: a factor that gives the wholesale price, and no language, are refused', async () => {
  expect(await ask(1)).toMatchObject({ status: 422, body: { field: 'factor' } })
  expect(await ask(2, [])).toMatchObject({ status: 422, body: { field: 'languages' } })
})
