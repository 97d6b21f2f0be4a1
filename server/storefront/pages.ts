import type { FastifyRequest } from 'fastify'
import type { Product } from '../../src/contracts/catalogue.ts'
import { pathTo } from '../../src/domain/categoryTree.ts'
import { wantedLanguage } from '../../src/domain/languages.ts'
import { defaultLanguage } from '../../src/domain/multilingual.ts'
import type { Catalogue } from '../catalogue/catalogue.repo.ts'
import { readCategoryTree } from '../catalogue/categoryTree.ts'
import { createPageCache } from '../catalogue/version.ts'
import { createSettings } from '../settings/settings.repo.ts'
import type { Engine } from '../store/engine.ts'
import { fillHead } from './fillHead.ts'
import { createFirstAnswers } from './firstAnswers.ts'
import { type PageSource, pageAt } from './pageAt.ts'
import type { Preloads } from './preloads.ts'

interface Shown {
  readonly status: 200 | 404
  readonly html: string
}

/**
 * The storefront's pages as the server sends them: `index.html` with title, description and picture of the page
 * at the address, in the reader's language, with links to the page's code and with what it would ask for first.
 * What the catalogue says is kept until it changes.
 * @param html the built `index.html`
 */
export const createPages = (
  engine: Engine,
  catalogue: Catalogue,
  publicUrl: string,
  { html, preloads }: { html: string; preloads: Preloads },
) => {
  const cache = createPageCache(engine)
  const settings = createSettings(engine.db)
  const firstAnswers = createFirstAnswers(engine, catalogue)

  const read = async <T>(key: string, make: () => Promise<T>): Promise<T> =>
    JSON.parse(await cache.get(key, async () => JSON.stringify(await make()))) as T

  const readShop = () =>
    read('shop', async () => ({
      shopName: (await settings.store()).customization.shopName,
      languages: (await settings.languages()).map(({ iso_code }) => iso_code),
    }))
  const source: PageSource = {
    category: async (slug) => {
      const tree = await read('categories', async () =>
        (await readCategoryTree(engine.db)).nested(),
      )
      return pathTo(tree, slug).at(-1)
    },
    product: async (slug) => {
      const json = await catalogue.product(slug)
      return json === undefined ? undefined : (JSON.parse(json) as Product)
    },
  }

  /** The page that a request asks for; status 404 where there is none. */
  return async ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Promise<Shown> => {
    const address = new URL(url, 'http://shop')
    const { shopName, languages } = await readShop()
    const language =
      languages.find((code) => code === languageOfCookie(headers.cookie)) ??
      wantedLanguage(headers['accept-language'], languages) ??
      defaultLanguage
    const page = await read(`page ${address.pathname}${address.search}`, () =>
      pageAt(address, source),
    )
    const isVisitor = !/(?:^|;\s*)userInfo=/.test(headers.cookie ?? '')
    const answers = await cache.get(`answers ${page.kind} ${isVisitor}`, () =>
      firstAnswers(page, isVisitor),
    )
    const at = { shopName, language, publicUrl, path: address.pathname }
    return {
      status: page.kind === 'notFound' ? 404 : 200,
      html: fillHead(html, page, at)
        .replace('</head>', () => `  ${preloads(page, isVisitor)}\n  </head>`)
        .replace('</body>', () => `  ${answers}\n  </body>`),
    }
  }
}

/** The language that the buyer has chosen (specification 3: the cookie `lang` holds name and lang as JSON). */
const languageOfCookie = (cookies = ''): unknown => {
  const value = /(?:^|;\s*)lang=([^;]*)/.exec(cookies)?.[1]
  try {
    const { lang } = JSON.parse(decodeURIComponent(value ?? ''))
    return lang
  } catch {
    return undefined
  }
}
