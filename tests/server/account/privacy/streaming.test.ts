import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createArchive } from '../../../../server/account/privacy/archive.ts'
import { pageSize } from '../../../../server/account/privacy/part.ts'
import { openTestShop, type TestShop } from '../../../support/shop.ts'

const pages = 25
let shop: TestShop
let customerId: string
beforeAll(async () => {
  shop = await openTestShop()
  customerId = (await shop.customer()).id
  for (let page = 0; page < pages; page++)
    await shop.db
      .insertInto('message')
      .values(
        Array.from({ length: pageSize }, (_, place) => ({
          id: `message-${String(page * pageSize + place).padStart(6, '0')}`,
          customer_id: customerId,
          title_json: JSON.stringify({ en: 'News' }),
          // Random text does not compress well.
          text_json: JSON.stringify({ en: randomBytes(300).toString('base64') }),
          created_at: page,
          read: 0,
          link: null,
        })),
      )
      .execute()
})
afterAll(() => shop.close())

/** The archive of the customer, and how often it has read the database. */
const openArchive = async () => {
  let reads = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      reads += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const { engine } = shop.deps
  const db = engine.db.withPlugin(counting)
  const archive = await createArchive({ ...shop.deps, engine: { ...engine, db } }, customerId)
  return { archive, reads: () => reads }
}

test('Scenario: a long list is read in pages, each time it is written', async () => {
  const { archive, reads } = await openArchive()
  await buffer(archive)
  expect(reads()).toBeGreaterThan(2 * pages)
})

test('Scenario: reading follows the download, and stops when the client disconnects', async () => {
  const { archive, reads } = await openArchive()
  await once(archive, 'readable')
  // Each of these takes longer than the rest of the first one would.
  await buffer((await openArchive()).archive)
  const untaken = reads()
  expect(untaken).toBeLessThan(pages)
  archive.read(1)
  archive.destroy()
  await once(archive, 'close')
  await buffer((await openArchive()).archive)
  expect(reads()).toBeLessThanOrEqual(untaken + 1)
})
