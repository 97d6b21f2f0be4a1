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

/** How long until code that did not come is asked for again, ms. */
const retryMs = 5_000
const codeCame = 'xstate.done.actor.code'

interface Lazy<M extends AnyStateMachine> {
  readonly id: string
  /** What the machine's context begins with besides its input. */
  readonly context: Omit<ContextFrom<M>, keyof InputFrom<M>>
  /** The machine is needed from this event on. */
  readonly opens: EventFromLogic<M>['type']
  readonly closes: EventFromLogic<M>['type']
  /** Has code that did not come asked for again at once. */
  readonly retries: EventFromLogic<M>['type']
  readonly load: () => Promise<M>
  /** What shows of an event before the code has come, by the event's type; of others nothing does. */
  readonly shows?: Shows<M>
  /** Which events tell news of the same thing to a closed machine; those of one type, if not said. */
  readonly kindOf?: (event: EventFromLogic<M>) => string
}

type Shows<M extends AnyStateMachine> = {
  readonly [T in EventFromLogic<M>['type']]?: (
    context: ContextFrom<M>,
    event: Extract<EventFromLogic<M>, { type: T }>,
  ) => Partial<ContextFrom<M>>
}

type Show = (context: unknown, event: EventObject) => object

/** What an actor was told before its code came. */
interface Told {
  readonly input: unknown
  readonly events: readonly EventObject[]
}

/**
 * A machine whose code loads when it is first needed. Until then it stands at `closed`, and while the code is on
 * its way at `open.reading.loading`, or `failed`, with an empty context. What it is told meanwhile is told to the
 * machine in the same order. While it is closed only the last event of each kind is kept: a closed machine
 * takes no more from them. An event may show before the code has come (`shows`).
 */
export const lazyMachine = <M extends AnyStateMachine>({
  id,
  context,
  load,
  ...names
}: Lazy<M>): M => {
  let machine: AnyStateMachine | undefined
  const kind = (event: EventObject) => names.kindOf?.(event as EventFromLogic<M>) ?? event.type
  const told = new WeakMap<AnyActorRef, Told>()

  const waiting: AnyStateMachine = createMachine({
    id,
    context: ({ input }: { input: unknown }) => ({ ...context, ...(input as object) }),
    initial: 'closed',
    on: {
      [names.opens]: '.open',
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

  /** The machine after all that it has been told. */
  const caughtUp = (real: AnyStateMachine, { input, events }: Told, scope: AnyActorScope) =>
    events.reduce<AnyMachineSnapshot>(
      (snapshot, event) =>
        snapshot.status === 'active' ? real.transition(snapshot, event, scope) : snapshot,
      real.getInitialSnapshot(scope, input),
    )

  const keep = ({ input, events }: Told, event: EventObject, isClosed: boolean): Told => ({
    input,
    events: [
      ...(isClosed ? events.filter((earlier) => kind(earlier) !== kind(event)) : events),
      event,
    ],
  })

  const logic: ActorLogic<AnyMachineSnapshot, EventObject, unknown> = {
    config: waiting.config,
    getInitialSnapshot: (scope, input) => {
      told.set(scope.self, { input, events: [] })
      return waiting.getInitialSnapshot(scope, input)
    },
    transition: (snapshot, event, scope) => {
      if (snapshot.machine !== waiting) return snapshot.machine.transition(snapshot, event, scope)
      const before = told.get(scope.self) ?? { input: undefined, events: [] }
      if (machine && event.type === codeCame) {
        told.delete(scope.self)
        return caughtUp(machine, before, scope)
      }
      if (!event.type.startsWith('xstate.'))
        told.set(scope.self, keep(before, event, snapshot.matches('closed')))
      return waiting.transition(snapshot, event, scope)
    },
    getPersistedSnapshot: (snapshot, options) =>
      snapshot.machine.getPersistedSnapshot(snapshot, options),
  }
  // The actors that it makes have the machine's events and snapshots, and are used by these alone.
  return logic as unknown as M
}
