import { type LoaderFunctionArgs, matchPath, matchRoutes, type RouteObject } from 'react-router-dom'
import { type PageOfTable, pages } from '../../domain/shell/pages.ts'
import type { QuietSignal } from '../../services/parts/quiet.ts'
import { importOf } from '../routes.tsx'

/** Pages that are never loaded ahead: their loaders have effects, or, for links in mails, load nothing. */
const notAhead: ReadonlySet<string | null> = new Set([
  'resetPassword',
  'verification',
  'mailedToken',
])

/** The page at a path, if its data may be loaded before it is opened. @param isVisitor nobody is logged in */
export const pageAhead = (path: string, isVisitor: boolean): PageOfTable | undefined => {
  const page = pages.find((each) => matchPath(each.path, path))
  if (!page || page.code === null || page.kind === 'notFound') return undefined
  if (notAhead.has(page.data) || (isVisitor && page.access !== 'everyone')) return undefined
  return page
}

/** The modules that a page's loader needs. If one does not load, this fails, while the loader would say so. */
const importCode = ({ code, data }: PageOfTable) =>
  Promise.all([
    importOf(code ?? '')?.(),
    import('../../services/parts/api.ts'),
    data?.startsWith('customer/') && import('../loaders/customerLoaders.ts'),
    data?.startsWith('content/') && import('../loaders/contentLoaders.ts'),
  ])

/**
 * Loads code and data of a page, without telling the buyer about failures.
 * @throws if they do not load, or if the page leads to another one
 */
export const loadQuietly = async (
  routes: RouteObject[],
  page: PageOfTable,
  address: string,
): Promise<unknown> => {
  await importCode(page)
  const { route, params } = matchRoutes(routes, address)?.at(-1) ?? {}
  if (typeof route?.loader !== 'function') throw new Error(`${address} has no loader`)
  const request = new Request(new URL(address, location.origin))
  const signal: QuietSignal = request.signal
  signal.isQuiet = true
  const data = await route.loader({ request, params } as LoaderFunctionArgs)
  if (data instanceof Response) throw new Error(`${address} leads elsewhere`)
  return data
}
