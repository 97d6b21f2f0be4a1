import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createShopProcess } from '../../support/shopProcess.ts'
import type { Drill } from '../drill.ts'
import { makeBigShop, type Size } from './bigShop.ts'

const minute = 60

/** `DRILL_PRODUCTS=100000` makes a larger one, which is not examined: the doctor renders every product again. */
const size: Size = {
  products: Number(process.env.DRILL_PRODUCTS ?? 10_000),
  orders: 50_000,
  pictures: 2_000,
}
const isExamined = size.products <= 10_000

/** A large shop is backed up, restored in another folder, and moved to PostgreSQL and back. */
export const drill: Drill = {
  name: 'size',
  item: 'O8',
  engine: 'postgres',
  isLong: true,
  run: async ({ newDatabase }) => {
    const folder = await mkdtemp(join(tmpdir(), 'alma-big-'))
    const embedded = { DATABASE_URL: '' }
    const big = await createShopProcess(folder, embedded)
    const other = await createShopProcess(folder, embedded)
    const there = await newDatabase('there')
    const onPostgres = await createShopProcess(folder, { ...there, DATA_DIR: big.dataDir })
    const archive = join(folder, 'big.tar')
    const timed = async (work: () => Promise<string>) => {
      const began = performance.now()
      const output = (await work()).trim()
      return { seconds: (performance.now() - began) / 1_000, output }
    }
    const figure = (
      name: string,
      { seconds, output }: { seconds: number; output: string },
      wanted: number,
    ) => ({
      figure: name,
      value: `${seconds.toFixed(1)} s${output === '' ? '' : `: ${output}`}`,
      ok: seconds <= wanted,
    })
    try {
      await makeBigShop(big.dataDir, size)
      const backup = await timed(() => big.team('backup', archive))
      const restore = await timed(async () => {
        await other.team('restore', archive)
        return isExamined ? other.team('doctor') : ''
      })
      const quietly = async (moving: Promise<string>) => {
        await moving
        return ''
      }
      const move = await timed(() => quietly(big.team('move', there.DATABASE_URL ?? '')))
      const doctor = isExamined ? [await timed(() => onPostgres.team('doctor'))] : []
      await rm(join(big.dataDir, 'shop.sqlite'))
      const back = await timed(() => quietly(onPostgres.team('move', 'file')))
      const factor = size.products / 10_000
      return [
        figure('backup', { ...backup, output: '' }, 2 * minute * factor),
        figure(
          isExamined ? 'restored elsewhere and examined' : 'restored elsewhere',
          restore,
          2 * minute * factor,
        ),
        figure('moved to PostgreSQL', move, 5 * minute * factor),
        ...doctor.map((examined) => figure('examined there', examined, 5 * minute * factor)),
        figure('moved back', back, 5 * minute * factor),
      ]
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  },
}
