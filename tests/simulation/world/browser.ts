import type { SessionUser } from '../../../src/machines/account/sessionSetup.ts'
import { createKeptCommands } from '../../../src/services/cart/offline/keptCommands.ts'
import { createOrderKeys } from '../../../src/services/orders/orderKeys.ts'
import type { ShopCookies } from '../../../src/services/parts/cookies.ts'

/** A change of the login cookie. */
export interface CookieChange {
  readonly tab: number
  readonly at: number
  readonly user: SessionUser | null
}

/** The storage of a browser that the shop's code uses. */
export const createStorage = () => {
  const items = new Map<string, string>()
  const storage: Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'> = {
    get length() {
      return items.size
    },
    key: (place) => [...items.keys()][place] ?? null,
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, value),
    removeItem: (name) => void items.delete(name),
  }
  return storage as Storage
}

/** One browser: the cookies and the storage that its tabs share. */
export const createBrowser = (first: SessionUser | null, now: () => number) => {
  let user = first
  const changes: CookieChange[] = []
  const storage = createStorage()
  const watchers = new Set<{ readonly tab: number; readonly look: () => void }>()
  const write = (tab: number, written: SessionUser | null) => {
    user = written
    changes.push({ tab, at: now(), user: written })
    for (const watcher of watchers) if (watcher.tab !== tab) watcher.look()
  }
  return {
    user: () => user,
    orderKeys: createOrderKeys(() => storage),
    keptCommands: createKeptCommands(() => storage),
    changes: changes as readonly CookieChange[],
    /** Calls `look` when another tab has changed the cookie, until the returned function is called. */
    watch: (tab: number, look: () => void) => {
      const watcher = { tab, look }
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
    /** The cookies as the code of one tab reads and writes them. */
    cookiesOf: (tab: number): ShopCookies => ({
      readUser: () => user,
      writeUser: (written) => write(tab, written),
      clearUser: () => write(tab, null),
      removeUser: (token) => {
        if (user?.token === token) write(tab, null)
      },
      readLanguage: () => null,
      writeLanguage: () => undefined,
      readCurrency: () => null,
      writeCurrency: () => undefined,
      readTheme: () => 'system',
      writeTheme: () => undefined,
    }),
  }
}
export type Browser = ReturnType<typeof createBrowser>
