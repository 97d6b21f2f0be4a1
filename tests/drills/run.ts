import pg from 'pg'
import { readConfig } from '../../server/config.ts'
import { openShop } from '../../server/open.ts'
import { fillIfEmpty } from '../../tools/demoShop.ts'
import { createShopProcess } from '../support/shopProcess.ts'
import type { Drill, DrillShop, Figure } from './drill.ts'

/** A figure with where it comes from. */
export interface Row extends Figure {
  readonly item: string
  readonly name: string
  readonly engine: DrillShop['engine']
}

/** @returns the address of a new database on the server at `url` */
const createDatabase = async (url: string, item: string): Promise<string> => {
  const name = `drill_${item.toLowerCase()}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return url.replace(/[^/]*$/, name)
}

/**
 * Runs drills one after the other, each on a shop of its own with demo data.
 * @param databaseUrl a PostgreSQL; without it the shop keeps a file
 */
export const runDrills = async (
  drills: readonly Drill[],
  { isShort, databaseUrl }: { isShort: boolean; databaseUrl?: string },
): Promise<Row[]> => {
  const engine = databaseUrl === undefined ? 'sqlite' : 'postgres'
  const rows: Row[] = []
  for (const { name, item, run, engine: only, isLong } of drills) {
    if ((only && only !== engine) || (isShort && isLong)) continue
    const database =
      databaseUrl === undefined ? {} : { DATABASE_URL: await createDatabase(databaseUrl, item) }
    const shop = await createShopProcess(undefined, {
      ...{ LOG_LEVEL: 'info', TRUST_PROXY: '1' },
      ...database,
    })
    // Drills open the shop's database beside it.
    Object.assign(process.env, database)
    const deps = await openShop({ ...readConfig(), dataDir: shop.dataDir })
    await fillIfEmpty(deps)
    await deps.engine.close()
    await shop.start()
    const { origin: url, dataDir, team, memory } = shop
    const figures = await run({ url, dataDir, engine, isShort, team, memory }).catch(
      (error: unknown): Figure[] => [{ figure: 'failed', value: String(error), ok: false }],
    )
    rows.push(...figures.map((figure) => ({ ...figure, item, name, engine }) satisfies Row))
    // A drill may have ended the process, which is a figure of its own.
    await shop.stop('SIGTERM').catch(() => undefined)
    await shop.remove()
  }
  return rows
}
