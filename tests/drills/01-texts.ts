import { routes } from '../contract/suite/call.ts'
import { textsOf } from '../contract/suite/texts.ts'
import { logIn, patience, send, whileHealthy } from './calls.ts'
import type { Drill } from './drill.ts'

/** Just below the body limit. */
const longest = 1_000_000

/** What patterns are slow over: the same again and again, and an end that does not fit. */
const worst = ['a', 'a@', 'a.', '@', ' ', '\t', '1', '-', '+', '<', 'a,', '\u0130'].map(
  (part) => `${part.repeat(longest / (2 * Buffer.byteLength(part)))}!`,
)

/** A body with one text in its place. */
const bodyWith = ([name, ...rest]: readonly string[], text: string): unknown => {
  if (name === undefined) return text
  const inner = bodyWith(rest, text)
  if (name === '[]') return [inner]
  return { [name === '(key)' || name === '(value)' ? 'en' : name]: inner }
}

/** Every text of every body, as long as a body may be and as slow as it can be made. */
export const drill: Drill = {
  name: 'texts',
  item: 'A1',
  run: async (shop) => {
    const { id, token } = await logIn(shop)
    const calls = routes.flatMap(({ route }) =>
      textsOf(route)
        .filter(({ path }) => path[0] === 'body')
        .map(({ path }) => ({ route, path: path.slice(1) })),
    )
    const texts = shop.isShort ? worst.slice(0, 2) : worst
    const statuses = new Set<number>()
    const { longest: stall } = await whileHealthy(shop, async () => {
      for (const { route, path } of calls)
        for (const text of texts) {
          const address = route.path.replace(/:\w+/g, id)
          const answer = await send(shop, route.method, address, bodyWith(path, text), {
            authorization: `Bearer ${token}`,
            'idempotency-key': 'a-key-of-a-drill',
          })
          await answer.arrayBuffer()
          statuses.add(answer.status)
        }
    })
    // 401: the waiting room takes tokens of its own.
    const failed = [...statuses].filter((status) => status < 400 || status >= 500)
    return [
      {
        figure: `${calls.length * texts.length} texts refused`,
        value: `statuses ${[...statuses].sort().join(', ')}`,
        ok: failed.length === 0,
      },
      {
        figure: 'longest stall',
        value: `${Math.round(stall)} ms`,
        ok: stall < patience(shop, 50),
      },
    ]
  },
}
