import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Engine } from '../../../server/store/engine.ts'
import { openPostgres } from '../../../server/store/postgres/postgres.ts'

const serverUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL names the PostgreSQL server to test on')
  return url
}

/** Runs a script on one database; the role of `TEST_DATABASE_URL` may create databases. */
const run = async (connectionString: string, script: string): Promise<void> => {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(script)
  } finally {
    await client.end()
  }
}

/**
 * A new database on the server of `TEST_DATABASE_URL`.
 * @param script SQL that fills the database
 * @returns its address, and a function that drops it
 */
export const createDatabase = async (
  script: string,
): Promise<{ url: string; drop: () => Promise<void> }> => {
  const name = `alma_test_${randomUUID().replaceAll('-', '')}`
  await run(serverUrl(), `create database ${name} template template0 encoding 'UTF8'`)
  const url = new URL(serverUrl())
  url.pathname = name
  await run(url.href, script)
  return {
    url: url.href,
    drop: () => run(serverUrl(), `drop database ${name} with (force)`),
  }
}

/**
 * A new database on the server of `TEST_DATABASE_URL`; closing drops it.
 * @param script SQL that fills the database
 */
export const openTestDatabase = async (script = ''): Promise<Engine> => {
  const { url, drop } = await createDatabase(script)
  const engine = openPostgres(url, 1_800)
  return {
    ...engine,
    close: async () => {
      await engine.close()
      await drop()
    },
  }
}
