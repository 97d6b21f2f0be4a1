import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '../../server/config/config.ts'
import { registerErrors } from '../../server/http/errors.ts'
import { migrate } from '../../server/opening/migrate.ts'
import { openPostgres } from '../../server/store/postgres/postgres.ts'
import { openSqlite } from '../../server/store/sqlite/sqlite.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'alma-gone-'))
afterAll(() => rm(dataDir, { recursive: true }))

/** A server that accepts connections and never answers. */
const silent = createServer(() => {})
await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
afterAll(() => void silent.close())
const { port } = silent.address() as { port: number }

test.each([
  ['nobody listens', 'postgres://alma:secret@127.0.0.1:1/alma'],
  ['nobody answers', `postgres://alma:secret@127.0.0.1:${port}/alma`],
])(
  'Scenario: the database is gone (%s): 503 within 2 s, and the process continues',
  async (_, url) => {
    const engine = openPostgres(url, 1_800)
    const app = fastify()
    registerErrors(app, engine)
    const numbers = engine.db.selectFrom('search_document').select('id')
    app.get('/numbers', () => engine.readNumbers(numbers))
    app.get('/plain', () => engine.db.selectFrom('language').selectAll().execute())
    const began = performance.now()
    const replies = await Promise.all([
      app.inject({ url: '/numbers' }),
      app.inject({ url: '/plain' }),
    ])
    const refused = {
      code: 'unavailable',
      message: 'The shop cannot be reached just now; try again shortly.',
      key: 'problem.unavailable',
    }
    expect(replies.map((reply) => [reply.statusCode, reply.json()])).toEqual([
      [503, refused],
      [503, refused],
    ])
    expect(performance.now() - began).toBeLessThan(2_000)
    await app.close()
    await engine.close()
  },
)

test('Scenario: the disk is full; writes fail like with a database that is gone, and reads continue', async () => {
  const engine = openSqlite(join(dataDir, 'full.sqlite'))
  await migrate(engine)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(engine.db)
  await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count ?? 1)}`.execute(engine.db)
  const value_json = JSON.stringify('x'.repeat(100_000))
  const write = engine.db.insertInto('setting').values({ key: 'header', value_json }).execute()
  const error: unknown = await write.catch((thrown: unknown) => thrown)
  expect(engine.faultOf(error)).toBe('gone')
  expect(engine.faultOf(new Error('a mistake'))).toBeUndefined()
  expect(await engine.db.selectFrom('language').select('iso_code').execute()).toHaveLength(1)
  await engine.close()
})

test('an invalid address of PostgreSQL is refused by variable, without the password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://alma:secret@db/alma' })).toThrow(
    /^DATABASE_URL must be an address such as postgres:(?!.*secret)/,
  )
  const url = 'postgresql://alma:secret@db/alma'
  expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url)
  expect(readConfig({ DATABASE_URL: '' }).databaseUrl).toBeUndefined()
})
