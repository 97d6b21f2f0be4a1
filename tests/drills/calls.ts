import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../server/config.ts'
import { demoBuyer } from '../../server/demo/buyer.ts'
import { openShop } from '../../server/open.ts'
import { percentile } from '../support/percentile.ts'
import type { DrillShop } from './drill.ts'

/** Sends JSON to a path below `/api`. */
export const send = (
  { url }: Pick<DrillShop, 'url'>,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** The reply to a login of the demo buyer. */
export const logIn = async (
  shop: DrillShop,
  password: string = demoBuyer.password,
): Promise<{ status: number; id: string; token: string }> => {
  const body = { registerEmail: demoBuyer.email, password }
  const answer = await send(shop, 'POST', '/customer/login', body)
  const { _id = '', token = '' } = (await answer.json()) as { _id?: string; token?: string }
  return { status: answer.status, id: _id, token }
}

/**
 * Opens the database of the shop beside it, to forget the limits that a drill has met.
 * @returns a function that forgets them, and one that closes the database
 */
export const openLimits = async ({ dataDir }: Pick<DrillShop, 'dataDir'>) => {
  const { engine } = await openShop({ ...readConfig(), dataDir })
  return {
    forget: async () => void (await engine.db.deleteFrom('rate_limit').execute()),
    close: () => engine.close(),
  }
}

/** How many answers have each status: `200: 3, 429: 7`. */
export const tally = (statuses: readonly number[]): string =>
  [...new Set(statuses)]
    .sort((a, b) => a - b)
    .map((status) => `${status}: ${statuses.filter((each) => each === status).length}`)
    .join(', ')

/** The middle of some numbers, and the one that 95 of 100 stay below. */
export const spread = (numbers: readonly number[]) => ({
  median: percentile(numbers, 0.5),
  p95: percentile(numbers, 0.95),
})

/** Asks `/healthz` over and over while something else goes on. @returns what that gave, and how long the answers took, ms */
export const whileHealthy = async <T>(
  { url }: Pick<DrillShop, 'url'>,
  work: () => Promise<T>,
): Promise<{ done: T; longest: number; p95: number }> => {
  let isDone = false
  const waits: number[] = []
  const ask = async () => {
    while (!isDone) {
      const began = performance.now()
      await (await fetch(`${url}/healthz`)).text()
      waits.push(performance.now() - began)
      await sleep(2)
    }
  }
  const asking = ask()
  const done = await work().finally(() => {
    isDone = true
  })
  await asking
  return { done, longest: Math.max(...waits), p95: spread(waits).p95 }
}

/** How a command of the team ended, and what it said is wrong. */
export const endOf = (command: Promise<unknown>): Promise<{ code: number; said: string }> =>
  command.then(
    () => ({ code: 0, said: '' }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr.trim() }),
  )

/** Calls `work` for every number below `count`, so many at once. */
export const times = async (
  count: number,
  atOnce: number,
  work: (n: number) => Promise<void>,
): Promise<void> => {
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) {
        next += 1
        await work(next)
      }
    }),
  )
}

/** How long something may take: `npm test` runs the short form, beside whatever else the machine does. */
export const patience = ({ isShort }: Pick<DrillShop, 'isShort'>, ms: number): number =>
  isShort ? 10 * ms : ms
