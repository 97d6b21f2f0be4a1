import type { AnyActorRef } from 'xstate'
import type { LookUp } from './answerable.ts'
import { errorText } from './errorText.ts'
import type { Flow, FlowStep, FlowValue, LinkedFlow, NamedStep, RecordedStep } from './flow.ts'
import type { Frame, Running } from './frame.ts'
import { inRegistry } from './lookUp.ts'
import type { MachineName } from './names.ts'
import { startRun } from './run.ts'
import { valueText } from './valueText.ts'
import { stepText } from './words.ts'

/** A session that was replaced by another one. */
export interface Former {
  readonly input: string
  readonly steps: readonly FlowStep[]
  readonly at: number
}

/** The displayed state of a session: immutable, replaced at every change. */
export interface SessionState {
  readonly machine: string
  readonly input: string
  /** The start and the result of each step; those after `at` can be reached by going forward. */
  readonly frames: readonly [Frame, ...Frame[]]
  /** The number of taken steps. */
  readonly at: number
  readonly actor: AnyActorRef
  /** Counts the restarts of the machine: it starts again when the session goes back. */
  readonly life: number
  readonly running: readonly Running[]
  /** Why the last request failed. */
  readonly problem: string | null
  /** What starting over, a path or a flow has replaced. */
  readonly former: Former | null
}

/** The current frame of the session. */
export const frameOf = ({ frames, at }: SessionState): Frame => frames[at] ?? frames[0]

/** The session so far as a flow that can be saved, shared and replayed. */
export const flowOf = ({ machine, input, frames }: SessionState, title = ''): Flow => ({
  machine: machine as MachineName,
  title,
  input,
  start: frames[0].value,
  steps: frames.flatMap(({ step, value }): RecordedStep[] =>
    step ? [{ ...step, expect: value }] : [],
  ),
})

/** A step to take, with the state that it should lead to if that is known. */
type Planned = (FlowStep | NamedStep) & { readonly expect?: FlowValue | undefined }

const sorted = (value: FlowValue): FlowValue =>
  typeof value === 'string'
    ? value
    : Object.fromEntries(
        Object.keys(value)
          .toSorted()
          .map((name) => [name, sorted(value[name] ?? '')]),
      )

/** What is wrong if a machine should be in a state and is in another. */
const difference = (expected: FlowValue | undefined, actual: FlowValue): string | null =>
  expected === undefined || JSON.stringify(sorted(expected)) === JSON.stringify(sorted(actual))
    ? null
    : `the flow expects ${valueText(expected) || 'no state'}, and the machine is in ${valueText(actual) || 'no state'}`

/**
 * Steps through a machine, forwards and backwards. Going back starts the machine again and repeats the steps: nothing
 * in it depends on time or chance.
 */
export const createSession = (
  machine: string,
  options: { readonly input?: string; readonly lookUp?: LookUp } = {},
) => {
  const lookUp = options.lookUp ?? inRegistry
  const usual = Object.keys(lookUp(machine).example.inputs)[0] ?? ''
  const listeners = new Set<() => void>()
  const start = (input: string) =>
    startRun(machine, input, lookUp, { onSent: (step) => take(step) })
  const firstInput = options.input ?? usual
  let run = start(firstInput)
  let state: SessionState = {
    ...{ machine, input: firstInput, frames: [run.look()], at: 0, problem: null },
    ...{ former: null, actor: run.actor, running: run.running(), life: 1 },
  }

  const change = (next: Partial<SessionState>) => {
    state = { ...state, ...next, actor: run.actor, running: run.running() }
    for (const listener of listeners) listener()
  }

  const begin = (input: string) => {
    const next = start(input)
    run.stop()
    run = next
    state = { ...state, life: state.life + 1 }
  }

  const take = (step: FlowStep) => {
    try {
      const frame = run.take(step)
      const { frames, at } = state
      const kept = frames.slice(0, at + 1) as [Frame, ...Frame[]]
      change({ frames: [...kept, frame], at: at + 1, problem: null })
    } catch (error) {
      change({ problem: errorText(error) })
    }
  }

  const steps = () => state.frames.flatMap(({ step }) => (step ? [step] : []))

  /** The session so far, to be restored later; one without steps is not worth it. */
  const current = (): Former | null =>
    state.frames.length > 1 ? { input: state.input, steps: steps(), at: state.at } : state.former

  /** Takes a step of a flow. @throws if it is not possible, or leads to another state than the flow says */
  const takePlanned = ({ expect, ...step }: Planned): Frame => {
    const frame = run.take(step as FlowStep | NamedStep)
    const problem = difference(expect, frame.value)
    if (problem === null) return frame
    throw new Error(problem)
  }

  /** Restarts and takes `steps` as far as possible. */
  const replay = (
    input: string,
    steps: readonly Planned[],
    {
      at = steps.length,
      expected,
      former = state.former,
    }: { at?: number; expected?: FlowValue; former?: Former | null } = {},
  ) => {
    begin(input)
    const frames: [Frame, ...Frame[]] = [run.look()]
    const wrong = difference(expected, frames[0].value)
    let problem = wrong === null ? null : `The start: ${wrong}`
    let isPast = false
    for (const step of problem === null ? steps : [])
      try {
        frames.push(takePlanned(step))
      } catch (error) {
        problem = `Step ${frames.length}, ${stepText(machine, step)}: ${errorText(error)}`
        isPast = true
        break
      }
    const reached = Math.min(at, frames.length - 1)
    if (isPast || reached < frames.length - 1) {
      begin(input)
      for (const { step } of frames.slice(1, reached + 1)) if (step) run.take(step)
    }
    change({ input, frames, at: reached, problem, former })
  }

  /** Opens a flow at a step; if something in it is wrong, at the last step before that. */
  const open = (flow: Flow | LinkedFlow, at = flow.steps.length) => {
    try {
      if (flow.machine !== machine)
        throw new Error(`This flow is of the machine ${flow.machine}, and not of ${machine}.`)
      replay(flow.input, flow.steps, { at, expected: flow.start, former: current() })
    } catch (error) {
      change({ problem: errorText(error) })
    }
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    take,
    /** Fires a delay; those that end before it fire first, each as a step of its own. */
    fire: ({ of, event }: { readonly of: string; readonly event: string }) => {
      for (;;) {
        const next = frameOf(state).delays[0]
        if (!next) return
        take({ kind: 'delay', of: next.of, event: next.event })
        if (state.problem || (next.of === of && next.event === event)) return
      }
    },
    goTo: (at: number) => replay(state.input, steps(), { at: Math.max(0, at) }),
    restart: (input = state.input) => replay(input, [], { former: current() }),
    replay: (input: string, taken: readonly FlowStep[]) =>
      replay(input, taken, { former: current() }),
    /** Brings the replaced session back, and can be undone in the same way. */
    undo: () => {
      const { former } = state
      if (former) replay(former.input, former.steps, { at: former.at, former: current() })
    },
    open,
    stop: () => run.stop(),
  }
}
export type Session = ReturnType<typeof createSession>
