import type { FrontPage } from '../../src/contracts/content/content.ts'
import { type CacheDeps, textCache } from '../store/kept/textCache.ts'
import { readPublished } from './articles/articles.repo.ts'
import { createShown } from './articles/shown.ts'
import { readLooks, toTeaser } from './lookBook.ts'

/** Maximum number of looks, and of posts, on the front page. */
const maxShown = 3

/** How long the front page may be cached, ms. Scheduled articles become public without any change of the shop. */
const keptFor = 10_000

/** The cache key of the front page. It changes when the cached page expires. */
export const frontPageKey = (now: number): string => `front page ${Math.floor(now / keptFor)}`

/** The looks and posts on the front page. */
export const readFrontPage = async (deps: CacheDeps, now: number): Promise<FrontPage> => {
  const { db } = deps.engine
  const { toCard } = createShown(textCache(deps))
  const [looks, posts] = await Promise.all([readLooks(db, now), readPublished(db, 'post', now)])
  return {
    looks: looks.slice(0, maxShown).map(toTeaser),
    posts: posts.slice(0, maxShown).map(toCard),
  }
}
