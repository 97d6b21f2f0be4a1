import { z } from 'zod'
import { endingFaults } from '../calls/faultKinds.ts'
import { readFileKind } from './fileKind.ts'
import { type MachineName, machineNames } from './names.ts'
import { unknownText } from './nearest.ts'

/** A state value in XState's form: a name, or the names of the regions and the states inside. */
export type FlowValue = string | { [region: string]: FlowValue }
export const FlowValue: z.ZodType<FlowValue> = z.lazy(() =>
  z.union([z.string(), z.record(z.string(), FlowValue)]),
)

/** The name of a machine as in the registry. */
export const Machine = z.enum(machineNames as [MachineName, ...MachineName[]], {
  error: ({ input }) => unknownText('machine', input, machineNames),
})

/** An actor below the root by the ids on the way to it, such as `cart`; '' is the machine itself. */
const Path = z.string().default('')

const Sent = z.strictObject({
  kind: z.literal('event'),
  event: z.looseObject({ type: z.string().min(1) }),
  /** The actor that it was sent to. */
  to: Path,
})

const Fault = z.enum(endingFaults).optional()

const Answer = z.strictObject({
  kind: z.literal('answer'),
  /** The name of the invoked actor, such as `loadCart`. */
  actor: z.string().min(1),
  /** Which machine invoked it. */
  of: Path,
  answer: z.union(
    [
      /** One of the outputs that the example names. */
      z.strictObject({ named: z.string() }),
      /** An output written by hand, or with a fault of its calls that ends in it. */
      z.strictObject({ output: z.json(), fault: Fault }),
      /** It throws, for a reason that does not matter or with a fault of its calls. */
      z.strictObject({ failure: z.string(), fault: Fault }),
    ],
    { error: 'An answer has a field named, output or failure, and perhaps a fault' },
  ),
})

const Delay = z.strictObject({
  kind: z.literal('delay'),
  /** The event that the delay ends with, such as `xstate.after.appears.notificationBar.appearing`. */
  event: z.string().min(1),
  of: Path,
})

export const FlowStep = z.discriminatedUnion('kind', [Sent, Answer, Delay], {
  error: 'A step is of the kind event, answer or delay',
})
export type FlowStep = z.infer<typeof FlowStep>
/** How an actor ends. */
export type Answer = z.infer<typeof Answer>['answer']

const Expect = z.object({ expect: FlowValue })
const RecordedStep = z.discriminatedUnion(
  'kind',
  [Sent.extend(Expect.shape), Answer.extend(Expect.shape), Delay.extend(Expect.shape)],
  { error: 'A step of a flow is of the kind event, answer or delay' },
)
export type RecordedStep = z.infer<typeof RecordedStep>

/** A recorded session: its start, its steps, and the machine's state after each step. */
export const Flow = z.strictObject({
  machine: Machine,
  /** What the flow shows, in a sentence. */
  title: z.string().default(''),
  /** The name of the starting input in the machine's example. */
  input: z.string(),
  /** The state in which it starts. */
  start: FlowValue,
  steps: z.array(RecordedStep),
})
export type Flow = z.infer<typeof Flow>

/** An event whose payload is one that the example names. Links use it to be short; files contain whole payloads. */
const Named = z.strictObject({
  kind: z.literal('named'),
  event: z.string().min(1),
  payload: z.string(),
  to: Path,
})
export type NamedStep = z.infer<typeof Named>

/** A flow in a link. */
const LinkedFlow = Flow.extend({
  steps: z.array(
    z.discriminatedUnion('kind', [RecordedStep, Named.extend(Expect.shape)], {
      error: 'A step of a link is of the kind event, named, answer or delay',
    }),
  ),
})
export type LinkedFlow = z.infer<typeof LinkedFlow>

/** A flow as text, as stored in `tests/flows`. */
export const writeFlow = (flow: Flow): string => `${JSON.stringify(flow, null, 2)}\n`

const readAs = <T>(schema: z.ZodType<T>, text: string): T => {
  const { value } = readFileKind(text, 'flow')
  const read = schema.safeParse(value)
  if (read.success) return read.data
  throw new Error(`This is not a flow: ${z.prettifyError(read.error)}`)
}

/**
 * Reads a flow.
 * @throws with a readable message that names the wrong place
 */
export const readFlow = (text: string): Flow => readAs(Flow, text)

/** Reads the flow of a link, as {@link readFlow} does. */
export const readLinkedFlow = (text: string): LinkedFlow => readAs(LinkedFlow, text)
