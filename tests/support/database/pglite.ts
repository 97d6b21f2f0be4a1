import { openAsBlob } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { inject } from 'vitest'
import type { Engine } from '../../../server/store/engine.ts'
import { postgresParts } from '../../../server/store/postgres/postgres.ts'
import type { Database } from '../../../server/store/schema.ts'
import type { Prepare } from './engine.ts'
import { createPgliteCopies } from './pgliteCopies.ts'
import { startPglite } from './startPglite.ts'

/** One for each worker: it has one connection, one database, and takes long to start. */
let server: Promise<PGlite> | undefined

const startServer = async () =>
  startPglite({
    loadDataDir: await openAsBlob(inject('pgliteFolder')),
    parsers: { 1700: Number },
  })

const engineOf = (pglite: PGlite): Engine => {
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
  return {
    ...postgresParts,
    db,
    readNumbers: async (query) =>
      (await db.executeQuery(query.compile())).rows.flatMap((row) => Object.values(row)),
    close: async () => {},
  }
}

/**
 * PostgreSQL in WebAssembly, for tests without a server. The shops of one worker use it one after the other: a new one
 * drops the data of the previous one. It cannot show that locks work, because it runs one transaction at a time.
 * @param script SQL that fills the database
 */
export const openPglite = async (script: string): Promise<Engine> => {
  server ??= startServer()
  const pglite = await server
  await pglite.exec('drop schema public cascade; create schema public')
  await pglite.exec(script)
  return engineOf(pglite)
}

const copies = createPgliteCopies()

/** The same with a prepared database: a new shop gets its rows, and keeps the tables of the previous one. */
export const openPreparedPglite = async (prepare: Prepare): Promise<Engine> => {
  server ??= startServer()
  const pglite = await server
  if (await copies.restore(pglite, prepare)) return engineOf(pglite)
  const engine = await openPglite('')
  await prepare(engine)
  await copies.keep(pglite, prepare)
  return engine
}
