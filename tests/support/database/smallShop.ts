import { createReadStream } from 'node:fs'
import {
  addThreadMessage,
  applicationOf,
  attachableApplication,
} from '../../../server/account/applications.repo.ts'
import { openApplication } from '../../../server/account/applicationTokens.ts'
import { createDocuments } from '../../../server/account/documents/documents.ts'
import { addMessage } from '../../../server/account/messages.repo.ts'
import { openPrivacyToken } from '../../../server/account/privacy/privacyTokens.ts'
import { createResets } from '../../../server/account/resets.repo.ts'
import { hashToken } from '../../../server/account/secrets.ts'
import { importAlma } from '../../../server/cli/import/alma/importAlma.ts'
import { changeStatus } from '../../../server/orders/changeStatus.ts'
import { createCoupons } from '../../../server/orders/coupons/coupons.repo.ts'
import { creditOrder } from '../../../server/orders/creditOrder.ts'
import { book } from '../../../server/orders/ledger/ledger.ts'
import { moveShippingDay } from '../../../server/orders/moveShippingDay.ts'
import { paperJobs } from '../../../server/orders/papers/paperJobs.ts'
import { openPaperLink } from '../../../server/orders/papers/paperLinks.ts'
import { openResaleLink } from '../../../server/orders/resale/resaleLinks.ts'
import { sendShipment } from '../../../server/orders/sendShipment.ts'
import { putSetting } from '../../../server/settings/settings.writer.ts'
import { createJobs } from '../../../server/store/jobs/jobs.repo.ts'
import { runDueJobs } from '../../../server/store/jobs/worker.ts'
import { password, type TestShop } from '../shop.ts'
import { address } from '../values/address.ts'
import { publish } from '../values/articles.ts'
import { samplePdf } from '../values/samplePdf.ts'
import { catalogueFile, people, sessionToken } from './upgradeFixtures.ts'

/** Gives a test shop something in every table; `npm run fixture:keep` keeps its database. */
export const fillSmallShop = async (shop: TestShop): Promise<void> => {
  const { deps, db, visitor, time } = shop
  await putSetting(db, 'customization', { shopName: 'Kept' })
  await publish(shop, 'page', 'about')
  await publish(shop, 'look', 'look-1', {
    own: {
      ...{ cover: { image: '/media/rope-chain.svg', alt: { en: 'A chain' } }, body: {} },
      ...{ position: 1, spots: [{ product: 'rope-chain', x: 50, y: 50 }] },
    },
  })
  await createCoupons(db).add({
    ...{ code: 'TEN', hundredths: 1_000, amount: null, min_total: 0 },
    ...{ until: null, max_uses: 5, created_at: time.now },
  })
  await fillBuyer(shop)
  await fillApplicant(shop)
  await visitor.newsletter.subscribe({ body: { email: people.applicant } })
  await db
    .insertInto('subscriber')
    .values({ email: people.reader, token: 'the-token-of-the-reader', created_at: time.now })
    .execute()
  await db
    .insertInto('picture_colour')
    .values({
      ...{ address: '/media/rope-chain.svg', colour: '#e9dcd3', sized: 1 },
      preview: 'data:image/webp;base64,UklGRg==',
    })
    .execute()
  // After the orders, so that the stock is that of the file.
  await importAlma({
    open: () => createReadStream(catalogueFile),
    engine: deps.engine,
    now: deps.now,
  })
}

/** A customer of the shop with a known e-mail address. */
const enter = async (shop: TestShop, email: string, status: 'verified' | 'unverified') => {
  const customer = await shop.customer(status)
  await shop.db.updateTable('customer').set({ email }).where('id', '=', customer.id).execute()
  return customer
}

