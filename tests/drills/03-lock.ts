import { setTimeout as sleep } from 'node:timers/promises'
import BetterSqlite3 from 'better-sqlite3'
import { databaseFile } from '../../server/config/database.ts'
import { logIn, patience, send, spread, tally, whileHealthy } from './calls.ts'
import type { Drill } from './drill.ts'

/** Longer than the shop waits for another process, ms. */
const heldMs = 4_000

/** Another process locks the file for all writers. */
export const drill: Drill = {
  name: 'lock',
  item: 'A3',
  engine: 'sqlite',
  run: async (shop) => {
    const { token } = await logIn(shop)
    const other = new BetterSqlite3(databaseFile(shop), { timeout: 0 })
    other.exec('begin immediate')
    const reads: number[] = []
    const writes: { status: number; ms: number; retryAfter: string | null }[] = []
    const until = performance.now() + heldMs
    const read = async () => {
      while (performance.now() < until) {
        const began = performance.now()
        await (
          await fetch(`${shop.url}/api/products/category/slug/all?page=1`, {
            headers: { authorization: `Bearer ${token}` },
          })
        ).arrayBuffer()
        reads.push(performance.now() - began)
        await sleep(10)
      }
    }
    const write = async () => {
      while (performance.now() < until) {
        const began = performance.now()
        const answer = await send(shop, 'POST', '/newsletter/customer/create', {
          email: `n${writes.length}@buyers.example`,
        })
        await answer.arrayBuffer()
        const ms = performance.now() - began
        writes.push({ status: answer.status, ms, retryAfter: answer.headers.get('retry-after') })
        await sleep(50)
      }
    }
    const { longest } = await whileHealthy(shop, () => Promise.all([read(), write(), write()]))
    other.exec('rollback')
    other.close()
    const after = await send(shop, 'POST', '/newsletter/customer/create', {
      email: 'after@buyers.example',
    })
    const slowest = Math.max(...writes.map(({ ms }) => ms))
    return [
      {
        figure: 'health while it is held, longest',
        value: `${Math.round(longest)} ms`,
        ok: longest < patience(shop, 500),
      },
      {
        figure: 'reads while it is held, p95',
        value: `${spread(reads).p95.toFixed(1)} ms of ${reads.length}`,
        ok: reads.length > 20,
      },
      {
        figure: 'writes while it is held',
        value: `${tally(writes.map(({ status }) => status))}, longest ${Math.round(slowest)} ms`,
        ok:
          slowest < patience(shop, 2_000) &&
          writes.every(({ status, retryAfter }) => status === 503 && retryAfter !== null),
      },
      { figure: 'a write afterwards', value: String(after.status), ok: after.status === 200 },
    ]
  },
}
