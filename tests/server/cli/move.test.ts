import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examine } from '../../../server/cli/doctor/examine.ts'
import { moveShop } from '../../../server/cli/move/moveShop.ts'
import { readTables } from '../../../server/cli/move/tables.ts'
import { migrate } from '../../../server/opening/migrate.ts'
import type { Engine } from '../../../server/store/engine.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'
import { openTestEngine } from '../../support/database/engine.ts'
import { openTestShop } from '../../support/shop.ts'
import { address } from '../../support/values/address.ts'

let folder: string
const opened: Engine[] = []
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alma-move-'))
})
afterAll(async () => {
  for (const engine of opened) await engine.close()
  await rm(folder, { recursive: true })
})

const opening = async (engine: Engine): Promise<Engine> => {
  opened.push(engine)
  await migrate(engine)
  return engine
}

/** Every row of every table. */
const dump = async ({ db }: Engine) => {
  const all: Record<string, unknown> = {}
  for (const { name, columns, key } of await readTables()) {
    const list = (of: readonly string[]) => sql.join(of.map((column) => sql.ref(column)))
    const { rows } =
      await sql`select ${list(columns)} from ${sql.table(name)} order by ${list(key)}`.execute(db)
    all[name] = rows
  }
  return all
}

/** A shop with customers, sessions, a cart, a wishlist, an order, a thread and jobs. */
const fill = async () => {
  const shop = await openTestShop()
  const { id, client } = await shop.customer()
  const productId = await shop.variantId('PD-1')
  await client.cart.add({ body: { productId, quantity: 2 } })
  await client.orders.place({
    headers: { 'idempotency-key': 'the-first-order' },
    body: { address, shipping: 'together', currency: 'EUR' },
  })
  await client.cart.add({ body: { productId, quantity: 1 } })
  await client.requests.send({
    headers: { 'idempotency-key': 'the-first-request' },
    body: { kind: 'contact', subject: 'A question', text: 'Do you plate in rhodium?' },
  })
  return { shop, id }
}

test('Scenario: a shop moves to another engine and back; every row is unchanged, and order numbers continue', async () => {
  const { shop } = await fill()
  const before = await dump(shop.deps.engine)
  const file = await opening(openSqlite(join(folder, 'there.sqlite')))
  const moved = await moveShop(shop.deps.engine, file)
  expect(moved.find(({ table }) => table === 'customer_order')?.rows).toBe(1)
  expect(await dump(file)).toEqual(before)
  await shop.close()

  const back = await opening(await openTestEngine(folder))
  await moveShop(file, back)
  expect(await dump(back)).toEqual(before)
  const { dataDir } = shop.deps.config
  const { wrong } = await examine(back, dataDir, false)
  expect(wrong.filter(({ what }) => !what.includes('buyers see a drawing'))).toEqual([])
  const { number, ...order } = await back.db
    .selectFrom('customer_order')
    .selectAll()
    .executeTakeFirstOrThrow()
  const next = await back.db
    .insertInto('customer_order')
    .values({ ...order, id: 'the-next-order' })
    .returning('number')
    .executeTakeFirstOrThrow()
  expect(next.number).toBe(number + 1)
})

test('Scenario: a shop with customers is never overwritten', async () => {
  const { shop } = await fill()
  const file = await opening(openSqlite(join(folder, 'empty.sqlite')))
  await expect(moveShop(file, shop.deps.engine)).rejects.toThrow('The other shop is not empty')
  const { rows } = await sql`select id from customer`.execute(shop.db)
  expect(rows).toHaveLength(1)
  await shop.close()
})

test.each([
  ['changes a value', `update currency set symbol = '?' where code = new.code`],
  ['drops a row', 'delete from currency where code = new.code'],
])('Scenario: the other database %s; nothing is moved', async (_, change) => {
  const { shop } = await fill()
  const file = await opening(openSqlite(':memory:'))
  const before = await dump(file)
  await sql
    .raw(`create trigger spoil after insert on currency begin ${change}; end`)
    .execute(file.db)
  await expect(moveShop(shop.deps.engine, file)).rejects.toThrow(
    /^The table currency did not come out the same: .* Nothing was moved\.$/,
  )
  expect(await dump(file)).toEqual(before)
  await shop.close()
})

test('Every table except those of the search is moved, and has a primary key', async () => {
  const tables = await readTables()
  expect(tables.filter(({ key }) => key.length === 0)).toEqual([])
  const names = tables.map(({ name }) => name)
  const engine = await opening(openSqlite(':memory:'))
  const all = (await engine.db.introspection.getTables()).map(({ name }) => name)
  expect(all.filter((name) => !name.startsWith('search_')).toSorted()).toEqual(names.toSorted())
  expect(names.indexOf('customer')).toBeLessThan(names.indexOf('customer_order'))
})
