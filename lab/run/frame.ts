import type { AnyActorRef, AnyEventObject } from 'xstate'
import type { FlowStep, FlowValue } from './flow.ts'

/** A machine that is running: the one of the run, or one below it. */
export interface Running {
  readonly path: string
  /** Its name in the registry. */
  readonly name: string
  readonly ref: AnyActorRef
}

/** An invoked actor that waits for the lab's answer. */
export interface Pending {
  readonly of: string
  readonly actor: string
  readonly input: unknown
}

/** A delay that is running. */
export interface Due {
  readonly of: string
  readonly event: string
  /** ms since the run began. */
  readonly due: number
}

/** The result of one step. */
export interface Frame {
  /** Undefined for the start. */
  readonly step: FlowStep | null
  readonly value: FlowValue
  readonly status: string
  readonly context: unknown
  /** The ids of the states that are active. */
  readonly states: readonly string[]
  /** The transitions of the machine itself that were taken, in order. */
  readonly transitions: readonly string[]
  /** Every event that was sent to any actor. */
  readonly events: readonly { readonly to: string; readonly event: AnyEventObject }[]
  /** What left the machine: sent to the shell, emitted, or a recorded effect. */
  readonly sent: readonly unknown[]
  /** The states of the machines below. */
  readonly below: Readonly<Record<string, FlowValue>>
  readonly pending: readonly Pending[]
  readonly delays: readonly Due[]
}
