import { expect, test } from 'vitest'
import { changeStatus } from '../../../server/orders/changeStatus.ts'
import { orderWords } from '../../../server/store/migrations/0033_order_words.ts'
import { add, buyer, found, orderForm, place, placed, shop, useOrderShop } from './orderShop.ts'

useOrderShop()

test('Scenario: a customer reads only their own orders, a page at a time', async () => {
  for (const key of ['page-one', 'page-two']) {
    await add('PD-1', 1)
    await placed(place(key))
  }
  const query = { page: '2', limit: '1' }
  const { body } = await buyer.client.orders.ofCustomer({ params: { id: buyer.id }, query })
  expect(body).toMatchObject({ data: [{ number: 'A-000001' }], total: 2, page: 2, limit: 1 })
})

test('Scenario: the buyer finds orders by number, product, SKU and status', async () => {
  const [first, second, third] = ['A-000001', 'A-000002', 'A-000003']
  await add('PD-1', 2)
  await placed(place('the-pendant'))
  await add('CH-100-G45', 20)
  await placed(place('the-chain'))
  await add('PD-1', 1)
  await add('CH-100-G45', 20)
  await placed(place('the-third-one'))
  const another = await shop.customer()
  await add('PD-1', 1, another)
  await placed(place('of-another-buyer', orderForm, another))

  expect(await found({})).toEqual([3, third, second, first])
  expect(await found({ query: 'A-000002' })).toEqual([1, second])
  expect(await found({ query: 'A-000004' })).toEqual([0])
  expect(await found({ query: 'moon PEND' })).toEqual([2, third, first])
  // Only the beginning of a word counts, and the words are those of one line.
  expect(await found({ query: 'oon' })).toEqual([0])
  expect(await found({ query: 'moon rope' })).toEqual([0])
  expect(await found({ query: 'ch100' })).toEqual([2, third, second])
  expect(await found({ query: 'ch-100', limit: '1', page: '2' })).toEqual([2, second])
  expect(await found({ query: '%' })).toEqual([3, third, second, first])
  await changeStatus(shop.deps, 1, 'confirmed')
  expect(await found({ status: 'confirmed' })).toEqual([1, first])
  expect(await found({ status: 'confirmed', query: 'rope' })).toEqual([0])
  expect(await found({ status: 'placed', query: 'moon' })).toEqual([1, third])
})

test('Scenario: after the upgrade the lines of old orders are found like those of new ones', async () => {
  await add('CH-100-G45', 20)
  await placed(place('an-older-order'))
  const words = () => shop.db.selectFrom('order_line').select('words').execute()
  const written = await words()
  expect(written).toEqual([{ words: expect.stringMatching(/^ ch100g45 ch 100 g45 rope chain/) }])
  await shop.db.schema.alterTable('order_line').dropColumn('words').execute()
  await orderWords(shop.db, shop.deps.engine.columns)
  expect(await words()).toEqual(written)
})
