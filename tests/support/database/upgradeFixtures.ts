import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** Databases of small shops in the state of an earlier version of Alma, as SQL. */
const fixtureFolder = join(import.meta.dirname, '..', '..', 'fixtures', 'upgrade')

/** The file that the catalogue of every fixture was imported from. */
export const catalogueFile = join(fixtureFolder, 'catalogue.jsonl')

/** The e-mail addresses of every fixture. The buyer and the applicant have the password of the test shop. */
export const people = {
  /** Verified. */
  buyer: 'buyer@example.test',
  /** Registered and not verified. */
  applicant: 'applicant@example.test',
  /** Has not confirmed the registration. */
  newcomer: 'newcomer@example.test',
  /** Reads the newsletter. */
  reader: 'reader@example.test',
  /** The buyer's requested new address. */
  nextEmail: 'next@example.test',
} as const

/** The buyer's open session. */
export const sessionToken = 'the-session-of-the-buyer'

type EngineName = 'sqlite' | 'postgres'

/**
 * The file of a fixture. @param schema the last migration of its database
 */
export const fixtureFile = (schema: string, engine: EngineName): string =>
  join(fixtureFolder, `${schema}.${engine}.sql`)

/** The engine of the running tests; PGlite counts as PostgreSQL. */
export const engineName: EngineName = process.env.TEST_ENGINE === undefined ? 'sqlite' : 'postgres'

/** The schemas with fixtures, oldest first. */
export const fixtureSchemas = (engine: EngineName): readonly string[] =>
  globSync(`*.${engine}.sql`, { cwd: fixtureFolder })
    .map((file) => basename(file, `.${engine}.sql`))
    .toSorted()

export const readFixture = (schema: string): string =>
  readFileSync(fixtureFile(schema, engineName), 'utf8')
