import { Migrator } from 'kysely/migration'
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
import type { Trx } from './schema.ts'

/**
 * Brings the database to the newest schema; migrations run in the order of their numbers, once each. All in
 * one transaction: a process that is killed meanwhile leaves what was there before, and of several that
 * start at once the others wait.
 */
export const migrate = (engine: Engine): Promise<void> =>
  engine.db.transaction().execute(async (trx) => {
    await engine.lock.migration(trx)
    await migrateWithin(trx, engine)
  })

const migrateWithin = async (trx: Trx, engine: Engine): Promise<void> => {
  const { columns } = engine
  const migrator = new Migrator({
    db: trx,
    provider: {
      getMigrations: async () => ({
        '0001_initial': { up: (db) => initial(db, columns) },
        '0002_accounts': { up: (db) => accounts(db, columns) },
        '0003_coupons': { up: (db) => coupons(db, columns) },
        '0004_events': { up: (db) => events(db, columns) },
        '0005_search': { up: (db) => search(db, engine) },
        '0006_product_version': { up: (db) => productVersion(db, columns) },
        '0007_listing_title': { up: listingTitle },
        '0008_card_variants': { up: cardVariants },
        '0009_search_values': { up: (db) => searchValues(db, engine) },
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
      }),
    },
  })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
