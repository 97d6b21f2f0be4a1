import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'
import { consideredBy, guardName } from '../chart/naming.ts'
import type { AnyExample } from '../examples/parts/example.ts'
import { errorText } from './errorText.ts'

/** Whether an event would do something now, and if not, why. */
export type Possibility =
  | { readonly kind: 'possible' }
  /** A guard refuses this payload. */
  | { readonly kind: 'refused'; readonly guards: readonly string[] }
  /** The state ignores the event on purpose. */
  | { readonly kind: 'ignored' }
  /** No active state handles it. */
  | { readonly kind: 'elsewhere' }

const innermostFirst = (nodes: readonly AnyStateNode[]) =>
  nodes.toSorted((a, b) => b.path.length - a.path.length)

/** The outcome of an event in a state. */
export const possibilityOf = (
  snapshot: AnyMachineSnapshot,
  event: { readonly type: string },
): Possibility => {
  if (snapshot.status === 'active' && snapshot.can(event)) return { kind: 'possible' }
  const considered = innermostFirst(snapshot._nodes).flatMap((node) =>
    consideredBy(node, event.type),
  )
  if (considered.length === 0 || snapshot.status !== 'active') return { kind: 'elsewhere' }
  const guards = considered.flatMap(({ guard }) => guardName(guard) ?? [])
  return guards.length > 0 && guards.length === considered.length
    ? { kind: 'refused', guards: [...new Set(guards)] }
    : { kind: 'ignored' }
}

/** A payload of an event as typed text; distinguished from text that is not one. */
export const readPayload = (
  text: string,
): { readonly payload: object } | { readonly problem: string } => {
  try {
    const value: unknown = JSON.parse(text.trim() === '' ? '{}' : text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { payload: value }
      : { problem: 'A payload is an object: { "name": "value" }' }
  } catch (error) {
    return { problem: errorText(error) }
  }
}

/** A payload for the editor; empty for an event without one. */
export const writePayload = (payload: object): string =>
  Object.keys(payload).length === 0 ? '' : JSON.stringify(payload, null, 2)

/** Payloads of one event, by name, with the same outcome. */
export interface Choice {
  readonly type: string
  readonly payloads: Readonly<Record<string, object>>
  readonly possibility: Possibility
}

const rank = { possible: 0, refused: 1, ignored: 2, elsewhere: 3 } as const

/**
 * The events of an example with what each of their payloads would do: those with something to do first. An event is
 * there several times if its payloads have different outcomes.
 */
export const choicesOf = (
  { events }: AnyExample,
  snapshot: AnyMachineSnapshot,
): readonly Choice[] =>
  Object.entries(events)
    .flatMap(([type, payloads]) => {
      const choices = new Map<string, Choice>()
      for (const [name, payload] of Object.entries(payloads)) {
        const possibility = possibilityOf(snapshot, { ...payload, type })
        const key = JSON.stringify(possibility)
        const known = choices.get(key)?.payloads
        choices.set(key, { type, possibility, payloads: { ...known, [name]: payload } })
      }
      return [...choices.values()]
    })
    .toSorted((a, b) => rank[a.possibility.kind] - rank[b.possibility.kind])
