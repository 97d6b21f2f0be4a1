import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../../server/config/config.ts'
import { openShop } from '../../../server/opening/open.ts'
import { loginAsBuyer, sellPendant } from '../../support/sellPendant.ts'
import { createShopProcess } from '../../support/shopProcess.ts'
import { makeApplicant } from '../buyers.ts'
import { send, tally } from '../calls.ts'
import type { Drill } from '../drill.ts'
import { ordersIn, whileOrdering } from './traders.ts'

/** Grace period of a container before it kills, and the time that the shop may take, ms. */
const allowedMs = 5_000

/**
 * SIGTERM while buyers order and mail waits for a server that does not respond; also a concurrent decision of the team.
 */
export const drill: Drill = {
  name: 'stop beside silent mail',
  item: 'O6',
  engine: 'sqlite',
  run: async (shop) => {
    const calls: Socket[] = []
    const silent = createServer((socket) => {
      calls.push(socket)
      socket.on('error', () => undefined)
    }).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const own = await createShopProcess(undefined, {
      ...{ DATABASE_URL: '', SMTP_URL: `smtp://127.0.0.1:${port}` },
    })
    await sellPendant(own)
    await own.start()
    await loginAsBuyer(own)
    await send({ url: own.origin }, 'POST', '/newsletter/customer/create', {
      email: 'meera@buyers.example',
    })
    while (calls.length === 0) await sleep(50)
    const at = { ...shop, url: own.origin, dataDir: own.dataDir }
    const { done, placed } = await whileOrdering(at, async (orders) => {
      while (orders.length < 10) await sleep(50)
      const began = performance.now()
      const code = await own.stop('SIGTERM')
      return { code, ms: performance.now() - began }
    })
    const orders = await ordersIn(own.dataDir)
    await makeApplicant(own)
    const { engine } = await openShop({ ...readConfig({}), dataDir: own.dataDir })
    const { email } = await engine.db
      .selectFrom('customer')
      .select('email')
      .where('status', '=', 'unverified')
      .executeTakeFirstOrThrow()
    await engine.close()
    // A mail server that refuses: the team's decision is kept, and its mail waits.
    silent.close()
    for (const call of calls) call.destroy()
    const output = await own.team('verify', email)
    const waiting = (await own.team('jobs')).split('\n').filter((line) => line.includes('mail'))
    await own.remove()
    const acknowledged = placed.filter(({ status }) => status === 201)
    const lost = acknowledged.filter(({ id }) => !orders.has(id ?? ''))
    return [
      {
        figure: 'SIGTERM while buyers order and mail hangs',
        value: `exit ${done.code} in ${Math.round(done.ms)} ms`,
        ok: done.code === 0 && done.ms < allowedMs,
      },
      {
        figure: 'acknowledged orders lost',
        value: `${lost.length} of ${acknowledged.length} (${tally(placed.map(({ status }) => status))})`,
        ok: lost.length === 0 && acknowledged.length > 0,
      },
      {
        figure: 'team verify while mail is refused',
        value: `${output.trim().split('\n')[0]?.slice(0, 50)}; ${waiting.length} jobs wait`,
        ok: output.includes('verified') && waiting.length > 0,
      },
    ]
  },
}
