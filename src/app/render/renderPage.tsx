import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { matchPage } from '../../domain/shell/matchPage.ts'
import type { PageRenderer, PageRequest, RenderedPage } from '../../domain/shell/rendering.ts'
import { compose } from '../compose/compose.ts'
import { customerDataRead } from '../compose/customerData.ts'
import { createI18n, type I18n } from '../i18n/i18n.ts'
import { Page, readRendered } from '../Page.tsx'
import { problemIn, reportShown } from '../routerReports.ts'
import { createRoutes } from '../routes.tsx'
import { inRequest } from './currentServices.ts'
import { markupOf } from './markupOf.ts'
import { createPageClock } from './pageClock.ts'
import { recordAnswers } from './recordAnswers.ts'
import { serverDevice } from './serverDevice.ts'
import { showReply } from './showReply.ts'

const texts = new Map<string, Promise<I18n>>()
/** More languages than a shop has: cookies may contain anything. */
const mostLanguages = 50

/** The texts of a language, read once. */
const textsIn = (language: string): Promise<I18n> => {
  const known = texts.get(language) ?? createI18n(language)
  if (texts.size < mostLanguages) texts.set(language, known)
  return known
}

/** Renders the page at an address as the browser would show it at first. */
export const renderPage: PageRenderer = (request) => inRequest(() => render(request))

const render = async (request: PageRequest): Promise<RenderedPage> => {
  const { url, cookies, token, language, isLanguageAsked, posted, answer, signal, onError } =
    request
  const readAt = Date.now()
  const recorded = recordAnswers(answer, () => token, posted)
  const { clock, end } = createPageClock()
  const composed = compose(
    { language, isLanguageAsked, watching: { clock } },
    serverDevice(recorded.api, cookies, posted),
  )
  try {
    const i18n = await textsIn(composed.chosenLanguage())
    // The router would rank all pages for each request, a twentieth of the work.
    const routes = createRoutes(composed, undefined, [matchPage(url.pathname).page])
    const handler = createStaticHandler(routes)
    const found = await handler.query(new Request(url, { signal }))
    if (found instanceof Response) return { to: found.headers.get('location') ?? '/' }
    // The browser may succeed where the server failed, and would then show something else.
    if (found.statusCode >= 500) throw Object.values(found.errors ?? {})[0]
    await customerDataRead(composed, signal)
    reportShown(composed.root, found.location, false)
    composed.refs.navigation.send({ type: 'load.ended', problem: problemIn(found.errors) })
    if (posted) await showReply(composed, posted)
    const router = createStaticRouter(handler.dataRoutes, found)
    const { links, markup } = await markupOf(
      <Page composed={composed} i18n={i18n} rendered={readRendered(composed, i18n)}>
        <StaticRouterProvider router={router} context={found} hydrate={false} />
      </Page>,
      onError,
      signal,
    )
    const isCustomers = token !== undefined
    // A customer's machines keep texts, such as those of the cart, in all languages.
    const onlyLanguage = isCustomers ? undefined : composed.chosenLanguage()
    const answers = Buffer.from(recorded.text(onlyLanguage))
    const status = found.statusCode
    return { status, links, markup, answers, readAt, isCustomers, onlyLanguage }
  } finally {
    end()
  }
}
