import {
  type ActorLogic,
  type AnyActorRef,
  type AnyActorScope,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  assign,
  type ContextFrom,
  createMachine,
  type EventFromLogic,
  type EventObject,
  fromPromise,
  type InputFrom,
} from 'xstate'

/** The wait before code that failed to load is requested again, ms. */
const retryMs = 5_000
const codeCame = 'xstate.done.actor.code'

interface Lazy<M extends AnyStateMachine> {
  readonly id: string
  /** The initial context of the machine besides its input. */
  readonly context: Omit<ContextFrom<M>, keyof InputFrom<M>>
  /** The machine is needed from the first of these events on. */
  readonly opens: EventFromLogic<M>['type'] | readonly EventFromLogic<M>['type'][]
  readonly closes: EventFromLogic<M>['type']
  /** Requests code that failed to load again at once. */
  readonly retries: EventFromLogic<M>['type']
  readonly load: () => Promise<M>
  /** The effects of events on the context before the code is loaded, by event type. */
  readonly shows?: Shows<M>
  /** Groups events that report the same thing to a closed machine; by default, events of one type. */
  readonly kindOf?: (event: EventFromLogic<M>) => string
}

type Shows<M extends AnyStateMachine> = {
  readonly [T in EventFromLogic<M>['type']]?: (
    context: ContextFrom<M>,
    event: Extract<EventFromLogic<M>, { type: T }>,
  ) => Partial<ContextFrom<M>>
}

type Show = (context: unknown, event: EventObject) => object

/** The events that an actor received before its code was loaded. */
interface Received {
  readonly input: unknown
  readonly events: readonly EventObject[]
}

/**
 * A machine whose code loads when it is first needed. Until then its state is `closed`. While the code loads it is
 * `open.reading.loading`, or `failed`, with an empty context. Events that it receives before are sent to the machine in
 * the same order. While it is closed, only the last event of each kind is kept: a closed machine needs no more. An
 * event may have an effect on the context before the code is loaded (`shows`).
 */
export const lazyMachine = <M extends AnyStateMachine>({
  id,
  context,
  load,
  ...names
}: Lazy<M>): M => {
  let machine: AnyStateMachine | undefined
  const kind = (event: EventObject) => names.kindOf?.(event as EventFromLogic<M>) ?? event.type
  const received = new WeakMap<AnyActorRef, Received>()

  const waiting: AnyStateMachine = createMachine({
    id,
    context: ({ input }: { input: unknown }) => ({ ...context, ...(input as object) }),
    initial: 'closed',
    on: {
      ...Object.fromEntries([names.opens].flat().map((type) => [type, '.open'])),
      [names.closes]: { target: '.closed', actions: assign(() => ({ ...context }) as object) },
    },
    states: {
      closed: {},
      open: {
        on: Object.fromEntries(
          Object.entries((names.shows ?? {}) as Record<string, Show>).map(([type, show]) => [
            type,
            { actions: assign(({ context: now, event }) => show(now, event)) },
          ]),
        ),
        initial: 'reading',
        states: {
          reading: {
            initial: 'loading',
            states: {
              loading: {
                invoke: {
                  id: 'code',
                  src: fromPromise(async () => {
                    machine = await load()
                  }),
                  onError: 'failed',
                },
              },
              failed: {
                after: { [retryMs]: 'loading' },
                on: { [names.retries]: 'loading' },
              },
            },
          },
        },
      },
    },
  })

  /** The machine after all the events that it has received. */
  const caughtUp = (real: AnyStateMachine, { input, events }: Received, scope: AnyActorScope) =>
    events.reduce<AnyMachineSnapshot>(
      (snapshot, event) =>
        snapshot.status === 'active' ? real.transition(snapshot, event, scope) : snapshot,
      real.getInitialSnapshot(scope, input),
    )

  const keep = ({ input, events }: Received, event: EventObject, isClosed: boolean): Received => ({
    input,
    events: [
      ...(isClosed ? events.filter((earlier) => kind(earlier) !== kind(event)) : events),
      event,
    ],
  })

  const logic: ActorLogic<AnyMachineSnapshot, EventObject, unknown> = {
    config: waiting.config,
    getInitialSnapshot: (scope, input) => {
      received.set(scope.self, { input, events: [] })
      return waiting.getInitialSnapshot(scope, input)
    },
    transition: (snapshot, event, scope) => {
      if (snapshot.machine !== waiting) return snapshot.machine.transition(snapshot, event, scope)
      const before = received.get(scope.self) ?? { input: undefined, events: [] }
      if (machine && event.type === codeCame) {
        received.delete(scope.self)
        return caughtUp(machine, before, scope)
      }
      if (!event.type.startsWith('xstate.'))
        received.set(scope.self, keep(before, event, snapshot.matches('closed')))
      return waiting.transition(snapshot, event, scope)
    },
    getPersistedSnapshot: (snapshot, options) =>
      snapshot.machine.getPersistedSnapshot(snapshot, options),
  }
  // The actors that it creates have the machine's events and snapshots, and are used only through these.
  return logic as unknown as M
}
