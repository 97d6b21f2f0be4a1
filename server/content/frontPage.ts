import type { FrontPage } from '../../src/contracts/content.ts'
import { type CacheDeps, textCache } from '../caches.ts'
import { readPublished } from './articles/articles.repo.ts'
import { createShown } from './articles/shown.ts'
import { readLooks, toTeaser } from './lookBook.ts'

/** Looks, and posts, that the front page shows at the most. */
const shownAtMost = 3

/** How long the front page may be kept, ms: what is published for a moment shows with the time alone. */
const keptFor = 10_000

/** The name under which the front page's content is kept for as long as it may be. */
export const frontPageKey = (now: number): string => `front page ${Math.floor(now / keptFor)}`

/** What the front page shows of the look book and of the blog. */
export const readFrontPage = async (deps: CacheDeps, now: number): Promise<FrontPage> => {
  const { db } = deps.engine
  const { toCard } = createShown(textCache(deps))
  const [looks, posts] = await Promise.all([readLooks(db, now), readPublished(db, 'post', now)])
  return {
    looks: looks.slice(0, shownAtMost).map(toTeaser),
    posts: posts.slice(0, shownAtMost).map(toCard),
  }
}
