import { createKeptPages } from '../../store/kept/keptPages.ts'
import type { CacheDeps } from '../../store/kept/textCache.ts'
import { lastChangeOf, visitorTopics } from '../../store/shopVersion.ts'

/** The cookies on which a visitor's page depends. It is rendered from these only. */
const choices = ['lang', 'currency', 'theme']

export const choicesIn = (cookies: ReadonlyMap<string, string>): ReadonlyMap<string, string> =>
  new Map([...cookies].filter(([name]) => choices.includes(name)))

/** How long a page may be kept, ms. Scheduled articles become public without any change of the shop. */
const keptFor = 10_000

interface VisitorPage {
  readonly path: string
  readonly language: string
  readonly choices: ReadonlyMap<string, string>
}

interface Made {
  readonly status: number
  /** The server has rendered it. */
  readonly isRendered: boolean
  readonly html: Buffer
}

/**
 * Keeps the pages of visitors until the shop changes; changes of stock and prices do not show there. A page of a wrong
 * address, or one that could not be rendered, is not kept.
 */
export const createVisitorPages = (deps: CacheDeps & { readonly now: () => number }) => {
  const pages = createKeptPages(deps, 'visitors')
  const lastChange = lastChangeOf(deps.engine.db, ...visitorTopics)

  return async ({ path, language, choices }: VisitorPage, make: () => Promise<Made>) => {
    const period = Math.floor(deps.now() / keptFor)
    const key = JSON.stringify([period, language, path, ...[...choices].flat()])
    let status = 200
    const html = await pages.bytes(key, async () => {
      const made = await make()
      status = made.status
      const isKept = status === 200 && made.isRendered
      return { text: made.html.toString(), lastChange: isKept ? lastChange : undefined }
    })
    return { status, html }
  }
}
