interface Logged {
  /** Counts from 1, over reloads of the page too. */
  readonly n: number
  /** When it happened, ms since the epoch. */
  readonly time: number
}

/** An event that an actor received. */
export interface LoggedEvent extends Logged {
  readonly kind: 'event'
  readonly to: string
  /** The session id of the receiver; names can occur twice. */
  readonly toId: string
  /** The actor that sent it, or `page`: a view, the router, or the window. */
  readonly from: string
  readonly event: { readonly type: string }
  /** The state of the receiver, if it has any. */
  readonly before: string | undefined
  readonly after: string | undefined
}

/** A call of the API. */
export interface LoggedCall extends Logged {
  readonly kind: 'call'
  /** The name in the contract, such as `cart.add`; undefined if the contract has no such call. */
  readonly name: string | undefined
  readonly method: string
  /** The path with its search. */
  readonly address: string
  /** The text that was sent. */
  readonly request: string
  /** Undefined while it runs, and if no answer arrived. */
  readonly status?: number
  readonly duration?: number
  /** The text of the answer. */
  readonly answer?: string
  /** Why no answer arrived. */
  readonly failure?: string
  /** How the answer differs from the contract. */
  readonly breach?: string
  /** The fault that was made by hand. */
  readonly fault?: string
}

/** Something that the socket brought: an event of the server, or a change of the connection. */
export interface LoggedNews extends Logged {
  readonly kind: 'news'
  readonly event: string
  readonly body: unknown
}

export type LogEntry = LoggedEvent | LoggedCall | LoggedNews
type Omitted<E> = E extends LogEntry ? Omit<E, 'n' | 'time'> : never
export type NewEntry = Omitted<LogEntry>

/** What the log shows at a moment. */
export interface LogContent {
  readonly entries: readonly LogEntry[]
  /** How many older entries are no longer kept. */
  readonly dropped: number
}

/** Maximum number of kept entries; the oldest are dropped first. */
export const keptEntries = 5_000

/**
 * Everything that happened in the running app, in its order.
 * @param earlier the entries from before a reload of the page
 */
export const createLog = (onChange: () => void, earlier: readonly LogEntry[] = []) => {
  const entries: LogEntry[] = [...earlier]
  let count = earlier.at(-1)?.n ?? 0

  return {
    /** @returns its number, for `complete` */
    add: (entry: NewEntry): number => {
      count += 1
      entries.push({ ...entry, n: count, time: performance.timeOrigin + performance.now() })
      if (entries.length > keptEntries) entries.shift()
      onChange()
      return count
    },
    /** Adds to an entry what was learned later. An entry that is no longer kept stays dropped. */
    complete: <E extends LogEntry>(n: number, learned: Partial<E>): void => {
      const at = n - (entries[0]?.n ?? 0)
      const known = entries[at]
      if (!known) return
      entries[at] = { ...known, ...learned } as E
      onChange()
    },
    content: (): LogContent => ({
      entries: [...entries],
      dropped: (entries[0]?.n ?? 1) - 1,
    }),
  }
}
export type Log = ReturnType<typeof createLog>
