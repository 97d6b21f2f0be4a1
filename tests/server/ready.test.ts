import { afterAll, expect, test } from 'vitest'
import { buildApp } from '../../server/app.ts'
import type { Engine } from '../../server/store/engine.ts'
import { openTestShop } from '../support/shop.ts'

const shop = await openTestShop()
afterAll(shop.close)

test('Scenario: the shop is not ready until its lists are loaded', async () => {
  const { engine } = shop.deps
  // While closed, every query waits, including the first one of the lists.
  let gate = Promise.resolve()
  const slow: Engine = {
    ...engine,
    db: engine.db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        await gate
        return result
      },
    }),
  }
  const app = await buildApp({ ...shop.deps, engine: slow })
  const closed = Promise.withResolvers<void>()
  gate = closed.promise
  const status = async () => (await app.inject('/readyz')).statusCode
  expect(await status()).toBe(503)
  closed.resolve()
  await expect.poll(status).toBe(200)
  await app.close()
})
