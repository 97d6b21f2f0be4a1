import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createShopProcess } from '../../support/shopProcess.ts'
import type { Drill } from '../drill.ts'
import { ordersIn, whileOrdering } from './traders.ts'

/** A backup while buyers order, restored in another folder, with a picture. */
export const drill: Drill = {
  name: 'backup',
  item: 'O2',
  engine: 'sqlite',
  run: async (shop) => {
    const archive = join(shop.dataDir, 'drilled.tar')
    const { done, placed } = await whileOrdering(shop, async (orders) => {
      while (orders.filter(({ status }) => status === 201).length < 5) await sleep(50)
      const began = Date.now()
      await shop.team('backup', archive)
      const ms = Date.now() - began
      // Orders continue afterwards, and are not in the archive.
      const sofar = orders.length
      while (orders.length < sofar + 3) await sleep(50)
      return { began, ms }
    })
    const refused = placed.filter(({ status }) => status !== 201)
    const verified = await shop.team('backup', '--verify', archive)
    const elsewhere = await createShopProcess(undefined, { DATABASE_URL: '' })
    await elsewhere.team('restore', archive)
    const restored = await ordersIn(elsewhere.dataDir)
    const before = placed.filter(({ at, id }) => id && at < done.began)
    const lost = before.filter(({ id }) => !restored.has(id ?? ''))
    await elsewhere.start()
    const list = await (await fetch(`${elsewhere.origin}/api/products/featured`)).json()
    const [picture] = (list as { data: { imageUrl_thum: string[] }[] }).data[0]?.imageUrl_thum ?? []
    const { status } = await fetch(elsewhere.origin + picture)
    const doctor = await elsewhere.team('doctor')
    await elsewhere.stop('SIGTERM')
    await elsewhere.remove()
    return [
      {
        figure: 'orders beside the backup',
        value: `${placed.length}, ${refused.length} refused; the backup took ${done.ms} ms`,
        ok: refused.length === 0,
      },
      {
        figure: 'restored elsewhere',
        value: `${restored.size} orders, ${lost.length} of ${before.length} from before lost; picture ${status}`,
        ok: lost.length === 0 && restored.size >= before.length && status === 200,
      },
      {
        figure: 'examined before and after',
        value: doctor.trim(),
        ok: verified.endsWith('Nothing is wrong.\n') && doctor === 'Nothing is wrong.\n',
      },
    ]
  },
}
