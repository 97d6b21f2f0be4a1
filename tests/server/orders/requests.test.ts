import { afterAll, expect, test } from 'vitest'
import { actOnRequest } from '../../../server/orders/requests/changeRequest.ts'
import type { Order } from '../../../src/contracts/orders/order.ts'
import type { NewRequest, Request } from '../../../src/contracts/orders/requests.ts'
import { createRealtime } from '../../../src/services/shell/realtime.ts'
import { openTestShop } from '../../support/shop.ts'
import { address } from '../../support/values/address.ts'
import { samplePdf } from '../../support/values/samplePdf.ts'

const shop = await openTestShop()
afterAll(shop.close)

type Buyer = Awaited<ReturnType<typeof shop.customer>>

let counter = 0
const key = (name = `request-${++counter}`) => ({ 'idempotency-key': name })

const contact = { kind: 'contact', subject: 'Fair', text: 'Are you in Vicenza?' } as const

const send = ({ client }: Buyer, body: NewRequest, headers = key()) =>
  client.requests.send({ headers, body })

const taken = async (response: ReturnType<typeof send>): Promise<Request> => {
  const { status, body } = await response
  if (status !== 201) throw new Error(`refused: ${JSON.stringify(body)}`)
  return body
}

const read = async ({ client }: Buyer, id: string): Promise<Request> => {
  const { status, body } = await client.requests.get({ params: { id } })
  if (status !== 200) throw new Error(body.message)
  return body
}

/** Orders pieces of the pendant. */
const order = async ({ client }: Buyer, quantity: number): Promise<Order> => {
  await client.cart.add({ body: { productId: await shop.variantId('PD-1'), quantity } })
  const { status, body } = await client.orders.place({
    headers: key('order-of-pieces'),
    body: { address, shipping: 'together', currency: 'INR' },
  })
  if (status !== 201) throw new Error(body.message)
  return body
}

const returnOf = ({ _id, lines }: Order, quantity: number): NewRequest => ({
  ...{ kind: 'return', orderId: _id, reason: 'damaged', text: 'The bails are bent.' },
  lines: [{ lineId: lines[0]?._id ?? '', quantity }],
})

const write = ({ client }: Buyer, id: string, text: string, headers = key()) =>
  client.requests.write({ params: { id }, headers, body: { text } })

const attach = ({ client }: Buyer, id: string) =>
  client.requests.addDocument({
    params: { id },
    body: { name: 'photo.pdf', content: samplePdf().toString('base64') },
  })

test('Scenario: a question is answered, goes back and forth, and is closed', async () => {
  const buyer = await shop.customer()
  const { _id } = await taken(send(buyer, contact))
  await actOnRequest(shop.deps, _id, { event: 'review' })
  await actOnRequest(shop.deps, _id, { event: 'answer', text: 'Yes, hall 3.' })
  expect(await read(buyer, _id)).toMatchObject({ state: 'asked' })
  expect((await write(buyer, _id, 'See you there.')).body).toMatchObject({ state: 'answered' })
  await actOnRequest(shop.deps, _id, { event: 'close' })
  expect(await read(buyer, _id)).toMatchObject({
    state: 'closed',
    thread: [
      { author: 'customer', text: 'Are you in Vicenza?' },
      { author: 'team', text: 'Yes, hall 3.' },
      { author: 'customer', text: 'See you there.' },
    ],
  })
})

test('Scenario: a closed request takes neither messages nor documents', async () => {
  const buyer = await shop.customer()
  const { _id } = await taken(send(buyer, contact))
  await actOnRequest(shop.deps, _id, { event: 'close' })
  const refused = { code: 'request_closed' }
  expect((await write(buyer, _id, 'One more thing.')).body).toMatchObject(refused)
  expect((await attach(buyer, _id)).body).toMatchObject(refused)
  await expect(actOnRequest(shop.deps, _id, { event: 'answer', text: 'Late.' })).rejects.toThrow(
    'This contact request is closed and cannot be changed so.',
  )
  expect((await read(buyer, _id)).thread).toHaveLength(1)
})

test('Scenario: the same key sends a request once, and writes a message once', async () => {
  const buyer = await shop.customer()
  const sent = await Promise.all(
    Array.from({ length: 5 }, () => taken(send(buyer, contact, key('pressed-twice')))),
  )
  expect(new Set(sent.map(({ _id }) => _id)).size).toBe(1)
  const id = sent[0]?._id ?? ''
  const written = await Promise.all(
    Array.from({ length: 5 }, () => write(buyer, id, 'In May?', key('twice-too'))),
  )
  expect(written.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await read(buyer, id)).thread.map(({ text }) => text)).toEqual([
    'Are you in Vicenza?',
    'In May?',
  ])
  const other = await send(buyer, { ...contact, text: 'Else.' }, key('pressed-twice'))
  expect(other.body).toMatchObject({ code: 'idempotency_mismatch' })
  expect((await buyer.client.requests.list()).body).toMatchObject({ data: [{ _id: id }] })
})

