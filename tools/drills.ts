import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Drill } from '../tests/drills/drill.ts'
import { type Row, runDrills } from '../tests/drills/run.ts'
import { findPostgres, startPostgres } from './postgresServer.ts'
import { buildStorefront } from './storefront.ts'

/**
 * `npm run drills [name or item …]`: attacks, overloads and breaks a shop of its own on purpose, on SQLite and,
 * where it is installed, on PostgreSQL, and prints what happened. `npm run drill:operator [name or item …]`: an
 * operator's day, the same way. `--short` does less of everything, of both, on SQLite alone: `npm test` runs that. Ends
 * with 1 when a figure is not what is wanted.
 */
const given = process.argv.slice(2)
const isShort = given.includes('--short')
const wanted = given.filter((word) => !word.startsWith('--')).map((word) => word.toLowerCase())

const folder = join(import.meta.dirname, '..', 'tests', 'drills')
const strangers = '[0-9]*.ts'
const operator = 'operator/[0-9]*.ts'
const wantedFiles = isShort
  ? [strangers, operator]
  : [given.includes('--operator') ? operator : strangers]
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
