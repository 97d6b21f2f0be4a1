import { sql } from 'kysely'
import { Article, type ArticleKind } from '../../../src/contracts/content/articles.ts'
import type { Db, Trx } from '../../store/schema.ts'

/** A published version. Times are in ms since the epoch. */
export interface Published {
  readonly id: string
  readonly slug: string
  readonly version: number
  readonly article: Article
  readonly publishedAt: number
  readonly updatedAt: number
}

/**
 * The articles of a kind that are public at `now`, each in its last published version, newest first.
 * @param slug reads only this article; default: all
 */
export const readPublished = async (
  db: Db | Trx,
  kind: ArticleKind,
  now: number,
  slug?: string,
): Promise<readonly Published[]> => {
  const rows = await db
    .with('shown', (cte) =>
      cte
        .selectFrom('article_version')
        .innerJoin('article', 'article.id', 'article_version.article_id')
        .select(['article.id', 'article.slug', 'version', 'article_json', 'publish_at'])
        .select([
          sql<number>`row_number() over (partition by article.id order by publish_at desc, version desc)`.as(
            'place',
          ),
          sql<number>`min(publish_at) over (partition by article.id)`.as('first_at'),
        ])
        .where('article.kind', '=', kind)
        .where('publish_at', '<=', now)
        .$if(slug !== undefined, (query) => query.where('article.slug', '=', slug ?? '')),
    )
    .selectFrom('shown')
    .selectAll()
    .where('place', '=', 1)
    .orderBy('first_at', 'desc')
    .orderBy('slug')
    .execute()
  return rows.map(({ article_json, publish_at, first_at, ...row }) => ({
    ...{ id: row.id, slug: row.slug, version: Number(row.version) },
    article: Article.parse(JSON.parse(article_json)),
    publishedAt: Number(first_at),
    updatedAt: Number(publish_at),
  }))
}

/** An article with the number of its newest version, published or not. */
export interface Listed {
  readonly kind: ArticleKind
  readonly slug: string
  readonly version: number
  readonly article: Article
  readonly createdAt: number
  /** When it is published, or null for a draft. */
  readonly publishAt: number | null
}

const versions = (db: Db | Trx) =>
  db
    .selectFrom('article_version')
    .innerJoin('article', 'article.id', 'article_version.article_id')
    .select(['kind', 'slug', 'version', 'article_json', 'created_at', 'publish_at'])

type VersionRow = Awaited<ReturnType<ReturnType<typeof versions>['execute']>>[number]

const toListed = ({
  article_json,
  created_at,
  publish_at,
  version,
  ...named
}: VersionRow): Listed => ({
  ...named,
  version: Number(version),
  article: Article.parse(JSON.parse(article_json)),
  createdAt: Number(created_at),
  publishAt: publish_at === null ? null : Number(publish_at),
})

/** All versions of an article, newest first. Empty if it does not exist. */
export const readVersions = async (
  db: Db | Trx,
  kind: ArticleKind,
  slug: string,
): Promise<readonly Listed[]> => {
  const rows = await versions(db)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .execute()
  return rows.map(toListed)
}

/** The newest version of every article, by kind and slug. */
export const readNewest = async (db: Db | Trx): Promise<readonly Listed[]> => {
  const rows = await versions(db)
    .orderBy('kind')
    .orderBy('slug')
    .orderBy('version', 'desc')
    .execute()
  const isNewest = (row: VersionRow, place: number) =>
    rows[place - 1]?.kind !== row.kind || rows[place - 1]?.slug !== row.slug
  return rows.filter(isNewest).map(toListed)
}
