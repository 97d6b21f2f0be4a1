import { expressionBuilder, sql } from 'kysely'
import { keptQuery } from './keptQuery.ts'
import type { Database, Db, Trx } from './schema.ts'

/** The row of `catalogue_version` that counts all changes of the shop. */
const everyChange = 1

/** What cached pages and kept totals depend on, with the row of `catalogue_version` that holds the number of its last change. */
const rowOf = {
  /** The categories, their names and their order. */
  categories: 2,
  /** Which products are sold in which category, and what lists show of them except prices and stock. */
  assortment: 3,
  /** The cards of the featured products. */
  featured: 4,
  /** Published articles and looks. */
  content: 5,
  /** Settings, languages and currencies. */
  settings: 6,
  /** The prices and weights of variants. */
  offers: 7,
} as const

export type Topic = keyof typeof rowOf

export const everyTopic = Object.keys(rowOf) as readonly Topic[]

/** What visitors see: everything but prices. */
export const visitorTopics = everyTopic.filter((topic) => topic !== 'offers')

/**
 * Counts a change of the shop, in the transaction that changes the catalogue, the content or the settings. The changed
 * topics get its number; changed products take it as their `version`. The next transaction that counts a change waits
 * until this one has ended, so that changes become visible in the order of their numbers.
 * @returns the number of the change
 */
export const advanceShopVersion = async (
  trx: Db | Trx,
  ...topics: readonly Topic[]
): Promise<number> => {
  const { version } = await trx
    .updateTable('catalogue_version')
    .set({ version: sql`version + 1` })
    .where('id', '=', everyChange)
    .returning('version')
    .executeTakeFirstOrThrow()
  if (topics.length > 0)
    await trx
      .insertInto('catalogue_version')
      .values([...new Set(topics)].map((topic) => ({ id: rowOf[topic], version })))
      .onConflict((on) => on.column('id').doUpdateSet({ version }))
      .execute()
  return version
}

/** Reads the number of the last change of what a page shows. */
export type LastChange = () => Promise<number>

const numberOf = (row: { version: number | null } | undefined): number => row?.version ?? 0

const lastOfRows = keptQuery((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('catalogue_version')
    .select(({ fn }) => fn.max<number | null>('version').as('version'))
    .where('id', 'in', ids),
)

const versionOfProduct = keptQuery((db, { slug }: { slug: string }) =>
  db.selectFrom('product').select('version').where('slug', '=', slug),
)

/** The last change of some rows of `catalogue_version`. */
const lastOf = async (db: Db, ids: readonly number[]): Promise<number> =>
  numberOf((await lastOfRows(db, { ids }))[0])

/** The number of the last change of the shop, to read it with something else. */
export const shopVersionColumn = expressionBuilder<Database, never>()
  .selectFrom('catalogue_version')
  .select('version')
  .where('catalogue_version.id', '=', everyChange)
  .as('shop_version')

/** The number of the last change of prices and weights, to read it with something else. */
export const offersVersionColumn = expressionBuilder<Database, never>()
  .selectFrom('catalogue_version')
  .select('version')
  .where('catalogue_version.id', '=', rowOf.offers)
  .as('offers_version')

/** The number of the last change of the shop. */
export const readShopVersion = (db: Db): Promise<number> => lastOf(db, [everyChange])

/** The last change of some topics. */
export const lastChangeOf = (db: Db, ...topics: readonly Topic[]): LastChange => {
  const ids = topics.map((topic) => rowOf[topic])
  return () => lastOf(db, ids)
}

/** The last change of a product. */
export const lastChangeOfProduct =
  (db: Db, slug: string): LastChange =>
  async () =>
    numberOf((await versionOfProduct(db, { slug }))[0])
