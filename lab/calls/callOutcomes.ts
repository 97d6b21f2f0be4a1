import { createActor, toPromise } from 'xstate'
import { type EndingFault, endingFaults } from './faultKinds.ts'
import { createFaultyApi } from './faultyApi.ts'
import { realActor } from './realActors.ts'

/** How an actor ends whose calls have a fault. */
export interface CallOutcome {
  readonly fault: EndingFault
  readonly ends: { readonly output: unknown } | { readonly failure: string }
}

const outcomeOf = async (
  machine: string,
  actor: string,
  input: unknown,
  fault: EndingFault,
): Promise<CallOutcome | undefined> => {
  const calls: string[] = []
  const logic = await realActor(
    machine,
    actor,
    createFaultyApi(fault, (call) => void calls.push(call)),
  )
  if (!logic) return undefined
  const running = createActor(logic, { input })
  // Ignored here: the promise below reports it.
  running.subscribe({ error: () => undefined })
  const ended = toPromise(running).then(
    (output: unknown) => ({ output }),
    (error: unknown) => ({ failure: String(error) }),
  )
  running.start()
  const ends = await ended
  return calls.length > 0 ? { fault, ends } : undefined
}

/**
 * How the shop's own actor of a machine ends with `input`, for each fault of its calls: some are outputs, such as a
 * refusal, and others are thrown. Empty for an actor that makes no call.
 */
export const callOutcomes = async (
  machine: string,
  actor: string,
  input: unknown,
): Promise<readonly CallOutcome[]> => {
  const all = await Promise.all(
    endingFaults.map((fault) => outcomeOf(machine, actor, input, fault)),
  )
  return all.filter((one) => one !== undefined)
}
