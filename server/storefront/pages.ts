import type { FastifyRequest } from 'fastify'
import { wantedLanguage } from '../../src/domain/languages.ts'
import { defaultLanguage } from '../../src/domain/multilingual.ts'
import type { CatalogueAnswers } from '../catalogue/answers.ts'
import { createSessions } from '../customer/sessions.ts'
import type { Deps } from '../deps.ts'
import { type Cookies, cookiesIn } from '../http/cookies.ts'
import { fillHead } from './fillHead.ts'
import { createFirstAnswers, type Reader } from './firstAnswers.ts'
import type { PageReader } from './pageReader.ts'
import { pictureLinks } from './pictureLinks.ts'
import type { Preloads } from './preloads.ts'

interface Shown {
  readonly status: 200 | 404
  readonly html: string
  /** It holds what is for one customer's eyes. */
  readonly isPrivate: boolean
}

/**
 * The storefront's pages as the server sends them: `index.html` with title, description and picture of the page
 * at the address, in the reader's language, with links to the page's code and with what it would ask for first.
 * What the catalogue says is kept until it changes.
 * @param html the built `index.html`
 */
export const createPages = (
  deps: Deps,
  catalogue: CatalogueAnswers,
  pages: PageReader,
  { html, preloads }: { html: string; preloads: Preloads },
) => {
  const { publicUrl } = deps.config
  const sessions = createSessions(deps.engine, deps.now)
  const firstAnswers = createFirstAnswers(deps, catalogue)

  const readerOf = async ({ isLoggedIn, token }: Cookies): Promise<Reader> => {
    if (!isLoggedIn) return 'visitor'
    const customerId = token === undefined ? undefined : await sessions.customerOf(token)
    return customerId === undefined ? 'unknown' : 'customer'
  }

  /** The page that a request asks for; status 404 where there is none. */
  return async ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Promise<Shown> => {
    const address = new URL(url, 'http://shop')
    const { shopName, languages } = await pages.shop()
    const cookies = cookiesIn(headers.cookie)
    const asked = languages.find((code) => code === address.searchParams.get('lang'))
    const language =
      asked ??
      languages.find((code) => code === cookies.language) ??
      wantedLanguage(headers['accept-language'], languages) ??
      defaultLanguage
    const page = await pages.page(address)
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
