import { globSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { readJourney } from '../../lab/journey/journey.ts'
import { partsOf, sidesOf } from '../../lab/run/coverage.ts'
import { inRegistry } from '../../lab/run/lookUp.ts'
import { type MachineName, machineNames } from '../../lab/run/names.ts'
import { passedAlong, passedByJourneys } from '../../lab/tested/passed.ts'
import {
  countPassed,
  leastTestedFirst,
  type NotPassed,
  partKinds,
  testedOf,
  testKinds,
} from '../../lab/tested/tested.ts'
import { models } from '../e2e/models/index.ts'
import { reasonAgainst } from '../e2e/models/model.ts'
import { pathsFolder } from '../support/flowPaths.ts'
import { keptFlows, recordedFlows } from '../support/keptFlows.ts'
import { pathsOf } from '../support/pathsOf.ts'

type List = Readonly<Record<string, NotPassed>>

/** What the flows in Chromium do not pass, with the reasons of `tests/e2e/models/`; `npm run derive` writes both. */
const fileOf = (list: 'notPassed' | 'sidesNotPassed') =>
  join(import.meta.dirname, `chromium/${list}.json`)
const readList = (list: 'notPassed' | 'sidesNotPassed'): List =>
  JSON.parse(readFileSync(fileOf(list), 'utf8'))

/** The flows of a machine, with what they pass and why they do not run in Chromium; or why none does. */
const judge = (name: MachineName) => {
  const model = models[name]
  if (typeof model === 'string') return model
  return [...pathsOf(name), ...recordedFlows(name)].map((flow) => {
    const { states, transitions, sides } = passedAlong(name, [flow])
    const reason = reasonAgainst(model, flow)
    return { reason, ids: states.union(transitions).union(sides) }
  })
}

/** Why no flow in Chromium passes these parts: the machine has no model, or the app cannot run the flows that do. */
const withReasons = (parts: readonly string[], judged: ReturnType<typeof judge>): NotPassed => {
  if (typeof judged === 'string') return parts.length > 0 ? { [judged]: parts } : {}
  const reasonFor = (id: string): string | undefined => {
    const reasons = judged.filter(({ ids }) => ids.has(id)).map(({ reason }) => reason)
    return reasons.includes(undefined) ? undefined : (reasons[0] ?? 'no flow passes it')
  }
  const found = Map.groupBy(parts, reasonFor)
  return Object.fromEntries([...found].flatMap(([why, ids]) => (why ? [[why, ids]] : [])))
}

const notPassedOf = (name: MachineName) => {
  const { machine } = inRegistry(name)
  const { states, transitions } = partsOf(machine)
  const judged = judge(name)
  return {
    notPassed: withReasons([...states, ...transitions], judged),
    sidesNotPassed: withReasons(sidesOf(machine), judged),
  }
}

const journeys = passedByJourneys(
  globSync('journeys/*.json', { cwd: import.meta.dirname }).map((file) =>
    readJourney(readFileSync(join(import.meta.dirname, file), 'utf8')),
  ),
)

beforeAll(async () => {
  if (!process.env.WRITE_DERIVED) return
  const current = machineNames.map((name) => [name, notPassedOf(name)] as const)
  for (const list of ['notPassed', 'sidesNotPassed'] as const) {
    const content = Object.fromEntries(current.map(([name, lists]) => [name, lists[list]]))
    await mkdir(dirname(fileOf(list)), { recursive: true })
    await writeFile(fileOf(list), `${JSON.stringify(content, null, 2)}\n`)
  }
})

test.each(machineNames)(
  'what no flow in Chromium passes of the machine %s is listed with a reason, and nothing else',
  (name) => {
    const fault = 'tests/flows/chromium/ is outdated: run npm run derive'
    const listed = {
      notPassed: readList('notPassed')[name],
      sidesNotPassed: readList('sidesNotPassed')[name],
    }
    expect(listed, fault).toEqual(notPassedOf(name))
  },
)

test('only machines are listed', () => {
  expect(Object.keys(readList('notPassed'))).toEqual(machineNames)
  expect(Object.keys(readList('sidesNotPassed'))).toEqual(machineNames)
})

test('every part is passed on the machine or by a journey; the figures are written', async () => {
  const flows = keptFlows().map(({ flow }) => flow)
  const evidence = {
    ...{ flows, journeys },
    notPassed: readList('notPassed'),
    sidesNotPassed: readList('sidesNotPassed'),
  }
  const all = leastTestedFirst(machineNames.map((name) => testedOf(name, evidence)))
  const figures = all.map((tested) => ({
    machine: tested.name,
    ...Object.fromEntries(partKinds.map((kind) => [kind, tested.parts[kind].length])),
    passed: Object.fromEntries(testKinds.map((kind) => [kind, countPassed(tested, kind)])),
    untested: tested.untested,
  }))
  await mkdir(pathsFolder, { recursive: true })
  await writeFile(join(pathsFolder, 'coverage.json'), `${JSON.stringify(figures, null, 2)}\n`)
  const never = all.flatMap(({ parts, by: { machine } }) =>
    partKinds.flatMap((kind) =>
      parts[kind].filter((id) => !machine[kind].has(id) && !journeys[kind].has(id)),
    ),
  )
  expect(never).toEqual([])
})
