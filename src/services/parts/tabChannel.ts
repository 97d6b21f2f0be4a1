/** The tabs of one browser with the shop. */
export interface TabChannel<Message> {
  /** Sends a message to the other tabs. */
  send(message: Message): void
  /**
   * Listens until the returned function is called, which closes the channel.
   * @param onMessage receives messages of other tabs
   * @param onShown is called when this tab is shown again: a phone delivers no messages to a suspended tab
   */
  listen(onMessage: (message: Message) => void, onShown: () => void): () => void
}

/** Connects this tab with the others. A browser without `BroadcastChannel` only notices that a tab is shown again. */
export const openTabChannel = <Message>(name: string): TabChannel<Message> => {
  const channel = globalThis.BroadcastChannel && new BroadcastChannel(name)
  return {
    send: (message) => channel?.postMessage(message),
    listen: (onMessage, onShown) => {
      const stopping = new AbortController()
      const { signal } = stopping
      channel?.addEventListener('message', ({ data }) => onMessage(data), { signal })
      document.addEventListener('visibilitychange', () => document.hidden || onShown(), { signal })
      return () => {
        stopping.abort()
        channel?.close()
      }
    },
  }
}
