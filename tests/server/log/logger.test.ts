import Fastify, { LogController } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../../../server/config/config.ts'
import { registerErrors } from '../../../server/http/errors.ts'
import { createLogger } from '../../../server/log/logger.ts'
import { openPostgres } from '../../../server/store/postgres/postgres.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** A server with a recorded log. */
const openLogged = (engine = shop.deps.engine) => {
  const lines: string[] = []
  const logger = createLogger('info', engine.faultOf, (text) => lines.push(text))
  const logController = new LogController({ disableRequestLogging: true })
  const app = Fastify({ logger: logger.options, logController })
  registerErrors(app, engine)
  /** The new lines of the log, without common fields. */
  const logged = () =>
    lines.splice(0).map((line) => {
      const { time, pid, hostname, reqId, ...rest } = JSON.parse(line)
      return rest
    })
  return { app, lines, logged, ...logger }
}

test('Scenario: a conflict with another request; the conflicting row is not logged', async () => {
  const { app, lines, close } = openLogged()
  const { id, email } = await shop.customer()
  const customer = await shop.db
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  app.post('/', () =>
    shop.db
      .insertInto('customer')
      .values({ ...customer, id: 'another' })
      .execute(),
  )
  await app.inject({ method: 'POST', url: '/' })
  expect(lines).toHaveLength(1)
  expect(lines.join('')).toMatch(/unique/i)
  expect(lines.join('')).not.toContain(email)
  close()
})

test('Scenario: an unexpected error is logged with its location only', async () => {
  const { app, logged, close } = openLogged()
  app.get('/', () => {
    const cause = new Error('no letter for meera@shah.test')
    throw Object.assign(new Error('half a page', { cause }), {
      rows: [{ secret: 1 }],
      code: 'E_HALF',
    })
  })
  await app.inject({ url: '/' })
  expect(logged()).toEqual([
    {
      level: 50,
      msg: 'unexpected error',
      err: {
        type: 'Error',
        code: 'E_HALF',
        message: 'half a page; because: no letter for [address]',
        stack: expect.stringMatching(/^at .*logger\.test\.ts/),
      },
    },
  ])
  close()
})

test('Scenario: the database is gone; it is logged once, then with counts while it lasts, and when it is over', async () => {
  const engine = openPostgres(
    readConfig({ DATABASE_URL: 'postgres://alma:secret@127.0.0.1:1/alma' }).databaseUrl ?? '',
    1_800,
  )
  const { app, logged, sumUp, close } = openLogged(engine)
  app.get('/', () => engine.db.selectFrom('language').selectAll().execute())
  for (let i = 0; i < 20; i += 1) await app.inject({ url: '/' })
  // Other parts of the server notice it too, with other messages.
  app.log.error({ err: new Error('Connection terminated unexpectedly') }, 'worker failed')
  expect(logged()).toEqual([
    {
      level: 50,
      msg: 'the database: gone',
      err: { type: 'Error', code: 'ECONNREFUSED', fault: 'gone', message: expect.any(String) },
    },
  ])
  sumUp()
  expect(logged()).toEqual([
    { level: 50, msg: 'still: the database: gone', times: 20, timesInAll: 21 },
  ])
  await app.inject({ url: '/' })
  sumUp()
  expect(logged()).toEqual([
    { level: 50, msg: 'still: the database: gone', times: 1, timesInAll: 22 },
  ])
  sumUp()
  expect(logged()).toEqual([{ level: 30, msg: 'over: the database: gone', times: 22 }])
  sumUp()
  expect(logged()).toEqual([])
  await app.inject({ url: '/' })
  expect(logged()).toMatchObject([{ msg: 'the database: gone' }])
  close()
  await engine.close()
})

test('Scenario: each problem has one line; all other lines are logged', () => {
  const { app, logged, close } = openLogged()
  for (const number of [1, 2]) {
    app.log.error({ err: new Error(`order ${number} cannot be read`) }, 'job failed')
    app.log.error({ err: new Error('the mail server says no') }, 'job failed')
    app.log.error({ err: new Error('the mail server says no') }, 'purge failed')
    app.log.info('Server listening')
  }
  expect(logged().map(({ msg, err }) => [msg, err?.message])).toEqual([
    ['job failed', 'order 1 cannot be read'],
    ['job failed', 'the mail server says no'],
    ['purge failed', 'the mail server says no'],
    ['Server listening', undefined],
    ['Server listening', undefined],
  ])
  close()
})

test('Scenario: of many different problems, the newest are tracked', () => {
  const { app, logged, sumUp, close } = openLogged()
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  const words = [...letters].flatMap((a) => [...letters].map((b) => `g${a}${b}z`))
  for (const word of [...words, ...words.slice(0, 1), ...words.slice(-1)])
    app.log.error({ err: new Error(word) }, 'job failed')
  expect(logged()).toHaveLength(words.length + 1)
  sumUp()
  expect(logged()).toMatchObject([{ times: 1, timesInAll: 2 }])
  close()
})
