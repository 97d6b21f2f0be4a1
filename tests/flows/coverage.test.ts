import { existsSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
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
import { exceptions } from '../e2e/models/exceptions.ts'
import { models } from '../e2e/models/index.ts'
import { reasonAgainst } from '../e2e/models/model.ts'
import { pathsFolder } from '../support/flows/flowPaths.ts'
import { readPassed } from '../support/flows/journeysPassed.ts'
import { keptFlows, recordedFlows } from '../support/flows/keptFlows.ts'
import { keptJourneys } from '../support/flows/keptJourneys.ts'
import { pathsOf } from '../support/flows/pathsOf.ts'

type List = Readonly<Record<string, NotPassed>>

/** What is not passed in Chromium, with the reasons of `tests/e2e/models/`; `npm run derive` writes both. */
const fileOf = (list: 'notPassed' | 'sidesNotPassed') =>
  join(import.meta.dirname, `chromium/${list}.json`)
const readList = (list: 'notPassed' | 'sidesNotPassed'): List =>
  JSON.parse(readFileSync(fileOf(list), 'utf8'))

/** What is passed there by journeys alone, which their replays check; `npm run derive` writes it. */
const listOfJourneys = join(import.meta.dirname, 'chromium/byJourney.json')

/** The parts that Chromium passes by each journey alone; every replay checks it. */
const readByJourney = (): Readonly<Record<string, readonly string[]>> =>
  JSON.parse(readFileSync(listOfJourneys, 'utf8'))

/** The reason of each part that no flow in Chromium passes; undefined for those that one passes. */
const reasonsOf = (name: MachineName): ((id: string) => string | undefined) => {
  const model = models[name]
  if (typeof model === 'string')
    return (id) => exceptions[name]?.find(([parts]) => parts.test(id))?.[1] ?? noReason
  const judged = [...pathsOf(name), ...recordedFlows(name)].map((flow) => {
    const { states, transitions, sides } = passedAlong(name, [flow])
    return { reason: reasonAgainst(model, flow), ids: states.union(transitions).union(sides) }
  })
  return (id) => {
    const reasons = judged.filter(({ ids }) => ids.has(id)).map(({ reason }) => reason)
    return reasons.includes(undefined) ? undefined : (reasons[0] ?? noReason)
  }
}

const noReason = 'no reason'

const partIdsOf = (name: MachineName) => {
  const { states, transitions } = partsOf(inRegistry(name).machine)
  return [...states, ...transitions]
}

const byReason = (
  ids: readonly string[],
  reasonFor: (id: string) => string | undefined,
): NotPassed => {
  const found = Map.groupBy(ids, reasonFor)
  return Object.fromEntries([...found].flatMap(([why, some]) => (why ? [[why, some]] : [])))
}

/**
 * The parts that neither a flow nor a journey passes in Chromium, by the reason; and the sides of guards that no flow
 * passes there.
 */
const notPassedOf = (name: MachineName) => {
  const model = models[name]
  const reasonFor = reasonsOf(name)
  const byJourneys = new Set(Object.values(readByJourney()).flat())
  return {
    notPassed: byReason(
      partIdsOf(name).filter((id) => !byJourneys.has(id)),
      reasonFor,
    ),
    sidesNotPassed: byReason(
      sidesOf(inRegistry(name).machine),
      typeof model === 'string' ? () => model : reasonFor,
    ),
  }
}

/**
 * For each journey, the parts that its replays passed, and that no flow in Chromium passes and no other journey is
 * listed for. A part stays with its journey, so that somebody can move it to the one that is about it; a new part goes
 * to the first journey that passes it.
 */
const passedByJourneyOf = (): Readonly<Record<string, readonly string[]>> => {
  const before = readByJourney()
  const needed = new Set(
    machineNames.flatMap((name) => {
      const reasonFor = reasonsOf(name)
      return partIdsOf(name).filter((id) => reasonFor(id) !== undefined)
    }),
  )
  /** Takes from the needed parts those that are among these. */
  const take = (ids: readonly string[]) => ids.filter((id) => needed.delete(id))
  const all = kept.map(({ name }) => {
    const passed = readPassed(name) ?? before[name] ?? []
    return { name, passed, stay: take((before[name] ?? []).filter((id) => passed.includes(id))) }
  })
  return Object.fromEntries(
    all.map(({ name, passed, stay }) => [name, [...stay, ...take(passed)].toSorted()]),
  )
}

const kept = keptJourneys()
const journeys = passedByJourneys(kept.map(({ journey }) => journey))

beforeAll(async () => {
  if (!process.env.WRITE_DERIVED) return
  await writeFile(listOfJourneys, `${JSON.stringify(passedByJourneyOf(), null, 2)}\n`)
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

test('what Chromium passes by journeys alone are parts of machines, each listed once', () => {
  const listed = Object.values(readByJourney()).flat()
  const parts = new Set(machineNames.flatMap(partIdsOf))
  expect(listed.filter((id) => !parts.has(id))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
  expect(Object.keys(readByJourney())).toEqual(kept.map(({ name }) => name))
})

test('every part that Chromium does not pass has a reason, and every reason is for such a part', () => {
  const listed = Object.entries(readList('notPassed'))
  expect(listed.flatMap(([, reasons]) => reasons[noReason] ?? [])).toEqual([])
  const used = new Set(listed.flatMap(([, reasons]) => Object.keys(reasons)))
  const given = Object.values(exceptions).flatMap((some) => some.map(([, reason]) => reason))
  expect(given.filter((reason) => !used.has(reason))).toEqual([])
})

test('the tests that reasons name exist', () => {
  const reasons = Object.values(readList('notPassed')).flatMap((some) => Object.keys(some))
  const named = reasons.flatMap((reason) => reason.match(/tests\/[\w/]+(?:\.\w+)*/g) ?? [])
  expect(named.filter((path) => !existsSync(join(import.meta.dirname, '../..', path)))).toEqual([])
})

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
