import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseFile } from '../../../server/config/database.ts'
import { openSqlite } from '../../../server/store/sqlite/sqlite.ts'
import { makeApplicant } from '../../drills/buyers.ts'
import { clientOf } from '../../support/client.ts'
import { createShopProcess, type ShopProcess } from '../../support/shopProcess.ts'

/** A mail server that accepts connections and never answers. */
const calls: Socket[] = []
const silent = createServer((socket) => {
  calls.push(socket)
  socket.on('error', () => undefined)
})
let shop: ShopProcess
beforeAll(async () => {
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  shop = await createShopProcess(undefined, { SMTP_URL: `smtp://127.0.0.1:${port}` })
  await shop.team('init')
})
afterAll(async () => {
  for (const call of calls) call.destroy()
  silent.close()
  await shop.remove()
})

const jobs = async () => {
  const engine = openSqlite(databaseFile(shop))
  const rows = await engine.db.selectFrom('job').select(['kind', 'last_error']).execute()
  await engine.close()
  return rows
}

test('Scenario: SIGTERM ends the shop while the mail server does not respond; the mail stays a job', async () => {
  await shop.start()
  const { newsletter } = clientOf(shop.origin)
  await newsletter.subscribe({ body: { email: 'meera@buyers.test' } })
  await expect.poll(() => calls.length, { timeout: 20_000 }).toBeGreaterThan(0)
  expect(await shop.stop('SIGTERM')).toBe(0)
  // It did not wait for the timeout of the mail server.
  expect(await jobs()).toEqual([{ kind: 'mail', last_error: null }])
}, 60_000)

test('Scenario: a decision of the team is saved even if its mail cannot be sent', async () => {
  silent.close()
  for (const call of calls.splice(0)) call.destroy()
  await makeApplicant(shop)
  const engine = openSqlite(databaseFile(shop))
  const { email } = await engine.db.selectFrom('customer').select('email').executeTakeFirstOrThrow()
  await engine.db.deleteFrom('job').execute()
  await engine.close()
  expect(await shop.team('verify', email)).toContain('verified')
  expect(await shop.team('customers', 'show', email)).toContain('verified')
  expect(await jobs()).toEqual([
    { kind: 'mail', last_error: expect.stringContaining('ECONNREFUSED') },
  ])
}, 60_000)
