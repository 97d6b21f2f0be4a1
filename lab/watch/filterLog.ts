import type { LogEntry } from './log.ts'

/** The kinds of entries that the log can be filtered by. */
export const kinds = {
  events: 'Events',
  answers: 'Answers and delays',
  inner: 'Inner events',
  calls: 'Calls',
  news: 'Socket',
} as const
export type Kind = keyof typeof kinds

export const kindOf = (entry: LogEntry): Kind => {
  if (entry.kind === 'call') return 'calls'
  if (entry.kind === 'news') return 'news'
  const { type } = entry.event
  if (!type.startsWith('xstate.')) return 'events'
  return /^xstate\.(done|error|after)\./.test(type) ? 'answers' : 'inner'
}

/** The receiver and the sender of an entry. */
export const partiesOf = (entry: LogEntry): readonly string[] =>
  entry.kind === 'event' ? [entry.to, entry.from] : ['server', 'page']

export interface LogFilter {
  /** Of or to this actor; empty for all. */
  readonly actor: string
  readonly kinds: ReadonlySet<Kind>
  readonly text: string
}

/**
 * The entries that pass a filter, newest first.
 * @param textOf the text in which to search
 */
export const filterLog = (
  entries: readonly LogEntry[],
  { actor, kinds: wanted, text }: LogFilter,
  textOf: (entry: LogEntry) => string,
): readonly LogEntry[] => {
  const sought = text.trim().toLowerCase()
  return entries
    .filter(
      (entry) =>
        wanted.has(kindOf(entry)) &&
        (actor === '' || partiesOf(entry).includes(actor)) &&
        (sought === '' || textOf(entry).toLowerCase().includes(sought)),
    )
    .toReversed()
}
