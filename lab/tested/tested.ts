import { type Coverage, partsOf } from '../run/coverage.ts'
import type { Flow } from '../run/flow.ts'
import { inRegistry } from '../run/lookUp.ts'
import type { MachineName } from '../run/names.ts'
import { passedByStories, passedOnMachine } from './passed.ts'

/** What can pass a part of a machine. */
export const testKinds = ['machine', 'stories', 'chromium', 'journeys'] as const
export type TestKind = (typeof testKinds)[number]

/** The ids of the states and transitions of a machine that the flows in Chromium do not pass, by the reason. */
export type NotPassed = Readonly<Record<string, readonly string[]>>

/** A part that nobody went through in the app: neither a flow in Chromium nor a journey. */
export interface Untested {
  readonly id: string
  readonly reason: string
}

/** Which parts of a machine were passed by what. */
export interface Tested {
  readonly name: MachineName
  readonly parts: ReturnType<typeof partsOf>
  readonly by: Readonly<Record<TestKind, Coverage>>
  readonly untested: readonly Untested[]
}

/** What the figures of all machines are computed from. */
export interface Evidence {
  readonly flows: readonly Flow[]
  /** What the journeys pass of all machines. */
  readonly journeys: Coverage
  /** By the name of the machine. */
  readonly notPassed: Readonly<Record<string, NotPassed>>
}

const passes = ({ states, transitions }: Coverage, id: string) =>
  states.has(id) || transitions.has(id)

export const testedOf = (name: MachineName, { flows, journeys, notPassed }: Evidence): Tested => {
  const parts = partsOf(inRegistry(name).machine)
  const exceptions = Object.entries(notPassed[name] ?? {}).flatMap(([reason, ids]) =>
    ids.map((id) => ({ id, reason })),
  )
  const isListed = new Set(exceptions.map(({ id }) => id))
  const chromium = {
    states: new Set(parts.states.filter((id) => !isListed.has(id))),
    transitions: new Set(parts.transitions.filter((id) => !isListed.has(id))),
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

/** The numbers of the states and transitions that one kind passes. */
export const countPassed = ({ parts, by }: Tested, kind: TestKind) => ({
  states: parts.states.filter((id) => by[kind].states.has(id)).length,
  transitions: parts.transitions.filter((id) => by[kind].transitions.has(id)).length,
})

/** Those of which the most parts were never gone through first. */
export const leastTestedFirst = (machines: readonly Tested[]): readonly Tested[] =>
  machines.toSorted((a, b) => b.untested.length - a.untested.length || a.name.localeCompare(b.name))
