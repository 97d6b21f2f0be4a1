import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { notExported, parts } from '../../../../server/account/privacy/parts.ts'
import { readZip } from '../../../support/readZip.ts'
import { openTestShop, type TestShop } from '../../../support/shop.ts'
import {
  createWholeCustomer,
  person,
  type WholeCustomer,
} from '../../../support/values/wholeCustomer.ts'

let shop: TestShop
let buyer: WholeCustomer
beforeAll(async () => {
  shop = await openTestShop()
  buyer = await createWholeCustomer(shop)
})
afterAll(() => shop.close())

const prepare = async ({ id, client }: Pick<WholeCustomer, 'id' | 'client'>) => {
  shop.time.now += 3_600_000
  const { status, body } = await client.privacy.prepareExport({ params: { id } })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body
}
const download = async (link: string) => {
  const response = await fetch(shop.origin + link)
  return { response, files: await readZip(Buffer.from(await response.arrayBuffer())) }
}
const whole = async () => (await download((await prepare(buyer)).link)).files

test('Scenario: a customer downloads everything as one archive', async () => {
  const { link, name } = await prepare(buyer)
  expect(name).toMatch(/^alma-\d{4}-\d\d-\d\d\.zip$/)
  const { response, files } = await download(link)
  expect(response.headers.get('content-type')).toBe('application/zip')
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const lists = Object.keys(parts).map((part) => `${part}.csv`)
  const document = expect.stringMatching(/^documents\/[\w-]+ Varma trade licence\.pdf$/)
  expect(Object.keys(files)).toEqual(['everything.json', ...lists, document])
})

test('Scenario: JSON and CSV have the same content, and no part is empty', async () => {
  const files = await whole()
  const everything = JSON.parse(files['everything.json'] ?? '')
  for (const part of Object.keys(parts)) {
    const rows = parse(files[`${part}.csv`] ?? '', { bom: true, columns: true }) as object[]
    expect([part, rows.length]).toEqual([part, everything[part].length])
    expect([part, rows.length]).not.toEqual([part, 0])
    expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys(everything[part][0]))
  }
  expect(everything).toMatchObject({
    profile: [{ email: buyer.email, name: person.name, company: person.companyName }],
    addresses: [{ phone: person.phone, address: person.address, vatNumber: person.vatNumber }],
    orders: [{ number: 'A-000001', status: 'delivered', note: person.note, city: person.city }],
    orderLines: [{ number: 'A-000001', sku: 'CH-100-G45', quantity: 10, total: 20.63 }],
    shipments: [{ number: 'A-000001', carrier: 'DHL', sku: 'CH-100-G45', quantity: 10 }],
    papers: [
      { order: 'A-000001', kind: 'orderConfirmation' },
      { kind: 'proforma' },
      { kind: 'packingList', shipment: 1 },
      { kind: 'invoice', number: 'INV-2026-000001', shipment: 1 },
    ],
    cart: [{ sku: 'PD-1' }, { sku: 'RG-7-G6' }],
    lists: [{ name: person.list, sku: 'PD-1', quantity: 2, shared: false }],
    savedForLater: [{ sku: 'CH-100-R45', quantity: 10 }],
    wishlist: [{ product: 'rope-chain' }],
    requests: [{ kind: 'application' }],
    requestMessages: [{ author: 'customer', text: person.message }],
    documents: [{ name: person.document, type: 'application/pdf' }],
    emailChanges: [{ email: person.nextEmail, kind: 'confirm' }],
    newsletter: [{ email: buyer.email }],
  })
  expect(everything.waitingMails.map(({ kind }: { kind: string }) => kind)).toEqual([
    ...[
      'orderPlaced',
      'paymentChanged',
      'orderChanged',
      'dateMoved',
      'shipmentSent',
      'orderChanged',
    ],
    ...['newsletter', 'resetPassword'],
  ])
  expect(files[everything.documents[0].file]?.slice(0, 5)).toBe('%PDF-')
})

