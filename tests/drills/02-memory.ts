import { randomBytes } from 'node:crypto'
import { logIn, times } from './calls.ts'
import type { Drill } from './drill.ts'

const megabyte = 2 ** 20
const word = () => randomBytes(8).toString('hex')

/** Requests that are all different, as from an attacker. */
export const drill: Drill = {
  name: 'memory',
  item: 'A2',
  isLong: true,
  run: async (shop) => {
    const { token } = await logIn(shop)
    const headers = { authorization: `Bearer ${token}` }
    const ask = async (path: string) =>
      void (await (await fetch(shop.url + path, { headers })).arrayBuffer())
    const kinds = [
      () => `/${word()}?${word().repeat(20)}=1`,
      () => `/search?search=${word()}&x=${word().repeat(30)}`,
      () => `/eshop?filter=${word()}&lang=${word()}`,
      () => `/api/products/search/all?query=${word()}%20${word().slice(0, 4)}`,
      () => `/api/products/category/slug/all?filter=min:${Math.random()}&x=${word()}`,
    ]
    const run = (count: number) =>
      times(count, 16, async (n) => ask(kinds[n % kinds.length]?.() ?? '/'))
    const count = 100_000
    // Warm up first: the engine and the caches take their memory before the comparison.
    await run(10_000)
    const before = await shop.memory()
    await run(count)
    const grown = ((await shop.memory()) - before) / megabyte
    return [
      {
        figure: `memory after ${count} requests`,
        value: `${grown < 0 ? '' : '+'}${Math.round(grown)} MB`,
        ok: grown < 100,
      },
    ]
  },
}
