import { logIn, openLimits, patience, send, spread, tally } from './calls.ts'
import type { Drill } from './drill.ts'

const tries = 400

/** 400 wrong current passwords at once from one session, while others read a static file. */
export const drill: Drill = {
  name: 'hashing',
  item: 'A6',
  run: async (shop) => {
    const { id, token } = await logIn(shop)
    const next = 'a quite different password'
    const guess = () =>
      send(
        shop,
        'PUT',
        `/customer/${id}`,
        { password: 'wrong', newPassword: next, confirmPassword: next },
        { authorization: `Bearer ${token}` },
      )
    let isDone = false
    const waits: number[] = []
    const read = async () => {
      while (!isDone) {
        const began = performance.now()
        await (await fetch(`${shop.url}/healthz`)).text()
        waits.push(performance.now() - began)
      }
    }
    const reading = read()
    const answers = await Promise.all(Array.from({ length: tries }, guess))
    isDone = true
    await reading
    const statuses = answers.map(({ status }) => status)
    const checked = statuses.filter((status) => status === 422).length
    const refused = answers.filter(({ status }) => status === 429 || status === 503)
    const { p95 } = spread(waits)
    const withHeader = refused.filter(({ headers }) => headers.has('retry-after')).length
    const kept = await logIn(shop)
    const limits = await openLimits(shop)
    await limits.forget()
    await limits.close()
    return [
      { figure: 'passwords checked of 400', value: tally(statuses), ok: checked <= 10 },
      {
        figure: 'refusals with Retry-After',
        value: `${withHeader} of ${refused.length}`,
        ok: withHeader === refused.length,
      },
      { figure: 'others wait, p95', value: `${Math.round(p95)} ms`, ok: p95 < patience(shop, 500) },
      {
        figure: 'login is kept out as well',
        value: String(kept.status),
        ok: kept.status === 429,
      },
    ]
  },
}
