import { useMemo, useState } from 'react'
import { activeStates } from '../../run/activeStates.ts'
import { inRegistry } from '../../run/lookUp.ts'
import { machineNames } from '../../run/names.ts'
import { Diagram } from '../../views/diagram/Diagram.tsx'
import type { JourneyStep } from '../journey.ts'
import type { JourneyState } from '../session.ts'

/** The machine in which a step happens, and its place: a child's chart is shown where a child is sent to. */
const chartOf = (step: JourneyStep | undefined): readonly [place: string, machine: string] => {
  if (!step) return ['', 'app']
  if (step.kind === 'started') return [step.place, step.machine]
  if (step.kind === 'stopped') return ['', 'app']
  const place = step.kind === 'event' ? step.to : step.of
  const last = place.split('/').at(-1)?.split(':')[0]
  return [place, last || 'app']
}

const noMarks: ReadonlySet<string> = new Set()

/** The chart of the machine in which the current step happens, with its states. */
export function StepChart({ state: { journey, at, frames } }: { state: JourneyState }) {
  const [isTall, setTall] = useState(false)
  const [place, wanted] = chartOf(journey.steps[at - 1]?.step)
  const name = machineNames.find((known) => known === wanted) ?? 'app'
  const value = frames[at - 1]?.states[place]
  const marks = useMemo(
    () => ({
      active: new Set(value === undefined ? [] : activeStates(name, value)),
      ...{ taken: noMarks, visitedStates: noMarks, visitedTransitions: noMarks },
      unreached: noMarks,
    }),
    [name, value],
  )
  return (
    <Diagram
      key={name}
      name={name}
      machine={inRegistry(name).machine}
      marks={marks}
      isTall={isTall}
      onTall={setTall}
    />
  )
}
