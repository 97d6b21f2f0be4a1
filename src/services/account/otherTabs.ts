/** The login in the cookie, as the tabs of one browser share it. */
export interface OtherTabs {
  /** Tells the other tabs that this one has changed the cookie. */
  tell(): void
  /** Calls `look` when another tab has changed the cookie, or may have while this one slept. */
  watch(look: () => void): () => void
}

/** A browser without `BroadcastChannel` looks when the tab is shown again. */
export const createOtherTabs = (): OtherTabs => {
  const channel = globalThis.BroadcastChannel && new BroadcastChannel('alma.login')
  return {
    tell: () => channel?.postMessage(null),
    watch: (look) => {
      const stopping = new AbortController()
      const { signal } = stopping
      const lookIfShown = () => {
        if (!document.hidden) look()
      }
      channel?.addEventListener('message', look, { signal })
      // A phone gives a sleeping tab no messages.
      document.addEventListener('visibilitychange', lookIfShown, { signal })
      return () => {
        stopping.abort()
        channel?.close()
      }
    },
  }
}
