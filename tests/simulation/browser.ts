import type { SessionUser } from '../../src/machines/session.machine.ts'
import type { ShopCookies } from '../../src/services/cookies.ts'

/** What happened to the cookie that says who is logged in. */
export interface CookieChange {
  readonly tab: number
  readonly at: number
  readonly user: SessionUser | null
}

/** One browser: the cookies that its tabs share. */
export const createBrowser = (first: SessionUser | null, now: () => number) => {
  let user = first
  const changes: CookieChange[] = []
  const write = (tab: number, written: SessionUser | null) => {
    user = written
    changes.push({ tab, at: now(), user: written })
  }
  return {
    user: () => user,
    changes: changes as readonly CookieChange[],
    /** The cookies as the code of one tab reads and writes them. */
    cookiesOf: (tab: number): ShopCookies => ({
      readUser: () => user,
      writeUser: (written) => write(tab, written),
      removeUser: () => write(tab, null),
      readLanguage: () => null,
      writeLanguage: () => undefined,
      readCurrency: () => null,
      writeCurrency: () => undefined,
    }),
  }
}
export type Browser = ReturnType<typeof createBrowser>
