import type { FastifyRequest } from 'fastify'
import { createSessions } from '../account/sessions.ts'
import type { CatalogueAnswers } from '../catalogue/answers.ts'
import { type Cookies, cookiesIn } from '../http/cookies.ts'
import { languageOf } from '../http/language.ts'
import type { Deps } from '../opening/deps.ts'
import { fillHead } from './fillHead.ts'
import { createFirstAnswers, type Reader } from './firstAnswers/firstAnswers.ts'
import type { PageReader } from './page/pageReader.ts'
import { startGuard } from './page/startGuard.ts'
import { pictureLinks } from './pictureLinks.ts'
import type { Preloads } from './preloads.ts'

interface Shown {
  readonly status: 200 | 404
  readonly html: string
  /** The page contains data of one customer. */
  readonly isPrivate: boolean
}

/**
 * Renders the storefront's pages: `index.html` with title, description and picture of the page in the reader's
 * language, links to its code, and the answers to its first calls. Data of the catalogue is cached until it changes.
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

  /** Renders the requested page. The status is 404 if it does not exist. */
  return async ({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Promise<Shown> => {
    const address = new URL(url, 'http://shop')
    const { shopName, languages } = await pages.shop()
    const cookies = cookiesIn(headers.cookie)
    const asked = languages.find((code) => code === address.searchParams.get('lang'))
    const language = asked ?? languageOf({ headers }, languages)
    const page = await pages.page(address)
    const reader = await readerOf(cookies)
    const { element, pictures } = await firstAnswers(page, address, reader, language)
    const links = [preloads(page, language, reader === 'visitor'), pictureLinks(pictures)]
    const path = address.pathname
    const at = { shopName, language, theme: cookies.theme, languages, asked, publicUrl, path }
    return {
      status: page.kind === 'notFound' ? 404 : 200,
      html: fillHead(html, page, at)
        .replace('<head>', () => `<head>\n    ${startGuard(language)}`)
        .replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`)
        .replace('</body>', () => `  ${element}\n  </body>`),
      isPrivate: reader === 'customer',
    }
  }
}
