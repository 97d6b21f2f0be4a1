import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { demoBuyer } from '../../server/demo/buyer.ts'
import { loginAsBuyer, pendantOf, sellPendant } from '../support/sellPendant.ts'
import { createShopProcess, type ShopProcess } from '../support/shopProcess.ts'
import { address } from '../support/values/address.ts'

let shop: ShopProcess
beforeAll(async () => {
  shop = await createShopProcess()
  await sellPendant(shop)
})
afterEach(() => shop.stopIfRunning())
afterAll(() => shop.remove())

/** An order whose papers are compared as if they were written: a job of the shop writes them at any time. */
const withPapers = <O extends { readonly papers: readonly object[] }>(order: O) => ({
  ...order,
  papers: order.papers.map((paper) => ({ ...paper, isReady: true })),
})

test('Scenario: killed right after it acknowledged an order, the shop has the order and has moved the stock once', async () => {
  await shop.start()
  const { client: buyer } = await loginAsBuyer(shop)
  const { productId, stock } = await pendantOf(buyer)
  await buyer.cart.add({ body: { productId, quantity: 3 } })
  const orderForm = {
    headers: { 'idempotency-key': 'before-the-crash' },
    body: { address, shipping: 'together', currency: 'INR' },
  } as const
  const placed = await buyer.orders.place(orderForm)
  await shop.stop('SIGKILL')
  if (placed.status !== 201) throw new Error(placed.body.message)
  const { cart, ...order } = placed.body
  expect(cart?.cartData).toEqual([])

  await shop.start()
  const { client: again } = await loginAsBuyer(shop)
  expect((await again.orders.mine({ query: {} })).body).toMatchObject({
    data: [{ _id: order._id }],
    total: 1,
  })
  const kept = await again.orders.get({ params: { id: order._id } })
  if (kept.status !== 200) throw new Error(kept.body.message)
  expect(withPapers(kept.body)).toEqual(withPapers(order))
  const repeated = await again.orders.place(orderForm)
  if (repeated.status !== 201) throw new Error(repeated.body.message)
  expect(withPapers(repeated.body)).toEqual({ ...withPapers(order), cart: null })
  expect((await pendantOf(again)).stock).toBe(stock - 3)
  expect(await shop.stop('SIGTERM')).toBe(0)
})

/** A login whose headers have been sent. `finish` sends the body. @returns the status */
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

/** Resolves when the server refuses new connections. */
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

test('Scenario: on SIGTERM the running request is answered, then the server exits with 0; the health checks work', async () => {
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

test('Scenario: a port that is in use is reported in one line, with exit code 69', async () => {
  await shop.start()
  const { port } = new URL(shop.origin)
  const main = join(import.meta.dirname, '../../server/main.ts')
  await expect(
    promisify(execFile)(process.execPath, [main], {
      env: {
        ...process.env,
        DATA_DIR: shop.dataDir,
        PORT: port,
        LOG_LEVEL: 'silent',
      },
    }),
  ).rejects.toMatchObject({
    code: 69,
    stderr: `Port ${port} is taken. Stop the process that has it, or set another port, such as PORT=4001 npm start\n`,
  })
  await shop.stop('SIGTERM')
})
