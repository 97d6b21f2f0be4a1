/** The login in the cookie, as the tabs of one browser share it. */
export interface OtherTabs {
  /** Notifies the other tabs of the token that the cookie now holds. */
  tell(token: string | null): void
  /** Calls `look` when another tab has changed the cookie, or may have done so while this one was suspended. */
  watch(look: () => void): () => void
}

/** Milliseconds between two reads of a cookie that does not show the change yet, and the number of reads. */
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
      // A message can arrive before the cookie: browsers keep cookies in a separate process.
      const lookOnceThere = (token: unknown, left = looks) => {
        if (signal.aborted) return
        if (readToken() === token || left === 0) look()
        else setTimeout(lookOnceThere, pause, token, left - 1)
      }
      channel?.addEventListener('message', ({ data }) => lookOnceThere(data), { signal })
      // A phone delivers no messages to a suspended tab.
      document.addEventListener('visibilitychange', () => document.hidden || look(), { signal })
      return () => {
        stopping.abort()
        channel?.close()
      }
    },
  }
}
