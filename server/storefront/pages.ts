import type { FastifyRequest } from 'fastify'
import { loginNeeded } from '../../src/domain/shell/addresses.ts'
import type { Posted } from '../../src/domain/shell/rendering.ts'
import { createSessions } from '../account/sessions.ts'
import { type Cookies, cookiesIn, cookieValues } from '../http/cookies.ts'
import { languageOf } from '../http/language.ts'
import type { Deps } from '../opening/deps.ts'
import { fillHead } from './fillHead.ts'
import { fillBody } from './page/fillBody.ts'
import type { PageReader } from './page/pageReader.ts'
import type { RenderPage } from './page/renderer.ts'
import { startScript } from './page/startScript.ts'
import { choicesIn, createVisitorPages } from './page/visitorPages.ts'
import type { FilesOf } from './pageFiles.ts'

interface Shown {
  readonly status: number
  readonly html: Buffer
  /** The page contains data of one customer. */
  readonly isPrivate: boolean
  /** The address that a customer is led to instead. A visitor is led there by the page, which keeps its preview. */
  readonly to: string | undefined
}

/** Shows the page at an address, perhaps with the reply to a form. */
export type ShowPage = (
  request: Pick<FastifyRequest, 'url' | 'headers'> & { readonly posted?: Posted },
) => Promise<Shown>

/**
 * Where a page without script leads: to the requested language there, and to a login that says why it is needed (rule
 * P2).
 */
const pathWithoutScript = (to: string, asked: string | undefined): string => {
  const address = new URL(to, 'http://shop')
  if (address.pathname === '/login') address.searchParams.set(loginNeeded, '')
  if (asked !== undefined) address.searchParams.set('lang', asked)
  return address.pathname + address.search
}

/** Who opens a page. `unknown`: the session cookie is not valid, and the browser has to find out. */
interface Reader {
  readonly is: 'visitor' | 'customer' | 'unknown'
  /** The number of the last change of the shop, read with the session. */
  readonly shopVersion?: number
}

/**
 * The storefront's pages: `index.html` with title, description and picture of the page in the reader's language, links
 * to its code, and the page as the browser shows it at first (rule P19).
 * @param html the built `index.html`
 */
export const createPages = (
  deps: Deps,
  pages: PageReader,
  render: RenderPage,
  { html, filesOf }: { html: string; filesOf: FilesOf },
): ShowPage => {
  const { publicUrl } = deps.config
  const sessions = createSessions(deps.engine, deps.now)
  const ofVisitors = createVisitorPages(deps)

  const readerOf = async ({ isLoggedIn, token }: Cookies): Promise<Reader> => {
    if (!isLoggedIn) return { is: 'visitor' }
    const session = token === undefined ? undefined : await sessions.sessionOf(token)
    return session ? { is: 'customer', shopVersion: session.shopVersion } : { is: 'unknown' }
  }

  /** Renders the requested page. The status is 404 if it does not exist. */
  return async ({ url, headers, posted }) => {
    const address = new URL(url, 'http://shop')
    const cookies = cookiesIn(headers.cookie)
    const { is: reader, shopVersion } = await readerOf(cookies)
    const { shopName, languages } = await pages.shop(shopVersion)
    const asked = languages.find((code) => code === address.searchParams.get('lang'))
    const language = asked ?? languageOf({ headers }, languages)
    const path = address.pathname
    const sent = cookieValues(headers.cookie)
    const choices = choicesIn(sent)

    const make = async () => {
      const page = await pages.page(address, shopVersion)
      const rendered =
        reader === 'unknown'
          ? undefined
          : await render({
              url: address,
              cookies: reader === 'visitor' ? choices : sent,
              token: cookies.token,
              ...{ language, isLanguageAsked: asked !== undefined, posted },
            })
      const at = { shopName, language, theme: cookies.theme, languages, asked, publicUrl, path }
      const files = filesOf(page, language, reader === 'visitor')
      const isFound = page.kind !== 'notFound'
      const withHead = fillHead(html, page, at)
      // A reply to a posted form stays as it is: the script would begin without the reply, and remove it.
      const built = posted
        ? withHead
        : withHead.replace('<head>', () => `<head>\n    ${startScript(language, files)}`)
      return {
        status: !isFound ? 404 : rendered && 'markup' in rendered ? rendered.status : 200,
        isRendered: rendered !== undefined,
        to: reader === 'customer' && rendered && 'to' in rendered ? rendered.to : undefined,
        html: fillBody(
          built,
          rendered && 'to' in rendered ? { to: pathWithoutScript(rendered.to, asked) } : rendered,
        ),
      }
    }

    const mayBeKept = reader === 'visitor' && address.search === '' && !posted
    const shown = mayBeKept ? await ofVisitors({ path, language, choices }, make) : await make()
    return { to: undefined, ...shown, isPrivate: reader === 'customer' }
  }
}
