import { readdir, stat } from 'node:fs/promises'
import { databaseFile } from '../../../server/config/database.ts'
import { compileServer } from '../../../tools/parts/compileServer.ts'
import { percentile } from '../../support/values/percentile.ts'
import type { Drill } from '../drill.ts'
import { keepAsking } from './load.ts'
import { offerOf } from './offer.ts'

const megabyte = 2 ** 20
/** Maximum memory of the server at the end of the long form, bytes. */
const maxMemory = 250 * megabyte

const openFiles = async (pid: number): Promise<number> => (await readdir(`/proc/${pid}/fd`)).length

/**
 * Eight minutes of a busy day on the compiled server, as an operator runs it: memory, open files, the log of the
 * database, and response times. The short form only requires that nothing fails, and prints the rest.
 */
export const drill: Drill = {
  name: 'soak',
  item: 'O7',
  run: async (shop) => {
    const { isShort } = shop
    const [perSecond, seconds] = isShort ? [30, 5] : [150, 480]
    await compileServer()
    await shop.process.stop('SIGTERM')
    await shop.process.start('build/server.js')
    const offer = await offerOf(shop)
    const files = () => openFiles(shop.process.pid())
    await keepAsking(shop.url, offer, { perSecond, seconds: isShort ? 1 : 20 })
    const before = { memory: await shop.memory(), files: await files() }
    const answers = await keepAsking(shop.url, offer, { perSecond, seconds })
    const after = { memory: await shop.memory(), files: await files() }
    const waits = answers.map(({ ms }) => ms)
    const [p50, p99] = [percentile(waits, 0.5), percentile(waits, 0.99)]
    const failed = answers.filter(({ status }) => status === 0 || status >= 500).length
    const refused = answers.filter(({ status }) => status === 429).length
    const log = await stat(`${databaseFile(shop)}-wal`).catch(() => ({ size: 0 }))
    const figures = [
      {
        figure: `${answers.length} requests, ${perSecond} a second`,
        value: `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${failed} failed, ${refused} limited`,
        ok: failed === 0 && (isShort || p99 <= 30),
      },
      {
        figure: 'memory before and after',
        value: `${Math.round(before.memory / megabyte)} MB, ${Math.round(after.memory / megabyte)} MB`,
        ok: isShort || after.memory <= maxMemory,
      },
      {
        figure: 'open files before and after',
        value: `${before.files}, ${after.files}`,
        ok: after.files <= before.files + 100,
      },
    ]
    if (shop.engine === 'sqlite')
      figures.push({
        figure: 'log of the database',
        value: `${(log.size / megabyte).toFixed(1)} MB`,
        ok: log.size < 64 * megabyte,
      })
    return figures
  },
}
