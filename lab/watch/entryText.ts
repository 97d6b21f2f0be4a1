import { eventName } from '../chart/naming.ts'
import type { LogEntry, LoggedCall, LoggedEvent } from './log.ts'
import type { Secrets } from './secrets.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** The local time of an entry, to the millisecond. */
export const timeText = (time: number): string => {
  const at = new Date(time)
  const clock = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')
  return `${clock}.${String(at.getMilliseconds()).padStart(3, '0')}`
}

const outcomeOf = ({ status, duration, failure }: LoggedCall): string => {
  if (failure !== undefined) return `failed: ${failure}`
  return status === undefined ? 'is running' : `${status} in ${duration} ms`
}

/** The event in words: the names that XState gives to answers and delays contain whole paths of states. */
const eventText = ({ event: { type }, from }: LoggedEvent): string => {
  if (type.startsWith('xstate.done.actor.')) return `${from} done`
  if (type.startsWith('xstate.error.actor.')) return `${from} failed`
  return eventName(type)
}

/** An entry on one line: the event, or the call with its outcome. */
export const titleOf = (entry: LogEntry): string => {
  if (entry.kind === 'event') return eventText(entry)
  if (entry.kind === 'news') return entry.event
  return `${entry.method} ${entry.address} ${outcomeOf(entry)}`
}

/** What an event did to the state of its receiver; empty if nothing. */
export const changeOf = (entry: LogEntry): string =>
  entry.kind !== 'event' || entry.before === entry.after
    ? ''
    : `${entry.before ?? 'nothing'} → ${entry.after ?? 'nothing'}`

const pretty = (json: string): string => {
  try {
    return JSON.stringify(JSON.parse(json), null, 2)
  } catch {
    return json
  }
}

const callBody = ({ name, request, answer, breach, fault }: LoggedCall): string =>
  [
    `Call: ${name ?? 'the contract has no such call'}`,
    ...(fault === undefined ? [] : [`Fault by hand: ${fault}`]),
    ...(breach === undefined ? [] : [`Breach of the contract: ${breach}`]),
    ...(request === '' ? [] : ['Sent:', pretty(request)]),
    ...(answer === undefined ? [] : ['Answer:', pretty(answer)]),
  ].join('\n')

/** The data of an entry, without secrets. */
export const bodyText = (entry: LogEntry, { mask, text }: Secrets): string => {
  if (entry.kind === 'call') return text(callBody(entry))
  return JSON.stringify(mask(entry.kind === 'event' ? entry.event : entry.body), null, 2) ?? ''
}
