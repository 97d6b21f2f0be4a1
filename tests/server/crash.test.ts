import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCatalogueWriter } from '../../server/catalogue/writer.ts'
import { createDemoBuyer, demoBuyer } from '../../server/demo/buyer.ts'
import { migrate } from '../../server/store/migrate.ts'
import { openSqlite } from '../../server/store/sqlite.ts'
import { address } from '../support/address.ts'
import { type Client, clientOf } from '../support/client.ts'
import { categories, pendant } from '../support/fixture.ts'
import { createShopProcess, type ShopProcess } from '../support/shopProcess.ts'

let shop: ShopProcess
beforeAll(async () => {
  shop = await createShopProcess()
  const engine = openSqlite(join(shop.dataDir, 'shop.sqlite'))
  await migrate(engine)
  const writer = createCatalogueWriter(engine, Date.now)
  await writer.putCategories(categories)
  await writer.putProduct(pendant)
  await createDemoBuyer(engine, Date.now())
  await engine.close()
})
afterAll(() => shop.remove())

const login = async (): Promise<Client> => {
  const { body } = await clientOf(shop.origin).customer.login({
    body: { registerEmail: demoBuyer.email, password: demoBuyer.password },
  })
  if (!('token' in body)) throw new Error(body.message)
  return clientOf(shop.origin, body.token)
}

const pendantOf = async (client: Client) => {
  const { status, body } = await client.catalogue.product({ params: { slug: 'moon-pendant' } })
  if (status !== 200) throw new Error(body.message)
  return body
}

test('Scenario: killed right after it acknowledged an order, the shop has the order and moved the stock once', async () => {
  await shop.start()
  const buyer = await login()
  const { productId, stock } = await pendantOf(buyer)
  await buyer.cart.add({ body: { productId, quantity: 3 } })
  const wish = {
    headers: { 'idempotency-key': 'before-the-crash' },
    body: { address, shipping: 'together', currency: 'INR' },
  } as const
  const placed = await buyer.orders.place(wish)
  await shop.stop('SIGKILL')
  expect(placed.status).toBe(201)

  await shop.start()
  const again = await login()
  expect((await again.orders.mine({ query: {} })).body).toEqual({
    data: [placed.body],
    total: 1,
    page: 1,
    limit: 20,
  })
  expect((await again.orders.place(wish)).body).toEqual(placed.body)
  expect((await pendantOf(again)).stock).toBe(stock - 3)
  expect(await shop.stop('SIGTERM')).toBe(0)
})

/** A login whose head the server has read and whose body waits: `finish` sends it and gives the status. */
const startLogin = async () => {
  const call = request(`${shop.origin}/api/customer/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  })
  const answered = once(call, 'response')
  await once(call, 'continue')
  return {
    finish: async () => {
      call.end(JSON.stringify({ registerEmail: demoBuyer.email, password: 'wrong' }))
      const [response] = (await answered) as [IncomingMessage]
      response.resume()
      return response.statusCode
    },
  }
}

/** Resolves once the server takes no new connections. */
const refusesConnections = async () => {
  for (;;) {
    const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1')
    const refused = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(false)).once('error', () => resolve(true))
    })
    socket.destroy()
    if (refused) return
  }
}

test('Scenario: SIGTERM lets a running request end, then exits 0; health tells alive and ready', async () => {
  await shop.start()
  const health = await Promise.all(
    ['/healthz', '/readyz'].map(async (path) => (await fetch(shop.origin + path)).json()),
  )
  expect(health).toEqual([{ status: 'alive' }, { status: 'ready' }])
  const running = await startLogin()
  const stopped = shop.stop('SIGTERM')
  await refusesConnections()
  expect(await running.finish()).toBe(401)
  expect(await stopped).toBe(0)
})

test('Scenario: a port that is taken is said in one line, exit 1', async () => {
  await shop.start()
  const { port } = new URL(shop.origin)
  const main = join(import.meta.dirname, '../../server/main.ts')
  await expect(
    promisify(execFile)(process.execPath, [main], {
      env: {
        ...process.env,
        DATA_DIR: join(shop.dataDir, 'second'),
        PORT: port,
        LOG_LEVEL: 'silent',
      },
    }),
  ).rejects.toMatchObject({
    code: 1,
    stderr: `Port ${port} is taken; set another one, such as PORT=4001 npm start\n`,
  })
  await shop.stop('SIGTERM')
})