test('Scenario: the archive has the papers that are ready', async () => {
  const waiting = await shop.customer()
  expect(Object.keys((await download((await prepare(waiting)).link)).files)).not.toContain('papers')
  await shop.mails()
  const files = await whole()
  const { papers } = JSON.parse(files['everything.json'] ?? '')
  expect(files[papers[3].file]?.slice(0, 5)).toBe('%PDF-')
})

test('Scenario: formulas are escaped for spreadsheets', async () => {
  await buyer.client.customer.update({
    params: { id: buyer.id },
    body: { companyName: '=HYPERLINK("https://evil.test")' },
  })
  const files = await whole()
  expect(files['profile.csv']).toContain(`"'=HYPERLINK(""https://evil.test"")"`)
  await buyer.client.customer.update({
    params: { id: buyer.id },
    body: { companyName: person.companyName },
  })
})

test('Scenario: no hash of a password or token leaves the shop', async () => {
  const text = JSON.stringify(await whole())
  const secrets = await Promise.all([
    shop.db.selectFrom('customer').select('password_hash as secret').execute(),
    shop.db.selectFrom('session').select('token_hash as secret').execute(),
    shop.db.selectFrom('email_token').select('token_hash as secret').execute(),
    shop.db.selectFrom('application_token').select('token_hash as secret').execute(),
    shop.db.selectFrom('password_reset').select('token_hash as secret').execute(),
    shop.db.selectFrom('subscriber').select('token as secret').execute(),
  ])
  for (const rows of secrets) {
    expect(rows).not.toEqual([])
    for (const { secret } of rows) expect(text).not.toContain(secret)
  }
})

test('Scenario: a link works once, for a minute, and only for its customer', async () => {
  const { link } = await prepare(buyer)
  // A HEAD request does not use the link up.
  expect((await fetch(shop.origin + link, { method: 'HEAD' })).status).toBe(404)
  expect((await download(link)).response.status).toBe(200)
  const again = await fetch(shop.origin + link)
  expect([again.status, await again.json()]).toMatchObject([410, { code: 'token_invalid' }])

  const late = await prepare(buyer)
  shop.time.now += 60_000
  expect((await fetch(shop.origin + late.link)).status).toBe(410)

  const other = await shop.customer()
  const files = (await download((await prepare(other)).link)).files
  expect(JSON.stringify(files)).not.toContain(person.name)
})

test('Scenario: the sixth export of an hour is refused', async () => {
  const other = await shop.customer()
  const ask = () => other.client.privacy.prepareExport({ params: { id: other.id } })
  for (let count = 0; count < 5; count++) expect((await ask()).status).toBe(200)
  expect((await ask()).status).toBe(429)
})

test('Scenario: a document whose file is lost does not break the archive', async () => {
  await shop.db
    .insertInto('document')
    .columns(['id', 'customer_id', 'request_id', 'name', 'type', 'size', 'created_at'])
    .expression((eb) =>
      eb
        .selectFrom('request')
        .select((row) => [
          row.val('lost').as('id'),
          'customer_id',
          'id as request_id',
          row.val('lost.pdf').as('name'),
          row.val('application/pdf').as('type'),
          row.val(1).as('size'),
          'created_at',
        ])
        .where('customer_id', '=', buyer.id),
    )
    .execute()
  const files = await whole()
  await shop.db.deleteFrom('document').where('id', '=', 'lost').execute()
  expect(files['documents.csv']).toContain('lost.pdf')
  expect(Object.keys(files).filter((path) => path.startsWith('documents/'))).toHaveLength(1)
})

test('Every table with a customer column is exported or has a reason not to be', async () => {
  const tables = await shop.db.introspection.getTables()
  const known = tables
    .filter(({ columns }) => columns.some((each) => ['customer_id', 'email'].includes(each.name)))
    .map(({ name }) => name)
  const exported = Object.values(parts).flatMap((part) => part.tables)
  expect(known.filter((name) => !(exported as string[]).includes(name)).sort()).toEqual(
    Object.keys(notExported).sort(),
  )
})
