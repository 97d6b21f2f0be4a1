import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { uuidv7 } from 'uuidv7'
import { createCart } from '../../server/cart/cart.ts'
import { openLog } from '../../server/store/sqlite/sqlite.log.ts'
import { openSqlite } from '../../server/store/sqlite/sqlite.ts'
import { percentile } from '../support/values/percentile.ts'
import { bareAdd } from './cartRows.ts'
import { type Call, send } from './send.ts'
import type { Health, Ready } from './server.ts'
import type { Client } from './socketClients.ts'

/**
 * `npm run bench:cart`, second part: how many times a second customers add a line to their carts, at 10 connections,
 * with carts of 1, 50 and 500 rows and with one growing cart, and the CPU time of the server for each. Beside each are
 * two limits of the same run, bare transactions that write the same rows: `alone`, where each waits for an fsync of its
 * own, and `shared`, where those of all connections share the writes to the disk, as in the shop. "no HTTP" is how many
 * lines the shop's own code adds in one process, without requests: what the limits can be compared with, since a call
 * that changes nothing costs more than a bare transaction. Then the times of a quick order of 1,000 lines.
 */
const sizes = [1, 50, 500]
const connections = 10
const products = 3_000
const seconds = Number(process.env.BENCH_SECONDS ?? 3)
const pasted = 1_000

const folder = await mkdtemp(join(tmpdir(), 'alma-bench-'))
const server = fork(
  join(import.meta.dirname, 'server.ts'),
  [folder, String(products), String(connections + 2)],
  { stdio: 'inherit' },
)
const [ready] = (await once(server, 'message')) as [Ready]
const path = join(folder, 'shop.sqlite')
const file = new BetterSqlite3(path)
file.pragma('synchronous = NORMAL')
const waitingFile = new BetterSqlite3(path)
waitingFile.pragma('synchronous = FULL')
const variants = file.prepare('select id, sku from variant order by id').all() as {
  readonly id: string
  readonly sku: string
}[]
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const log = openLog(path)
const engine = openSqlite(path)
const cart = createCart(engine, Date.now)
const limits = {
  alone: bareAdd(waitingFile, async () => {}),
  shared: bareAdd(file, log.onDisk),
}

const linesCall = (ids: readonly string[], mode: 'add' | 'set'): Call => ({
  ...{ method: 'POST', path: '/api/cart/lines', key: uuidv7() },
  body: { lines: ids.map((id) => ({ id, quantity: 1, mode })) },
})

/** Sends a call that must succeed. @returns how long it takes, ms */
const timeOf = async ({ token }: Client, call: Call): Promise<number> => {
  const began = performance.now()
  const status = await send(ready.origin, token, agent, call)
  if (status !== 200) throw new Error(`${call.path} answered ${status}`)
  return performance.now() - began
}

/** CPU time of the server since the last call, ms. */
const cpuOfServer = async (): Promise<number> => {
  server.send('health')
  return ((await once(server, 'message')) as [Health])[0].cpu
}

/** Runs an act on every connection, again and again. @returns the time of each run, ms */
const measure = async (act: (connection: number) => Promise<number>): Promise<number[]> => {
  const until = performance.now() + seconds * 1_000
  const times: number[] = []
  const run = async (connection: number) => {
    while (performance.now() < until) times.push(await act(connection))
  }
  await Promise.all(Array.from({ length: connections }, (_, connection) => run(connection)))
  return times
}

const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T
const own = ready.clients.slice(0, connections)
const [grower, buyer] = ready.clients.slice(connections) as [Client, Client]

/** How often each bare transaction is done in the time of a measurement. */
const measureLimits = async () => ({
  alone: (await measure(limits.alone(own))).length,
  shared: (await measure(limits.shared(own))).length,
})

/** A line to add: one piece of a variant, for a customer. */
interface Line {
  readonly client: Client
  readonly id: string
}

const addByCall = ({ client, id }: Line) => timeOf(client, linesCall([id], 'add'))

const addInProcess = async ({ client: { userId }, id }: Line): Promise<number> => {
  const began = performance.now()
  await cart.lines(userId, uuidv7(), [{ id, quantity: 1, mode: 'add' }])
  return performance.now() - began
}

/** Measures adds of the lines that `next` gives to each connection. */
const show = async (name: string, next: (connection: number) => Line) => {
  const before = await measureLimits()
  await cpuOfServer()
  const times = await measure((connection) => addByCall(next(connection)))
  const cpu = await cpuOfServer()
  const inProcess = await measure((connection) => addInProcess(next(connection)))
  const after = await measureLimits()
  const most = (limit: keyof typeof limits) => (before[limit] + after[limit]) / 2
  const perSecond = (count: number) => Math.round(count / seconds)
  const share = (count: number) => `${Math.round((count / most('alone')) * 100)} %`
  const cells = [
    perSecond(times.length),
    percentile(times, 0.5).toFixed(1),
    percentile(times, 0.99).toFixed(1),
    (cpu / times.length).toFixed(2),
    share(times.length),
    perSecond(inProcess.length),
    share(inProcess.length),
    perSecond(most('alone')),
    perSecond(most('shared')),
  ]
  console.log(name.padEnd(12), ...cells.map((cell) => String(cell).padStart(9)))
}

// The code of a process that has just started is not compiled yet.
for (const add of [addByCall, addInProcess])
  await measure((connection) => add({ client: own[connection] as Client, id: any(variants).id }))

console.log(
  '\ncart            adds/s    p50 ms    p99 ms    CPU ms  of alone   no HTTP  of alone   alone/s  shared/s',
)
for (const size of sizes) {
  const ids = variants.slice(0, size).map(({ id }) => id)
  for (const client of own) {
    await send(ready.origin, client.token, agent, {
      ...{ method: 'POST', path: '/api/cart/update/morevariants' },
      body: variants
        .slice(0, Math.max(...sizes))
        .map(({ id }, n) => ({ id, quantity: n < size ? 1 : 0 })),
    })
    await timeOf(client, linesCall(ids, 'set'))
  }
  await show(`${size} rows`, (connection) => ({
    client: own[connection] as Client,
    id: any(ids),
  }))
}
let next = 0
await show('growing', () => {
  next += 1
  return { client: grower, id: variants[next % variants.length]?.id ?? '' }
})
console.log(`the growing cart ended with ${Math.min(next, variants.length)} rows`)

const lines = variants.slice(0, pasted)
const codes = lines.map(({ sku }) => sku)
const resolve = { method: 'POST', path: '/api/cart/resolve', body: { codes } }
const added = lines.map(({ id }) => id)
console.log(`\nquick order of ${pasted} lines`)
console.log(`  shown ${Math.round(await timeOf(buyer, resolve))} ms`)
console.log(`  added ${Math.round(await timeOf(buyer, linesCall(added, 'add')))} ms`)
agent.destroy()
await log.close()
await engine.close()
waitingFile.close()
file.close()
server.kill('SIGTERM')
await once(server, 'exit')
await rm(folder, { recursive: true, force: true })
