import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Engine } from './engine.ts'
import { initial } from './migrations/0001_initial.ts'
import { accounts } from './migrations/0002_accounts.ts'
import { coupons } from './migrations/0003_coupons.ts'
import { events } from './migrations/0004_events.ts'
import { search } from './migrations/0005_search.ts'
import { productVersion } from './migrations/0006_product_version.ts'
import { listingTitle } from './migrations/0007_listing_title.ts'
import { cardVariants } from './migrations/0008_card_variants.ts'
import { searchValues } from './migrations/0009_search_values.ts'
import { cart } from './migrations/0010_cart.ts'
import { unitPieces } from './migrations/0011_unit_pieces.ts'
import { productFields } from './migrations/0012_product_fields.ts'
import { jobs } from './migrations/0013_jobs.ts'
import { applications } from './migrations/0014_applications.ts'
import { emailTokens } from './migrations/0015_email_tokens.ts'
import { devices } from './migrations/0016_devices.ts'
import { requests } from './migrations/0017_requests.ts'
import { privacy } from './migrations/0018_privacy.ts'
import { articles } from './migrations/0019_articles.ts'
import { looks } from './migrations/0020_looks.ts'
import { pointerIndexes } from './migrations/0023_pointer_indexes.ts'
import { variantImage } from './migrations/0024_variant_image.ts'
import { pictureColours } from './migrations/0025_picture_colours.ts'
import { picturePreviews } from './migrations/0026_picture_previews.ts'
import { skuCodes } from './migrations/0027_sku_codes.ts'
import { addedPrices } from './migrations/0028_added_prices.ts'
import { couponLimits } from './migrations/0029_coupon_limits.ts'
import { lists } from './migrations/0030_lists.ts'
import { savedRows } from './migrations/0031_saved_rows.ts'
import { orderChanges } from './migrations/0032_order_changes.ts'
import { orderWords } from './migrations/0033_order_words.ts'
import { shipments } from './migrations/0034_shipments.ts'
import { charges } from './migrations/0035_charges.ts'
import { payments } from './migrations/0036_payments.ts'
import { papers } from './migrations/0037_papers.ts'
import { resaleLinks } from './migrations/0039_resale_links.ts'
import { movedDates } from './migrations/0040_moved_dates.ts'
import { orderLanguage } from './migrations/0041_order_language.ts'
import { couponStart } from './migrations/0042_coupon_start.ts'
import type { Db, Trx } from './schema.ts'

const migrationsOf = (engine: Engine): Record<string, Migration> => {
  const { name, columns } = engine
  return {
    '0001_initial': { up: (db) => initial(db, columns) },
    '0002_accounts': { up: (db) => accounts(db, columns) },
    '0003_coupons': { up: (db) => coupons(db, columns) },
    '0004_events': { up: (db) => events(db, columns) },
    '0005_search': { up: (db) => search(db, name, columns) },
    '0006_product_version': { up: (db) => productVersion(db, columns) },
    '0007_listing_title': { up: listingTitle },
    '0008_card_variants': { up: cardVariants },
    '0009_search_values': { up: searchValues },
    '0010_cart': { up: (db) => cart(db, columns) },
    '0011_unit_pieces': { up: (db) => unitPieces(db, columns) },
    '0012_product_fields': { up: productFields },
    '0013_jobs': { up: (db) => jobs(db, columns) },
    '0014_applications': { up: (db) => applications(db, columns) },
    '0015_email_tokens': { up: (db) => emailTokens(db, columns) },
    '0016_devices': { up: (db) => devices(db, columns) },
    '0017_requests': { up: (db) => requests(db, columns) },
    '0018_privacy': { up: (db) => privacy(db, columns) },
    '0019_articles': { up: (db) => articles(db, columns) },
    '0020_looks': { up: looks },
    '0023_pointer_indexes': { up: pointerIndexes },
    '0024_variant_image': { up: (db) => variantImage(db, columns) },
    '0025_picture_colours': { up: (db) => pictureColours(db, columns) },
    '0026_picture_previews': { up: (db) => picturePreviews(db, columns) },
    '0027_sku_codes': { up: (db) => skuCodes(db, columns) },
    '0028_added_prices': { up: (db) => addedPrices(db, columns) },
    '0029_coupon_limits': { up: (db) => couponLimits(db, columns) },
    '0030_lists': { up: (db) => lists(db, columns) },
    '0031_saved_rows': { up: (db) => savedRows(db, columns) },
    '0032_order_changes': { up: (db) => orderChanges(db, columns) },
    '0033_order_words': { up: (db) => orderWords(db, columns) },
    '0034_shipments': { up: (db) => shipments(db, columns) },
    '0035_charges': { up: (db) => charges(db, columns) },
    '0036_payments': { up: (db) => payments(db, name, columns) },
    '0037_papers': { up: (db) => papers(db, columns) },
    '0039_resale_links': { up: (db) => resaleLinks(db, columns) },
    '0040_moved_dates': { up: (db) => movedDates(db, columns) },
    '0041_order_language': { up: (db) => orderLanguage(db, columns) },
    '0042_coupon_start': { up: (db) => couponStart(db, columns) },
  }
}

/** The database has a schema that only a newer version of the shop supports. */
export class NewerSchema extends Error {
  constructor(found: string, known: string) {
    super(
      `It was made by a newer version of Alma: its schema is ${found}, this version knows schemas up to ${known}. Start the newer version, or restore a backup from before the upgrade.`,
    )
    this.name = 'NewerSchema'
  }
}

/** The names of the migrations that have run on a database, in order; none if it contains no shop. */
export const readSchema = async (db: Db | Trx): Promise<readonly string[]> => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{
    name: string
  }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/**
 * Brings the database to the newest schema. Migrations run in the order of their numbers, once each, all in one
 * transaction: if the process is killed, nothing has changed. Servers that start at the same time run one after the
 * other.
 * @param afterwards work that the new schema requires; runs in the same transaction if any migration has run
 * @throws NewerSchema if the database is newer than this version; nothing has changed then
 */
export const runMigrations = (
  engine: Engine,
  afterwards: (engine: Engine, trx: Trx) => Promise<void>,
): Promise<void> =>
  engine.db.transaction().execute(async (trx) => {
    await engine.lock.migration(trx)
    const known = migrationsOf(engine)
    const applied = await readSchema(trx)
    const newer = applied.findLast((name) => !(name in known))
    if (newer !== undefined) throw new NewerSchema(newer, Object.keys(known).at(-1) ?? '')
    const { watched, firstError } = watchErrors(known)
    const migrator = new Migrator({ db: trx, provider: { getMigrations: async () => watched } })
    const { error } = await migrator.migrateToLatest()
    if (error) throw firstError() ?? error
    if (applied.length < Object.keys(known).length) await afterwards(engine, trx)
  })

/**
 * Stores the first error of a migration. After an error PostgreSQL refuses every statement of the transaction,
 * including the one that releases Kysely's lock, and Kysely would report only that refusal.
 */
const watchErrors = (migrations: Record<string, Migration>) => {
  let first: unknown
  const watch = ({ up }: Migration): Migration => ({
    up: async (db) => {
      try {
        await up(db)
      } catch (error) {
        first ??= error
        throw error
      }
    },
  })
  const watched = Object.fromEntries(
    Object.entries(migrations).map(([name, migration]) => [name, watch(migration)]),
  )
  return { watched, firstError: () => first }
}
