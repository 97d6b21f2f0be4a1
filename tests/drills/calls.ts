import { setTimeout as sleep } from 'node:timers/promises'
import { readConfig } from '../../server/config/config.ts'
import { demoBuyer } from '../../server/demo/buyer.ts'
import { openShop } from '../../server/opening/open.ts'
import { percentile } from '../support/values/percentile.ts'
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
 * Opens the database of the shop beside it, to reset the rate limits between drills.
 * @returns a function that resets them, and one that closes the database
 */
export const openLimits = async ({ dataDir }: Pick<DrillShop, 'dataDir'>) => {
  const { engine } = await openShop({ ...readConfig(), dataDir })
  return {
    forget: async () => void (await engine.db.deleteFrom('rate_limit').execute()),
    close: () => engine.close(),
  }
}

/** The number of answers by status: `200: 3, 429: 7`. */
export const tally = (statuses: readonly number[]): string =>
  [...new Set(statuses)]
    .sort((a, b) => a - b)
    .map((status) => `${status}: ${statuses.filter((each) => each === status).length}`)
    .join(', ')

/** The median and the 95th percentile of numbers. */
export const spread = (numbers: readonly number[]) => ({
  median: percentile(numbers, 0.5),
  p95: percentile(numbers, 0.95),
})

/** Polls `/healthz` while other work runs. @returns the result of the work, and the response times, ms */
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

/** The exit code and the error output of a command of the team. */
export const endOf = (command: Promise<unknown>): Promise<{ code: number; output: string }> =>
  command.then(
    () => ({ code: 0, output: '' }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, output: stderr.trim() }),
  )

/**
 * Calls `work` for every number from 1 to `count`, with limited concurrency. `p-limit` would hold all of a hundred
 * thousand calls in memory before the first one.
 */
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

/** A time limit. It is more generous in the short form, which `npm test` runs on a busy machine. */
export const patience = ({ isShort }: Pick<DrillShop, 'isShort'>, ms: number): number =>
  isShort ? 10 * ms : ms
