import { TypedFastBitSet } from 'typedfastbitset'
import type { Engine } from '../store/engine.ts'
import { createOccurrences, type Occurrences } from './occurrences.ts'
import { wordsLike } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** Where a page of hits begins and how long it is. */
export interface Window {
  readonly limit: number
  readonly offset: number
}

export interface Hits {
  /** Numbers of `search_document`, best first. */
  readonly ids: readonly number[]
  readonly total: number
}

/** Full-text search, one behaviour on every engine (decisions, Catalogue). */
export const createSearch = (engine: Engine) => {
  const occurrences = createOccurrences(engine)

  /** All words, the last as a prefix; or the words run together, for a SKU typed with other separators. */
  const exactly = async (words: readonly string[], version: number): Promise<Tiers> => {
    const [others, last] = [words.slice(0, -1), words.at(-1) ?? '']
    const [before, whole, begun, joinedUp] = await Promise.all([
      Promise.all(others.map((word) => occurrences.of(version, word, false))),
      occurrences.of(version, last, false),
      occurrences.of(version, last, true),
      others.length > 0 ? occurrences.of(version, words.join(''), true) : undefined,
    ])
    const all = [...before, begun]
    const together = joinedUp?.anywhere.isEmpty() ? undefined : joinedUp
    return [
      { all: [...before, whole].map(({ title }) => title) },
      ...places.map((place) => ({ all: all.map((each) => each[place]), or: together?.[place] })),
    ]
  }

  /** The same with every word or one that is a typing error away. */
  const tolerantly = async (words: readonly string[], version: number): Promise<Tiers> => {
    const like = await Promise.all(words.map((word) => wordsLike(engine.db, word)))
    if (like.every(({ length }) => length === 0)) return []
    const each: readonly Occurrences[][] = await Promise.all(
      words.map((word, i) =>
        Promise.all([
          occurrences.of(version, word, i === words.length - 1),
          ...(like[i] ?? []).map((other) => occurrences.of(version, other, false)),
        ]),
      ),
    )
    return places.map((place) => ({
      all: each.map((alternatives) => joined(alternatives.map((one) => one[place]))),
    }))
  }

  return {
    /** A page of hits: prefix on the last word, one typing error in words of 4 letters or more. */
    find: async (query: string, window: Window): Promise<Hits> => {
      const words = wordsOf(query)
      if (words.length === 0) return { ids: [], total: 0 }
      const version = await occurrences.version()
      const exact = pageOf(await exactly(words, version), window)
      return exact.total > 0 ? exact : pageOf(await tolerantly(words, version), window)
    },
  }
}

/** Documents that are in all of some sets, or else in one. */
interface Tier {
  readonly all: readonly TypedFastBitSet[]
  readonly or?: TypedFastBitSet | undefined
}

/** Ever more hits, the better ones first: each tier holds those before it. */
type Tiers = readonly Tier[]

const places = ['title', 'titleOrSku', 'anywhere'] as const

const joined = ([first, ...others]: readonly TypedFastBitSet[]): TypedFastBitSet =>
  others.reduce((met, other) => met.new_union(other), first ?? new TypedFastBitSet())

const hitsOf = ({ all, or }: Tier): TypedFastBitSet => {
  const [first, ...others] = new Set(all)
  const met = others.reduce((some, other) => some.new_intersection(other), first ?? nothing)
  return or ? met.new_union(or) : met
}

const nothing = new TypedFastBitSet()

/** Sets are shared where they hold the same, so that this tells of most tiers that they add nothing. */
const isSame = (one: Tier, other: Tier | undefined): boolean =>
  one.or === other?.or && one.all.every((set, i) => set === other?.all[i])

/** Tier by tier; within each the newest documents first. */
const pageOf = (tiers: Tiers, { limit, offset }: Window): Hits => {
  const ids: number[] = []
  let passed = 0
  let before = nothing
  for (const [i, tier] of tiers.entries()) {
    if (isSame(tier, tiers[i - 1])) continue
    const hits = hitsOf(tier)
    const more = before.isEmpty() ? hits : hits.new_difference(before)
    const size = more.size()
    const start = Math.max(0, offset - passed)
    const missing = limit - ids.length
    if (start < size && missing > 0) ids.push(...newest(more, start, missing))
    passed += size
    before = hits
  }
  return { ids, total: passed }
}

/** The highest numbers of a set, falling, after `skip` of them. */
const newest = ({ words }: TypedFastBitSet, skip: number, limit: number): number[] => {
  const ids: number[] = []
  let passed = 0
  for (let w = words.length - 1; w >= 0 && ids.length < limit; w -= 1) {
    for (let bits = words[w] ?? 0; bits !== 0 && ids.length < limit; ) {
      const bit = 31 - Math.clz32(bits)
      bits &= ~(1 << bit)
      if (passed >= skip) ids.push(32 * w + bit)
      passed += 1
    }
  }
  return ids
}
