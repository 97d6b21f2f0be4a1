import { initServer } from '@ts-rest/fastify'
import { contract } from '../../src/contracts/index.ts'
import { rendered } from '../http/rendered.ts'
import type { Deps } from '../opening/deps.ts'
import { createKeptPages } from '../store/kept/keptPages.ts'
import { lastChangeOf } from '../store/shopVersion.ts'
import { frontPageKey, readFrontPage } from './frontPage.ts'
import { readShownLooks } from './lookBook.ts'
import { popularKey, readPopularCategories } from './popularCategories.ts'
import { readShownCategories } from './shownCategories.ts'

/** The front page, the overview of categories, and the look book. */
export const contentRoutes = (deps: Deps) => {
  const { engine, now } = deps
  const pages = createKeptPages(deps, 'content')
  const lastChange = {
    ofCategories: lastChangeOf(engine.db, 'categories', 'assortment'),
    ofContent: lastChangeOf(engine.db, 'content'),
  }
  return initServer().router(contract.content, {
    shop: async ({ request, reply }) => {
      const json = await pages.bytes(
        'the shop',
        async () => ({
          text: JSON.stringify({ data: await readShownCategories(engine.db) }),
          lastChange: lastChange.ofCategories,
        }),
        request.shopVersion,
      )
      return { status: 200, body: rendered(reply, json) }
    },
    popular: async ({ request, reply }) => {
      const json = await pages.bytes(
        popularKey(now()),
        async () => ({
          text: JSON.stringify({ data: await readPopularCategories(engine.db) }),
          lastChange: lastChange.ofCategories,
        }),
        request.shopVersion,
      )
      return { status: 200, body: rendered(reply, json) }
    },
    frontPage: async ({ request, reply }) => {
      const moment = now()
      const json = await pages.bytes(
        frontPageKey(moment),
        async () => ({
          text: JSON.stringify(await readFrontPage(deps, moment)),
          lastChange: lastChange.ofContent,
        }),
        request.shopVersion,
      )
      return { status: 200, body: rendered(reply, json) }
    },
    lookBook: async () => ({
      status: 200,
      body: { data: await readShownLooks(engine.db, now()) },
    }),
  })
}
