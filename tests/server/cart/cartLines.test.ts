import { expect, test } from 'vitest'
import { buyer, minimumAt, quantities, shop, useCartShop } from './cartShop.ts'

useCartShop()

test('Scenario: lines add and set, all or nothing, and each refusal names its line', async () => {
  const [pendant, chain] = [await shop.variantId('PD-1'), await shop.variantId('CH-100-G45')]
  const send = (key: string, ...lines: [string, number, 'add' | 'set'][]) =>
    buyer.client.cart.lines({
      headers: { 'idempotency-key': `lines-key-${key}` },
      body: { lines: lines.map(([id, quantity, mode]) => ({ id, quantity, mode })) },
    })
  expect((await send('1', [pendant, 2, 'add'], [chain, 20, 'set'])).body).toMatchObject({
    message: 'Item Added To Cart !!',
    version: 1,
    totals: { rows: 2, quantity: 22 },
  })
  await send('2', [pendant, 3, 'add'], [chain, 10, 'add'])
  expect(await quantities()).toEqual({ 'PD-1': 5, 'CH-100-G45': 30 })
  const refused = await send('3', [pendant, 1, 'add'], [chain, 5, 'add'], ['nobody', 1, 'add'])
  expect([refused.status, refused.body]).toEqual([
    422,
    expect.objectContaining({
      code: 'quantity_off_step',
      field: 'lines.1.quantity',
      issues: [
        expect.objectContaining({
          ...{ field: 'lines.1.quantity', message: expect.stringContaining('Nearest: 30 or 40.') },
          key: 'reply.offStepBetween',
        }),
        {
          ...{ field: 'lines.2.id', message: 'There is no variant nobody on sale.' },
          key: 'refusal.noVariant',
        },
      ],
    }),
  ])
  expect(await quantities()).toEqual({ 'PD-1': 5, 'CH-100-G45': 30 })
  await send('4', [chain, 0, 'set'])
  expect(await quantities()).toEqual({ 'PD-1': 5 })
})

test('Scenario: lines with the same key are applied once, also when sent repeatedly and concurrently', async () => {
  const id = await shop.variantId('PD-1')
  const send = () =>
    buyer.client.cart.lines({
      headers: { 'idempotency-key': 'lines-once' },
      body: { lines: [{ id, quantity: 2, mode: 'add' }] },
    })
  const answers = await Promise.all(Array.from({ length: 20 }, send))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await quantities()).toEqual({ 'PD-1': 2 })
})

test('Scenario: repeated lines from an earlier version of the shop get its message again', async () => {
  const id = await shop.variantId('PD-1')
  const send = () =>
    buyer.client.cart.lines({
      headers: { 'idempotency-key': 'lines-earlier' },
      body: { lines: [{ id, quantity: 2, mode: 'add' }] },
    })
  await send()
  const message = 'Item Added to the Cart'
  await shop.db
    .updateTable('cart_request')
    .set({ message })
    .where('key', '=', 'lines-earlier')
    .execute()
  const { body } = await send()
  expect('cartData' in body && [body.message, body.key]).toEqual([message, undefined])
})

test('Scenario: lines with a used key get the same answer again, and other lines are refused', async () => {
  const id = await shop.variantId('PD-1')
  const send = (quantity: number) =>
    buyer.client.cart.lines({
      headers: { 'idempotency-key': 'lines-used' },
      body: { lines: [{ id, quantity, mode: 'add' }] },
    })
  const first = await send(2)
  if (!('cartData' in first.body)) throw new Error(first.body.message)
  const again = await send(2)
  expect([again.status, again.body]).toEqual([200, { ...first.body, version: 2 }])
  const other = await send(3)
  expect([other.status, other.body]).toEqual([
    409,
    {
      code: 'idempotency_mismatch',
      message: 'This Idempotency-Key was used for other lines; send a new one.',
      key: 'refusal.changeResent',
      field: 'idempotency-key',
    },
  ])
  expect(await quantities()).toEqual({ 'PD-1': 2 })
})

test('Scenario: lines may remove a row of a table that is then below its minimum; an edit of the table may not', async () => {
  const [first, second] = [await shop.variantId('RG-7-G6'), await shop.variantId('RG-7-G7')]
  await buyer.client.cart.updateMoreVariants({
    body: [
      { id: first, quantity: 3 },
      { id: second, quantity: 2 },
    ],
  })
  const edit = await buyer.client.cart.updateMoreVariants({ body: [{ id: first, quantity: 0 }] })
  expect([edit.status, edit.body]).toEqual([422, minimumAt('0.quantity')])
  const lines = await buyer.client.cart.lines({
    headers: { 'idempotency-key': 'lines-undercut' },
    body: { lines: [{ id: first, quantity: 0, mode: 'set' }] },
  })
  expect([lines.status, await quantities()]).toEqual([200, { 'RG-7-G7': 2 }])
})
