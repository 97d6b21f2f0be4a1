/** Maximum delay of a sign of life, ms. */
const underway = 5_000

/**
 * Stores the time until which a page has received every event, so that the shop can report the missed ones. A
 * connection keeps the order of its events: when a sign of life arrives, everything before it has arrived.
 * @param now a clock that never goes back, ms
 * @param readAt when the server began to read the page's data, ms since the epoch; undefined if it did not render it
 */
export const createHearing = (now: () => number, readAt?: number) => {
  /** The customer whose page the server has rendered. */
  let reader: string | undefined
  let heard: { readonly token: string; readonly until: number } | undefined
  let open: { readonly token: string; readonly at: number; readonly since: number } | undefined
  return {
    /** What a connection with this token tells the shop; nothing for another customer than that of the page. */
    known: (token: string): { readonly heardUntil?: number; readonly readAt?: number } => {
      reader ??= token
      if (heard) return heard.token === token ? { heardUntil: heard.until } : {}
      return readAt !== undefined && reader === token ? { readAt } : {}
    },
    /** @param at the shop's clock, ms since the epoch */
    opened: (token: string, at: number): void => {
      open = { token, at, since: now() }
      heard = { token, until: at }
    },
    /** The connection has shown that it is alive. */
    alive: (): void => {
      if (!open) return
      const { token, at, since } = open
      heard = { token, until: Math.floor(Math.max(at, at + now() - since - underway)) }
    },
    lost: (): void => {
      open = undefined
    },
  }
}
