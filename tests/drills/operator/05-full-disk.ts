import { execFileSync } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../../server/config.ts'
import { openShop } from '../../../server/open.ts'
import { exitCodes } from '../../../server/startError.ts'
import { loginAsBuyer, sellPendant } from '../../support/sellPendant.ts'
import { createShopProcess } from '../../support/shopProcess.ts'
import { tally } from '../calls.ts'
import type { Drill } from '../drill.ts'
import { whileOrdering } from './traders.ts'

/** Writes until there is no room for another byte. */
const fill = async (file: string): Promise<void> => {
  const ballast = await open(file, 'w')
  for (const size of [2 ** 20, 2 ** 12, 1])
    for (;;)
      try {
        await ballast.write(Buffer.alloc(size))
      } catch {
        break
      }
  await ballast.close()
}

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status

/** A disk of 24 MB runs full while buyers order, has room again, and is read-only at last. Only root may mount one. */
export const drill: Drill = {
  name: 'full disk',
  item: 'O5',
  engine: 'sqlite',
  isLong: true,
  run: async (shop) => {
    const disk = await mkdtemp(join(tmpdir(), 'alma-disk-'))
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'tmpfs', disk], { stdio: 'ignore' })
    } catch {
      await rm(disk, { recursive: true })
      return [{ figure: 'a disk of its own', value: 'not run: no disk can be mounted', ok: true }]
    }
    try {
      const small = await createShopProcess(disk, { DATABASE_URL: '' })
      await sellPendant(small)
      await small.start()
      const at = { ...shop, url: small.origin, dataDir: small.dataDir }
      const { client } = await loginAsBuyer(small)
      const { done, placed } = await whileOrdering(at, async (orders) => {
        while (orders.length < 10) await sleep(50)
        const ballast = join(disk, 'ballast')
        await fill(ballast)
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
      const { engine } = await openShop({ ...readConfig({}), dataDir: small.dataDir })
      const rows = await engine.db.selectFrom('customer_order').select('id').execute()
      await engine.close()
      const acknowledged = placed.filter(({ status }) => status === 201)
      const kept = acknowledged.filter(({ id }) => rows.some((row) => row.id === id))
      const doctor = await small.team('doctor')
      execFileSync('mount', ['-o', 'remount,ro', disk])
      const readOnly = await small.team('doctor').then(
        () => ({ code: 0, stderr: '' }),
        (refusal: { code: number; stderr: string }) => refusal,
      )
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
          value: `${kept.length} of ${acknowledged.length}, ${rows.length} in all; ${doctor.trim()}`,
          ok:
            kept.length === acknowledged.length &&
            rows.length === kept.length &&
            doctor === 'Nothing is wrong.\n',
        },
        {
          figure: 'opened on a disk that is read-only',
          value: `exit ${readOnly.code}: ${readOnly.stderr.trim().slice(0, 60)}`,
          ok: readOnly.code === exitCodes.config && readOnly.stderr.trim().split('\n').length === 1,
        },
      ]
    } finally {
      execFileSync('umount', ['--lazy', disk])
      await rm(disk, { recursive: true, force: true })
    }
  },
}
