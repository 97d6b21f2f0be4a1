import { initServer } from '@ts-rest/fastify'
import type { FastifyRequest } from 'fastify'
import { contract } from '../../src/contracts/index.ts'
import { rendered } from '../http/rendered.ts'
import type { Deps } from '../opening/deps.ts'
import { createKeptPages } from '../store/kept/keptPages.ts'
import { type LastChange, lastChangeOf } from '../store/shopVersion.ts'
import { frontPageKey, readFrontPage } from './frontPage.ts'
import { readShownLooks } from './lookBook.ts'
import { popularKey, readPopularCategories } from './popularCategories.ts'
import { readShownCategories } from './shownCategories.ts'

interface Call {
  readonly request: Pick<FastifyRequest, 'shopVersion'>
  readonly reply: Parameters<typeof rendered>[0]
}

/** The front page, the overview of categories, and the look book. */
export const contentRoutes = (deps: Deps) => {
  const { engine, now } = deps
  const pages = createKeptPages(deps, 'content')
  const lastChanges = {
    ofCategories: lastChangeOf(engine.db, 'categories', 'assortment'),
    ofContent: lastChangeOf(engine.db, 'content'),
  }
  /** Sends a page that is kept until `lastChange` is later. */
  const show = async (
    { request, reply }: Call,
    key: string,
    read: () => Promise<unknown>,
    lastChange: LastChange,
  ) => {
    const page = async () => ({ text: JSON.stringify(await read()), lastChange })
    const json = await pages.bytes(key, page, request.shopVersion)
    return { status: 200 as const, body: rendered<never>(reply, json) }
  }

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