test('Scenario: other customers cannot read, write to or attach to a request', async () => {
  const buyer = await shop.customer()
  const other = await shop.customer()
  const { _id: id } = await taken(send(buyer, contact))
  const attached = await attach(buyer, id)
  const documentId = attached.status === 200 ? (attached.body.documents[0]?._id ?? '') : ''
  const params = { id, documentId }
  const answers = await Promise.all([
    other.client.requests.get({ params }),
    write(other, id, 'Mine now.'),
    attach(other, id),
    other.client.requests.removeDocument({ params }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect((await other.client.requests.list()).body).toEqual({ data: [] })
  expect(await read(buyer, id)).toMatchObject({ documents: [{ _id: documentId }] })
})

test('Scenario: an application is not a request of these calls', async () => {
  const buyer = await shop.customer()
  await shop.db
    .insertInto('request')
    .values({
      ...{ id: 'an-application', customer_id: buyer.id, kind: 'application', state: 'verified' },
      ...{ subject: '', data_json: '{}', created_at: 0, updated_at: 0 },
    })
    .execute()
  expect((await buyer.client.requests.list()).body).toEqual({ data: [] })
  const params = { id: 'an-application' }
  expect((await buyer.client.requests.get({ params })).status).toBe(404)
  await expect(actOnRequest(shop.deps, params.id, { event: 'close' })).rejects.toThrow(
    'There is no request an-application.',
  )
})

test('Scenario: a document of one request is not removed through another', async () => {
  const buyer = await shop.customer()
  const [first, second] = [await taken(send(buyer, contact)), await taken(send(buyer, contact))]
  const attached = await attach(buyer, first._id)
  const documentId = attached.status === 200 ? (attached.body.documents[0]?._id ?? '') : ''
  const params = { id: second._id, documentId }
  expect((await buyer.client.requests.removeDocument({ params })).status).toBe(404)
  expect((await read(buyer, first._id)).documents).toHaveLength(1)
  for (let i = 0; i < 5; i++) expect((await attach(buyer, second._id)).status).toBe(200)
  expect((await attach(buyer, second._id)).body).toMatchObject({ code: 'conflict' })
})

test('Scenario: only pieces of an own order that was not cancelled can be returned', async () => {
  const buyer = await shop.customer()
  const own = await order(buyer, 3)
  const foreign = await order(await shop.customer(), 3)
  expect((await send(buyer, returnOf(foreign, 1))).body).toMatchObject({
    ...{ code: 'not_found', field: 'orderId' },
  })
  const strange = {
    ...returnOf(own, 1),
    lines: [{ lineId: foreign.lines[0]?._id ?? '', quantity: 1 }],
  }
  expect((await send(buyer, strange as NewRequest)).body).toMatchObject({
    ...{ code: 'not_found', field: 'lines' },
  })
  expect((await send(buyer, returnOf(own, 4))).body).toMatchObject({ code: 'return_refused' })
  expect((await send(buyer, returnOf(own, 0))).status).toBe(422)
  await shop.db
    .updateTable('customer_order')
    .set({ status: 'cancelled' })
    .where('id', '=', own._id)
    .execute()
  expect((await send(buyer, returnOf(own, 1))).body).toMatchObject({
    ...{ code: 'return_refused', message: `Order ${own.number} was cancelled.` },
    ...{ key: 'refusal.orderCancelled', values: { number: own.number } },
  })
})

test('Scenario: a return shows its lines, and reserves their pieces until it is refused', async () => {
  const buyer = await shop.customer()
  const own = await order(buyer, 5)
  const first = await taken(send(buyer, returnOf(own, 3)))
  expect(first).toMatchObject({
    ...{ subject: own.number, state: 'received' },
    return: { reason: 'damaged', lines: [{ sku: 'PD-1', quantity: 3 }] },
    thread: [{ author: 'customer', text: 'The bails are bent.' }],
  })
  const left = async () => {
    const { body } = await send(buyer, returnOf(own, 5))
    return 'message' in body ? Number(/return (\d+) of/.exec(body.message)?.[1]) : undefined
  }
  expect(await left()).toBe(2)
  await actOnRequest(shop.deps, first._id, { event: 'approve' })
  await actOnRequest(shop.deps, first._id, { event: 'close' })
  expect(await left()).toBe(2)
  const second = await taken(send(buyer, returnOf(own, 2)))
  expect(await left()).toBe(0)
  await actOnRequest(shop.deps, second._id, { event: 'refuse', text: 'These were worn.' })
  expect(await left()).toBe(2)
  await actOnRequest(shop.deps, second._id, { event: 'close' })
  expect(await left()).toBe(2)
  const third = await taken(send(buyer, returnOf(own, 2)))
  await actOnRequest(shop.deps, third._id, { event: 'close' })
  expect(await left()).toBe(2)
})

test('Scenario: concurrent returns never exceed the order', async () => {
  const buyer = await shop.customer()
  const own = await order(buyer, 5)
  const answers = await Promise.all(Array.from({ length: 8 }, () => send(buyer, returnOf(own, 2))))
  expect(answers.map(({ status }) => status).sort()).toEqual([
    201, 201, 409, 409, 409, 409, 409, 409,
  ])
})

test('Scenario: only a return can be approved or refused', async () => {
  const buyer = await shop.customer()
  const { _id } = await taken(
    send(buyer, { kind: 'custom', subject: 'A crest', text: 'As sketched.', metal: 'Silver' }),
  )
  for (const event of ['approve', 'refuse'] as const)
    await expect(actOnRequest(shop.deps, _id, { event })).rejects.toThrow(
      'This custom request is received and cannot be changed so.',
    )
  expect(await read(buyer, _id)).toMatchObject({ custom: { metal: 'Silver' }, state: 'received' })
})

test('Scenario: custom work is needed today at the earliest (rule T5)', async () => {
  const buyer = await shop.customer()
  const neededBy = (day: string, headers = key()) =>
    send(
      buyer,
      { kind: 'custom', subject: 'A crest', text: 'As sketched.', neededBy: day },
      headers,
    )
  const sent = key()
  // It is midnight of 21 November in UTC, and still 20 November in the west.
  expect((await neededBy('2026-11-20', sent)).status).toBe(201)
  expect(await neededBy('2026-11-19')).toMatchObject({
    status: 422,
    body: { code: 'invalid_field', field: 'neededBy', key: 'refusal.dayOver' },
  })
  shop.time.now += 24 * 60 * 60 * 1000
  expect((await neededBy('2026-11-20')).status).toBe(422)
  expect((await neededBy('2026-11-20', sent)).status).toBe(201)
})

test('Scenario: the buyer is notified by mail and by a message that says what happened', async () => {
  const buyer = await shop.customer()
  await shop.db.updateTable('customer').set({ language: 'it' }).where('id', '=', buyer.id).execute()
  const own = await order(buyer, 2)
  const { _id } = await taken(send(buyer, returnOf(own, 1)))
  await actOnRequest(shop.deps, _id, { event: 'approve', text: 'Please send them to Jaipur.' })
  const mail = (await shop.mails()).findLast(({ to }) => to === buyer.email)
  expect(mail?.subject).toBe(`La Sua richiesta: ${own.number}`)
  expect(mail?.text).toContain('Il Suo reso è accettato.')
  expect(mail?.text).toContain('> Please send them to Jaipur.')
  expect(mail?.text).toContain(`https://shop.test/alert/${_id}`)
  const { body } = await buyer.client.customer.getMessages({ params: { id: buyer.id } })
  expect(body).toMatchObject({
    groupId: {
      notifications: [
        {
          link: `/alert/${_id}`,
          read: false,
          text: { en: 'Your return is accepted.\nPlease send them to Jaipur.' },
        },
      ],
    },
  })
})

test('Scenario: a refused action of the team notifies nobody', async () => {
  const buyer = await shop.customer()
  const { _id } = await taken(send(buyer, contact))
  const before = (await shop.mails()).length
  await expect(actOnRequest(shop.deps, _id, { event: 'approve' })).rejects.toThrow()
  expect((await shop.mails()).length).toBe(before)
})

test('Scenario: an open page is notified at once when the team has answered', async () => {
  const buyer = await shop.customer()
  const received: string[] = []
  const { close } = createRealtime({
    origin: shop.origin,
    onBreach: (breach) => {
      throw breach
    },
  }).connect(buyer.token, {
    connected: () => received.push('connected'),
    lost: (why) => received.push(why),
    received: ({ event }) => received.push(event),
  })
  await expect.poll(() => received).toEqual(['connected', 'cart.changed', 'wishlist.changed'])
  const { _id } = await taken(send(buyer, contact))
  await expect.poll(() => received.slice(3)).toEqual(['request.changed'])
  await actOnRequest(shop.deps, _id, { event: 'answer', text: 'Yes, hall 3.' })
  await expect.poll(() => received.slice(4).sort()).toEqual(['message.added', 'request.changed'])
  close()
})

test('Scenario: a customer who sends too many messages is limited', async () => {
  const buyer = await shop.customer()
  for (let i = 0; i < 60; i++) expect((await send(buyer, contact)).status).toBe(201)
  expect((await send(buyer, contact)).status).toBe(429)
})
