import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  applicantOf,
  maxApplications,
  openApplication,
} from '../../server/account/applicationTokens.ts'
import { maxSessions, sessionMs } from '../../server/account/sessions.ts'
import { purge } from '../../server/purge.ts'
import { openTestShop, type TestShop } from '../support/shop.ts'
import { address } from '../support/values/address.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const dayMs = 86_400_000

/** Advances the clock by days, and purges. */
const pass = async (days: number) => {
  shop.time.now += days * dayMs
  await purge(shop.deps)
}

const keysOf = async (customerId: string) => {
  const mine = (table: 'cart_request' | 'idempotency_key' | 'request') =>
    shop.db
      .selectFrom(table as 'request')
      .select('key')
      .where('customer_id', '=', customerId)
      .where('key', 'is not', null)
      .execute()
  const rows = await Promise.all([mine('cart_request'), mine('idempotency_key'), mine('request')])
  const messages = await shop.db
    .selectFrom('request_message')
    .innerJoin('request', 'request.id', 'request_message.request_id')
    .select('request_message.key')
    .where('request.customer_id', '=', customerId)
    .where('request_message.key', 'is not', null)
    .execute()
  return [...rows, messages].map(({ length }) => length)
}

test('Scenario: Idempotency-Keys are deleted after a week or a month; their results are kept', async () => {
  const buyer = await shop.customer()
  const key = (name: string) => ({ 'idempotency-key': name })
  const id = await shop.variantId('PD-1')
  const lines = [{ id, quantity: 2, mode: 'add' }] as const
  await buyer.client.cart.lines({ headers: key('the-lines'), body: { lines: [...lines] } })
  const order = { address, shipping: 'together', currency: 'INR' } as const
  const placed = await buyer.client.orders.place({ headers: key('the-order'), body: order })
  if (placed.status !== 201) throw new Error(placed.body.message)
  const { cart: _, ...placedOrder } = placed.body
  const asked = { kind: 'contact', subject: 'A question', text: 'Do you engrave?' } as const
  const sent = await buyer.client.requests.send({ headers: key('the-request'), body: asked })
  if (sent.status !== 201) throw new Error('not sent')
  const params = { id: sent.body._id }
  await buyer.client.requests.write({
    params,
    headers: key('the-more'),
    body: { text: 'In Hindi.' },
  })
  expect(await keysOf(buyer.id)).toEqual([1, 1, 1, 1])

  await pass(6)
  expect(await keysOf(buyer.id)).toEqual([1, 1, 1, 1])
  await pass(1)
  expect(await keysOf(buyer.id)).toEqual([0, 1, 1, 1])
  await pass(22)
  expect(await keysOf(buyer.id)).toEqual([0, 1, 1, 1])
  const mine = await buyer.client.orders.get({ params: { id: placedOrder._id } })
  await pass(1)
  expect(await keysOf(buyer.id)).toEqual([0, 0, 0, 0])
  expect(mine.body).toEqual(placedOrder)
  const { count } = await shop.db
    .selectFrom('request_message')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('request_id', '=', params.id)
    .executeTakeFirstOrThrow()
  expect(count).toBe(2)
})

test('Scenario: mails are kept in the outbox for a month, resized pictures for three', async () => {
  const files = async (folder: string) =>
    (await readdir(join(shop.deps.config.dataDir, folder))).sort()
  for (const folder of ['outbox', 'sized']) {
    await mkdir(join(shop.deps.config.dataDir, folder), { recursive: true })
    for (const days of [29, 31, 89, 91]) {
      const file = join(shop.deps.config.dataDir, folder, `${days} days old`)
      await writeFile(file, 'x')
      const moment = (shop.time.now - days * dayMs) / 1_000
      await utimes(file, moment, moment)
    }
  }
  await purge(shop.deps)
  expect(await files('outbox')).toEqual(['29 days old'])
  expect(await files('sized')).toEqual(['29 days old', '31 days old', '89 days old'])
})

test('Scenario: expired sessions are deleted', async () => {
  const { id } = await shop.customer()
  const sessions = () =>
    shop.db.selectFrom('session').select('customer_id').where('customer_id', '=', id).execute()
  shop.time.now += sessionMs - 1
  await purge(shop.deps)
  expect(await sessions()).toHaveLength(1)
  shop.time.now += 1
  await purge(shop.deps)
  expect(await sessions()).toHaveLength(0)
})

test('Scenario: a login beyond the maximum ends the least recently used session', async () => {
  const { id, token: first } = await shop.customer()
  const tokens = [first]
  while (tokens.length < maxSessions) {
    shop.time.now += 3_600_000
    tokens.push(await shop.sessions.open(id))
  }
  shop.time.now += 3_600_000
  expect(await shop.sessions.customerOf(first), 'it is used').toBe(id)
  shop.time.now += 3_600_000
  tokens.push(await shop.sessions.open(id))
  const known = await Promise.all(tokens.map((token) => shop.sessions.customerOf(token)))
  expect(known.map((customer) => customer === id)).toEqual(tokens.map((_, i) => i !== 1))
  const ended = await shop.db
    .selectFrom('event')
    .select('name')
    .where('customer_id', '=', id)
    .execute()
  expect(ended).toEqual([{ name: 'sessions.ended' }])
})

test('Scenario: a link to a waiting room beyond the maximum ends the oldest', async () => {
  const { id } = await shop.customer('unverified')
  const tokens: string[] = []
  while (tokens.length <= maxApplications) {
    shop.time.now += 1
    tokens.push(await openApplication(shop.db, id, shop.time.now))
  }
  const known = await Promise.all(tokens.map((token) => applicantOf(shop.db, token, shop.time.now)))
  expect(known.map((customer) => customer === id)).toEqual(tokens.map((_, i) => i !== 0))
})
