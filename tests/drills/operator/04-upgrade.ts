import { readFile } from 'node:fs/promises'
import BetterSqlite3 from 'better-sqlite3'
import { sql } from 'kysely'
import pg from 'pg'
import { readConfig } from '../../../server/config/config.ts'
import { databaseFile } from '../../../server/config/database.ts'
import { exitCodes } from '../../../server/config/startError.ts'
import { openShop } from '../../../server/opening/open.ts'
import {
  fixtureFile,
  fixtureSchemas,
  sessionToken,
} from '../../support/database/upgradeFixtures.ts'
import { createShopProcess, type ShopProcess } from '../../support/shopProcess.ts'
import { putNamedFiles } from '../../support/values/namedFiles.ts'
import { endOf } from '../calls.ts'
import type { Drill, DrillShop, Figure } from '../drill.ts'

/** Fills an empty database with that of an earlier version. */
const fill = async (dataDir: string, url: string | undefined, script: string): Promise<void> => {
  if (!url) {
    const raw = new BetterSqlite3(databaseFile({ dataDir }))
    raw.exec(script)
    raw.close()
    return
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(script)
  await client.end()
}

const withDatabase = async (
  { dataDir }: ShopProcess,
  env: NodeJS.ProcessEnv,
  work: (db: Awaited<ReturnType<typeof openShop>>['engine']['db']) => Promise<unknown>,
) => {
  const { engine } = await openShop({ ...readConfig(env), dataDir })
  await work(engine.db)
  await engine.close()
}

/** Starts the newest version on the database of an earlier one. */
const upgrade = async (shop: DrillShop, schema: string): Promise<Figure[]> => {
  const env = await shop.newDatabase(schema)
  const old = await createShopProcess(undefined, env)
  await fill(
    old.dataDir,
    env.DATABASE_URL,
    await readFile(fixtureFile(schema, shop.engine), 'utf8'),
  )
  const began = performance.now()
  await old.start()
  const seconds = (performance.now() - began) / 1_000
  const headers = { authorization: `Bearer ${sessionToken}` }
  const orders = await fetch(`${old.origin}/api/order/`, { headers })
  const { total } = (await orders.json()) as { total?: number }
  await withDatabase(old, env, (db) => putNamedFiles(db, old.dataDir))
  const doctor = (await old.team('doctor')).trim()
  await old.stop('SIGTERM')
  await withDatabase(old, env, (db) =>
    sql`insert into kysely_migration values ('9999_later', '2030-01-01')`.execute(db),
  )
  const downgrade = await endOf(old.team('doctor'))
  const lines = downgrade.output.split('\n').length
  await old.remove()
  return [
    {
      figure: `${schema}: started`,
      value: `${seconds.toFixed(1)} s; ${total} orders of the session from before; ${doctor}`,
      ok: total === 2 && doctor === 'Nothing is wrong.',
    },
    {
      figure: `${schema}: opened by an older version`,
      value: `exit ${downgrade.code}, ${lines} line`,
      ok: downgrade.code === exitCodes.config && lines === 1,
    },
  ]
}

/** The shop of each earlier version, upgraded; and a newer one, refused. */
export const drill: Drill = {
  name: 'upgrade',
  item: 'O4',
  isLong: true,
  run: async (shop) => {
    const figures: Figure[] = []
    for (const schema of fixtureSchemas(shop.engine)) figures.push(...(await upgrade(shop, schema)))
    return figures
  },
}
