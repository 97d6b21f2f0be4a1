/** How long one script may take to load while the browser is online, ms. */
const longest = 120_000
/** The wait before the first retry, ms; each later one waits twice as long, up to `slowest`. */
const soonest = 500
const slowest = 8_000

/** Code that could not be loaded, however often it was requested. */
export class CodeError extends Error {
  override readonly name = 'CodeError'
}

/** The functions of the browser that loading code needs. */
export interface CodeBrowser {
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
  /** Resolves at once unless the browser is offline. */
  readonly online: () => Promise<void>
  /** Imports a module under an address that the browser has not tried yet. */
  readonly importAgain: (address: string) => Promise<unknown>
  /** Whether the server answers that there is no such file. */
  readonly isGone: (address: string) => Promise<boolean>
  /** Reloads the document, at `path` if it is given; false if this has already been done for this address. */
  readonly reloadFor: (address: string, path: string | undefined) => boolean
}

/** The address in the browser's error of a failed import; undefined in browsers that include none. */
const addressIn = (error: unknown): string | undefined =>
  /(?:https?:\/\/|\/)\S+\.(?:js|tsx?)\b/.exec(error instanceof Error ? error.message : '')?.[0]

/**
 * Loads code, and retries until it loads: a browser caches a failed import, so each attempt has another address. Waits
 * while the browser is offline. If the file is gone, there is a new release: the document is reloaded once.
 * @param load a dynamic import of a whole module
 * @param pathOf the page of the code, if it is not the shown one
 * @throws CodeError
 */
export const createLoadCode = (browser: CodeBrowser) => {
  /** How often each address was retried. Code that was given up may be requested again. */
  const retries = new Map<string, number>()
  return async <T>(
    load: () => Promise<T>,
    pathOf = (): string | undefined => undefined,
  ): Promise<T> => {
    const again = async (error: unknown): Promise<T> => {
      const address = addressIn(error)
      if (!address) return load()
      const attempt = (retries.get(address) ?? 0) + 1
      retries.set(address, attempt)
      if (await browser.isGone(address)) {
        if (browser.reloadFor(address, pathOf())) return new Promise<T>(() => undefined)
        throw new CodeError(`${address} is gone`)
      }
      return (await browser.importAgain(`${address}?attempt=${attempt}`)) as T
    }

    let failure: unknown
    try {
      return await load()
    } catch (error) {
      failure = error
    }
    let spent = 0
    for (let attempt = 1; spent < longest; attempt += 1) {
      await browser.online()
      const start = browser.now()
      await browser.wait(Math.min(slowest, soonest * 2 ** (attempt - 1)))
      try {
        return await again(failure)
      } catch (error) {
        if (error instanceof CodeError) throw error
        // Errors of a retry contain the retry's address, so keep the first one.
        if (addressIn(failure) === undefined) failure = error
      }
      spent += browser.now() - start
    }
    throw new CodeError('the code did not load', { cause: failure })
  }
}

const reloadedFor = 'alma.reloaded'

/** In the page itself. */
export const loadCode = createLoadCode({
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  online: () =>
    navigator.onLine
      ? Promise.resolve()
      : new Promise((resolve) =>
          window.addEventListener('online', () => resolve(), { once: true }),
        ),
  importAgain: (address) => import(/* @vite-ignore */ address),
  isGone: async (address) => {
    const answer = await fetch(address, { method: 'HEAD', cache: 'no-store' })
    return answer.status === 404 || answer.status === 410
  },
  reloadFor: (address, path) => {
    try {
      if (sessionStorage.getItem(reloadedFor) === address) return false
      sessionStorage.setItem(reloadedFor, address)
    } catch {
      // Without storage it is unknown whether the document has already been reloaded.
      return false
    }
    if (path === undefined || path === location.pathname) location.reload()
    else location.assign(path)
    return true
  },
})
