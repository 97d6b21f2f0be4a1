import { initServer } from '@ts-rest/fastify'
import { contract } from '../../src/contracts/index.ts'
import { createShowKept } from '../http/showKept.ts'
import type { Deps } from '../opening/deps.ts'
import { lastChangeOf } from '../store/shopVersion.ts'
import { frontPageKey, readFrontPage } from './frontPage.ts'
import { readShownLooks } from './lookBook.ts'
import { popularKey, readPopularCategories } from './popularCategories.ts'
import { readShownCategories } from './shownCategories.ts'

/** The front page, the overview of categories, and the look book. */
export const contentRoutes = (deps: Deps) => {
  const { engine, now } = deps
  const lastChanges = {
    ofCategories: lastChangeOf(engine.db, 'categories', 'assortment'),
    ofContent: lastChangeOf(engine.db, 'content'),
  }
  const show = createShowKept(deps, 'content')

  return initServer().router(contract.content, {
    shop: (call) =>
      show(
        call,
        'the shop',
        async () => ({ data: await readShownCategories(engine.db) }),
        lastChanges.ofCategories,
      ),
    popular: (call) =>
      show(
        call,
        popularKey(now()),
        async () => ({ data: await readPopularCategories(engine.db) }),
        lastChanges.ofCategories,
      ),
    frontPage: (call) => {
      const moment = now()
      return show(
        call,
        frontPageKey(moment),
        () => readFrontPage(deps, moment),
        lastChanges.ofContent,
      )
    },
    lookBook: async () => ({
      status: 200,
      body: { data: await readShownLooks(engine.db, now()) },
    }),
  })
}
