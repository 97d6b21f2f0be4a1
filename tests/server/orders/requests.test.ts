import { expect, test } from 'vitest'
import { actOnRequest } from '../../../server/orders/requests/changeRequest.ts'
import { samplePdf } from '../../support/values/samplePdf.ts'
import { type Buyer, contact, key, read, send, shop, taken, useRequestShop } from './requestShop.ts'

useRequestShop()

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
    'This contact request is closed and cannot be changed like this.',
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

test('Scenario: a customer who sends too many messages is limited', async () => {
  const buyer = await shop.customer()
  for (let i = 0; i < 60; i++) expect((await send(buyer, contact)).status).toBe(201)
  expect((await send(buyer, contact)).status).toBe(429)
})
