import { monitorEventLoopDelay } from 'node:perf_hooks'
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { createSessions } from '../../server/account/sessions.ts'
import { buildApp } from '../../server/app.ts'
import { createCatalogueWriter } from '../../server/catalogue/writer.ts'
import { readConfig } from '../../server/config/config.ts'
import { setHeapGrowth } from '../../server/config/heapGrowth.ts'
import { createDemoBuyer } from '../../server/demo/buyer.ts'
import { compression } from '../../server/http/compression.ts'
import { createShop } from '../../server/opening/open.ts'
import { categories, productAt } from './catalogue.ts'
import { createCustomer } from './customers.ts'
import type { Client } from './socketClients.ts'

/** The server of a benchmark. */
export interface Ready {
  readonly origin: string
  /** A bare app that serves the body set by a PUT to `/body`. */
  readonly bareOrigin: string
  readonly token: string
  readonly variantIds: readonly string[]
  /** All filters of one size and two stones. */
  readonly filters: readonly string[]
  /** Additional customers, logged in. */
  readonly clients: readonly Client[]
}

/** Measurements of the server, on request. */
export interface Health {
  /** CPU time of all threads of the process since the last request, ms. */
  readonly cpu: number
  /** Bytes. */
  readonly rss: number
  /** The longest stall of the event loop since the last request, ms. */
  readonly stall: number
}

const [dataDir = '', products = '0', customers = '0', sold = '100'] = process.argv.slice(2)
const { DATABASE_URL } = process.env
const deps = await createShop({ ...readConfig({ DATABASE_URL }), dataDir, logLevel: 'silent' })
const writer = createCatalogueWriter(deps.engine, deps.now)
await writer.putCategories(categories)
for (let i = 0; i < Number(products); i += 500)
  await writer.putProducts(
    Array.from({ length: Math.min(500, Number(products) - i) }, (_, n) => productAt(i + n)),
  )
await createDemoBuyer(deps.engine, deps.now())
const { id } = await deps.engine.db.selectFrom('customer').select('id').executeTakeFirstOrThrow()
const sessions = createSessions(deps.engine, deps.now)
const token = await sessions.open(id)
const clients: Client[] = []
for (let n = 0; n < Number(customers); n += 1) {
  const inCart = `product-${n % Number(products)}`
  const { id: variantId } = await deps.engine.db
    .selectFrom('variant')
    .innerJoin('product', 'product.id', 'variant.product_id')
    .select('variant.id')
    .where('product.slug', '=', inCart)
    .executeTakeFirstOrThrow()
  const userId = await createCustomer(deps.engine, n, variantId)
  clients.push({ userId, token: await sessions.open(userId), inCart })
}
const variants = await deps.engine.db
  .selectFrom('variant')
  .select('id')
  .limit(Number(sold))
  .execute()
const values = await deps.engine.db
  .selectFrom('attribute_value')
  .innerJoin('attribute', 'attribute.id', 'attribute_value.attribute_id')
  .select(['attribute.key', 'attribute_id', 'attribute_value.id'])
  .execute()
const parts = (attribute: string) =>
  values
    .filter(({ key }) => key === attribute)
    .map(({ attribute_id, id }) => `attr:${attribute_id}:${id}`)
const filters = parts('size').flatMap((size) =>
  parts('stone').flatMap((one, i, stones) =>
    stones.slice(i + 1).map((other) => [size, one, other].join(',')),
  ),
)

/** Starts changing the stock of a product four times a second. */
const trade = () => {
  let changes = 0
  setInterval(async () => {
    changes += 1
    const product = productAt(changes % Number(products))
    for (const variant of product.variants) Object.assign(variant, { stock: changes })
    await writer.putProducts([product])
  }, 250)
}

// Remove the events from filling the shop.
await deps.engine.db.updateTable('event').set({ created_at: 0 }).execute()

setHeapGrowth()
const app = await buildApp(deps)

// The upper bound: a bare app that only compresses and sends the given body.
const bare = Fastify({ bodyLimit: 10_000_000 })
await bare.register(compress, compression)
let body = ''
bare.put<{ Body: unknown }>('/body', (request, reply) => {
  body = JSON.stringify(request.body)
  reply.send()
})
bare.get('/body', (_request, reply) => {
  reply.header('content-type', 'application/json; charset=utf-8').send(body)
})
const bareOrigin = await bare.listen({ port: 0, host: '127.0.0.1' })

const delays = monitorEventLoopDelay({ resolution: 1 })
delays.enable()

let cpuBefore = process.cpuUsage()
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
process.on('message', (message) => {
  if (message === 'trade') return trade()
  const { user, system } = process.cpuUsage(cpuBefore)
  process.send?.({
    cpu: (user + system) / 1e3,
    rss: process.memoryUsage().rss,
    stall: delays.max / 1e6,
  } satisfies Health)
  cpuBefore = process.cpuUsage()
  delays.reset()
})
// On request, or after the benchmark has failed.
for (const end of ['SIGTERM', 'disconnect']) process.on(end, () => process.exit(0))
process.send?.({
  ...{ origin, bareOrigin, token, filters, clients },
  variantIds: variants.map((variant) => variant.id),
} satisfies Ready)
