import { useEffect, useState } from 'react'
import type { CallOutcome } from '../calls/callOutcomes.ts'

/** What is known of the calls of an actor that waits. */
export interface Calls {
  /** How it ends when its calls go wrong; empty for an actor without calls. */
  readonly outcomes: readonly CallOutcome[]
  /** Why it cannot end with an output. */
  readonly problemOf: (output: unknown) => string | null
}

const unknown: Calls = { outcomes: [], problemOf: () => null }

/** @param outputs those of the example; undefined for an actor that has none */
export const useCalls = (
  machine: string,
  actor: string,
  input: unknown,
  outputs: Readonly<Record<string, unknown>> | undefined,
): Calls => {
  const [calls, setCalls] = useState(unknown)
  useEffect(() => {
    let isLeft = false
    const learn = async () => {
      // The shop's services and the schemas load with the first actor that waits.
      const [{ callOutcomes }, { answerProblem }] = await Promise.all([
        import('../calls/callOutcomes.ts'),
        import('../calls/answerProblem.ts'),
      ])
      const outcomes = await callOutcomes(machine, actor, input)
      const known = [
        ...Object.values(outputs ?? {}),
        ...outcomes.flatMap(({ ends }) => ('output' in ends ? [ends.output] : [])),
      ]
      if (!isLeft) setCalls({ outcomes, problemOf: (output) => answerProblem(output, known) })
    }
    if (outputs) void learn()
    return () => {
      isLeft = true
    }
  }, [machine, actor, input, outputs])
  return calls
}
