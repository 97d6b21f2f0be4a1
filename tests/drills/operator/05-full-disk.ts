import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { exitCodes } from '../../../server/config/startError.ts'
import { fillDisk, mountSmallDisk } from '../../support/database/smallDisk.ts'
import { loginAsBuyer, sellPendant } from '../../support/sellPendant.ts'
import { createShopProcess } from '../../support/shopProcess.ts'
import { endOf, tally } from '../calls.ts'
import type { Drill } from '../drill.ts'
import { ordersIn, whileOrdering } from './traders.ts'

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status

/**
 * A disk of 24 MB runs full while buyers order, has space again, and finally becomes read-only. Only root may mount
 * one.
 */
export const drill: Drill = {
  name: 'full disk',
  item: 'O5',
  engine: 'sqlite',
  isLong: true,
  run: async (shop) => {
    const disk = mountSmallDisk(24)
    try {
      if (!disk.isMounted)
        return [{ figure: 'a disk of its own', value: 'not run: no disk can be mounted', ok: true }]
      const small = await createShopProcess(disk.folder, { DATABASE_URL: '' })
      await sellPendant(small)
      await small.start()
      const at = { ...shop, url: small.origin, dataDir: small.dataDir }
      const { client } = await loginAsBuyer(small)
      const { done, placed } = await whileOrdering(at, async (orders) => {
        while (orders.length < 10) await sleep(50)
        const ballast = join(disk.folder, 'ballast')
        await fillDisk(ballast)
        const full = orders.length
        while (orders.length < full + 10) await sleep(50)
        const ready = await statusOf(`${small.origin}/readyz`)
        const reads = [
          (await client.catalogue.product({ params: { slug: 'moon-pendant' } })).status,
          await statusOf(`${small.origin}/healthz`),
        ]
        await rm(ballast)
        const free = orders.length
        while (orders.length < free + 10) await sleep(50)
        return { ready, reads, again: await statusOf(`${small.origin}/readyz`) }
      })
      await small.stop('SIGTERM')
      const orders = await ordersIn(small.dataDir)
      const acknowledged = placed.filter(({ status }) => status === 201)
      const kept = acknowledged.filter(({ id }) => orders.has(id ?? ''))
      const doctor = await small.team('doctor')
      disk.makeReadOnly()
      const readOnly = await endOf(small.team('doctor'))
      const statuses = placed.map(({ status }) => status)
      return [
        {
          figure: 'orders while the disk runs full and has room again',
          value: tally(statuses),
          ok: statuses.every((status) => [201, 503].includes(status)) && statuses.at(-1) === 201,
        },
        {
          figure: 'ready when full, reads, ready again',
          value: `${done.ready}; ${done.reads.join(', ')}; ${done.again}`,
          ok: done.ready === 503 && done.reads.every((each) => each === 200) && done.again === 200,
        },
        {
          figure: 'acknowledged orders that are there',
          value: `${kept.length} of ${acknowledged.length}, ${orders.size} in all; ${doctor.trim()}`,
          ok:
            kept.length === acknowledged.length &&
            orders.size === kept.length &&
            doctor === 'Nothing is wrong.\n',
        },
        {
          figure: 'opened on a disk that is read-only',
          value: `exit ${readOnly.code}: ${readOnly.output.slice(0, 60)}`,
          ok: readOnly.code === exitCodes.config && readOnly.output.split('\n').length === 1,
        },
      ]
    } finally {
      disk.remove()
    }
  },
}
