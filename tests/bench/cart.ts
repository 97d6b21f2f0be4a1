import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSessions } from '../../server/account/sessions.ts'
import { buildApp } from '../../server/app.ts'
import { createCatalogueWriter } from '../../server/catalogue/writer.ts'
import { readConfig } from '../../server/config/config.ts'
import { createDemoBuyer } from '../../server/demo/buyer.ts'
import { createShop } from '../../server/opening/open.ts'
import { percentile } from '../support/values/percentile.ts'
import { largeProduct } from './largeProduct.ts'

/**
 * `npm run bench:cart`: one step of one row, in carts of 1, 50, 500 and 1,500 rows: the size of the answer with and
 * without compression (brotli), and the response time, including the write to disk.
 */
const sizes = [1, 50, 500, 1_500]
const steps = 300

const folder = await mkdtemp(join(tmpdir(), 'alma-bench-'))
const deps = await createShop({ ...readConfig({}), dataDir: folder, logLevel: 'silent' })
const writer = createCatalogueWriter(deps.engine, deps.now)
const product = largeProduct('bench', 'moreCombination', [Math.max(...sizes)])
await writer.putCategories(
  product.categorySlugs.map((slug) => ({ slug, parentSlug: null, name: { en: slug } })),
)
await writer.putProduct(product)
await createDemoBuyer(deps.engine, deps.now())
const { id: customerId } = await deps.engine.db
  .selectFrom('customer')
  .select('id')
  .executeTakeFirstOrThrow()
const variants = await deps.engine.db.selectFrom('variant').select('id').orderBy('id').execute()
const token = await createSessions(deps.engine, deps.now).open(customerId)
const app = await buildApp(deps)
const times: number[] = []
app.addHook('onResponse', async (_request, reply) => {
  times.push(reply.elapsedTime)
})
const origin = await app.listen({ port: 0, host: '127.0.0.1' })
const call = (method: string, path: string, body?: unknown) =>
  fetch(`${origin}/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'accept-encoding': 'br',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

console.log('rows    answer B   sent B    p50 ms   p99 ms   worst ms')
for (const rows of sizes) {
  const lines = variants.map(({ id }, position) => ({ id, quantity: position < rows ? 5 : 0 }))
  await call('POST', '/cart/update/morevariants', lines)
  const cart = (await (await call('GET', `/cart/${customerId}`)).json()) as {
    cartData: { _id: string }[]
  }
  if (cart.cartData.length !== rows) throw new Error(`the cart has ${cart.cartData.length} rows`)
  let [answer, sent] = [0, 0]
  times.length = 0
  for (let step = 0; step < steps; step += 1) {
    const row = cart.cartData[step % rows]?._id
    const response = await call('PUT', `/cart/increement/variants/${row}`)
    const text = await response.text()
    if (response.status !== 200) throw new Error(text)
    answer = Math.max(answer, text.length)
    sent = Math.max(sent, Number(response.headers.get('content-length') ?? text.length))
  }
  const ms = (share: number) => percentile(times, share).toFixed(1).padStart(9)
  console.log(
    `${String(rows).padEnd(7)} ${String(answer).padStart(8)} ${String(sent).padStart(8)} ${ms(0.5)}${ms(0.99)} ${ms(1)}`,
  )
}
await app.close()
await rm(folder, { recursive: true, force: true })
