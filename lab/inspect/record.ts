import type { StatelyInspectionEvent } from '@statelyai/inspect'
import type { FlowValue } from '../run/flow.ts'
import { type MachineName, machineNames } from '../run/names.ts'

/** The last known state of an actor of the running app. */
export interface SeenActor {
  readonly sessionId: string
  readonly name: string
  readonly parentId: string | undefined
  /** If it is a machine of the registry. */
  readonly machine: MachineName | undefined
  readonly status: string
  /** Whether it has ever received an event: React prepares some actors that it never starts. */
  readonly isStarted: boolean
  readonly value: FlowValue | undefined
  readonly context: unknown
  /** The context before the last change. */
  readonly before: unknown
}

/** An event that was sent to an actor. */
export interface SeenEvent {
  readonly at: number
  readonly to: string
  readonly from: string | undefined
  readonly event: { readonly type: string }
}

export interface Seen {
  readonly actors: ReadonlyMap<string, SeenActor>
  readonly events: readonly SeenEvent[]
}

/** Maximum number of kept events; the oldest are dropped first. */
const kept = 500

const machineOf = (definition: string | undefined): MachineName | undefined => {
  if (definition === undefined) return undefined
  const { id } = JSON.parse(definition) as { id?: unknown }
  return machineNames.find((name) => name === id)
}

/** The record after one more message of the inspector. */
export const see = ({ actors, events }: Seen, message: StatelyInspectionEvent): Seen => {
  const { sessionId } = message
  if (message.type === '@xstate.event') {
    const { sourceId: from, event } = message
    const seen = {
      at: events.length === 0 ? 1 : (events.at(-1)?.at ?? 0) + 1,
      to: sessionId,
      from,
      event,
    }
    const known = actors.get(sessionId)
    return {
      actors: known ? new Map(actors).set(sessionId, { ...known, isStarted: true }) : actors,
      events: [...events.slice(1 - kept), seen],
    }
  }
  const { status = 'active', value, context } = message.snapshot as Partial<SeenActor>
  const known = actors.get(sessionId)
  const actor: SeenActor =
    message.type === '@xstate.actor'
      ? {
          ...{ sessionId, name: message.name, parentId: message.parentId, status, value, context },
          machine: machineOf(message.definition),
          before: context,
          isStarted: false,
        }
      : {
          ...(known ?? {
            sessionId,
            name: sessionId,
            parentId: undefined,
            machine: undefined,
            isStarted: true,
          }),
          ...{ status, value, context },
          before: known?.context,
        }
  return { actors: new Map(actors).set(sessionId, actor), events }
}

/** The ids of the states that are active in a machine at `value`. */
export const activeStates = (id: string, value: FlowValue | undefined): readonly string[] => {
  if (value === undefined) return [id]
  if (typeof value === 'string') return [id, `${id}.${value}`]
  return [
    id,
    ...Object.entries(value).flatMap(([key, inside]) => activeStates(`${id}.${key}`, inside)),
  ]
}
