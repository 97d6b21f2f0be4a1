import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import autocannon from 'autocannon'
import { userCookieName } from '../../src/domain/account/userCookie.ts'
import { heapFlags } from '../../tools/parts/heapFlags.ts'
import { buildStorefront } from '../../tools/parts/storefront.ts'
import { percentile } from '../support/values/percentile.ts'
import { leaves, productAt } from './catalogue.ts'
import type { Health, Ready } from './server.ts'
import type { Client } from './socketClients.ts'

/**
 * `npm run bench:ssr`: pages per second, latency and server memory of pages that the server renders, each alone and in a
 * mix at 10 connections, by visitors and 200 customers over 10,000 products, compressed as for browsers. The mix runs
 * as fast as the server answers, and then at 200 pages a second that are requested at random moments, as by buyers who do
 * not know of each other, for 60 s each. CPU is the time of the server per page,
 * with the orders that are placed meanwhile.
 */
const products = Number(process.env.BENCH_PRODUCTS ?? 10_000)
const seconds = Number(process.env.BENCH_SECONDS ?? 60)

await buildStorefront()
const folder = await mkdtemp(join(tmpdir(), 'alma-bench-'))
console.log(`Filling ${products} products of 3 variants …`)
const server = fork(join(import.meta.dirname, 'server.ts'), [folder, String(products), '200'], {
  stdio: 'inherit',
  execArgv: [...heapFlags],
})
const [ready] = (await once(server, 'message')) as [Ready]
server.send('trade')

const visitor = { 'accept-encoding': 'br', accept: 'text/html' }
const customer = (n: number) => {
  const { userId, token } = ready.clients[n % ready.clients.length] as Client
  const user = {
    _id: userId,
    token,
    name: 'Buyer',
    email: 'buyer@bench.test',
    companyName: 'Bench',
  }
  return {
    ...visitor,
    cookie: `${userCookieName}=${encodeURIComponent(JSON.stringify(user))}`,
  }
}

/** The address of product `i` in its own category. In another one, it would lead there. */
const productPath = (i: number) => `/eshop/detail/${productAt(i).categorySlugs[0]}/product-${i}`

type Page = (n: number) => autocannon.Request

/** Every fifth page is that of a visitor. Addresses differ. */
const pages: Readonly<Record<string, Page>> = {
  'front page (visitor)': () => ({ path: '/', headers: visitor }),
  'login (visitor)': () => ({ path: '/login', headers: visitor }),
  category: (n) => ({ path: `/eshop/${leaves[n % leaves.length]}`, headers: customer(n) }),
  product: (n) => ({ path: productPath((n * 7) % products), headers: customer(n) }),
  cart: (n) => ({ path: '/cart', headers: customer(n) }),
  history: (n) => ({ path: '/history', headers: customer(n) }),
}
const kinds = Object.values(pages)
const mix: Page = (n) => (kinds[n % kinds.length] as Page)(n)

/** The server's memory, and its CPU time since the last call. */
const health = async () => {
  server.send('memory')
  const [{ rss, cpu }] = (await once(server, 'message')) as [Health]
  return { memory: Math.round(rss / 1e6), cpu }
}

const load = async (page: Page, duration: number) => {
  let n = 0
  const requests = [{ setupRequest: (base: autocannon.Request) => ({ ...base, ...page(n++) }) }]
  const options = {
    url: ready.origin,
    connections: 10,
    requests: requests as autocannon.Request[],
  }
  await autocannon({ ...options, duration: 2 })
  const before = await health()
  const result = await autocannon({ ...options, duration })
  const after = await health()
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} wrong answers and ${result.errors} errors under load`)
  const cpu = after.cpu / result.requests.total
  return { ...result, cpu: cpu.toFixed(1), before: before.memory, after: after.memory }
}

/** Requests a page, and resolves with its compressed text when that has arrived. */
const fetchPage = ({ path, headers }: autocannon.Request, agent: Agent) =>
  new Promise<Buffer>((resolve, reject) => {
    const sent = request(ready.origin + path, { agent, headers }, (reply) => {
      const { statusCode = 0 } = reply
      if (statusCode !== 200) reject(new Error(`${path}: ${statusCode}`))
      buffer(reply).then(resolve, reject)
    })
    sent.once('error', reject).end()
  })

/** One page of so many is read after the measurement. It shares no divisor with the number of kinds. */
const readOneOf = 7

/** How many percent of the pages the server has left to the browser. */
const leftToBrowser = (pages: readonly Buffer[]): number => {
  const left = pages.filter((page) => !String(brotliDecompressSync(page)).includes('id="answers"'))
  return Math.round((left.length / pages.length) * 100)
}

/**
 * Requests pages at random moments, whether or not earlier ones have arrived.
 * @param rate pages per second
 */
const arrive = async (page: Page, rate: number, duration: number) => {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  const kept: Buffer[] = []
  const pending: Promise<void>[] = []
  const before = await health()
  const began = performance.now()
  const gap = () => (-Math.log(1 - Math.random()) / rate) * 1_000
  for (let at = gap(), n = 0; at < duration * 1_000; at += gap()) {
    const due = began + at
    const wait = due - performance.now()
    if (wait > 0) await setTimeout(wait)
    const isKept = n % readOneOf === 0
    const arrived = fetchPage(page(n++), agent)
    pending.push(
      arrived.then((text) => {
        times.push(performance.now() - due)
        if (isKept) kept.push(text)
      }),
    )
  }
  await Promise.all(pending)
  const after = await health()
  agent.destroy()
  return {
    requests: { average: times.length / duration },
    latency: { p50: Math.round(percentile(times, 0.5)), p99: Math.round(percentile(times, 0.99)) },
    ...{ cpu: (after.cpu / times.length).toFixed(1), before: before.memory, after: after.memory },
    left: leftToBrowser(kept),
  }
}

const print = (cells: readonly (string | number)[]) =>
  console.log(
    cells
      .map((cell, i) => (i === 0 ? String(cell).padEnd(22) : String(cell).padStart(10)))
      .join(' '),
  )

print(['page', 'pages/s', 'p50 ms', 'p99 ms', 'CPU ms', 'memory MB'])
const show = (name: string, measured: Omit<Awaited<ReturnType<typeof arrive>>, 'left'>) => {
  const { requests, latency, cpu, before, after } = measured
  const rate = Math.round(requests.average)
  print([name, rate, latency.p50, latency.p99, cpu, `${before} → ${after}`])
}
for (const [name, page] of Object.entries(pages)) show(name, await load(page, Math.min(4, seconds)))
show('the mix', await load(mix, seconds))
const { left, ...arrived } = await arrive(mix, 200, seconds)
show('the mix at 200/s', arrived)
console.log(`Left to the browser at 200/s, since too many waited: ${left} %`)

server.kill('SIGTERM')
await once(server, 'exit')
await rm(folder, { recursive: true, force: true })
