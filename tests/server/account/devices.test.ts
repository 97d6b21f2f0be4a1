import { afterAll, beforeAll, expect, test } from 'vitest'
import { said } from '../../../src/domain/shell/said.ts'
import { clientOf } from '../../support/client.ts'
import { openTestShop, password, type TestShop } from '../../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

type Buyer = Awaited<ReturnType<TestShop['customer']>>
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/** Logs the buyer in on another device. */
const logIn = async ({ email }: Buyer, userAgent: string) => {
  const response = await fetch(`${shop.origin}/api/customer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ registerEmail: email, password }),
  })
  const { token } = (await response.json()) as { token: string }
  return { token, client: clientOf(shop.origin, token) }
}
const listed = async ({ id, client }: Pick<Buyer, 'id' | 'client'>) => {
  const { status, body } = await client.devices.list({ params: { id } })
  if (status !== 200) throw new Error(body.message)
  return body.data
}
const isLoggedIn = async ({ id }: Buyer, client: Buyer['client']) =>
  (await client.customer.get({ params: { id } })).status === 200

test('Scenario: the list of devices shows browser, login time and last use', async () => {
  const buyer = await shop.customer()
  shop.time.now += 3_600_000
  const other = await logIn(buyer, phone)
  const since = new Date(shop.time.now).toISOString()
  shop.time.now += 3_600_000
  const seen = new Date(shop.time.now).toISOString()
  const [first, second] = await listed({ ...buyer, client: other.client })
  expect(first).toEqual({
    _id: expect.any(String),
    ...{ browser: 'Chrome', system: 'Android', isCurrent: true },
    ...{ createdAt: since, lastSeen: seen },
  })
  expect(second).toMatchObject({ browser: '', system: '', isCurrent: false })
  expect(JSON.stringify([first, second])).not.toContain(other.token)
})

test('Scenario: one device is logged out, the others stay', async () => {
  const buyer = await shop.customer()
  const { client } = await logIn(buyer, phone)
  const device = (await listed(buyer)).find(({ isCurrent }) => !isCurrent)
  const end = () =>
    buyer.client.devices.end({ params: { id: buyer.id, deviceId: device?._id ?? '' } })
  expect((await end()).body).toEqual(said('reply.deviceEnded'))
  expect([await isLoggedIn(buyer, client), await isLoggedIn(buyer, buyer.client)]).toEqual([
    false,
    true,
  ])
  expect((await end()).status).toBe(404)
})

test('Scenario: a customer cannot log out the device of another customer', async () => {
  const [buyer, other] = [await shop.customer(), await shop.customer()]
  const [device] = await listed(other)
  const ended = await buyer.client.devices.end({
    params: { id: buyer.id, deviceId: device?._id ?? '' },
  })
  expect([ended.status, await isLoggedIn(other, other.client)]).toEqual([404, true])
})

test('Scenario: every device is logged out at once', async () => {
  const buyer = await shop.customer()
  const { client } = await logIn(buyer, phone)
  await buyer.client.devices.endAll({ params: { id: buyer.id } })
  expect([await isLoggedIn(buyer, client), await isLoggedIn(buyer, buyer.client)]).toEqual([
    false,
    false,
  ])
})
