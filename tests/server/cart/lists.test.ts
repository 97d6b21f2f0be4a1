import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createLists } from '../../../server/cart/lists/lists.ts'
import { purge } from '../../../server/purge.ts'
import { listsAtMost } from '../../../src/contracts/cart/lists.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'

let shop: TestShop
let buyer: Awaited<ReturnType<TestShop['customer']>>
let lines: { id: string; quantity: number }[]
beforeAll(async () => {
  shop = await openTestShop()
  lines = [
    { id: await shop.variantId('RG-7-G6'), quantity: 5 },
    { id: await shop.variantId('CH-100-G45'), quantity: 20 },
  ]
})
beforeEach(async () => {
  buyer = await shop.customer()
})
afterAll(() => shop.close())

let keys = 0
const headers = () => ({ 'idempotency-key': `list-key-${++keys}` })

const save = async (name: string, saver = buyer) => {
  const { status, body } = await saver.client.lists.save({
    ...{ headers: headers(), body: { name, lines } },
  })
  if (status !== 201) throw new Error(body.message)
  return body
}

const names = async () => {
  const { body } = await buyer.client.lists.all()
  return 'data' in body && body.data.map(({ name }) => name)
}

/** The SKUs of the variants in an answer, sorted. */
const skusOf = (body: object) =>
  'variants' in body && (body.variants as { sku: string }[]).map(({ sku }) => sku).sort()

test('Scenario: lists keep their lines in order, and the last changed one is first', async () => {
  const winter = await save('Winter')
  shop.time.now += 1_000
  await save('Summer')
  expect(await names()).toEqual(['Summer', 'Winter'])
  shop.time.now += 1_000
  const params = { id: winter._id }
  const renamed = await buyer.client.lists.change({ params, body: { name: 'Winter window' } })
  expect(renamed.body).toMatchObject({ message: 'Saved as Winter window.', pieces: 25 })
  expect(await names()).toEqual(['Winter window', 'Summer'])
  const { body } = await buyer.client.lists.get({ params })
  expect(body).toMatchObject({ name: 'Winter window', lines, pieces: 25, shareKey: null })
  expect(skusOf(body)).toEqual(['CH-100-G45', 'RG-7-G6'])

  await buyer.client.lists.change({ params, body: { lines: lines.slice(1) } })
  expect((await buyer.client.lists.get({ params })).body).toMatchObject({
    ...{ name: 'Winter window', lines: lines.slice(1), pieces: 20 },
  })
  await buyer.client.lists.remove({ params })
  expect(await names()).toEqual(['Summer'])
})

test('Scenario: a call that is repeated saves one list', async () => {
  const request = { headers: headers(), body: { name: 'Winter', lines } }
  const first = await buyer.client.lists.save(request)
  expect((await buyer.client.lists.save(request)).body).toEqual(first.body)
  const other = await buyer.client.lists.save({ ...request, body: { name: 'Summer', lines } })
  expect([other.status, other.body]).toMatchObject([
    409,
    { code: 'idempotency_mismatch', field: 'idempotency-key', key: 'refusal.changeResent' },
  ])
  expect(await names()).toEqual(['Winter'])
})

test('an unknown variant is named by its line, and nothing is saved', async () => {
  const { status, body } = await buyer.client.lists.save({
    headers: headers(),
    body: { name: 'Winter', lines: [...lines, { id: 'nothing', quantity: 1 }] },
  })
  expect([status, body]).toMatchObject([404, { code: 'not_found', field: 'lines.2.id' }])
  expect(await names()).toEqual([])

  const params = { id: (await save('Winter'))._id }
  const changed = await buyer.client.lists.change({
    params,
    body: { name: 'Summer', lines: [{ id: 'nothing', quantity: 1 }] },
  })
  expect([changed.status, changed.body]).toMatchObject([404, { field: 'lines.0.id' }])
  expect((await buyer.client.lists.get({ params })).body).toMatchObject({ name: 'Winter', lines })
})

test.each(['', '   ', 'x'.repeat(81)])('the name %j is refused', async (name) => {
  const { status, body } = await buyer.client.lists.save({
    headers: headers(),
    body: { name, lines },
  })
  expect([status, body]).toMatchObject([422, { field: 'name' }])
})

test('Scenario: two lists of a customer never have the same name, whatever its case', async () => {
  const { _id: id } = await save('Été à Jaipur')
  const taken = [409, { code: 'conflict', key: 'refusal.listNameTaken', field: 'name' }]
  const body = { name: '  ÉTÉ à jaipur ', lines }
  const again = await buyer.client.lists.save({ headers: headers(), body })
  expect([again.status, again.body]).toMatchObject(taken)
  const params = { id: (await save('Winter'))._id }
  const { status, body: answer } = await buyer.client.lists.change({
    ...{ params, body: { name: 'été À Jaipur' } },
  })
  expect([status, answer]).toMatchObject(taken)
  await buyer.client.lists.change({ params: { id }, body: { name: 'ÉTÉ À JAIPUR' } })
  expect((await names()) || []).toEqual(expect.arrayContaining(['Winter', 'ÉTÉ À JAIPUR']))
  await save('Winter', await shop.customer())
})

