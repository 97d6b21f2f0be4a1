import { contract } from '../../src/contracts/index.ts'
import { routes } from '../contract/suite/call.ts'
import { textsOf } from '../contract/suite/texts.ts'
import { makeApplicant } from './buyers.ts'
import { logIn, patience, send } from './calls.ts'
import type { Drill } from './drill.ts'

/** Just below the body limit. */
const longest = 1_000_000

/** Texts for which patterns are slow: repetitions with an end that does not match. */
const worst = ['a', 'a@', 'a.', '@', ' ', '\t', '1', '-', '+', '<', 'a,', '\u0130'].map(
  (part) => `${part.repeat(longest / (2 * Buffer.byteLength(part)))}!`,
)

/** A body with one text replaced. */
const bodyWith = ([name, ...rest]: readonly string[], text: string): unknown => {
  if (name === undefined) return text
  const inner = bodyWith(rest, text)
  if (name === '[]') return [inner]
  return { [name === '(key)' || name === '(value)' ? 'en' : name]: inner }
}

/** Every text of every body, as long as a body may be and as slow to match as possible. */
export const drill: Drill = {
  name: 'texts',
  item: 'A1',
  run: async (shop) => {
    const { id, token } = await logIn(shop)
    const application = await makeApplicant(shop)
    const calls = routes.flatMap(({ route }) =>
      textsOf(route)
        .filter(({ path }) => path[0] === 'body')
        .map(({ path }) => ({ route, path: path.slice(1) })),
    )
    const texts = shop.isShort ? worst.slice(0, 2) : worst
    const statuses = new Set<number>()
    for (const { route, path } of calls)
      for (const text of texts) {
        const address = route.path.replace(/:\w+/g, id)
        const isWaitingRoom = route.path.startsWith(contract.applications.get.path)
        const answer = await send(shop, route.method, address, bodyWith(path, text), {
          authorization: `Bearer ${isWaitingRoom ? application : token}`,
          'idempotency-key': 'a-key-of-a-drill',
        })
        await answer.arrayBuffer()
        statuses.add(answer.status)
      }
    const stall = await shop.stall()
    return [
      {
        figure: `${calls.length * texts.length} texts refused`,
        value: `statuses ${[...statuses].sort().join(', ')}`,
        ok: [...statuses].every((status) => status === 422),
      },
      {
        figure: 'longest stall of the event loop',
        value: `${Math.round(stall)} ms`,
        ok: stall < patience(shop, 50),
      },
    ]
  },
}
