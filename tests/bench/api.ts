import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { heapFlags } from '../../tools/parts/heapFlags.ts'
import { leaves, tops } from './catalogue.ts'
import type { Health, Ready } from './server.ts'

/**
 * `npm run bench:api`: requests per second, latency and server memory of the most frequent calls, by 200 customers over
 * 10,000 products, compressed as for browsers, while the team changes stock four times a second. Each is compared with
 * a bare app that compresses and sends the same body. Addresses differ between requests; calls that may be answered
 * from a cache are marked.
 */
const products = Number(process.env.BENCH_PRODUCTS ?? 10_000)
const seconds = Number(process.env.BENCH_SECONDS ?? 4)

interface Call {
  readonly name: string
  readonly request: (n: number) => autocannon.Request
}

const folder = await mkdtemp(join(tmpdir(), 'alma-bench-'))
console.log(`Filling ${products} products of 3 variants …`)
const server = fork(join(import.meta.dirname, 'server.ts'), [folder, String(products), '200'], {
  stdio: 'inherit',
  execArgv: [...heapFlags],
})
const [ready] = (await once(server, 'message')) as [Ready]
server.send('trade')

const encoding = { 'accept-encoding': 'br' }
const headersOf = (n: number) => ({
  ...encoding,
  authorization: `Bearer ${ready.clients[n % ready.clients.length]?.token}`,
})
/** A different price each time, so that no cache has the answer. */
const price = (n: number) => ((n % 99_991) / 100).toFixed(2)
const leaf = (n: number) => leaves[n % leaves.length]
const wordsOf = (n: number) => leaf(n % products)?.split('_') ?? []
const calls: readonly Call[] = [
  {
    name: 'listing, kept',
    request: (n) => ({
      headers: headersOf(n),
      path: `/api/products/category/slug/${leaf(n)}?page=${1 + (n % 10)}`,
    }),
  },
  {
    name: 'listing, filtered',
    request: (n) => ({
      headers: headersOf(n),
      path: `/api/products/category/slug/${leaf(n)}?page=${1 + (n % 3)}&filter=min:${price(n)}`,
    }),
  },
  {
    name: 'listing, 2 facets',
    // A different filter each time, so that no cache has the answer: a size, two stones and a minimum price, with
    // counts.
    request: (n) => ({
      headers: headersOf(n),
      path: `/api/products/category/slug/${tops[n % tops.length]}?facets=yes&filter=${ready.filters[n % ready.filters.length]},price:asc,min:${price(n)}`,
    }),
  },
  {
    name: 'product',
    request: (n) => ({
      headers: headersOf(n),
      method: 'POST',
      path: `/api/products/get-product-ById/product-${(n * 7) % products}`,
    }),
  },
  {
    name: 'search',
    // A different query each time, so that no cache has the answer: a metal, a kind and the beginning of a number.
    request: (n) => ({
      headers: headersOf(n),
      path: `/api/products/search/all?query=${[...wordsOf(n * 7), String((n * 7) % products)].join('%20')}`,
    }),
  },
  {
    name: 'search, kept',
    request: (n) => ({
      headers: headersOf(n),
      path: `/api/products/search/all?query=${wordsOf(n).join('%20')}&page=${1 + (n % 50)}`,
    }),
  },
  {
    name: 'add to cart',
    request: (n) => ({
      headers: { ...headersOf(n), 'content-type': 'application/json' },
      method: 'POST',
      path: '/api/cart/update/morevariants',
      body: JSON.stringify([{ id: ready.variantIds[n % ready.variantIds.length], quantity: 1 }]),
    }),
  },
]

/** Sets the body of the bare app to that of a call. @returns its uncompressed size, bytes */
const copyBody = async ({ request }: Call): Promise<number> => {
  const { method = 'GET', path = '', body, headers: sent } = request(1)
  const response = await fetch(`${ready.origin}${path}`, {
    method,
    headers: sent as Record<string, string>,
    body: (body as string | undefined) ?? null,
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  const answer = await response.text()
  const headers = { 'content-type': 'application/json' }
  await fetch(`${ready.bareOrigin}/body`, { method: 'PUT', headers, body: answer })
  return Buffer.byteLength(answer)
}

const load = async (
  url: string,
  request: (n: number) => autocannon.Request,
  connections: number,
) => {
  let n = 0
  const requests = [{ setupRequest: (base: autocannon.Request) => ({ ...base, ...request(n++) }) }]
  const options = { url, connections, requests: requests as autocannon.Request[] }
  await autocannon({ ...options, duration: 1 })
  const result = await autocannon({ ...options, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors under load`)
  return result
}

const memory = async (): Promise<number> => {
  server.send('memory')
  const [{ rss }] = (await once(server, 'message')) as [Health]
  return rss
}

const columns = [
  'call',
  'body B',
  'connections',
  'req/s',
  'limit req/s',
  'of limit',
  'p50 ms',
  'p99 ms',
  'memory MB',
]
const print = (cells: readonly (string | number)[]) =>
  console.log(
    cells
      .map((cell, i) =>
        String(cell)
          .padStart(i === 0 ? -18 : 11)
          .padEnd(i === 0 ? 18 : 0),
      )
      .join(' '),
  )

print(columns)
for (const call of calls) {
  const size = await copyBody(call)
  for (const connections of [1, 10, 50]) {
    const sameBody = () => ({ headers: encoding, path: '/body' })
    const limit = await load(ready.bareOrigin, sameBody, connections)
    const real = await load(ready.origin, call.request, connections)
    print([
      call.name,
      size,
      connections,
      Math.round(real.requests.average),
      Math.round(limit.requests.average),
      `${Math.round((100 * real.requests.average) / limit.requests.average)} %`,
      real.latency.p50,
      real.latency.p99,
      Math.round((await memory()) / 1e6),
    ])
  }
}

server.kill('SIGTERM')
await once(server, 'exit')
await rm(folder, { recursive: true, force: true })