test("Scenario: another customer's list is unknown, whatever is done with it", async () => {
  const params = { id: (await save('Winter'))._id }
  const { client } = await shop.customer()
  const answers = await Promise.all([
    client.lists.get({ params }),
    client.lists.change({ params, body: { name: 'Mine', lines } }),
    client.lists.remove({ params }),
    client.lists.share({ params }),
    client.lists.unshare({ params }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect((await buyer.client.lists.get({ params })).body).toMatchObject({
    ...{ name: 'Winter', lines, shareKey: null },
  })
})

test('Scenario: a list is shared by a key until its owner withdraws it', async () => {
  const params = { id: (await save('Winter'))._id }
  const share = async () => {
    const { body } = await buyer.client.lists.share({ params })
    return ('shareKey' in body && body.shareKey) || ''
  }
  const key = await share()
  expect(await share(), 'links that were sent stay valid').toBe(key)

  const other = await shop.customer()
  const read = () => other.client.lists.shared({ params: { key } })
  const { body: own } = await buyer.client.customer.get({ params: { id: buyer.id } })
  const companyName = 'companyName' in own && own.companyName
  expect((await read()).body).toMatchObject({ name: 'Winter', companyName, lines })
  expect(skusOf((await read()).body)).toEqual(['CH-100-G45', 'RG-7-G6'])
  const visitor = await shop.visitor.lists.shared({ params: { key } })
  expect(visitor.status).toBe(401)

  await buyer.client.lists.unshare({ params })
  expect(await read()).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await share(), 'the old link stays dead').not.toBe(key)
})

test('Scenario: a customer keeps at most 100 lists, and others are not affected', async () => {
  const saved = await save('List 1')
  for (let count = 2; count <= listsAtMost; count++) await save(`List ${count}`)
  const { status, body } = await buyer.client.lists.save({
    headers: headers(),
    body: { name: 'One more', lines },
  })
  expect([status, body]).toMatchObject([409, { key: 'refusal.listsFull', field: 'name' }])
  await save('Of another customer', await shop.customer())
  await buyer.client.lists.remove({ params: { id: saved._id } })
  await save('One more')
})

test('Scenario: the key of the call is deleted after a week, the list is kept', async () => {
  await save('Winter')
  shop.time.now += 7 * 86_400_000
  await purge(shop.deps)
  const rows = await shop.db
    .selectFrom('cart_list')
    .select(['name', 'key', 'request_hash'])
    .where('customer_id', '=', buyer.id)
    .execute()
  expect(rows).toEqual([{ name: 'Winter', key: null, request_hash: null }])
})

test('a call takes 5,000 lines and not one more', async () => {
  const body = (count: number) => ({
    name: 'Everything',
    lines: Array.from({ length: count }, (_, i) => ({ id: `variant-${i}`, quantity: 1 })),
  })
  const send = async (count: number) =>
    (await buyer.client.lists.save({ headers: headers(), body: body(count) })).body
  expect(await send(5_000)).toMatchObject({ code: 'not_found', field: 'lines.0.id' })
  expect(await send(5_001)).toMatchObject({ code: 'invalid_field', field: 'lines' })
})

test('Scenario: nothing is saved for a customer who was erased while the call waited', async () => {
  const { id } = await shop.customer()
  const lists = createLists(shop.deps.engine, shop.deps.now)
  await shop.db.updateTable('customer').set({ erased_at: 1 }).where('id', '=', id).execute()
  const wanted = {
    name: 'Spring',
    lines: [{ id: await shop.variantId('CH-100-G45'), quantity: 10 }],
  }
  await expect(lists.save(id, 'key-of-erased', wanted)).rejects.toMatchObject({ status: 401 })
  expect(await lists.all(id)).toEqual([])
})

test('every change of a list is sent to the open pages of its customer', async () => {
  const { id: customer_id } = buyer
  const reported = async () => {
    const events = await shop.db
      .selectFrom('event')
      .select('name')
      .where('customer_id', '=', customer_id)
      .execute()
    return events.filter(({ name }) => name === 'lists.changed').length
  }
  const params = { id: (await save('Winter'))._id }
  expect(await reported()).toBe(1)
  await buyer.client.lists.change({ params, body: { name: 'Spring' } })
  await buyer.client.lists.share({ params })
  await buyer.client.lists.unshare({ params })
  expect(await reported()).toBe(4)
  await buyer.client.lists.remove({ params })
  expect(await reported()).toBe(5)
  await buyer.client.lists.remove({ params })
  expect(await reported(), 'nothing has changed').toBe(5)
})
