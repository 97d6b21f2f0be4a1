import { publishArticle, putArticle } from '../../../server/content/articles/articles.writer.ts'
import type { ArticleKind } from '../../../src/contracts/content/articles.ts'
import type { TestShop } from '../shop.ts'

/** The parts of an article that a test sets. */
export const articleOf = (title: string, own: object = {}) => ({
  title: { en: title, it: `${title} (it)` },
  summary: { en: `${title}, in short.` },
  body: { en: `${title}.\n\n## More\n\nRead on [here](/about).` },
  ...own,
})

/** Publishes an article now, or at `at`. */
export const publish = (
  { db, time }: Pick<TestShop, 'db' | 'time'>,
  kind: ArticleKind,
  slug: string,
  { own = {}, at = time.now }: { own?: object; at?: number } = {},
) =>
  db.transaction().execute(async (trx) => {
    await putArticle(trx, { kind, slug }, articleOf(slug, own), time.now)
    return publishArticle(trx, { kind, slug }, at)
  })
