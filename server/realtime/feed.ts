import pLimit from 'p-limit'
import type { Engine } from '../store/engine.ts'
import type { RecordedName } from '../store/events/events.ts'
import type { Row } from '../store/schema.ts'

export type RecordedEvent = Row<'event'>

/** How often new events are read, ms. */
const pollMs = 200
/** How far back a full read looks, ms. Transactions may commit in another order than their events were created. */
const windowMs = 10_000
/** How far back the other reads look, ms. Reading ten seconds of a busy shop five times a second is too expensive. */
const recentMs = 1_000
/** Every nth read is a full one. */
const fullEvery = 10

/** Events that end a customer's access. */
const endings: ReadonlySet<string> = new Set<RecordedName>(['customer.locked', 'sessions.ended'])

/**
 * Reads the recorded events and forwards each once, in order. An event whose transaction took longer than a second is
 * forwarded within two more. Events that end access have their own queue, so that an import of many products does not
 * delay them. Starts with events from now on. If the clock is set back, old events are in the future; they are not
 * forwarded again.
 * @returns a function that stops it
 */
export const followEvents = async (
  { db }: Engine,
  onEvent: (event: RecordedEvent) => Promise<void>,
  onError: (error: unknown) => void,
): Promise<() => void> => {
  const readSince = (since: number) =>
    db
      .selectFrom('event')
      .selectAll()
      .where('created_at', '>=', since)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
  /** All events before this moment have been read, even if the clock is set back, ms since the epoch. */
  let readUntil = Date.now() - windowMs
  let seen = new Set((await readSince(readUntil)).map(({ id }) => id))
  let timer: NodeJS.Timeout
  let readings = 0
  let isStopped = false
  const [queueOfEndings, queueOfOthers] = [pLimit(1), pLimit(1)]

  const read = async () => {
    try {
      const now = Date.now()
      const isFull = readings % fullEvery === 0
      readings += 1
      const since = now - (isFull ? windowMs : recentMs)
      const recent = await readSince(since)
      for (const event of recent) {
        if (seen.has(event.id)) continue
        seen.add(event.id)
        if (event.created_at > now && event.created_at < readUntil) continue
        const enqueue = endings.has(event.name) ? queueOfEndings : queueOfOthers
        enqueue(() => (isStopped ? undefined : onEvent(event))).catch(onError)
      }
      if (isFull) {
        readUntil = Math.max(readUntil, since)
        const ids = new Set(recent.map(({ id }) => id))
        seen = seen.intersection(ids)
      }
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
