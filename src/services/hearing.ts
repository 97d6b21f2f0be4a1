/** How long a sign of life may have been on its way, ms. */
const underway = 5_000

/**
 * Keeps until when a page has heard of everything, so that the shop can say what it has missed. A connection keeps
 * the order of what is sent: with each sign of life, everything before it has arrived.
 * @param now a clock that never goes back, ms
 */
export const createHearing = (now: () => number) => {
  let heard: { readonly token: string; readonly until: number } | undefined
  let open: { readonly token: string; readonly at: number; readonly since: number } | undefined
  return {
    /** Ms since the epoch by the shop's clock; undefined when nothing was heard with this token. */
    until: (token: string): number | undefined =>
      heard?.token === token ? heard.until : undefined,
    /** @param at the shop's clock, ms since the epoch */
    opened: (token: string, at: number): void => {
      open = { token, at, since: now() }
      heard = { token, until: at }
    },
    /** The connection has shown that it still stands. */
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
