import {
  addThreadMessage,
  applicationOf,
  attachableApplication,
} from '../../../server/account/applications.repo.ts'
import { openApplication } from '../../../server/account/applicationTokens.ts'
import { createDocuments } from '../../../server/account/documents/documents.ts'
import { addMessage } from '../../../server/account/messages.repo.ts'
import { createResets } from '../../../server/account/resets.repo.ts'
import { changeStatus } from '../../../server/orders/changeStatus.ts'
import { book } from '../../../server/orders/ledger/ledger.ts'
import { moveShippingDay } from '../../../server/orders/moveShippingDay.ts'
import { sendShipment } from '../../../server/orders/sendShipment.ts'
import { password, type TestShop } from '../shop.ts'
import { samplePdf } from './samplePdf.ts'

/** The personal data of the customer. None of these texts is elsewhere in the shop. */
export const person = {
  name: 'Leela Varma',
  companyName: 'Varma Gems Ltd',
  instagram: 'varma.gems',
  phone: '+91 22 7654 3210',
  address: '17 Opera House Lane',
  address2: 'Third floor',
  pincode: '400077',
  city: 'Ghatkopar',
  vatNumber: '27AAPFU0939F1ZV',
  note: 'Please ring Leela at the back door.',
  message: 'My shop is the one beside the Opera House.',
  list: 'For the Opera House window',
  document: 'Varma trade licence.pdf',
  /** The address of mails and newsletter. The test shop makes the buyer's own address. */
  nextEmail: 'leela@varma-gems.test',
} as const

const { name, companyName, phone, address, address2, pincode, city, vatNumber } = person
const saved = {
  ...{ name, companyName, phone, address, address2, pincode, city, vatNumber },
  country: 'India',
}

/** Creates a customer with data in every part of the shop. */
export const createWholeCustomer = async (shop: TestShop) => {
  const { deps, db, visitor } = shop
  const buyer = await shop.customer()
  const { id, email, client } = buyer
  const params = { id }
  const now = shop.time.now
  await client.customer.update({
    params,
    body: { name, companyName, instagram: person.instagram },
  })
  await client.customer.update({ params, body: saved })

  const add = async (sku: string) =>
    client.cart.add({ body: { productId: await shop.variantId(sku), quantity: 10 } })
  const place = async (key: string) => {
    await add('CH-100-G45')
    const placed = await client.orders.place({
      headers: { 'idempotency-key': key },
      body: { address: saved, shipping: 'together', currency: 'EUR', note: person.note },
    })
    if (placed.status !== 201) throw new Error(JSON.stringify(placed.body))
    return Number(placed.body.number.slice(2))
  }
  const number = await place(`whole-order-${id}`)
  const order = await shop.db
    .selectFrom('customer_order')
    .select(['id', 'display_total'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const event = { provider: 'bank', eventId: `transfer of ${id}`, paymentId: `transfer of ${id}` }
  const money = { kind: 'captured', amount: order.display_total, currency: 'EUR' } as const
  await book(deps, { ...event, ...money, orderId: order.id, occurredAt: deps.now() }, 'team')
  await changeStatus(deps, number, 'confirmed')
  await moveShippingDay(deps, number, { day: '2099-01-01', skus: [], note: person.message })
  const parcel = { pieces: [], carrier: 'DHL', tracking: person.document }
  await sendShipment(deps, number, { ...parcel, note: person.message })
  await changeStatus(deps, number, 'delivered')
  await add('PD-1')
  await client.cart.lines({
    headers: { 'idempotency-key': `whole-cart-${id}` },
    body: { lines: [{ id: await shop.variantId('RG-7-G6'), quantity: 5, mode: 'add' }] },
  })
  await client.lists.save({
    headers: { 'idempotency-key': `whole-list-${id}` },
    body: { name: person.list, lines: [{ id: await shop.variantId('PD-1'), quantity: 2 }] },
  })
  const later = await client.cart.lines({
    headers: { 'idempotency-key': `whole-cart-saved-${id}` },
    body: { lines: [{ id: await shop.variantId('CH-100-R45'), quantity: 10, mode: 'add' }] },
  })
  await client.saved.save({
    headers: { 'idempotency-key': `whole-saved-${id}` },
    body: { rowIds: 'cartData' in later.body ? later.body.cartData.map(({ _id }) => _id) : [] },
  })
  const { id: productId } = await db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', 'rope-chain')
    .executeTakeFirstOrThrow()
  await client.customer.addWishlist({ params, body: { productId } })

  await addMessage(db, id, { title: { en: `Dear ${name}` }, text: { en: person.message } }, now)
  await db.transaction().execute(async (trx) => {
    const { id: requestId } = await applicationOf(trx, id, now)
    await addThreadMessage(trx, requestId, 'customer', person.message, now)
    await openApplication(trx, id, now)
  })
  const content = samplePdf().toString('base64')
  await createDocuments(deps).add(id, { name: person.document, content }, (trx) =>
    attachableApplication(trx, id, now),
  )

  // The worker does what was requested here. The row simulates an earlier time.
  await visitor.newsletter.subscribe({ body: { email } })
  await db
    .insertInto('subscriber')
    .values({ email, token: `${id}-token`, created_at: now })
    .execute()
  await createResets(deps.engine, deps.now).open(id)
  await client.customer.update({ params, body: { email: person.nextEmail, password } })
  await db
    .insertInto('registration')
    .values({
      ...{ token_hash: `registration of ${id}`, email, expires_at: now, used_at: now },
      form_json: JSON.stringify({ name, companyName }),
    })
    .execute()
  return { ...buyer, place, number }
}
export type WholeCustomer = Awaited<ReturnType<typeof createWholeCustomer>>
