import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import { machines } from '../../src/machines/index.ts'
import type { FlowValue } from '../run/flow.ts'
import { machineNames } from '../run/names.ts'
import { createSenders } from '../watch/senders.ts'
import type { JourneyStep } from './journey.ts'
import { placeIn } from './places.ts'
import type { RawStep } from './play.ts'
import { createPseudonyms } from './pseudonyms.ts'

type Ref = AnyActorRef & {
  readonly _parent?: Ref
  readonly logic: { readonly config?: { readonly id?: string } }
}

const machineOf = (ref: Ref | undefined) =>
  machineNames.find((name) => name === ref?.logic.config?.id)

const rootOf = (ref: Ref): Ref => (ref._parent ? rootOf(ref._parent) : ref)

const pathOf = (ref: Ref): string =>
  ref._parent ? [pathOf(ref._parent), ref.id].filter(Boolean).join('/') : ''

/** The value of `xstate.done.actor.*` or `xstate.error.actor.*`. */
interface Ended {
  readonly type: string
  readonly output?: unknown
  readonly error?: unknown
}

const isActor = (value: unknown): value is Ref =>
  typeof value === 'object' && value !== null && 'getSnapshot' in value && 'send' in value

/**
 * Writes down what comes into the statecharts from outside: pages that open and close, events of views, the router and
 * sockets, answers of services, and delays that end. What the machines send each other follows from these.
 * @param now ms since the recording began
 * @param onStep receives each step, without secrets
 */
export const createRecorder = (now: () => number, onStep: (step: RawStep) => void) => {
  const senders = createSenders()
  const { hide } = createPseudonyms()
  /** The machines of pages that are open, with their places. */
  const pages = new Map<Ref, string>()
  const opened = new Map<string, number>()
  /** The ids of all actors that are not a machine of the shop. */
  const services = new Set<string>()

  const placeOf = (ref: Ref): string => placeIn(pages.get(rootOf(ref)) ?? '', pathOf(ref))

  /** Data as JSON, without secrets. */
  const plain = (value: unknown): unknown => {
    if (isActor(value)) return { actor: placeOf(value) }
    if (typeof value === 'string') return hide.text(value)
    if (Array.isArray(value)) return value.map(plain)
    if (value instanceof Error) return value.message
    if (value instanceof Blob) return { file: value.type }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, inside]) => inside !== undefined)
        .map(([name, inside]) => [
          name,
          // Many functions have no name of their own.
          typeof inside === 'function' ? { effect: name } : hide.field(name, plain(inside)),
        ]),
    )
  }

  const write = (step: JourneyStep) => onStep({ step, at: Math.round(now()) })

  const close = (ref: Ref) => {
    const place = pages.get(ref)
    pages.delete(ref)
    if (place) write({ kind: 'stopped', place })
  }

  const open = (ref: Ref, input: unknown) => {
    const machine = machineOf(ref)
    if (!machine || ref._parent) return
    const count = (opened.get(machine) ?? 0) + 1
    opened.set(machine, count)
    const place = machine === 'app' ? '' : `${machine}:${count}`
    pages.set(ref, place)
    write({ kind: 'started', place, machine, input: (plain(input) ?? null) as never })
  }

  /** The answer of a service that the machine of `to` invoked. */
  const answer = (service: Ref, to: Ref, { type, output, error }: Ended) => {
    const { src: actor } = service
    // The code of a machine that loads later is not a service of the machine, and has no name.
    if (typeof actor !== 'string' || actor.startsWith('xstate.')) return
    const given = type.startsWith('xstate.error.')
      ? { failure: String(plain(error)) }
      : { output: plain(output) ?? null }
    write({ kind: 'answer', actor, of: placeOf(to), answer: given as never })
  }

  /** A service may send at once, while the machine that has invoked it still acts. */
  const begin = (ref: Ref, input: unknown) => {
    if (!machineOf(ref)) services.add(ref.sessionId)
    senders.began(ref.sessionId)
    open(ref, input)
  }

  const isFromMachine = (source: Ref | undefined): boolean => {
    if (source) return machineOf(source) !== undefined
    const sender = senders.current()
    return sender !== undefined && !services.has(sender)
  }

  const receive = (
    to: Ref,
    source: Ref | undefined,
    event: Ended & { readonly input?: unknown },
  ) => {
    if (event.type === 'xstate.init') return begin(to, event.input)
    if (!machineOf(to) || !pages.has(rootOf(to))) return
    if (/^xstate\.(done|error)\.actor\./.test(event.type))
      return source && !machineOf(source) ? answer(source, to, event) : undefined
    if (event.type.startsWith('xstate.after.'))
      return write({ kind: 'delay', of: placeOf(to), event: event.type })
    if (event.type.startsWith('xstate.')) return
    if (!isFromMachine(source))
      write({ kind: 'event', event: plain(event) as { type: string }, to: placeOf(to) })
  }

  /** The machines at and below an actor, with their states. */
  const statesBelow = (ref: Ref): readonly (readonly [string, FlowValue])[] => {
    const name = machineOf(ref)
    if (!name) return []
    const { machine, status, value, children } = ref.getSnapshot() as AnyMachineSnapshot
    if (status === 'stopped') return []
    const { config } = machines[name]
    // Until the code of a machine is needed, a smaller chart stands for it and is closed.
    const isLater = machine.config !== config && value === 'closed'
    return [
      [placeOf(ref), isLater ? String(config.initial) : value],
      ...Object.values(children).flatMap((child) => statesBelow(child as Ref)),
    ]
  }

  return {
    /** The state of every running machine by its place. */
    states: (): Readonly<Record<string, FlowValue>> =>
      Object.fromEntries([...pages.keys()].flatMap(statesBelow)),
    next: (seen: InspectionEvent): void => {
      const ref = seen.actorRef as Ref
      if (seen.type === '@xstate.event') receive(ref, seen.sourceRef as Ref | undefined, seen.event)
      else if (seen.type === '@xstate.action') senders.began(ref.sessionId)
      else if (seen.type === '@xstate.snapshot') {
        senders.ended(ref.sessionId)
        if (seen.snapshot.status === 'stopped') close(ref)
      }
    },
  }
}
