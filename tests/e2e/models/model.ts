import type { Flow, FlowStep } from '../../../lab/run/flow.ts'
import type { Reply, Stage } from './stage.ts'

type Sent = Extract<FlowStep, { kind: 'event' }>['event']

/** How a machine's flow is gone in the real app: what to do for each event, what each state shows. */
export interface PageModel {
  /** The calls behind each invoked actor, as `METHOD /path`. */
  readonly held: Readonly<Record<string, RegExp>>
  /** Brings the app to where the machine starts with an input of its example. */
  readonly inputs: Readonly<Record<string, (stage: Stage) => Promise<unknown>>>
  readonly events: Readonly<Record<string, (stage: Stage, event: Sent) => Promise<unknown>>>
  /** What the server says for each answer that the example names; a failure is a 500. */
  readonly replies: Readonly<
    Record<string, Readonly<Record<string, Reply | ((stage: Stage) => Promise<Reply>)>>>
  >
  /** The delays that end by themselves before anybody would notice: by name. */
  readonly passing?: RegExp
  /** What the page shows in each state, named as `open.idle`. */
  readonly states: Readonly<Record<string, (stage: Stage) => Promise<unknown>>>
  /** Why the app cannot go a flow: its title, and the reason. */
  readonly beyond: readonly (readonly [flow: RegExp, reason: string])[]
}

/** Why this flow is beyond the app; nothing when it can be gone. */
export const reasonAgainst = (model: PageModel, { title }: Flow): string | undefined =>
  model.beyond.find(([flow]) => flow.test(title))?.[1]
