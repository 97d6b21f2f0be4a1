import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { readConfig } from '../../server/config/config.ts'
import { createShop } from '../../server/opening/open.ts'
import { fillIfEmpty } from '../../tools/parts/demoShop.ts'
import { createShopProcess, type ShopProcess } from '../support/shopProcess.ts'
import type { Drill, DrillShop, Figure } from './drill.ts'

/** A figure and its drill. */
export interface Row extends Figure {
  readonly item: string
  readonly name: string
  readonly engine: DrillShop['engine']
}

/** @returns the address of a new database on the server at `url` */
const createDatabase = async (url: string, purpose: string): Promise<string> => {
  const name = `drill_${purpose.toLowerCase()}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return url.replace(/[^/]*$/, name)
}

/** The secret of the test provider of payments. */
export const testSecret = 'the secret of the drills'

const loopDelay = pathToFileURL(join(import.meta.dirname, 'loopDelay.ts')).href

/** Signals `loopDelay.ts` in the server, which writes its answer to `file`. */
const askStall = async ({ signal }: ShopProcess, file: string): Promise<number> => {
  await rm(file, { force: true })
  signal('SIGUSR2')
  for (;;) {
    const output = await readFile(file, 'utf8').catch(() => '')
    if (output.endsWith('\n')) return Number(output)
    await sleep(10)
  }
}

/** Fills new shops with the demo. Filling one takes seconds, so that the next ones on SQLite are copies of the first. */
const createFiller = async (engine: DrillShop['engine']) => {
  const folder = await mkdtemp(join(tmpdir(), 'alma-filled-'))
  let isFilled = false
  return {
    fill: async (dataDir: string): Promise<void> => {
      if (isFilled) return cp(folder, dataDir, { recursive: true, preserveTimestamps: true })
      const deps = await createShop({ ...readConfig(), dataDir })
      await fillIfEmpty(deps)
      await deps.engine.close()
      if (engine !== 'sqlite') return
      await cp(dataDir, folder, { recursive: true, preserveTimestamps: true })
      isFilled = true
    },
    remove: () => rm(folder, { recursive: true }),
  }
}

/**
 * Runs drills one after the other, each on a new shop with demo data.
 * @param databaseUrl address of a PostgreSQL; default: SQLite
 */
export const runDrills = async (
  drills: readonly Drill[],
  { isShort, databaseUrl }: { isShort: boolean; databaseUrl?: string },
): Promise<Row[]> => {
  const engine = databaseUrl === undefined ? 'sqlite' : 'postgres'
  const rows: Row[] = []
  const filler = await createFiller(engine)
  for (const { name, item, run, engine: only, isLong } of drills) {
    if ((only && only !== engine) || (isShort && isLong)) continue
    const newDatabase = async (purpose: string): Promise<NodeJS.ProcessEnv> =>
      databaseUrl === undefined
        ? { DATABASE_URL: '' }
        : { DATABASE_URL: await createDatabase(databaseUrl, `${item}_${purpose}`) }
    const database = await newDatabase('shop')
    const stallFile = join(tmpdir(), `alma-stall-${process.pid}`)
    const shop = await createShopProcess(undefined, {
      ...{ LOG_LEVEL: 'info', TRUST_PROXY: '1', TEST_PAYMENTS: testSecret },
      ...{ NODE_OPTIONS: `--import ${loopDelay}`, STALL_FILE: stallFile },
      ...database,
    })
    // Drills also open the shop's database.
    Object.assign(process.env, database)
    await filler.fill(shop.dataDir)
    await shop.start()
    const { origin: url, dataDir, team, memory } = shop
    const stall = () => askStall(shop, stallFile)
    // Do not count stalls during the start.
    await stall()
    const figures = await run({
      ...{ url, dataDir, engine, isShort, team, memory, stall, newDatabase },
      process: shop,
    }).catch((error: unknown): Figure[] => [{ figure: 'failed', value: String(error), ok: false }])
    rows.push(...figures.map((figure) => ({ ...figure, item, name, engine }) satisfies Row))
    // The drill may have stopped the process on purpose.
    await shop.stop('SIGTERM').catch(() => undefined)
    await shop.remove()
    await rm(stallFile, { force: true })
  }
  await filler.remove()
  return rows
}