/** A verified customer with orders, a cart, a wishlist, a request, and links that were not followed yet. */
const fillBuyer = async (shop: TestShop) => {
  const { deps, db, visitor, time } = shop
  const { id, client } = await enter(shop, people.buyer, 'verified')
  const params = { id }
  const add = async (sku: string, quantity: number) =>
    client.cart.add({ body: { productId: await shop.variantId(sku), quantity } })
  const place = async (key: string, more: { coupon?: string; currency: string }) => {
    const placed = await client.orders.place({
      headers: { 'idempotency-key': key },
      body: { address, shipping: 'split', note: "Don't fold; it's silver", ...more },
    })
    if (placed.status !== 201) throw new Error(JSON.stringify(placed.body))
    return Number(placed.body.number.slice(2))
  }
  await add('CH-100-G45', 20)
  await add('CH-100-R50', 10)
  await place('order-in-euros', { coupon: 'TEN', currency: 'EUR' })
  await add('RG-7-G6', 5)
  const inRupees = await place('order-in-rupees', { currency: 'INR' })
  await changeStatus(deps, inRupees, 'confirmed', 'It leaves on Monday.')
  await moveShippingDay(deps, inRupees, { day: '2099-01-01', skus: [], note: 'It is late.' })
  await sendShipment(deps, inRupees, {
    ...{ carrier: 'DHL', tracking: 'JD0146', note: '' },
    pieces: [{ sku: 'RG-7-G6', quantity: 2 }],
  })
  await pay(shop, inRupees)
  const pieces = [{ sku: 'RG-7-G6', quantity: 1 }]
  await creditOrder(deps, inRupees, { pieces, reason: 'Scratched' })
  await renderPapers(shop)
  await add('PD-1', 2)
  await client.cart.lines({
    headers: { 'idempotency-key': 'lines-of-the-cart' },
    body: { lines: [{ id: await shop.variantId('RG-7-O7'), quantity: 5, mode: 'add' }] },
  })

  await client.lists.save({
    headers: { 'idempotency-key': 'the-first-list' },
    body: { name: 'Winter window', lines: [{ id: await shop.variantId('PD-1'), quantity: 4 }] },
  })

  const saved = await client.cart.lines({
    headers: { 'idempotency-key': 'lines-to-save' },
    body: { lines: [{ id: await shop.variantId('CH-100-R45'), quantity: 10, mode: 'add' }] },
  })
  await client.saved.save({
    headers: { 'idempotency-key': 'the-first-saved' },
    body: { rowIds: 'cartData' in saved.body ? saved.body.cartData.map(({ _id }) => _id) : [] },
  })

  const { id: productId } = await db
    .selectFrom('product')
    .select('id')
    .where('slug', '=', 'rope-chain')
    .executeTakeFirstOrThrow()
  await client.customer.addWishlist({ params, body: { productId } })
  await visitor.catalogue.countProductView({ params: { id: productId } })
  await client.customer.update({ params, body: { ...address, companyName: 'Buyers Ltd' } })
  await addMessage(db, id, { title: { en: 'Dear buyer' }, text: { en: 'Welcome.' } }, time.now)
  await client.requests.send({
    headers: { 'idempotency-key': 'the-first-request' },
    body: { kind: 'contact', subject: 'A question', text: 'Do you plate in rhodium?' },
  })
  await createResets(deps.engine, deps.now).open(id)
  await client.customer.update({ params, body: { email: people.nextEmail, password } })
  await db.transaction().execute((trx) => openPrivacyToken(trx, id, 'erase', time.now))
  await db
    .updateTable('session')
    .set({ token_hash: hashToken(sessionToken) })
    .execute()
}

/** A part of the price comes in, and its customer may order on account. */
const pay = async ({ deps, db, time }: TestShop, number: number) => {
  const { id, customer_id } = await db
    .selectFrom('customer_order')
    .select(['id', 'customer_id'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  const event = { provider: 'bank', eventId: 'transfer-1', paymentId: 'transfer-1' }
  const money = { kind: 'captured', amount: 10_000, currency: 'INR' } as const
  await book(deps, { ...event, ...money, orderId: id, occurredAt: time.now }, 'team')
  await db
    .updateTable('customer')
    .set({ on_account: 1, account_limit: 50_000_00 })
    .where('id', '=', customer_id)
    .execute()
}

/** Renders the papers of all orders, and leaves the other jobs. Opens a link to a paper and one to a resale pack. */
const renderPapers = async ({ deps, db, time }: TestShop) => {
  const handlers = paperJobs(deps)
  await runDueJobs(createJobs(deps.engine, deps.now, Object.keys(handlers)), handlers)
  const { id } = await db.selectFrom('paper').select('id').limit(1).executeTakeFirstOrThrow()
  await openPaperLink(db, id, time.now)
  const order = await db
    .selectFrom('customer_order')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await openResaleLink(db, order.id, { languages: ['en'], factor: 2.5 }, deps.now())
}

/** A customer who waits to be verified, and a registration that was not confirmed. */
const fillApplicant = async (shop: TestShop) => {
  const { deps, db, time } = shop
  const { id } = await enter(shop, people.applicant, 'unverified')
  await db.deleteFrom('session').where('customer_id', '=', id).execute()
  await db.transaction().execute(async (trx) => {
    const { id: requestId } = await applicationOf(trx, id, time.now)
    await addThreadMessage(trx, requestId, 'customer', 'I have a shop.', time.now)
    await openApplication(trx, id, time.now)
  })
  const content = samplePdf().toString('base64')
  await createDocuments(deps).add(id, { name: 'licence.pdf', content }, (trx) =>
    attachableApplication(trx, id, time.now),
  )
  await db
    .insertInto('registration')
    .values({
      ...{ token_hash: hashToken('a registration'), email: people.newcomer, used_at: null },
      ...{ form_json: JSON.stringify({ name: 'Newcomer' }), expires_at: time.now + 86_400_000 },
    })
    .execute()
}
