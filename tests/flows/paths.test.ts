import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Flow, readFlow } from '../../lab/run/flow.ts'
import { machineNames } from '../../lab/run/names.ts'
import { reachOf, type Way } from '../../lab/run/paths.ts'
import { createSession, flowOf } from '../../lab/run/session.ts'
import { sessionAt } from '../../lab/run/standing.ts'
import { stepText } from '../../lab/run/words.ts'
import { pathsFolder, writeStamp } from '../support/flowPaths.ts'

const flowAlong = (machine: string, way: Way): Flow => {
  const session = sessionAt(machine, way)
  const title = [way.input, ...way.steps.map((step) => stepText(machine, step))].join(' > ')
  const flow = flowOf(session.getState(), title)
  session.stop()
  return flow
}

/** The shortest paths to every state and through every transition, without those that another one contains. */
const pathsOf = (machine: string): readonly Flow[] => {
  const { states, transitions } = reachOf(machine)
  const flows = [...states.values(), ...transitions.values()].map((way) => flowAlong(machine, way))
  const byTitle = new Map(flows.map((flow) => [flow.title, flow]))
  return [...byTitle.values()].filter(
    ({ title }) => ![...byTitle.keys()].some((other) => other.startsWith(`${title} > `)),
  )
}

const written = new Set<string>()
beforeAll(() => mkdir(pathsFolder, { recursive: true }))
// Not if `-t` has selected some of them.
afterAll(() => (written.size === machineNames.length ? writeStamp() : undefined))

test.each(machineNames)(
  'the paths of the machine %s can be replayed from their files',
  async (machine) => {
    const text = JSON.stringify(pathsOf(machine))
    // The flows in Chromium read them.
    await writeFile(join(pathsFolder, `${machine}.json`), text)
    written.add(machine)
    const paths: readonly Flow[] = JSON.parse(text)
    expect(paths.length).toBeGreaterThan(0)
    for (const path of paths) {
      const flow = readFlow(JSON.stringify(path))
      const session = createSession(flow.machine, { input: flow.input })
      session.open(flow)
      expect([session.getState().problem, flowOf(session.getState(), flow.title)]).toEqual([
        null,
        flow,
      ])
      session.stop()
    }
  },
)
