import type { LogEntry } from '../watch/log.ts'
import type { Secrets } from '../watch/secrets.ts'

const storageKey = 'alma.inspect.log'
/** A tab's storage is small. */
const mostEntries = 1_000
const mostCharacters = 1_000_000

/** An entry as plain data without secrets. */
const plain = (entry: LogEntry, { mask, text }: Secrets): LogEntry => {
  if (entry.kind === 'event') return { ...entry, event: mask(entry.event) as { type: string } }
  if (entry.kind === 'news') return { ...entry, body: mask(entry.body) }
  return { ...entry, address: text(entry.address) }
}

/** The newest entries that fit into the storage. */
const fitting = (entries: readonly LogEntry[], secrets: Secrets): readonly string[] => {
  const texts: string[] = []
  let room = mostCharacters
  for (const entry of entries.slice(-mostEntries).toReversed()) {
    const text = JSON.stringify(plain(entry, secrets))
    room -= text.length
    if (room < 0) break
    texts.unshift(text)
  }
  return texts
}

/** Keeps the log of this tab for the page that a reload opens. */
export const keepForReload = (entries: readonly LogEntry[], secrets: Secrets): void =>
  sessionStorage.setItem(storageKey, `[${fitting(entries, secrets).join(',')}]`)

/** The log from before a reload. */
export const entriesBefore = (): readonly LogEntry[] =>
  JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
