import type { Engine } from '../store/engine.ts'
import { hole } from '../store/hole.ts'
import type { Row } from '../store/schema.ts'
import type { RecordedName } from './events.ts'

export type RecordedEvent = Row<'event'>

/** How often the record is read, ms. */
const pollMs = 200
/** How far back each reading looks, ms: a transaction may commit after a later one has. */
const windowMs = 10_000

/** Events that end what somebody may see. */
const endings: ReadonlySet<string> = new Set<RecordedName>(['customer.locked', 'sessions.ended'])

/**
 * Reads the record of events and hands each on once, in order. Endings have a queue of their own, so that an import
 * of many products does not delay them. Starts with events from now on. When the clock is set back, old events lie in the
 * future; they are not handed on again.
 * @returns a function that stops it
 */
export const followEvents = async (
  { db, prepareRead }: Engine,
  onEvent: (event: RecordedEvent) => Promise<void>,
  onError: (error: unknown) => void,
): Promise<() => void> => {
  const readSince = prepareRead(
    db
      .selectFrom('event')
      .selectAll()
      .where('created_at', '>=', hole<number>('since'))
      .orderBy('created_at')
      .orderBy('id'),
  )
  /** All events before this moment have been read, even if the clock is set back, ms since the epoch. */
  let readUntil = Date.now() - windowMs
  let seen = new Set((await readSince({ since: readUntil })).map(({ id }) => id))
  let timer: NodeJS.Timeout
  let isStopped = false
  const createQueue = () => {
    let last = Promise.resolve()
    return (event: RecordedEvent) => {
      last = last.then(() => (isStopped ? undefined : onEvent(event))).catch(onError)
    }
  }
  const [addEnding, addOther] = [createQueue(), createQueue()]

  const read = async () => {
    try {
      const now = Date.now()
      const since = now - windowMs
      const recent = await readSince({ since })
      for (const event of recent) {
        if (seen.has(event.id)) continue
        seen.add(event.id)
        if (event.created_at > now && event.created_at < readUntil) continue
        if (endings.has(event.name)) addEnding(event)
        else addOther(event)
      }
      readUntil = Math.max(readUntil, since)
      const ids = new Set(recent.map(({ id }) => id))
      seen = seen.intersection(ids)
    } catch (error) {
      onError(error)
    }
    if (!isStopped) timer = setTimeout(read, pollMs)
  }
  timer = setTimeout(read, pollMs)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
