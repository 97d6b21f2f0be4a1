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

const passes = (passed: Passed, id: string) => partKinds.some((kind) => passed[kind].has(id))

const listed = (list: NotPassed = {}): readonly Untested[] =>
  Object.entries(list).flatMap(([reason, ids]) => ids.map((id) => ({ id, reason })))

export const testedOf = (
  name: MachineName,
  { flows, journeys, notPassed, sidesNotPassed }: Evidence,
): Tested => {
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
  const own = flows.filter(({ machine }) => machine === name)
  return {
    name,
    parts,
    by: {
      machine: passedOnMachine(name, own),
      stories: passedByStories(name),
      chromium,
      journeys,
    },
    untested: exceptions.filter(({ id }) => !passes(journeys, id)),
  }
}

/** The numbers of the states, transitions and sides of guards that one kind passes. */
export const countPassed = ({ parts, by }: Tested, kind: TestKind) => {
  const count = (of: PartKind) => parts[of].filter((id) => by[kind][of].has(id)).length
  return { states: count('states'), transitions: count('transitions'), sides: count('sides') }
}

/** Those of which the most parts were never gone through first. */
export const leastTestedFirst = (machines: readonly Tested[]): readonly Tested[] =>
  machines.toSorted((a, b) => b.untested.length - a.untested.length || a.name.localeCompare(b.name))
