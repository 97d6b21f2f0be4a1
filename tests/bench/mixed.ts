import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { heapFlags } from '../../tools/parts/heapFlags.ts'
import { findPostgres, startPostgres } from '../../tools/parts/postgresServer.ts'
import { address } from '../support/values/address.ts'
import { percentile } from '../support/values/percentile.ts'
import { leaves, productAt, tops } from './catalogue.ts'
import { type Call, send } from './send.ts'
import type { Health, Ready } from './server.ts'

/**
 * `npm run bench:mixed`: a mix of 200 customers in a shop of 10,000 products: 55 % lists with varying filters, 20 %
 * products, 10 % searches, 12 % changes of carts, 3 % orders; at 10 and 50 connections, with and without a concurrent
 * import, on SQLite and, if installed, on PostgreSQL. Prints requests per second, the CPU time of the server for each, the
 * longest stall of its event loop, the times of each kind, and refusals. `BENCH_ENGINES` (`sqlite`, `postgres`) and
 * `BENCH_CONNECTIONS` select some of it. `BENCH_LISTS=first` requests the first pages of categories without a filter,
 * as buyers open them from the menu, instead of lists that are never the same.
 */
const products = Number(process.env.BENCH_PRODUCTS ?? 10_000)
const seconds = Number(process.env.BENCH_SECONDS ?? 15)
const engines = (process.env.BENCH_ENGINES ?? 'sqlite,postgres').split(',')
const connectionCounts = (process.env.BENCH_CONNECTIONS ?? '10,50').split(',').map(Number)
const hasFirstPages = process.env.BENCH_LISTS === 'first'
const root = join(import.meta.dirname, '..', '..')

/** Percentages. */
const shares = { list: 55, product: 20, search: 10, cart: 12, order: 3 }
type Kind = keyof typeof shares
const kinds = Object.keys(shares) as Kind[]

const kindOf = (random: number): Kind => {
  let left = random * 100
  for (const kind of kinds) {
    left -= shares[kind]
    if (left < 0) return kind
  }
  return 'list'
}

const any = (most: number) => Math.floor(Math.random() * most)
const one = <T>(list: readonly T[]): T => list[any(list.length)] as T

const changeCart = ({ variantIds }: Ready): Call => ({
  method: 'POST',
  path: '/api/cart/update/morevariants',
  body: [{ id: one(variantIds), quantity: 1 + any(5) }],
})

const listQuery = ({ filters }: Ready): string =>
  hasFirstPages
    ? `page=${1 + any(2)}`
    : `page=${1 + any(5)}&filter=${one(filters)},min:${any(9_000)}`

/** A request of a customer. Before an order, the cart is changed, because it may be empty. */
const callsOf = (kind: Kind, ready: Ready): readonly Call[] => {
  switch (kind) {
    case 'list':
      return [
        {
          method: 'GET',
          path: `/api/products/category/slug/${one([...leaves, ...tops])}?${listQuery(ready)}&facets=yes`,
        },
      ]
    case 'product':
      return [{ method: 'POST', path: `/api/products/get-product-ById/product-${any(products)}` }]
    case 'search':
      return [
        {
          method: 'GET',
          path: `/api/products/search/all?query=${one(leaves).split('_').join('%20')}%20${any(products)}`,
        },
      ]
    case 'cart':
      return [changeCart(ready)]
    case 'order':
      return [
        changeCart(ready),
        {
          method: 'POST',
          path: '/api/order/',
          body: { address, shipping: 'together', currency: 'INR' },
          key: `bench-${Date.now()}-${any(1e9)}`,
        },
      ]
  }
}

interface Seen {
  readonly kind: Kind
  readonly status: number
  readonly ms: number
}

const measure = async (ready: Ready, connections: number): Promise<Seen[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const until = performance.now() + seconds * 1_000
  const seen: Seen[] = []
  const customer = async () => {
    while (performance.now() < until) {
      const kind = kindOf(Math.random())
      const { token } = one(ready.clients)
      for (const call of callsOf(kind, ready)) {
        const began = performance.now()
        const status = await send(ready.origin, token, agent, call)
        const isOrder = call.key !== undefined
        if (isOrder || kind !== 'order') seen.push({ kind, status, ms: performance.now() - began })
      }
    }
  }
  await Promise.all(Array.from({ length: connections }, customer))
  agent.destroy()
  return seen
}

