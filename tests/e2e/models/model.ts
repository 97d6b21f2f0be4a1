import type { Flow, FlowStep } from '../../../lab/run/flow.ts'
import type { Reply, Stage } from './stage.ts'

type Sent = Extract<FlowStep, { kind: 'event' }>['event']

/** How a machine's flow runs in the real app: what to do for each event, what each state shows. */
export interface PageModel {
  /** The calls behind each invoked actor, as `METHOD /path`. */
  readonly held: Readonly<Record<string, RegExp>>
  /** Brings the app to the start of the machine with an input of its example. */
  readonly inputs: Readonly<Record<string, (stage: Stage) => Promise<unknown>>>
  readonly events: Readonly<Record<string, (stage: Stage, event: Sent) => Promise<unknown>>>
  /** The server's reply for each named answer of the example; a failure is a 500. */
  readonly replies: Readonly<
    Record<string, Readonly<Record<string, Reply | ((stage: Stage) => Promise<Reply>)>>>
  >
  /** The names of delays that are too short to be observed. */
  readonly passing?: RegExp
  /** What the page shows in each state, named as `open.idle`. */
  readonly states: Readonly<Record<string, (stage: Stage) => Promise<unknown>>>
  /** A flow that the app cannot run: its title, and the reason. */
  readonly beyond: readonly (readonly [flow: RegExp, reason: string])[]
}

/** Why the app cannot run this flow; undefined if it can. */
export const reasonAgainst = (model: PageModel, { title }: Flow): string | undefined =>
  model.beyond.find(([flow]) => flow.test(title))?.[1]
