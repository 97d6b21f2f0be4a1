import type { ComponentType } from 'react'
import type {
  ActorRefFrom,
  AnyStateMachine,
  CallbackActorLogic,
  ContextFrom,
  EventFrom,
  InputFrom,
  PromiseActorLogic,
  StateMachine,
} from 'xstate'
import type { Shell } from '../../../src/machines/parts/shell.ts'
import type { PreferencesRef } from '../../../src/machines/shell/preferences.machine.ts'

/** The values that a run passes to the inputs of an example. */
export interface Surroundings {
  /** Records what the machine sends to the shell around it. */
  readonly shell: Shell
}

type Payload<E, T> = Omit<Extract<E, { type: T }>, 'type'>

type ActorsOf<M> =
  M extends StateMachine<
    infer _C,
    infer _E,
    infer _Ch,
    infer Actor,
    infer _A,
    infer _G,
    infer _D,
    infer _S,
    infer _T,
    infer _I,
    infer _O,
    infer _Em,
    infer _M,
    infer _Sc
  >
    ? Actor
    : never

type AnswersOf<Logic> =
  Logic extends CallbackActorLogic<infer _Event, infer _Input, infer _Emitted>
    ? { readonly sends: readonly string[] }
    : Logic extends PromiseActorLogic<infer Output, infer _Input, infer _Emitted>
      ? { readonly outputs: Readonly<Record<string, Output>> }
      : Logic extends AnyStateMachine
        ? { readonly machine: string }
        : never

/** The part of an example that the lab needs without knowing the machine's type. */
export interface AnyExample {
  readonly inputs: Readonly<Record<string, (given: Surroundings) => unknown>>
  readonly events: Readonly<Record<string, Readonly<Record<string, object>>>>
  readonly answers: Readonly<
    Record<
      string,
      | { readonly outputs: Readonly<Record<string, unknown>> }
      | { readonly sends: readonly string[] }
      | { readonly machine: string }
    >
  >
  readonly tellsApart?: (context: never) => unknown
  readonly effects?: readonly string[]
  // biome-ignore lint/suspicious/noExplicitAny: each View takes the actor of its own machine
  readonly View: ComponentType<{ actor: any }>
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly speaks?: (actor: any) => PreferencesRef
  readonly shows?: Readonly<Record<string, Shown | readonly Shown[]>>
  readonly pages?: Readonly<Record<string, ComponentType>>
  readonly at?: string
}

/**
 * A text that a view shows, or one that it must not show; upper and lower case are the same. Or what happens in a state
 * without being seen.
 */
export type Shown = string | { readonly hides: string } | { readonly unseen: string }

/** Everything about a machine that its chart does not contain: its inputs, events and answers. */
export interface Example<M extends AnyStateMachine> extends AnyExample {
  /** Starting inputs by name; the first is the usual one. Created again for each run. */
  readonly inputs: Readonly<Record<string, (given: Surroundings) => InputFrom<M>>>
  /** The payloads worth trying for each event, by name; several if a guard has two outcomes. */
  readonly events: {
    readonly [T in EventFrom<M>['type']]: Readonly<Record<string, Payload<EventFrom<M>, T>>>
  }
  /**
   * The answers of the actors that it invokes: a promise resolves with one of `outputs` (or fails, or never settles), a
   * callback sends events, a spawned machine answers according to its own example.
   */
  readonly answers: {
    readonly [A in ActorsOf<M> as A['src']]: AnswersOf<A['logic']>
  }
  /** The part of the context that decides what can happen next; without it the state's name does. */
  readonly tellsApart?: (context: ContextFrom<M>) => unknown
  /** Actions whose effect leaves the machine, such as writing a cookie; the lab notes them instead. */
  readonly effects?: readonly string[]
  /** The app's own view of the machine. */
  readonly View: ComponentType<{ actor: ActorRefFrom<M> }>
  /** The actor that decides the language of the view; without it the toolbar does. */
  readonly speaks?: (actor: ActorRefFrom<M>) => PreferencesRef
  /** What a buyer sees in each state, by the state's name in the stories, which check it. */
  readonly shows?: Readonly<Record<string, Shown | readonly Shown[]>>
  /** The content of the shell's outlet, by path; for the machine that shows the whole shell. */
  readonly pages?: Readonly<Record<string, ComponentType>>
  /** The address of the view. */
  readonly at?: string
}
