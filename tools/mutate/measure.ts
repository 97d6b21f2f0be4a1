import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ChosenArea, root } from './areas.ts'
import { longestRun } from './job.ts'
import { type Mutant, mutantsOf } from './mutants.ts'
import { readResults, sourceHash, writeResults } from './results.ts'
import { runTest } from './runTest.ts'

/** The result for a mutant. `unreached`: no test runs the changed code. */
type Fate = 'noticed' | 'survived' | 'unreached'

export interface Measured {
  readonly source: string
  readonly mutants: readonly (Mutant & { readonly fate: Fate })[]
}

const readMutants = (source: string) => mutantsOf(source, readFileSync(join(root, source), 'utf8'))

/** The mutants that the test file has not tried yet and that no other one has noticed. */
const unknownIn = (test: string, alive: ReadonlyMap<string, Set<number>>) => {
  const { verdicts } = readResults(test)
  const unknown = [...alive].map(([source, ids]) => {
    const known = verdicts[source]
    const isUnknown = (id: number) =>
      !known || (known.reached.includes(id) && ![...known.noticed, ...known.passed].includes(id))
    return [source, [...ids].filter(isUnknown)] as const
  })
  return unknown.filter(([, ids]) => ids.length > 0)
}

/** `isSlow`: the test file takes too long to try mutants on it. */
const judge = async (test: string, alive: ReadonlyMap<string, Set<number>>, patience: number) => {
  const unknown = unknownIn(test, alive)
  const kept = readResults(test)
  let isSlow = false
  if (unknown.length > 0) {
    const sources = Object.fromEntries(unknown)
    const { reached, noticed, passed, ms } = await runTest(test, sources, patience)
    isSlow = ms > longestRun
    for (const [source] of unknown) {
      const before = kept.verdicts[source]
      kept.verdicts[source] = {
        source: sourceHash(source),
        reached: reached[source] ?? [],
        noticed: [...(before?.noticed ?? []), ...(noticed[source] ?? [])],
        passed: [...(before?.passed ?? []), ...(passed[source] ?? [])],
      }
    }
    writeResults(test, kept)
  }
  return { verdicts: kept.verdicts, isSlow }
}

/**
 * Tries every mutant of an area, some test files at a time, until a test notices it or none is left. `broken` lists the
 * test files that fail even without a mutant.
 */
export const measure = async (
  { sources, tests, patience, atOnce = 2 }: ChosenArea,
  say: (line: string) => void,
): Promise<{ measured: Measured[]; broken: string[] }> => {
  const broken: string[] = []
  const mutants = new Map(sources.map((source) => [source, readMutants(source)]))
  const alive = new Map(
    [...mutants].map(([source, all]) => [source, new Set(all.map(({ id }) => id))]),
  )
  const reached = new Map(sources.map((source) => [source, new Set<number>()]))
  const left = [...tests]
  const work = async () => {
    for (let test = left.shift(); test; test = left.shift()) {
      const { verdicts, isSlow } = await judge(test, alive, patience).catch((error: Error) => {
        broken.push(error.message)
        return { verdicts: {}, isSlow: false } as Awaited<ReturnType<typeof judge>>
      })
      for (const source of sources) {
        for (const id of verdicts[source]?.reached ?? []) reached.get(source)?.add(id)
        for (const id of verdicts[source]?.noticed ?? []) alive.get(source)?.delete(id)
      }
      const open = [...alive.values()].reduce((sum, ids) => sum + ids.size, 0)
      say(`${test}: ${open} mutants left${isSlow ? ' (takes too long, not tried)' : ''}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const fateOf = (source: string, id: number): Fate => {
    if (!alive.get(source)?.has(id)) return 'noticed'
    return reached.get(source)?.has(id) ? 'survived' : 'unreached'
  }
  const measured = [...mutants].map(([source, all]) => ({
    source,
    mutants: all.map((mutant) => ({ ...mutant, fate: fateOf(source, mutant.id) })),
  }))
  return { measured, broken }
}
