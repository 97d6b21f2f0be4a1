import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loginAsBuyer, pendantOf, sellPendant } from '../../support/sellPendant.ts'
import { createShopProcess } from '../../support/shopProcess.ts'
import { address } from '../../support/values/address.ts'
import { samplePdf } from '../../support/values/samplePdf.ts'

const shop = await createShopProcess()
beforeAll(async () => {
  await sellPendant(shop)
  await shop.start()
})
afterAll(async () => {
  await shop.stop('SIGTERM')
  await shop.remove()
})

test('Scenario: the team lists, reads, answers and decides on requests of customers', async () => {
  expect(await shop.team('requests')).toBe('There are no such requests.\n')
  const { client } = await loginAsBuyer(shop)
  const { variants } = await pendantOf(client)
  await client.cart.add({ body: { productId: variants[0]?.productId ?? '', quantity: 3 } })
  const order = await client.orders.place({
    headers: { 'idempotency-key': 'the-one-order' },
    body: { address, shipping: 'together', currency: 'INR' },
  })
  if (order.status !== 201) throw new Error(order.body.message)
  const sent = await client.requests.send({
    headers: { 'idempotency-key': 'the-one-return' },
    body: {
      ...{ kind: 'return', orderId: order.body._id, reason: 'damaged', text: 'Bent bails.' },
      lines: [{ lineId: order.body.lines[0]?._id ?? '', quantity: 2 }],
    },
  })
  if (sent.status !== 201) throw new Error(sent.body.message)
  const id = sent.body._id
  const attached = await client.requests.addDocument({
    params: { id },
    body: { name: 'photo.pdf', content: samplePdf().toString('base64') },
  })
  const documentId = attached.status === 200 ? (attached.body.documents[0]?._id ?? '') : ''

  expect(await shop.team('requests', 'list', '--kind', 'return')).toMatch(
    new RegExp(`${id} +return +received +\\S+ +buyer@alma\\.example +${order.body.number}`),
  )
  expect(await shop.team('requests', 'list', '--kind', 'contact')).toBe(
    'There are no such requests.\n',
  )
  const shown = await shop.team('requests', 'show', id)
  expect(shown).toContain('2 × Moon pendant')
  expect(shown).toContain('Bent bails.')
  const file = join(shop.dataDir, 'copy.pdf')
  await shop.team('requests', 'document', documentId, file)
  expect(await readFile(file)).toEqual(samplePdf())

  expect(await shop.team('requests', 'answer', id, '--text', 'Were they packed?')).toBe(
    'The answer is sent; the request is asked.\n',
  )
  await shop.mail('buyer@alma.example', /Were they packed\?/)
  await shop.team('requests', 'state', id, 'approved')
  expect(await shop.team('requests', 'state', id, 'closed')).toBe(
    'The request is closed; the customer has been notified by mail.\n',
  )
  expect(await shop.team('requests')).toBe('There are no such requests.\n')
  expect(await shop.team('requests', 'list', '--all')).toContain(id)
  await expect(shop.team('requests', 'state', id, 'approved')).rejects.toThrow(
    'This return request is closed and cannot be changed like this.',
  )
  await expect(shop.team('requests', 'show', 'nothing')).rejects.toThrow(
    'There is no request nothing.',
  )
})
