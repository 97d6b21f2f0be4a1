import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Engine } from '../../server/store/engine.ts'
import { openPostgres } from '../../server/store/postgres.ts'

const serverUrl = (): string => {
  const url = process.env.TEST_DATABASE_URL
  if (!url) throw new Error('TEST_DATABASE_URL names the PostgreSQL server to test on')
  return url
}

/** Runs a command on the server itself, as the role of `TEST_DATABASE_URL`, which may create databases. */
const onServer = async (command: string): Promise<void> => {
  const client = new pg.Client({ connectionString: serverUrl() })
  await client.connect()
  try {
    await client.query(command)
  } finally {
    await client.end()
  }
}

/** A new database on the server of `TEST_DATABASE_URL`; closing drops it. */
export const openTestDatabase = async (): Promise<Engine> => {
  const name = `alma_test_${randomUUID().replaceAll('-', '')}`
  await onServer(`create database ${name} template template0 encoding 'UTF8'`)
  const url = new URL(serverUrl())
  url.pathname = name
  const engine = openPostgres(url.href, 1_800)
  return {
    ...engine,
    close: async () => {
      await engine.close()
      await onServer(`drop database ${name} with (force)`)
    },
  }
}
