import { fc, test } from '@fast-check/vitest'
import { expect, test as plainTest } from 'vitest'
import type { AnyMachineSnapshot } from 'xstate'
import type { Journey } from '../../../lab/journey/journey.ts'
import { readJourney, writeJourney } from '../../../lab/journey/journey.ts'
import { playJourney, type RawStep, toJourney } from '../../../lab/journey/play.ts'
import { createRecorder } from '../../../lab/journey/recorder.ts'
import type { FlowStep } from '../../../lab/run/flow.ts'
import { inRegistry } from '../../../lab/run/lookUp.ts'
import { type Run, startRun } from '../../../lab/run/run.ts'

/** Every step that is possible now: allowed events, answers of services and ends of delays. */
const possibleSteps = (run: Run): readonly FlowStep[] => {
  const { pending, delays } = run.look()
  const machines = new Map(run.running().map((one) => [one.path, one]))
  const events = [...machines].flatMap(([to, { name, ref }]) =>
    Object.entries(inRegistry(name).example.events).flatMap(([type, payloads]) =>
      Object.values(payloads)
        .map((payload) => ({ ...payload, type }))
        .filter((event) => (ref.getSnapshot() as AnyMachineSnapshot).can(event))
        .map((event): FlowStep => ({ kind: 'event', event, to })),
    ),
  )
  const answers = pending.flatMap(({ of, actor }): readonly FlowStep[] => {
    const known = inRegistry(machines.get(of)?.name ?? '').example.answers[actor]
    // A callback goes on for as long as its state.
    if (!known || !('outputs' in known)) return []
    return [
      ...Object.keys(known.outputs).map(
        (named) => ({ kind: 'answer', of, actor, answer: { named } }) as const,
      ),
      { kind: 'answer', of, actor, answer: { failure: 'no network' } },
    ]
  })
  return [
    ...[...events, ...answers],
    ...delays.map(({ of, event }) => ({ kind: 'delay', of, event }) as const),
  ]
}

const statesOf = (run: Run) =>
  Object.fromEntries(
    run.running().map(({ path, ref }) => [path, (ref.getSnapshot() as AnyMachineSnapshot).value]),
  )

/** Walks through the app along `choices`, and records it. */
const walk = (choices: readonly number[]) => {
  const steps: RawStep[] = []
  const recorder = createRecorder(
    () => steps.length,
    (step) => steps.push(step),
  )
  const run = startRun('app', 'a guest', inRegistry, { watch: recorder.next })
  const taken: FlowStep[] = []
  for (const choice of choices) {
    const possible = possibleSteps(run)
    const step = possible[choice % possible.length]
    if (!step) break
    taken.push(step)
    run.take(step)
  }
  const states = statesOf(run)
  run.stop()
  return { steps, states, taken }
}

plainTest('a function that a machine is given is recorded by its name in the input', () => {
  expect(walk([]).steps[0]?.step).toMatchObject({ input: { newKey: { effect: 'newKey' } } })
})

const lastStates = (journey: Journey) => playJourney(journey).frames.at(-1)?.states

const choices = fc.array(fc.nat(10_000), { minLength: 100, maxLength: 100 })

test.prop([choices], { numRuns: 20 })(
  'Property: any walk of 100 allowed steps, recorded and replayed, ends in the same states',
  (along) => {
    const { steps, states, taken } = walk(along)
    expect(taken).toHaveLength(100)
    const { journey, leftOut } = toJourney('A walk', { steps })
    expect(leftOut).toEqual([])
    const read = readJourney(writeJourney(journey))
    expect(playJourney(read).problem).toBeUndefined()
    expect(lastStates(read)).toEqual(states)
  },
)
