import { expect, test } from 'vitest'
import { createErasures } from '../../../../server/account/privacy/erasures.ts'
import { changeStatus } from '../../../../server/orders/changeStatus.ts'
import { creditOrder } from '../../../../server/orders/creditOrder.ts'
import { readCredits } from '../../../../server/orders/papers/credits.repo.ts'
import { createPapersRepo } from '../../../../server/orders/papers/papers.repo.ts'
import { sendShipment } from '../../../../server/orders/sendShipment.ts'
import { putSellingTerms } from '../../../../server/settings/selling.repo.ts'
import { putCurrencies } from '../../../../server/settings/settings.writer.ts'
import type { Paper } from '../../../../src/contracts/orders/papers.ts'
import { pdfText } from '../../../support/pdfText.ts'
import { address } from '../../../support/values/address.ts'
import { buyer, link, list, order, place, shop, usePaperShop, work } from './paperShop.ts'

usePaperShop()

const download = async (paper: Paper | undefined): Promise<Response> => {
  const { status, body } = await link(paper)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return fetch(`${shop.origin}${body.link}`)
}

const textOf = async (paper: Paper | undefined): Promise<string> => {
  const response = await download(paper)
  return pdfText(new Uint8Array(await response.arrayBuffer()))
}

const send = (quantity: number) =>
  sendShipment(shop.deps, 1, {
    ...{ pieces: [{ sku: 'CH-100-G45', quantity }], carrier: 'DHL', tracking: 'JD01', note: '' },
    ...{ parcels: 2, grossWeight: 900 },
  })

test('Scenario: a buyer downloads the papers of a placed order, each link once (rules O20, O24)', async () => {
  await shop.db.updateTable('customer').set({ language: 'it' }).execute()
  await place('India')
  expect((await list()).map(({ kind, isReady }) => [kind, isReady])).toEqual([
    ['orderConfirmation', false],
    ['proforma', false],
  ])
  const [, waiting] = await list()
  expect(await link(waiting)).toMatchObject({
    status: 409,
    body: { key: 'refusal.paperNotReady' },
  })

  await work()
  const [, proforma] = await list()
  const { status, body } = await link(proforma)
  if (status !== 200) throw new Error(JSON.stringify(body))
  expect(body.name).toBe('proforma-invoice-A-000001.pdf')
  const response = await fetch(`${shop.origin}${body.link}`)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="proforma-invoice-A-000001.pdf"',
    'cache-control': 'no-store',
  })
  const text = await pdfText(new Uint8Array(await response.arrayBuffer()))
  for (const part of ['Fattura proforma', 'A-000001', 'CH-100-G45', address.city])
    expect(text).toContain(part)
  expect((await fetch(`${shop.origin}${body.link}`)).status).toBe(410)
})

/** A seller in Italy, with VAT and a cost of each parcel. */
const terms = {
  from: '2026-01-01',
  seller: {
    ...{ name: 'Alma S.r.l.', address: ['Via Roma 1', '20121 Milano'], country: 'IT' },
    ...{ taxNumber: 'IT01234567890', timeZone: 'Europe/Rome' },
  },
  bank: { holder: 'Alma S.r.l.', account: 'IT60X0542811101000000123456' },
  tax: { kind: 'europe', rates: [{ hsCode: '', percent: 22 }] },
  shipping: [
    { countries: [], steps: [{ upTo: 1_000, cost: 777 }], perKilogram: 333, freeFrom: null },
  ],
  packingWeight: 120,
}

test('Scenario: each shipment has its invoice, and all of them add up to the order (rules O22, O23)', async () => {
  await putSellingTerms(shop.db, [terms])
  await place('Germany', '10115')
  await changeStatus(shop.deps, 1, 'confirmed')
  await send(17)
  await sendShipment(shop.deps, 1, { pieces: [], carrier: '', tracking: '', note: '' })
  await work()
  const papers = (await list()).slice(2)
  expect(papers.map(({ kind, number, shipment }) => [kind, number, shipment])).toEqual([
    ['packingList', null, 1],
    ['invoice', 'INV-2026-000001', 1],
    ['commercialInvoice', 'INV-2026-000001', 1],
    ['packingList', null, 2],
    ['invoice', 'INV-2026-000002', 2],
    ['commercialInvoice', 'INV-2026-000002', 2],
  ])
  const [packing] = papers
  expect(await textOf(packing)).toContain('Parcels 2 Net weight')
  expect(await textOf(packing)).toContain('Gross weight 900.00 g')
  const [, first, customs] = papers
  const { reference = '' } = order.payment ?? {}
  expect(reference).toMatch(/^RF/)
  for (const part of ['IT60X0542811101000000123456', reference, 'Shipping', 'VAT 22% of'])
    expect(await textOf(first)).toContain(part)
  expect(await textOf(customs)).toContain('Delivery term (Incoterms 2020) DAP')
  const invoices = papers.filter(({ kind }) => kind === 'invoice')
  const totals = await Promise.all(
    invoices.map(async (paper) => Number(/Total €([\d.]+)/.exec(await textOf(paper))?.[1])),
  )
  expect(totals.reduce((sum, total) => sum + total, 0)).toBeCloseTo(order.displayTotal, 5)
})

