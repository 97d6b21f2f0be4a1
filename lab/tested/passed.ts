import type { Journey } from '../journey/journey.ts'
import { playJourney } from '../journey/play.ts'
import { sideId } from '../run/coverage.ts'
import type { Flow } from '../run/flow.ts'
import { inRegistry } from '../run/lookUp.ts'
import { reachOf, type Way } from '../run/paths.ts'
import { startRun } from '../run/run.ts'
import { standingStates } from '../run/standing.ts'
import { createTrail, type Passed } from './trail.ts'

/** The parts that ways through a machine pass. */
export const passedAlong = (name: string, ways: readonly Way[]): Passed => {
  const trail = createTrail()
  for (const { input, steps } of ways) {
    const run = startRun(name, input, inRegistry, { watch: trail.next })
    for (const step of steps) run.pass(step)
    run.stop()
  }
  return trail.passed()
}

/** The parts that the paths and these flows of a machine pass, on the machine alone. */
export const passedOnMachine = (name: string, flows: readonly Flow[]): Passed => {
  const paths = reachOf(name)
  const kept = passedAlong(name, flows)
  const judged = [...paths.guards].flatMap(([id, { passed, refused }]) => [
    ...(passed ? [sideId(id, true)] : []),
    ...(refused ? [sideId(id, false)] : []),
  ])
  return {
    states: new Set([...paths.states.keys(), ...kept.states]),
    transitions: new Set([...paths.transitions.keys(), ...kept.transitions]),
    sides: new Set([...judged, ...kept.sides]),
  }
}

/** The parts that the stories of a machine pass on their way to the states that they show. */
export const passedByStories = (name: string): Passed =>
  passedAlong(name, [...standingStates(name).values()])

/** The parts of all machines that these journeys pass. */
export const passedByJourneys = (journeys: readonly Journey[]): Passed => {
  const trail = createTrail()
  for (const journey of journeys) playJourney(journey, { watch: trail.next })
  return trail.passed()
}
