import type { Flow } from '../../../lab/run/flow.ts'
import { reachOf, type Way } from '../../../lab/run/paths.ts'
import { flowOf } from '../../../lab/run/session.ts'
import { sessionAt } from '../../../lab/run/standing.ts'
import { stepText } from '../../../lab/run/words.ts'

const flowAlong = (machine: string, way: Way): Flow => {
  const session = sessionAt(machine, way)
  const title = [way.input, ...way.steps.map((step) => stepText(machine, step))].join(' > ')
  const flow = flowOf(session.getState(), title)
  session.stop()
  return flow
}

/** The shortest paths to every state and through every transition, without those that another one contains. */
export const pathsOf = (machine: string): readonly Flow[] => {
  const { states, transitions } = reachOf(machine)
  const flows = [...states.values(), ...transitions.values()].map((way) => flowAlong(machine, way))
  const byTitle = new Map(flows.map((flow) => [flow.title, flow]))
  return [...byTitle.values()].filter(
    ({ title }) => ![...byTitle.keys()].some((other) => other.startsWith(`${title} > `)),
  )
}