const show = (name: string, seen: readonly Seen[], { cpu, stall, rss }: Health) => {
  const perSecond = Math.round(seen.length / seconds)
  const cpuOfOne = (cpu / seen.length).toFixed(2)
  console.log(
    `\n${name}: ${perSecond} req/s, ${cpuOfOne} ms of CPU each, longest stall ${Math.round(stall)} ms, ${Math.round(rss / 1e6)} MB`,
  )
  for (const kind of kinds) {
    const own = seen.filter((each) => each.kind === kind)
    const times = own.map(({ ms }) => ms)
    const refused = own.filter(({ status }) => status >= 400 && status < 500).length
    const failed = own.filter(({ status }) => status >= 500).length
    console.log(
      `  ${kind.padEnd(8)} ${String(own.length).padStart(6)}  p50 ${percentile(times, 0.5).toFixed(1).padStart(7)} ms  p99 ${percentile(times, 0.99).toFixed(1).padStart(7)} ms  4xx ${refused}  5xx ${failed}`,
    )
  }
}

/** Imports the catalogue again with a different stock of every product. */
const writeImport = async (file: string) => {
  const lines = Array.from({ length: Math.min(products, 5_000) }, (_, i) => {
    const product = productAt(i)
    const variants = product.variants.map((variant) => ({ ...variant, stock: any(500) }))
    return JSON.stringify({ product: { ...product, variants } })
  })
  await writeFile(file, ['{"alma":"catalogue","version":1}', ...lines, ''].join('\n'))
}

const healthOf = async (server: ChildProcess): Promise<Health> => {
  server.send('health')
  return ((await once(server, 'message')) as [Health])[0]
}

/** Waits until the shop is ready. @returns how long the first list takes then, ms */
const firstList = async ({ origin, clients: [client] }: Ready): Promise<number> => {
  while ((await fetch(`${origin}/readyz`)).status !== 200) await setTimeout(20)
  const began = performance.now()
  const list = `${origin}/api/products/category/slug/${tops[0]}?facets=yes`
  await (await fetch(list, { headers: { authorization: `Bearer ${client?.token}` } })).text()
  return performance.now() - began
}

const bench = async (engine: string, more: NodeJS.ProcessEnv) => {
  const folder = await mkdtemp(join(tmpdir(), 'alma-bench-'))
  const env = { ...process.env, ...more }
  console.log(`\n${engine}: filling ${products} products …`)
  const args = [folder, String(products), '200']
  const server = fork(join(import.meta.dirname, 'server.ts'), args, {
    ...{ stdio: 'inherit', env, execArgv: [...heapFlags] },
  })
  const [ready] = (await once(server, 'message')) as [Ready]
  const file = join(folder, 'again.jsonl')
  await writeImport(file)
  console.log(`${engine}: first list once ready: ${Math.round(await firstList(ready))} ms`)
  await measure(ready, 10)
  for (const connections of connectionCounts) {
    await healthOf(server)
    const alone = await measure(ready, connections)
    show(`${engine}, ${connections} connections, alone`, alone, await healthOf(server))
    const team = spawn(
      process.execPath,
      [join(root, 'server/cli/main.ts'), 'import', file, '--format', 'alma'],
      { env: { ...env, DATA_DIR: folder }, stdio: 'ignore' },
    )
    const beside = await measure(ready, connections)
    const isDone = team.exitCode !== null
    const name = `${engine}, ${connections} connections, beside an import${isDone ? ' (which ended)' : ''}`
    show(name, beside, await healthOf(server))
    team.kill('SIGKILL')
    if (!isDone) await once(team, 'exit')
  }
  server.kill('SIGTERM')
  await once(server, 'exit')
  await rm(folder, { recursive: true, force: true })
}

if (engines.includes('sqlite')) await bench('SQLite', {})
if (engines.includes('postgres') && findPostgres()) {
  const server = await startPostgres()
  try {
    await bench('PostgreSQL', { DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}
