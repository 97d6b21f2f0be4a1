import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { uuidv7 } from 'uuidv7'
import { closeAccount } from '../../server/account/customers.repo.ts'
import { hashPassword } from '../../server/account/secrets.ts'
import { createSessions } from '../../server/account/sessions.ts'
import { buildApp } from '../../server/app.ts'
import { createCatalogueWriter } from '../../server/catalogue/writer.ts'
import type { Config } from '../../server/config/config.ts'
import { jobHandlers } from '../../server/jobHandlers.ts'
import type { Mail } from '../../server/mail/mailer.ts'
import type { Deps } from '../../server/opening/deps.ts'
import { migrate } from '../../server/opening/migrate.ts'
import { putCurrencies, putLanguages } from '../../server/settings/settings.writer.ts'
import type { Engine } from '../../server/store/engine.ts'
import { createJobs } from '../../server/store/jobs/jobs.repo.ts'
import { runDueJobs } from '../../server/store/jobs/worker.ts'
import { clientOf } from './client.ts'
import { openPreparedEngine, openTestEngine } from './database/engine.ts'
import { categories, products } from './fixture.ts'
import { heldToContract } from './heldToContract.ts'

/** The password of every customer of the test shop. */
export const password = 'correct horse battery'
const passwordHash = hashPassword(password)

/** When a test shop opens, ms. */
const opened = Date.UTC(2026, 10, 21)

/**
 * A separate shop for one test file: real server, real database; mail is stored instead of sent. `close` fails if any
 * answer broke the contract.
 * @param earlier SQL of the database of an earlier version, which is upgraded; without it, the shop gets the fixture
 */
export const openTestShop = async (settings: Partial<Config> = {}, earlier?: string) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'alma-test-'))
  const engine =
    earlier === undefined
      ? await openPreparedEngine(dataDir, prepare)
      : await openTestEngine(dataDir, earlier)
  if (earlier !== undefined) await migrate(engine)
  const sent: Mail[] = []
  const time = { now: opened }
  const deps: Deps = {
    config: {
      port: 0,
      host: '127.0.0.1',
      dataDir,
      databaseUrl: undefined,
      statementTimeout: 1_800,
      publicUrl: 'https://shop.test',
      smtpUrl: undefined,
      mailFrom: 'shop@shop.test',
      trustProxy: 0,
      requestTimeout: 30_000,
      logLevel: 'silent',
      cacheMb: 64,
      testPayments: 'the secret of the tests',
      ...settings,
    },
    engine,
    mailer: { send: async (mail) => void sent.push(mail) },
    now: () => time.now,
  }
  const sessions = createSessions(engine, deps.now)
  const jobs = createJobs(engine, deps.now)
  const app = await buildApp(deps)
  const breaches = heldToContract(app)
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })

  return {
    deps,
    db: engine.db,
    app,
    origin,
    /** The mails of the shop, oldest first, once its jobs are done. */
    mails: async (): Promise<readonly Mail[]> => {
      await runDueJobs(jobs, jobHandlers(deps))
      return sent
    },
    time,
    visitor: clientOf(origin),
    sessions,

    /** A customer with an open session. */
    customer: async (status: 'verified' | 'unverified' = 'verified') => {
      const id = uuidv7()
      const email = `${id}@buyers.test`
      await engine.db
        .insertInto('customer')
        .values({
          id,
          email,
          name: 'Test Buyer',
          company_name: 'Buyers Ltd',
          country: 'India',
          instagram: '',
          password_hash: await passwordHash,
          status,
          newsletter: 0,
          created_at: time.now,
          verified_at: status === 'verified' ? time.now : null,
        })
        .execute()
      const token = await sessions.open(id)
      return { id, email, token, client: clientOf(origin, token) }
    },

    /** Revokes a verification like the shop team, without a message to the customer. */
    unverify: (id: string) =>
      engine.db.transaction().execute((trx) => closeAccount(trx, id, 'unverified')),

    /** The id that cart calls use for a SKU. */
    variantId: async (sku: string) => {
      const row = await engine.db
        .selectFrom('variant')
        .select('id')
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow()
      return row.id
    },

    stockOf: async (sku: string) => {
      const row = await engine.db
        .selectFrom('variant')
        .select('stock')
        .where('sku', '=', sku)
        .executeTakeFirstOrThrow()
      return row.stock
    },

    close: async () => {
      await app.close()
      await engine.close()
      await rm(dataDir, { recursive: true, force: true })
      if (breaches().length > 0)
        throw new Error(`The contract was broken:\n${breaches().join('\n')}`)
    },
  }
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

/** Makes the fixture's shop of an empty database. */
const prepare = async (engine: Engine) => {
  await migrate(engine)
  const writer = createCatalogueWriter(engine, () => opened)
  await writer.putCategories(categories)
  for (const product of products) await writer.putProduct(product)
  await putCurrencies(engine.db, [
    { name: 'Indian rupee', code: 'INR', symbol: '₹', exchange_rate: 1 },
    { name: 'Euro', code: 'EUR', symbol: '€', exchange_rate: 0.0103 },
  ])
  await putLanguages(engine.db, [
    { name: 'ENGLISH', iso_code: 'en' },
    { name: 'ITALIANO', iso_code: 'it' },
  ])
}
