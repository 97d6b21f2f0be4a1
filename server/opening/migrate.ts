import { indexMissing } from '../search/indexMissing.ts'
import type { Engine } from '../store/engine.ts'
import { runMigrations } from '../store/migrate.ts'

/**
 * Brings a database to the newest schema, with its search index.
 * @throws NewerSchema if the database is newer than this version; nothing is changed then
 */
export const migrate = (engine: Engine): Promise<void> => runMigrations(engine, indexMissing)
