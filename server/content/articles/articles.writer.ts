import { uuidv7 } from 'uuidv7'
import { Article, type ArticleKind } from '../../../src/contracts/content/articles.ts'
import { readSoldTitles } from '../../catalogue/soldTitles.ts'
import { refuse, refuseField } from '../../http/problem.ts'
import { recordEvent } from '../../store/events/events.ts'
import type { Trx } from '../../store/schema.ts'
import { advanceShopVersion } from '../../store/shopVersion.ts'
import { type Listed, readVersions } from './articles.repo.ts'

/** Identifies an article. */
export interface Named {
  readonly kind: ArticleKind
  readonly slug: string
}

/** @throws Refusal 422 that names a field that articles of this kind must have, or cannot have */
const checkKind = (kind: ArticleKind, { body, cover, spots }: Article): void => {
  if (kind === 'look') {
    if (!cover) refuseField('cover', 'a look must have a picture')
    if (Object.keys(body).length > 0) refuseField('body', 'a look has none; write a summary')
  } else {
    if (!body.en?.trim()) refuseField('body', 'must have a text in en')
    if (spots.length > 0) refuseField('spots', 'only a look has them')
  }
}

/** @throws Refusal 422 that names a spot whose product is not sold */
const checkSpots = async (trx: Trx, spots: Article['spots']): Promise<void> => {
  const titles = await readSoldTitles(
    trx,
    spots.map(({ product }) => product),
  )
  for (const [place, { product }] of spots.entries())
    if (!titles.has(product))
      refuseField(`spots.${place}.product`, `no product with the slug ${product} is sold`)
}

/** @throws Refusal 422 that names the wrong field */
const checked = (kind: ArticleKind, given: unknown): Article => {
  const { data, error } = Article.safeParse(given)
  if (!data) {
    const issue = error.issues[0]
    return refuseField(issue?.path.join('.') || 'article', issue?.message)
  }
  checkKind(kind, data)
  return data
}

const idOf = async (trx: Trx, { kind, slug }: Named): Promise<string> => {
  const known = await trx
    .selectFrom('article')
    .select('id')
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (known) return known.id
  const id = uuidv7()
  await trx.insertInto('article').values({ id, kind, slug }).execute()
  return id
}

/** Saves a version, unless it equals the newest one. */
const write = async (
  trx: Trx,
  named: Named,
  article: Article,
  now: number,
): Promise<{ version: number; isNew: boolean }> => {
  const [newest] = await readVersions(trx, named.kind, named.slug)
  if (newest && JSON.stringify(newest.article) === JSON.stringify(article))
    return { version: newest.version, isNew: false }
  const version = (newest?.version ?? 0) + 1
  await trx
    .insertInto('article_version')
    .values({
      article_id: await idOf(trx, named),
      version,
      article_json: JSON.stringify(article),
      created_at: now,
      publish_at: null,
    })
    .execute()
  return { version, isNew: true }
}

/**
 * Saves an article as a new version, a draft until it is published. If nothing has changed, no version is added.
 * @returns the number of its newest version, and whether it is new
 * @throws Refusal 422 that names the wrong field, or a spot whose product is not sold
 */
export const putArticle = async (
  trx: Trx,
  named: Named,
  given: unknown,
  now: number,
): Promise<{ version: number; isNew: boolean }> => {
  const article = checked(named.kind, given)
  await checkSpots(trx, article.spots)
  return write(trx, named, article, now)
}

/** @throws Refusal 404 */
const requireVersions = async (trx: Trx, { kind, slug }: Named): Promise<readonly Listed[]> => {
  const found = await readVersions(trx, kind, slug)
  return found.length > 0 ? found : refuse(404, 'not_found', `There is no ${kind} ${slug}.`)
}

/** Notifies open pages and invalidates cached pages. */
const notifyPublished = async (trx: Trx) => {
  await advanceShopVersion(trx, 'content')
  await recordEvent(trx, 'content.changed')
}

/**
 * Publishes the newest version from `at` on, ms since the epoch. The current one stays public until then.
 * @throws Refusal 404
 */
export const publishArticle = async (trx: Trx, named: Named, at: number): Promise<number> => {
  const [newest] = await requireVersions(trx, named)
  const version = newest?.version ?? 0
  if (newest?.publishAt === at) return version
  await trx
    .updateTable('article_version')
    .set({ publish_at: at })
    .where('article_id', '=', await idOf(trx, named))
    .where('version', '=', version)
    .execute()
  await notifyPublished(trx)
  return version
}

/** Unpublishes all versions. @throws Refusal 404 */
export const unpublishArticle = async (trx: Trx, named: Named): Promise<void> => {
  await requireVersions(trx, named)
  await trx
    .updateTable('article_version')
    .set({ publish_at: null })
    .where('article_id', '=', await idOf(trx, named))
    .execute()
  await notifyPublished(trx)
}

/**
 * Saves an earlier version as the newest one, a draft.
 * @throws Refusal 404
 */
export const restoreArticle = async (
  trx: Trx,
  named: Named,
  version: number,
  now: number,
): Promise<number> => {
  const wanted = (await requireVersions(trx, named)).find((each) => each.version === version)
  if (!wanted)
    return refuse(404, 'not_found', `The ${named.kind} ${named.slug} has no version ${version}.`)
  return (await write(trx, named, wanted.article, now)).version
}
