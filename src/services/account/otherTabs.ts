/** The login in the cookie, as the tabs of one browser share it. */
export interface OtherTabs {
  /** Tells the other tabs which token the cookie holds from now on. */
  tell(token: string | null): void
  /** Calls `look` when another tab has changed the cookie, or may have while this one slept. */
  watch(look: () => void): () => void
}

/** Milliseconds between two looks at a cookie that does not show the change yet, and how many there are. */
const [pause, looks] = [50, 40]

/**
 * A browser without `BroadcastChannel` looks when the tab is shown again.
 * @param readToken the token in the cookie
 */
export const createOtherTabs = (readToken: () => string | null): OtherTabs => {
  const channel = globalThis.BroadcastChannel && new BroadcastChannel('alma.login')
  return {
    tell: (token) => channel?.postMessage(token),
    watch: (look) => {
      const stopping = new AbortController()
      const { signal } = stopping
      // A message may be here before the cookie is: browsers keep cookies in a process of their own.
      const lookOnceThere = (token: unknown, left = looks) => {
        if (signal.aborted) return
        if (readToken() === token || left === 0) look()
        else setTimeout(lookOnceThere, pause, token, left - 1)
      }
      channel?.addEventListener('message', ({ data }) => lookOnceThere(data), { signal })
      // A phone gives a sleeping tab no messages.
      document.addEventListener('visibilitychange', () => document.hidden || look(), { signal })
      return () => {
        stopping.abort()
        channel?.close()
      }
    },
  }
}
