import { join } from 'node:path'
import { test } from 'vitest'
import type { Flow } from '../../lab/run/flow.ts'
import { machineNames } from '../../lab/run/names.ts'
import { explore, type Way } from '../../lab/run/paths.ts'
import { flowOf } from '../../lab/run/session.ts'
import { sessionAt } from '../../lab/run/standing.ts'
import { stepText } from '../../lab/run/words.ts'
import { expectDerived } from '../support/derived.ts'

const folder = join(import.meta.dirname, 'paths')

const flowAlong = (machine: string, way: Way): Flow => {
  const session = sessionAt(machine, way)
  const title = [way.input, ...way.steps.map((step) => stepText(machine, step))].join(' > ')
  const flow = flowOf(session.getState(), title)
  session.stop()
  return flow
}

/** The shortest ways to every state and through every transition, without those that another one contains. */
const pathsOf = (machine: string): string => {
  const { states, transitions } = explore(machine)
  const flows = [...states.values(), ...transitions.values()].map((way) => flowAlong(machine, way))
  const byTitle = new Map(flows.map((flow) => [flow.title, flow]))
  const longest = [...byTitle.values()].filter(
    ({ title }) => ![...byTitle.keys()].some((other) => other.startsWith(`${title} > `)),
  )
  return `${JSON.stringify(longest, null, 2)}\n`
}

test.each(machineNames)('the paths of the machine %s are written down', async (machine) => {
  const file = join(folder, `${machine}.json`)
  const wanted = pathsOf(machine)
  await expectDerived(
    file,
    wanted,
    `tests/flows/paths/${machine}.json does not go every path of the machine`,
  )
})
