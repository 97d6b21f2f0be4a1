import { randomBytes } from 'node:crypto'
import { createShopProcess } from '../../support/shopProcess.ts'
import { times } from '../calls.ts'
import type { Drill } from '../drill.ts'
import { keepAsking } from './load.ts'
import { offerOf } from './offer.ts'

const megabyte = 2 ** 20
const word = () => randomBytes(6).toString('hex')

/** A heap of 100 MB: usual traffic, then searches for words that are all different. */
export const drill: Drill = {
  name: 'small heap',
  item: 'O9',
  engine: 'sqlite',
  isLong: true,
  run: async (shop) => {
    const offer = await offerOf(shop)
    await shop.process.stop('SIGTERM')
    const small = await createShopProcess(undefined, {
      ...{ DATABASE_URL: '', DATA_DIR: shop.dataDir },
      NODE_OPTIONS: '--max-old-space-size=100',
    })
    await small.start()
    const answers = await keepAsking(small.origin, offer, { perSecond: 100, seconds: 60 })
    const before = await small.memory()
    const headers = { authorization: `Bearer ${offer.buyers[0]?.token}` }
    await times(100_000, 16, async () => {
      const path = `/api/products/search/all?query=${word()}%20${word()}`
      await (await fetch(small.origin + path, { headers })).arrayBuffer()
    })
    const grown = (await small.memory()) - before
    const code = await small.stop('SIGTERM')
    await small.remove()
    const failed = answers.filter(({ status }) => status === 0 || status >= 500).length
    return [
      {
        figure: 'usual traffic with a heap of 100 MB',
        value: `${answers.length} requests, ${failed} failed`,
        ok: failed === 0,
      },
      {
        figure: '200,000 words that nobody knows',
        value: `+${Math.round(grown / megabyte)} MB; exit ${code} on SIGTERM`,
        ok: grown < 40 * megabyte && code === 0,
      },
    ]
  },
}
