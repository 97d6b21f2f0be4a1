import { initServer } from '@ts-rest/fastify'
import { contract } from '../../src/contracts/index.ts'
import { createPageCache } from '../catalogue/version.ts'
import { rendered } from '../http/rendered.ts'
import type { Engine } from '../store/engine.ts'
import { readShownLooks } from './lookBook.ts'
import { readShownCategories } from './shownCategories.ts'

/** What there is to look at besides lists: every category at a glance, and the look book. */
export const contentRoutes = (engine: Engine) => {
  const pages = createPageCache(engine)
  const data = async (make: () => Promise<unknown>) => JSON.stringify({ data: await make() })
  return initServer().router(contract.content, {
    shop: async ({ reply }) => {
      const json = await pages.get('the shop', () => data(() => readShownCategories(engine.db)))
      return { status: 200, body: rendered(reply, json) }
    },
    lookBook: async ({ reply }) => {
      const json = await pages.get('look book', () => data(() => readShownLooks(engine.db)))
      return { status: 200, body: rendered(reply, json) }
    },
  })
}
