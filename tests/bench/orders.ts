import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '../../tools/parts/postgresServer.ts'
import { address } from '../support/values/address.ts'
import { percentile } from '../support/values/percentile.ts'
import { type Call, send } from './send.ts'
import type { Health, Ready } from './server.ts'

/**
 * `npm run bench:orders`: how long placing an order takes with 10 buyers over 10,000 products, with 1, 5 and 50 lines, on
 * SQLite and, where it is installed, on PostgreSQL. A fifth of the lines is of the same ten products, as with goods that
 * everybody wants.
 *
 * - "at once": all buyers fill their carts, then all place their orders at the same moment. This is the worst moment of
 *   a day.
 * - "without pause": each buyer fills a cart and places it, again and again, so that the shop is never idle. The time
 *   that an order waits for the carts of other buyers is in its figures.
 */
const products = Number(process.env.BENCH_PRODUCTS ?? 10_000)
const seconds = Number(process.env.BENCH_SECONDS ?? 5)
const buyers = 10
/** A customer may place only so many orders a minute, so each buyer acts for several. */
const customersOfBuyer = 40
const sizes = [1, 5, 50]
const wanted = 10

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T

const serve = async (name: string, url?: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'alma-bench-'))
  const { DATABASE_URL: _, ...env } = process.env
  const server = fork(
    join(import.meta.dirname, 'server.ts'),
    [folder, products, buyers * customersOfBuyer, 3 * products].map(String),
    { stdio: 'inherit', env: url === undefined ? env : { ...env, DATABASE_URL: url } },
  )
  const [ready] = (await once(server, 'message')) as [Ready]
  await warmUp(ready)
  for (const size of sizes)
    for (const pace of ['at once', 'without pause'] as const)
      await show(name, { size, pace }, ready, server)
  server.kill()
  await once(server, 'exit')
  await rm(folder, { recursive: true, force: true })
}

interface Load {
  readonly size: number
  readonly pace: 'at once' | 'without pause'
}

/** Fills carts and places orders, each time for another customer of a buyer. */
const createBuyers = ({ origin, clients, variantIds }: Ready, agent: Agent, size: number) => {
  const each = Math.floor(variantIds.length / wanted)
  const popular = variantIds.filter((_, i) => i % each === 0)
  const line = () => any(Math.random() < 0.2 ? popular : variantIds)
  let placed = 0
  const call = async (token: string, asked: Call, expected: number) => {
    const status = await send(origin, token, agent, asked)
    if (status !== expected) throw new Error(`${asked.path} answered ${status}`)
  }
  return {
    /** @returns the token of a customer whose cart is full */
    fill: async (buyer: number): Promise<string> => {
      const customer = buyer + buyers * (Math.floor(placed / buyers) % customersOfBuyer)
      placed += 1
      const { token } = clients[customer] ?? { token: '' }
      const ids = new Set(Array.from({ length: size }, line))
      const body = [...ids].map((id) => ({ id, quantity: 10 }))
      await call(token, { method: 'POST', path: '/api/cart/update/morevariants', body }, 200)
      return token
    },
    /** @returns how long it took, ms */
    place: async (token: string): Promise<number> => {
      const began = performance.now()
      const body = { address, shipping: 'together', currency: 'INR' }
      await call(token, { method: 'POST', path: '/api/order/', body, key: randomUUID() }, 201)
      return performance.now() - began
    },
  }
}

/** Connections are opened and code is compiled in the first orders after a start, which nobody measures. */
const warmUp = async (ready: Ready) => {
  const agent = new Agent({ keepAlive: true, maxSockets: buyers })
  const { fill, place } = createBuyers(ready, agent, 5)
  for (let round = 0; round < 20; round += 1)
    await Promise.all(Array.from({ length: buyers }, async (_, buyer) => place(await fill(buyer))))
  agent.destroy()
}

const show = async (
  name: string,
  { size, pace }: Load,
  ready: Ready,
  server: ReturnType<typeof fork>,
) => {
  const agent = new Agent({ keepAlive: true, maxSockets: buyers })
  const { fill, place } = createBuyers(ready, agent, size)
  const all = Array.from({ length: buyers }, (_, buyer) => buyer)
  const times: number[] = []
  const until = performance.now() + seconds * 1_000
  const buy = async (buyer: number) => {
    while (performance.now() < until) times.push(await place(await fill(buyer)))
  }
  const buyAtOnce = async () => {
    while (performance.now() < until)
      times.push(...(await Promise.all((await Promise.all(all.map(fill))).map(place))))
  }
  server.send('health')
  await once(server, 'message')
  await (pace === 'at once' ? buyAtOnce() : Promise.all(all.map(buy)))
  server.send('health')
  const [{ cpu }] = (await once(server, 'message')) as [Health]
  agent.destroy()
  const cells = [
    ...[size, (times.length / seconds).toFixed(1)],
    ...[0.5, 0.99, 1].map((share) => percentile(times, share).toFixed(0)),
    (cpu / times.length).toFixed(1),
  ]
  console.log(
    ...[name.padEnd(12), pace.padEnd(14)],
    ...cells.map((cell) => String(cell).padStart(9)),
  )
}

console.log(
  '\nengine       pace               lines  orders/s    p50 ms    p99 ms    max ms    CPU ms',
)
if (!process.argv.includes('--postgres')) await serve('SQLite')
if (findPostgres()) {
  const { url, stop } = await startPostgres()
  try {
    await serve('PostgreSQL', url)
  } finally {
    await stop()
  }
} else console.log('PostgreSQL is not installed here.')
