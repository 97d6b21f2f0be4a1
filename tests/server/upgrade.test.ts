import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { examine } from '../../server/cli/doctor/examine.ts'
import { exportAlma } from '../../server/cli/export/alma.ts'
import { importAlma } from '../../server/cli/import/alma/importAlma.ts'
import { migrate } from '../../server/opening/migrate.ts'
import type { Engine } from '../../server/store/engine.ts'
import { readSchema } from '../../server/store/migrate.ts'
import { clientOf } from '../support/client.ts'
import { describeSchema } from '../support/database/describeSchema.ts'
import { openTestEngine } from '../support/database/engine.ts'
import { keptRows, readRows, type Tables } from '../support/database/readRows.ts'
import {
  catalogueFile,
  engineName,
  fixtureSchemas,
  people,
  readFixture,
  sessionToken,
} from '../support/database/upgradeFixtures.ts'
import { openTestShop, password, type TestShop } from '../support/shop.ts'
import { address } from '../support/values/address.ts'
import { putNamedFiles } from '../support/values/namedFiles.ts'

/** Opens a temporary database. @param script SQL that fills it */
const withEngine = async <T>(script: string, look: (engine: Engine) => Promise<T>): Promise<T> => {
  const folder = await mkdtemp(join(tmpdir(), 'alma-upgrade-'))
  const engine = await openTestEngine(folder, script)
  try {
    return await look(engine)
  } finally {
    await engine.close()
    await rm(folder, { recursive: true })
  }
}

/** The newest migration, and the schema of a new shop. */
let newest: string | undefined
let newSchema: readonly string[]
beforeAll(() =>
  withEngine('', async (engine) => {
    await migrate(engine)
    newest = (await readSchema(engine.db)).at(-1)
    newSchema = await describeSchema(engine)
  }),
)

test('the newest schema has a fixture for both engines', () => {
  expect(fixtureSchemas('sqlite').at(-1), 'run npm run fixture:keep').toBe(newest)
  expect(fixtureSchemas('postgres')).toEqual(fixtureSchemas('sqlite'))
})

test('Scenario: a failed upgrade reports the reason, and changes nothing', () =>
  withEngine(`${readFixture('0018_privacy')}create table article (id text);`, async (engine) => {
    const before = await readRows(engine.db)
    await expect(migrate(engine)).rejects.toThrow(/"article" already exists/)
    expect(await readRows(engine.db)).toEqual(before)
  }))

