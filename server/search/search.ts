import { TypedFastBitSet } from 'typedfastbitset'
import type { CacheDeps } from '../store/kept/textCache.ts'
import { wordsOf } from '../store/searchWords.ts'
import { highest, type Window } from './highest.ts'
import { createOccurrences, type Occurrences } from './occurrences.ts'
import { createSuggestions } from './suggestions.ts'
import { isOneTypoAway } from './typos.ts'
import { type Near, wordsNear } from './vocabulary.ts'

export interface Found {
  /** Growing sets of numbers of `search_document`, better hits first. Each set contains the previous one. */
  readonly tiers: readonly TypedFastBitSet[]
  /** The hits whose title does not have all the words, but their title and SKUs together. */
  readonly bySku?: TypedFastBitSet | undefined
  /** Suggested words if nothing matches the typed ones. */
  readonly didYouMean?: string | undefined
  /** The version of the index. Undefined if it was not searched, because there are no words. */
  readonly version: number | undefined
}

/** Full-text search with the same behaviour on both engines (rules C9, C10). */
export const createSearch = (deps: CacheDeps) => {
  const { engine } = deps
  const occurrences = createOccurrences(deps)
  const suggestions = createSuggestions(occurrences)

  /** Matches all words, the last as a prefix, or the words joined, for a SKU typed with other separators. */
  const exactly = async (words: readonly string[], version: number): Promise<Tiers> => {
    const [others, last] = [words.slice(0, -1), words.at(-1) ?? '']
    const [before, begun, joinedUp] = await Promise.all([
      Promise.all(others.map((word) => occurrences.of(version, word, false))),
      occurrences.of(version, last, true),
      others.length > 0 ? occurrences.of(version, words.join(''), true) : undefined,
    ])
    const together = joinedUp?.anywhere.isEmpty() ? undefined : joinedUp
    // A single hit needs no ranking.
    const isAlone = begun.title.size() < 2 && !together
    const whole = isAlone ? begun : await occurrences.of(version, last, false)
    const all = [...before, begun]
    return [
      { all: [...before, whole].map(({ title }) => title) },
      ...places.map((place) => ({ all: all.map((each) => each[place]), or: together?.[place] })),
    ]
  }

  /** The same, but allows one typing error per word. */
  const tolerantly = async (
    words: readonly string[],
    near: Near,
    version: number,
  ): Promise<Tiers> => {
    const like = words.map((word) =>
      (near.get(word) ?? []).filter((known) => isOneTypoAway(word, known)),
    )
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
    /** The current version of the index. */
    version: occurrences.version,

    /** All hits, with a prefix match on the last word and one typing error in words of 4 letters or more. */
    find: async (query: string): Promise<Found> => {
      const words = wordsOf(query)
      if (words.length === 0) return { tiers: [], version: undefined }
      const version = await occurrences.version()
      const found = await exactly(words, version)
      const exact = hitsOfAll(found)
      if (exact.length > 0) return { tiers: exact, bySku: hitsBySku(found), version }
      const near = await wordsNear(engine.db, words)
      const [tiers, didYouMean] = await Promise.all([
        tolerantly(words, near, version),
        suggestions.instead(words, near, version),
      ])
      return { tiers: hitsOfAll(tiers), didYouMean, version }
    },
  }
}

/** Documents that are in all of `sets` or in another set. */
interface Tier {
  readonly all: readonly TypedFastBitSet[]
  readonly or?: TypedFastBitSet | undefined
}

/** Growing sets of hits, better ones first. Each tier contains the previous one. */
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

/** Equal sets are shared objects, so comparing references skips most tiers that add nothing. */
const isSame = (one: Tier, other: Tier | undefined): boolean =>
  one.or === other?.or && one.all.every((set, i) => set === other?.all[i])

/** The hits of each tier that is larger than the previous one. */
const hitsOfAll = (tiers: Tiers): TypedFastBitSet[] =>
  tiers
    .filter((tier, i) => !isSame(tier, tiers[i - 1]))
    .map(hitsOf)
    .filter((hits) => !hits.isEmpty())

/** The hits that the third tier of {@link exactly} adds to the second. */
const hitsBySku = ([, title, titleOrSku]: Tiers): TypedFastBitSet | undefined =>
  title && titleOrSku && !isSame(titleOrSku, title)
    ? hitsOf(titleOrSku).new_difference(hitsOf(title))
    : undefined

/** A page of hits, by tier, and newest first within a tier. */
export const ranked = (
  tiers: Found['tiers'],
  some: TypedFastBitSet,
  { limit, offset }: Window,
): number[] => {
  const numbers: number[] = []
  let passed = 0
  for (const [i, tier] of tiers.entries()) {
    if (numbers.length === limit) break
    const before = tiers[i - 1]
    const more = before ? tier.new_difference(before) : tier
    const wanted = more.new_intersection(some)
    const size = wanted.size()
    const start = Math.max(0, offset - passed)
    if (start < size)
      numbers.push(...highest(wanted, { offset: start, limit: limit - numbers.length }))
    passed += size
  }
  return numbers
}
