import type { FastifyRequest } from 'fastify'
import type { Category, Product } from '../../src/contracts/catalogue.ts'
import { pathTo } from '../../src/domain/categoryTree.ts'
import { contentPages } from '../../src/domain/content/contentPages.ts'
import { wantedLanguage } from '../../src/domain/languages.ts'
import { defaultLanguage } from '../../src/domain/multilingual.ts'
import type { CatalogueAnswers } from '../catalogue/answers.ts'
import { createPageCache } from '../catalogue/version.ts'
import { readPublished } from '../content/articles/articles.repo.ts'
import { toPage } from '../content/articles/shown.ts'
import { createSessions } from '../customer/sessions.ts'
import type { Deps } from '../deps.ts'
import { type Cookies, cookiesIn } from '../http/cookies.ts'
import { createSettings } from '../settings/settings.repo.ts'
import { fillHead } from './fillHead.ts'
import { createFirstAnswers, type Reader } from './firstAnswers.ts'
import { type PageSource, pageAt } from './pageAt.ts'
import { pictureLinks } from './pictureLinks.ts'
import type { Preloads } from './preloads.ts'

interface Shown {
  readonly status: 200 | 404
  readonly html: string
  /** It holds what is for one customer's eyes. */
  readonly isPrivate: boolean
}

/** Whether the team writes what is at an address, which may end with a slash. */
const isWritten = (path: string) =>
  contentPages.includes(path.replace(/\/+$/, '')) || path.startsWith('/blog')

/**
 * The storefront's pages as the server sends them: `index.html` with title, description and picture of the page
 * at the address, in the reader's language, with links to the page's code and with what it would ask for first.
 * What the catalogue says is kept until it changes.
 * @param html the built `index.html`
 */
export const createPages = (
  { engine, config: { publicUrl }, now }: Deps,
  catalogue: CatalogueAnswers,
  { html, preloads }: { html: string; preloads: Preloads },
) => {
  const cache = createPageCache(engine)
  const settings = createSettings(engine.db)
  const sessions = createSessions(engine, now)
  const firstAnswers = createFirstAnswers({ engine, now }, catalogue)

  const read = async <T>(key: string, make: () => Promise<T>): Promise<T> =>
    JSON.parse(await cache.get(key, async () => JSON.stringify(await make()))) as T

  const readShop = () =>
    read('shop', async () => ({
      shopName: (await settings.store()).customization.shopName,
      languages: (await settings.languages()).map(({ iso_code }) => iso_code),
    }))
  const source: PageSource = {
    category: async (slug) => {
      const { data } = JSON.parse(await catalogue.categories()) as { data: readonly Category[] }
      return pathTo(data, slug).at(-1)
    },
    product: async (slug) => {
      const json = await catalogue.product(slug).catch(() => undefined)
      return json === undefined ? undefined : (JSON.parse(json) as Product)
    },
    article: async (kind, slug) => {
      const [found] = await readPublished(engine.db, kind, now(), slug)
      return found && toPage(found)
    },
  }

  const readPage = (address: URL) =>
    // What is published may change with the time alone.
    isWritten(address.pathname)
      ? pageAt(address, source)
      : read(`page ${address.pathname}${address.search}`, () => pageAt(address, source))

  const readerOf = async ({ isLoggedIn, token }: Cookies): Promise<Reader> => {
    if (!isLoggedIn) return 'visitor'
    const customerId = token === undefined ? undefined : await sessions.customerOf(token)
    return customerId === undefined ? 'unknown' : 'customer'
  }

  /** The page that a request asks for; status 404 where there is none. */
  return async ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Promise<Shown> => {
    const address = new URL(url, 'http://shop')
    const { shopName, languages } = await readShop()
    const cookies = cookiesIn(headers.cookie)
    const asked = languages.find((code) => code === address.searchParams.get('lang'))
    const language =
      asked ??
      languages.find((code) => code === cookies.language) ??
      wantedLanguage(headers['accept-language'], languages) ??
      defaultLanguage
    const page = await readPage(address)
    const reader = await readerOf(cookies)
    const { element, pictures } = await firstAnswers(page, address, reader, language)
    const links = [preloads(page, language, reader === 'visitor'), pictureLinks(pictures)]
    const path = address.pathname
    const at = { shopName, language, theme: cookies.theme, languages, asked, publicUrl, path }
    return {
      status: page.kind === 'notFound' ? 404 : 200,
      html: fillHead(html, page, at)
        .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
        .replace('</body>', () => `  ${element}\n  </body>`),
      isPrivate: reader === 'customer',
    }
  }
}