describe.each(fixtureSchemas(engineName))('an upgrade from %s', (schema) => {
  const script = readFixture(schema)
  let before: Tables
  let shop: TestShop
  beforeAll(async () => {
    before = await withEngine(script, async ({ db }) => {
      expect((await readSchema(db)).at(-1)).toBe(schema)
      return readRows(db)
    })
    shop = await openTestShop({}, script)
    await putNamedFiles(shop.db, shop.deps.config.dataDir)
  })
  afterAll(() => shop.close())

  const rowsBefore = (table: string) => before[table] ?? []

  const logIn = async (email: string) => {
    const { status, body } = await shop.visitor.customer.login({
      body: { registerEmail: email, password },
    })
    if (status !== 200) throw new Error(JSON.stringify(body))
    return body
  }

  const logInBuyer = async () => {
    const buyer = await logIn(people.buyer)
    if (!buyer.verified) throw new Error('the buyer is not verified')
    return { id: buyer._id, client: clientOf(shop.origin, buyer.token) }
  }

  const importFile = (open: () => Readable) =>
    importAlma({ open, engine: shop.deps.engine, now: shop.deps.now })

  test('Scenario: every row is kept, and the schema equals that of a new shop', async () => {
    const after = await readRows(shop.db)
    expect(keptRows(after, before)).toEqual(keptRows(before, before))
    expect(await describeSchema(shop.deps.engine)).toEqual(newSchema)
  })

  test('Scenario: the doctor finds nothing', async () => {
    const { engine, config } = shop.deps
    expect(await examine(engine, config.dataDir, false)).toEqual({ wrong: [], notes: [] })
  })

  test('Scenario: importing the catalogue again, or an export of it, changes nothing', async () => {
    const lines = await Readable.from(exportAlma(shop.db)).toArray()
    const upgraded = await readRows(shop.db)
    for (const open of [() => createReadStream(catalogueFile), () => Readable.from(lines)]) {
      const report = await importFile(open)
      expect([report.products, report.refusals]).toEqual([
        { created: 0, updated: 0, unchanged: 5, refused: 0 },
        [],
      ])
      expect(await readRows(shop.db)).toEqual(upgraded)
    }
  })

  test('Scenario: a buyer logs in and finds cart, wishlist and orders', async () => {
    const { id, client } = await logInBuyer()
    const cart = await client.cart.get({ params: { userId: id } })
    if (cart.status !== 200) throw new Error(JSON.stringify(cart.body))
    expect(cart.body.cartData.map(({ cart: { sku, quantity } }) => [sku, quantity])).toEqual([
      ['PD-1', 2],
      ['RG-7-O7', 5],
    ])
    const { body: wishlist } = await client.customer.getWishlist({ params: { id } })
    expect(wishlist).toEqual({
      wishlist: rowsBefore('wishlist_entry').map(({ product_id }) => product_id),
    })
    const orders = await client.orders.mine({ query: {} })
    if (orders.status !== 200) throw new Error(JSON.stringify(orders.body))
    const read = orders.body.data.map(async ({ _id, totalPrice, displayTotal }) => {
      const { body: order } = await client.orders.get({ params: { id: _id } })
      if (!('lines' in order)) throw new Error(JSON.stringify(order))
      return {
        ...{ _id, totalPrice, displayTotal },
        lines: order.lines.map((line) => ({ sku: line.sku, displayTotal: line.displayTotal })),
      }
    })
    const amounts = await Promise.all(read)
    expect(amounts).toHaveLength(2)
    expect(amounts).toEqual(
      expect.arrayContaining(
        rowsBefore('customer_order').map((order) => ({
          _id: order.id,
          totalPrice: Number(order.total_price) / 100,
          displayTotal: Number(order.display_total) / 100,
          lines: rowsBefore('order_line')
            .filter(({ order_id }) => order_id === order.id)
            .toSorted((a, b) => Number(a.position) - Number(b.position))
            .map((line) => ({ sku: line.sku, displayTotal: Number(line.display_total) / 100 })),
        })),
      ),
    )
  })

  test('Scenario: a search finds products by a value, and with a typing error', async () => {
    const find = async (query: string) => {
      const { body } = await clientOf(shop.origin, sessionToken).catalogue.search({
        query: { query },
      })
      return 'data' in body ? body.data.map(({ slug }) => slug) : body
    }
    expect([await find('garnet'), await find('pendnat')]).toEqual([['band-ring'], ['moon-pendant']])
  })

  test('Scenario: an applicant finds the waiting room', async () => {
    const applicant = await logIn(people.applicant)
    if (applicant.verified) throw new Error('the applicant is verified')
    const { body } = await clientOf(shop.origin, applicant.application).applications.get()
    expect(body).toMatchObject({
      state: 'received',
      documents: rowsBefore('document').map(({ id, name }) => ({ _id: id, name })),
    })
  })

  // The following tests write.
  test('Scenario: a link of a newsletter works, and mail that waited is sent', async () => {
    const off = await shop.visitor.newsletter.unsubscribe({
      params: { token: 'the-token-of-the-reader' },
    })
    expect(off.status).toBe(200)
    expect(await shop.mails()).toHaveLength(rowsBefore('job').length)
    expect(await shop.db.selectFrom('job').selectAll().execute()).toEqual([])
  })

  test('Scenario: a buyer is still logged in, and orders the cart with the coupon', async () => {
    const client = clientOf(shop.origin, sessionToken)
    const placed = await client.orders.place({
      headers: { 'idempotency-key': 'after-the-upgrade' },
      body: { address, shipping: 'together', currency: 'EUR', coupon: 'TEN' },
    })
    expect(placed).toMatchObject({ status: 201, body: { number: 'A-000003', coupon: 'TEN' } })
    const { wrong } = await examine(shop.deps.engine, shop.deps.config.dataDir, false)
    expect(wrong).toEqual([])
  })

  test('Scenario: the looks of the look book are shown', async () => {
    const setting = rowsBefore('setting').find(({ key }) => key === 'lookBook')
    const looks = rowsBefore('article').filter(({ kind }) => kind === 'look')
    const { client } = await logInBuyer()
    // The migration publishes at the time of the upgrade.
    shop.time.now = Math.max(shop.time.now, Date.now())
    const { body } = await client.content.lookBook()
    expect(body).toMatchObject({
      data: setting || looks.length > 0 ? [{ image: '/media/rope-chain.svg' }] : [],
    })
  })
})
