import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { leaves, tops } from './catalogue.ts'
import type { Ready } from './server.ts'

/**
 * `npm run bench:api`: requests per second, latency and server memory of the calls that buyers make
 * most, over 10,000 products, and beside each the limit: a bare Fastify route that runs one prepared
 * statement and sends a body of the same size, measured in the same run.
 */
const products = Number(process.env.BENCH_PRODUCTS ?? 10_000)
const seconds = Number(process.env.BENCH_SECONDS ?? 4)

interface Call {
  readonly name: string
  readonly request: (n: number) => autocannon.Request
}

const folder = await mkdtemp(join(tmpdir(), 'alma-bench-'))
console.log(`Filling ${products} products of 3 variants …`)
const server = fork(join(import.meta.dirname, 'server.ts'), [folder, String(products)], {
  stdio: 'inherit',
})
const [ready] = (await once(server, 'message')) as [Ready]

const headers = { authorization: `Bearer ${ready.token}` }
const json = { ...headers, 'content-type': 'application/json' }
const leaf = (n: number) => leaves[n % leaves.length]
const wordsOf = (n: number) => leaf(n % products)?.split('_') ?? []
const calls: readonly Call[] = [
  {
    name: 'listing',
    request: (n) => ({
      headers,
      path: `/api/products/category/slug/${leaf(n)}?page=${1 + (n % 10)}`,
    }),
  },
  {
    name: 'listing, 2 facets',
    // Always another one, that nothing has kept: a size, two stones and a lowest price, all counted.
    request: (n) => ({
      headers,
      path: `/api/products/category/slug/${tops[n % tops.length]}?facets=yes&filter=${ready.filters[n % ready.filters.length]},price:asc,min:${((n % 9973) / 100).toFixed(2)}`,
    }),
  },
  {
    name: 'product',
    request: (n) => ({
      headers,
      method: 'POST',
      path: `/api/products/get-product-ById/product-${(n * 7) % products}`,
    }),
  },
  {
    name: 'search',
    // Always another query, that nothing has kept: a metal, a kind and the beginning of a number.
    request: (n) => ({
      headers,
      path: `/api/products/search/all?query=${[...wordsOf(n * 7), String((n * 7) % products)].join('%20')}`,
    }),
  },
  {
    name: 'search, two words',
    request: (n) => ({
      headers,
      path: `/api/products/search/all?query=${wordsOf(n).join('%20')}&page=${1 + (n % 50)}`,
    }),
  },
  {
    name: 'add to cart',
    request: (n) => ({
      headers: json,
      method: 'POST',
      path: '/api/cart/update/morevariants',
      body: JSON.stringify([{ id: ready.variantIds[n % ready.variantIds.length], quantity: 1 }]),
    }),
  },
]

const sizeOf = async ({ request }: Call): Promise<number> => {
  const { method = 'GET', path = '', body, headers: sent } = request(1)
  const response = await fetch(`${ready.origin}${path}`, {
    method,
    headers: sent as Record<string, string>,
    body: (body as string | undefined) ?? null,
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.arrayBuffer()).byteLength
}

const load = async (request: (n: number) => autocannon.Request, connections: number) => {
  let n = 0
  const requests = [{ setupRequest: (base: autocannon.Request) => ({ ...base, ...request(n++) }) }]
  const options = { url: ready.origin, connections, requests: requests as autocannon.Request[] }
  await autocannon({ ...options, duration: 1 })
  const result = await autocannon({ ...options, duration: seconds })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refusals and ${result.errors} errors under load`)
  return result
}

const memory = async (): Promise<number> => {
  server.send('memory')
  const [{ rss }] = (await once(server, 'message')) as [{ rss: number }]
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
  const size = await sizeOf(call)
  for (const connections of [1, 10, 50]) {
    const limit = await load((n) => ({ path: `/bare/${size}?id=${n % products}` }), connections)
    const real = await load(call.request, connections)
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
