import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { heapFlags } from '../../tools/parts/heapFlags.ts'
import { percentile } from '../support/values/percentile.ts'
import { leaves } from './catalogue.ts'
import type { Ready } from './server.ts'
import type { AllConnected, Order } from './socketClients.ts'

/**
 * `npm run bench:sockets`: 2,000 customers with a page and a cart are disconnected at once, reconnect and read what
 * they have missed, while the team changes stock. Prints when they are back, and the response times of a listing during
 * this and before.
 */
const sockets = Number(process.env.BENCH_SOCKETS ?? 2_000)
const products = 1_000
/** Interval of requests for a listing, ms. */
const pause = 10
/** How long to measure the shop without reconnects, ms. */
const quietFor = 5_000

const folder = await mkdtemp(join(tmpdir(), 'alma-bench-'))
const start = (file: string, ...given: string[]) =>
  fork(join(import.meta.dirname, file), given, { stdio: 'inherit', execArgv: [...heapFlags] })
const server = start('server.ts', folder, String(products), String(sockets))
const [{ origin, token, clients }] = (await once(server, 'message')) as [Ready]
const customers = start('socketClients.ts')
const order = async (given: Order): Promise<AllConnected> => {
  customers.send(given)
  const [all] = (await once(customers, 'message')) as [AllConnected]
  return all
}

const listing = async (n: number): Promise<number> => {
  const began = performance.now()
  const path = `/api/products/category/slug/${leaves[n % leaves.length]}?page=${1 + (n % 10)}`
  const response = await fetch(`${origin}${path}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br' },
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  await response.arrayBuffer()
  return performance.now() - began
}

/** Requests listings one after the other until `end`. @returns their response times, ms */
const listingsUntil = async (end: Promise<unknown>): Promise<number[]> => {
  let isOver = false
  void end.then(() => {
    isOver = true
  })
  const times: number[] = []
  while (!isOver) {
    times.push(await listing(times.length))
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  return times.sort((one, other) => one - other)
}

const at = (times: readonly number[], share: number) => percentile(times, share).toFixed(1)
const print = (...cells: (string | number)[]) =>
  console.log(cells.map((cell, place) => String(cell).padEnd(place === 0 ? 34 : 10)).join(''))

await order({ connect: clients, origin })
server.send('trade')
const wait = new Promise((resolve) => setTimeout(resolve, quietFor))
const quiet = await listingsUntil(wait)
const reconnected = order('cut')
const meanwhile = await listingsUntil(reconnected)
const after = [...(await reconnected).after].sort((one, other) => one - other)

print(`${sockets} sockets back after, ms`, 'first', 'p50', 'p95', 'last')
print('', ...[0, 0.5, 0.95, 1].map((share) => Math.round(Number(at(after, share)))))
const busiest = [...Map.groupBy(after, (ms) => Math.floor(ms / 500)).values()]
print('in the busiest half second', Math.max(...busiest.map(({ length }) => length)))
print('listing, ms', 'calls', 'p50', 'p95', 'p99')
for (const [name, times] of [
  ['quiet', quiet],
  ['while they come back', meanwhile],
] as const)
  print(name, times.length, at(times, 0.5), at(times, 0.95), at(times, 0.99))
print('p95, times quiet', (Number(at(meanwhile, 0.95)) / Number(at(quiet, 0.95))).toFixed(1))

customers.kill('SIGTERM')
server.kill('SIGTERM')
await once(server, 'exit')
await rm(folder, { recursive: true, force: true })
