import { fork } from 'node:child_process'
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
 * `npm run bench:orders`: how long placing an order takes with 10 buyers at once over 10,000 products, with 1, 5 and 50
 * lines, on SQLite and, where it is installed, on PostgreSQL. A fifth of the lines is of the same ten products, as with
 * goods that everybody wants. Only placing is timed; the cart is filled before.
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
  for (const size of sizes) await show(name, size, ready, server)
  server.kill()
  await once(server, 'exit')
  await rm(folder, { recursive: true, force: true })
}

const show = async (
  name: string,
  size: number,
  { origin, clients, variantIds }: Ready,
  server: ReturnType<typeof fork>,
) => {
  const agent = new Agent({ keepAlive: true, maxSockets: buyers })
  const popular = variantIds.slice(0, wanted)
  const lineOf = (n: number) => (n % 5 === 0 ? any(popular) : any(variantIds))
  const call = async (token: string, asked: Call, expected: number) => {
    const began = performance.now()
    const status = await send(origin, token, agent, asked)
    if (status !== expected) throw new Error(`${asked.path} answered ${status}`)
    return performance.now() - began
  }
  const times: number[] = []
  let placed = 0
  const buy = async (buyer: number, until: number) => {
    while (performance.now() < until) {
      const { token } = clients[
        buyer + buyers * (Math.floor(placed / buyers) % customersOfBuyer)
      ] ?? { token: '' }
      placed += 1
      const ids = new Set(Array.from({ length: size }, (_, n) => lineOf(n)))
      const rows = [...ids].map((id) => ({ id, quantity: 10 }))
      await call(token, { method: 'POST', path: '/api/cart/update/morevariants', body: rows }, 200)
      const order = { address, shipping: 'together', currency: 'INR' }
      const key = `bench-${name}-${size}-${buyer}-${placed}`
      times.push(await call(token, { method: 'POST', path: '/api/order/', body: order, key }, 201))
    }
  }
  server.send('health')
  await once(server, 'message')
  const until = performance.now() + seconds * 1_000
  await Promise.all(Array.from({ length: buyers }, (_, buyer) => buy(buyer, until)))
  server.send('health')
  const [{ cpu }] = (await once(server, 'message')) as [Health]
  agent.destroy()
  const cells = [
    ...[size, (times.length / seconds).toFixed(1)],
    ...[0.5, 0.99].map((share) => percentile(times, share).toFixed(0)),
    (cpu / times.length).toFixed(1),
  ]
  console.log(name.padEnd(12), ...cells.map((cell) => String(cell).padStart(9)))
}

console.log('\nengine           lines  orders/s    p50 ms    p99 ms    CPU ms')
if (!process.argv.includes('--postgres')) await serve('SQLite')
if (findPostgres()) {
  const { url, stop } = await startPostgres()
  try {
    await serve('PostgreSQL', url)
  } finally {
    await stop()
  }
} else console.log('PostgreSQL is not installed here.')