test('Scenario: a shop that sends within its country issues no commercial invoice (rule O20)', async () => {
  await place('India')
  await changeStatus(shop.deps, 1, 'confirmed')
  await send(17)
  expect((await list()).map(({ kind }) => kind)).toEqual([
    ...['orderConfirmation', 'proforma', 'packingList', 'invoice'],
  ])
})

test('Scenario: the team credits pieces, never more than were invoiced (rule O22)', async () => {
  await place('India')
  await changeStatus(shop.deps, 1, 'confirmed')
  await send(17)
  const credit = (quantity: number) =>
    creditOrder(shop.deps, 1, { pieces: [{ sku: 'ch-100-g45', quantity }], reason: 'Scratched' })
  await expect(credit(18)).rejects.toMatchObject({
    status: 409,
    problem: {
      code: 'conflict',
      message:
        'Order A-000001 has only 17 invoiced pieces of CH-100-G45 that are not credited yet.',
    },
  })
  expect(await credit(10)).toBe('CN-2026-000001')
  await expect(credit(8)).rejects.toThrow('7 invoiced pieces of CH-100-G45')
  expect(await credit(7)).toBe('CN-2026-000002')
  await work()
  const [first] = (await list()).filter(({ kind }) => kind === 'creditNote')
  const text = await textOf(first)
  for (const part of ['CN-2026-000001', 'Corrects invoice INV-2026-000001', 'Reason Scratched'])
    expect(text).toContain(part)
})

test('Scenario: credit notes take their amounts off what is due, and the buyer reads why (rule O27)', async () => {
  await place('India')
  await changeStatus(shop.deps, 1, 'confirmed')
  await sendShipment(shop.deps, 1, { pieces: [], carrier: '', tracking: '', note: '' })
  const payment = async () => {
    const { status, body } = await buyer.client.orders.get({ params: { id: order._id } })
    return status === 200 ? body.payment : undefined
  }
  const credit = (sku: string, quantity: number) =>
    creditOrder(shop.deps, 1, { pieces: [{ sku, quantity }], reason: 'Scratched' })
  await credit('PD-1', 2)
  // 120.30 less 2 of 5 rings for 17.17
  expect(await payment()).toMatchObject({ open: 113.43, excess: 0 })
  await credit('PD-1', 3)
  expect(await payment()).toMatchObject({ open: 103.13, excess: 0 })
  const credits = await readCredits(shop.db, order._id)
  const { lineId } = credits.notes[0]?.parcels[0] ?? {}
  expect(credits).toMatchObject({
    notes: [
      { number: 'CN-2026-000001', parcels: [{ lineId, quantity: 2 }] },
      { number: 'CN-2026-000002', parcels: [{ lineId, quantity: 3 }] },
    ],
    amount: 17_17,
  })
  await credit('CH-100-G45', 50)
  expect(await payment()).toMatchObject({ open: 0, status: 'notDue' })
  const sent = await shop.db
    .selectFrom('job')
    .select('payload_json')
    .where('payload_json', 'like', '%creditIssued%')
    .execute()
  expect(sent).toHaveLength(3)
  expect(sent[0]?.payload_json).toContain('Scratched')
})

test('Scenario: a paper stays the same to the byte, whatever changes later (rule O21)', async () => {
  await place('Italy', '20121')
  await changeStatus(shop.deps, 1, 'confirmed')
  await sendShipment(shop.deps, 1, { pieces: [], carrier: '', tracking: '', note: '' })
  // What changes before the paper is rendered does not change it either.
  await shop.db.updateTable('order_line').set({ title_json: '{"en":"Another"}' }).execute()
  await work()
  const invoice = (await list()).find(({ kind }) => kind === 'invoice')
  expect(await textOf(invoice)).toContain('Rope chain')
  const before = Buffer.from(await (await download(invoice)).arrayBuffer())

  await changeStatus(shop.deps, 1, 'delivered')
  await shop.db.updateTable('variant').set({ sell_price: 1, offer_price: 1 }).execute()
  await putCurrencies(shop.db, [
    { name: 'Indian rupee', code: 'INR', symbol: 'Rs', exchange_rate: 1 },
    { name: 'Euro', code: 'EUR', symbol: 'E', exchange_rate: 0.5 },
  ])
  const again = Buffer.from(await (await download(invoice)).arrayBuffer())
  expect(again.equals(before)).toBe(true)

  await createErasures(shop.deps).byTeam(buyer.email)
  await work()
  const kept = await createPapersRepo(shop.db).fileOf(invoice?._id ?? '')
  expect(kept?.bytes.equals(before)).toBe(true)
  // A new paper could no longer name the buyer.
  const credit = { pieces: [{ sku: 'PD-1', quantity: 1 }], reason: '' }
  await expect(creditOrder(shop.deps, 1, credit)).rejects.toMatchObject({
    status: 409,
    problem: { code: 'conflict', message: 'The customer of order A-000001 was erased.' },
  })
})
