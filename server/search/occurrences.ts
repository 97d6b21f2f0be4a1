import { LRUCache } from 'lru-cache'
import { TypedFastBitSet } from 'typedfastbitset'
import { type CacheDeps, cacheBytes } from '../caches.ts'
import { bytesOf } from '../store/bytesOf.ts'
import type { Where } from './index.ts'

/** The documents that hold a word, by the numbers of `search_document`. */
export type Occurrences = Readonly<Record<Where, TypedFastBitSet>>

/** Larger than any cache: such an entry is not cached. */
const tooLarge = Number.MAX_SAFE_INTEGER

/** Memory of a bit set besides its bits, bytes. */
const setBytes = 300

/** Words that no document holds are not cached: strangers make up as many as they like. */
const bytesOfWord = (sets: Occurrences, word: string): number => {
  if (sets.anywhere.isEmpty()) return tooLarge
  const bitSets = [...new Set(Object.values(sets))]
  return bytesOf(
    [word],
    bitSets.reduce((bytes, { words }) => bytes + setBytes + 4 * words.length, 0),
  )
}

/**
 * Reads which documents hold a word and caches the answer as bit sets until the index changes, whichever process
 * changes it. Buyers use the same few thousand words, and bit sets intersect in microseconds at any catalogue size.
 */
export const createOccurrences = ({ engine, config }: CacheDeps) => {
  const { db, search, prepareRead, prepareNumbers } = engine
  const readVersion = prepareRead(db.selectFrom('search_version').select('version'))
  const readHolding = prepareNumbers(search.holding(db))

  const holding = async (where: Where, { word, isPrefix }: Word) =>
    setOf(await readHolding({ match: search.match(where, word, isPrefix) }))

  /** Each place is read where it may hold less than the next one; if it holds the same, they are one object. */
  const read = async (word: Word): Promise<Occurrences> => {
    const anywhere = await holding('anywhere', word)
    const within = async (where: Where, more: TypedFastBitSet) => {
      const some = await holding(where, word)
      return some.equals(more) ? more : some
    }
    const title = anywhere.isEmpty() ? anywhere : await within('title', anywhere)
    const titleOrSku = title === anywhere ? anywhere : await within('titleOrSku', anywhere)
    return { title: title.equals(titleOrSku) ? titleOrSku : title, titleOrSku, anywhere }
  }
  const kept = new LRUCache<string, Occurrences, Word>({
    maxSize: cacheBytes(config, 'words'),
    sizeCalculation: bytesOfWord,
    fetchMethod: (_key, _stale, { context }) => read(context),
  })

  return {
    /** Goes with {@link of}: a search sees one state of the index. */
    version: async (): Promise<number> => (await readVersion())[0]?.version ?? 0,
    of: (version: number, word: string, isPrefix: boolean): Promise<Occurrences> =>
      kept.forceFetch(`${version} ${word}${isPrefix ? '*' : ''}`, { context: { word, isPrefix } }),
  }
}

export type OccurrencesOf = ReturnType<typeof createOccurrences>

interface Word {
  readonly word: string
  readonly isPrefix: boolean
}

/** A set of as many words as it takes: a rare word would else cost as much again for growing. */
const setOf = (numbers: readonly number[]): TypedFastBitSet => {
  const most = numbers.reduce((one, other) => Math.max(one, other), 0)
  const words = new Uint32Array((most >>> 5) + 1)
  for (const number of numbers)
    words[number >>> 5] = (words[number >>> 5] as number) | (1 << (number & 31))
  return TypedFastBitSet.fromWords(words)
}
