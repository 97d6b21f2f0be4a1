import { partsOf, sidesOf } from '../run/coverage.ts'
import type { Flow } from '../run/flow.ts'
import { inRegistry } from '../run/lookUp.ts'
import type { MachineName } from '../run/names.ts'
import { passedByStories, passedOnMachine } from './passed.ts'
import type { Passed } from './trail.ts'

/** What can pass a part of a machine. */
export const testKinds = ['machine', 'stories', 'chromium', 'journeys'] as const
export type TestKind = (typeof testKinds)[number]

/** The kinds of parts of a machine. */
export const partKinds = ['states', 'transitions', 'sides'] as const
export type PartKind = (typeof partKinds)[number]

/** The ids of the parts of a machine that nothing in Chromium passes, by the reason. */
export type NotPassed = Readonly<Record<string, readonly string[]>>

/** A part that nobody went through in the app: neither a flow in Chromium nor a journey. */
export interface Untested {
  readonly id: string
  readonly reason: string
}

/** Which parts of a machine were passed by what. */
export interface Tested {
  readonly name: MachineName
  readonly parts: Readonly<Record<PartKind, readonly string[]>>
  readonly by: Readonly<Record<TestKind, Passed>>
  readonly untested: readonly Untested[]
}

/** The same, as far as it is known without walking through the machine. */
export interface Listed extends Omit<Tested, 'by'> {
  readonly by: Pick<Tested['by'], 'chromium' | 'journeys'>
}

/** What the figures of all machines are computed from. */
export interface Evidence {
  readonly flows: readonly Flow[]
  /** What the journeys pass of all machines. */
  readonly journeys: Passed
  /** States and transitions, by the name of the machine. */
  readonly notPassed: Readonly<Record<string, NotPassed>>
  /** Sides of guards, by the name of the machine. */
  readonly sidesNotPassed: Readonly<Record<string, NotPassed>>
}

/** Whether the machine has been walked through. */
export const isWhole = (known: Listed | Tested): known is Tested => 'machine' in known.by

const passes = (passed: Passed, id: string) => partKinds.some((kind) => passed[kind].has(id))

const listed = (list: NotPassed = {}): readonly Untested[] =>
  Object.entries(list).flatMap(([reason, ids]) => ids.map((id) => ({ id, reason })))

/** Which parts of a machine are listed as passed in Chromium, or are passed by journeys. */
export const listedOf = (
  name: MachineName,
  { journeys, notPassed, sidesNotPassed }: Omit<Evidence, 'flows'>,
): Listed => {
  const { machine } = inRegistry(name)
  const parts = { ...partsOf(machine), sides: sidesOf(machine) }
  const exceptions = [...listed(notPassed[name]), ...listed(sidesNotPassed[name])]
  const isListed = new Set(exceptions.map(({ id }) => id))
  const others = (ids: readonly string[]) => new Set(ids.filter((id) => !isListed.has(id)))
  const chromium = {
    states: others(parts.states),
    transitions: others(parts.transitions),
    sides: others(parts.sides),
  }
  const untested = exceptions.filter(({ id }) => !passes(journeys, id))
  return { name, parts, by: { chromium, journeys }, untested }
}

/** Which parts of a machine were passed by what: takes up to some seconds. */
export const testedOf = (name: MachineName, evidence: Evidence): Tested => {
  const known = listedOf(name, evidence)
  const own = evidence.flows.filter(({ machine }) => machine === name)
  const machine = passedOnMachine(name, own)
  return { ...known, by: { ...known.by, machine, stories: passedByStories(name) } }
}

/** The numbers of the states, transitions and sides of guards that one kind passes. */
export const countPassed = <Kind extends TestKind>(
  { parts, by }: Pick<Tested, 'parts'> & { readonly by: Readonly<Record<Kind, Passed>> },
  kind: Kind,
) => {
  const count = (of: PartKind) => parts[of].filter((id) => by[kind][of].has(id)).length
  return { states: count('states'), transitions: count('transitions'), sides: count('sides') }
}

/** Those of which the most parts were never gone through first. */
export const leastTestedFirst = <Machine extends Listed>(
  machines: readonly Machine[],
): readonly Machine[] =>
  machines.toSorted((a, b) => b.untested.length - a.untested.length || a.name.localeCompare(b.name))
