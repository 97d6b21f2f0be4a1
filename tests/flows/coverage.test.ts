import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readJourney } from '../../lab/journey/journey.ts'
import { partsOf } from '../../lab/run/coverage.ts'
import { inRegistry } from '../../lab/run/lookUp.ts'
import { type MachineName, machineNames } from '../../lab/run/names.ts'
import { passedAlong, passedByJourneys } from '../../lab/tested/passed.ts'
import {
  countPassed,
  leastTestedFirst,
  type NotPassed,
  testedOf,
  testKinds,
} from '../../lab/tested/tested.ts'
import { models } from '../e2e/models/index.ts'
import { reasonAgainst } from '../e2e/models/model.ts'
import { pathsFolder } from '../support/flowPaths.ts'
import { keptFlows, recordedFlows } from '../support/keptFlows.ts'
import { pathsOf } from '../support/pathsOf.ts'

/** What the flows in Chromium do not pass, with the reasons of `tests/e2e/models/`; `npm run derive` writes it. */
const list = join(import.meta.dirname, 'chromium/notPassed.json')

/** Why no flow in Chromium passes a part: the machine has no model, or the app cannot run the flows that pass it. */
const notPassedOf = (name: MachineName): NotPassed => {
  const { states, transitions } = partsOf(inRegistry(name).machine)
  const parts = [...states, ...transitions]
  const model = models[name]
  if (typeof model === 'string') return { [model]: parts }
  const judged = [...pathsOf(name), ...recordedFlows(name)].map((flow) => {
    const passed = passedAlong(name, [flow])
    return { reason: reasonAgainst(model, flow), ids: passed.states.union(passed.transitions) }
  })
  const reasonFor = (id: string): string | undefined => {
    const reasons = judged.filter(({ ids }) => ids.has(id)).map(({ reason }) => reason)
    return reasons.includes(undefined) ? undefined : (reasons[0] ?? 'no flow passes it')
  }
  const found = Map.groupBy(parts, reasonFor)
  return Object.fromEntries([...found].flatMap(([why, ids]) => (why ? [[why, ids]] : [])))
}

const readList = (): Readonly<Record<string, NotPassed>> => JSON.parse(readFileSync(list, 'utf8'))

const journeys = passedByJourneys(
  globSync('journeys/*.json', { cwd: import.meta.dirname }).map((file) =>
    readJourney(readFileSync(join(import.meta.dirname, file), 'utf8')),
  ),
)

beforeAll(async () => {
  if (!process.env.WRITE_DERIVED) return
  const current = Object.fromEntries(machineNames.map((name) => [name, notPassedOf(name)]))
  await mkdir(dirname(list), { recursive: true })
  await writeFile(list, `${JSON.stringify(current, null, 2)}\n`)
})

test.each(machineNames)(
  'what no flow in Chromium passes of the machine %s is listed with a reason, and nothing else',
  (name) => {
    const fault = 'tests/flows/chromium/notPassed.json is outdated: run npm run derive'
    expect(readList()[name], fault).toEqual(notPassedOf(name))
  },
)

test('only machines are listed', () => {
  expect(Object.keys(readList()).toSorted()).toEqual(machineNames.toSorted())
})

test('every state and transition is passed on the machine or by a journey; the figures are written', async () => {
  const flows = keptFlows().map(({ flow }) => flow)
  const evidence = { flows, journeys, notPassed: readList() }
  const all = leastTestedFirst(machineNames.map((name) => testedOf(name, evidence)))
  const figures = all.map((tested) => ({
    machine: tested.name,
    ...{ states: tested.parts.states.length, transitions: tested.parts.transitions.length },
    passed: Object.fromEntries(testKinds.map((kind) => [kind, countPassed(tested, kind)])),
    untested: tested.untested,
  }))
  await mkdir(pathsFolder, { recursive: true })
  await writeFile(join(pathsFolder, 'coverage.json'), `${JSON.stringify(figures, null, 2)}\n`)
  const never = all.flatMap(({ parts, by: { machine } }) => [
    ...parts.states.filter((id) => !machine.states.has(id) && !journeys.states.has(id)),
    ...parts.transitions.filter(
      (id) => !machine.transitions.has(id) && !journeys.transitions.has(id),
    ),
  ])
  expect(never).toEqual([])
})
