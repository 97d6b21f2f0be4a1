import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Drill } from '../tests/drills/drill.ts'
import { type Row, runDrills } from '../tests/drills/run.ts'
import { findPostgres, startPostgres } from './parts/postgresServer.ts'
import { buildStorefront } from './parts/storefront.ts'

/**
 * `npm run drills [name or item …]`: attacks, overloads and breaks a temporary shop on SQLite and, if installed, on
 * PostgreSQL, and prints the results. `npm run drill:operator [name or item …]`: the same for an operator's tasks,
 * `npm run drill:orders [name or item …]` for orders.
 * `--short` runs a shorter version on SQLite only, as `npm test` does. Exits with 1 if a figure is not as required.
 */
const given = process.argv.slice(2)
const isShort = given.includes('--short')
const wanted = given.filter((word) => !word.startsWith('--')).map((word) => word.toLowerCase())

const folder = join(import.meta.dirname, '..', 'tests', 'drills')
const strangers = '[0-9]*.ts'
const operator = 'operator/[0-9]*.ts'
const orders = 'orders/[0-9]*.ts'
const wantedFiles = isShort
  ? [strangers, operator, orders]
  : [given.includes('--operator') ? operator : given.includes('--orders') ? orders : strangers]
const files = globSync(wantedFiles, { cwd: folder }).sort()
const all = await Promise.all(
  files.map(async (file) => ((await import(join(folder, file))) as { drill: Drill }).drill),
)
const drills = all.filter(
  ({ name, item }) =>
    wanted.length === 0 ||
    wanted.includes(name.toLowerCase()) ||
    wanted.includes(item.toLowerCase()),
)
if (drills.length === 0) {
  console.error(`There is no such drill; there are: ${all.map(({ name }) => name).join(', ')}`)
  process.exit(1)
}

await buildStorefront()
const rows: Row[] = await runDrills(drills, { isShort })
if (!isShort && findPostgres()) {
  const server = await startPostgres()
  try {
    rows.push(...(await runDrills(drills, { isShort, databaseUrl: server.url })))
  } finally {
    await server.stop()
  }
}

const widest = (column: 'name' | 'figure') => Math.max(...rows.map((row) => row[column].length))
const [names, figures] = [widest('name'), widest('figure')]
for (const { item, name, engine, figure, value, ok } of rows)
  console.log(
    `${ok ? '✓' : '✗'} ${item.padEnd(4)} ${name.padEnd(names)}  ${engine.padEnd(8)}  ${figure.padEnd(figures)}  ${value}`,
  )
const failed = rows.filter(({ ok }) => !ok).length
console.log(`\n${rows.length - failed} figures as wanted, ${failed} not`)
process.exitCode = failed > 0 ? 1 : 0
