import { LRUCache } from 'lru-cache'
import { TypedFastBitSet } from 'typedfastbitset'
import { cacheBytes } from '../config/caches.ts'
import { bytesOf } from '../store/bytesOf.ts'
import type { CacheDeps } from '../store/kept/textCache.ts'
import type { Where } from '../store/searchIndex.ts'

/** The documents that contain a word, by number of `search_document`. */
export type Occurrences = Readonly<Record<Where, TypedFastBitSet>>

/** Larger than any cache, so that the entry is not cached. */
const tooLarge = Number.MAX_SAFE_INTEGER

/** Overhead of a bit set, bytes. */
const setBytes = 300

/** Words without documents are not cached, because clients can send arbitrarily many. */
const bytesOfWord = (sets: Occurrences, word: string): number => {
  if (sets.anywhere.isEmpty()) return tooLarge
  const bitSets = [...new Set(Object.values(sets))]
  return bytesOf(
    [word],
    bitSets.reduce((bytes, { words }) => bytes + setBytes + 4 * words.length, 0),
  )
}

/**
 * Reads which documents contain a word, and caches the result as bit sets until any process changes the index. Buyers
 * use the same few thousand words, and bit sets intersect in microseconds at any catalogue size.
 */
export const createOccurrences = ({ engine, config }: CacheDeps) => {
  const { db, search } = engine

  const holding = async (where: Where, { word, isPrefix }: Word) =>
    setOf(await engine.readNumbers(search.holding(db, where, word, isPrefix)))

  /** Reads a narrower place only if it may contain fewer documents. Equal sets are shared objects. */
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
    /** The version of the index, to pass to {@link of}, so that a search sees one state of the index. */
    version: async (): Promise<number> => {
      const row = await db.selectFrom('search_version').select('version').executeTakeFirst()
      return row?.version ?? 0
    },
    of: (version: number, word: string, isPrefix: boolean): Promise<Occurrences> =>
      kept.forceFetch(`${version} ${word}${isPrefix ? '*' : ''}`, { context: { word, isPrefix } }),
  }
}

export type OccurrencesOf = ReturnType<typeof createOccurrences>

interface Word {
  readonly word: string
  readonly isPrefix: boolean
}

/** A set with exactly the needed capacity. Growing would double the memory of rare words. */
const setOf = (numbers: readonly number[]): TypedFastBitSet => {
  const most = numbers.reduce((one, other) => Math.max(one, other), 0)
  const words = new Uint32Array((most >>> 5) + 1)
  for (const number of numbers)
    words[number >>> 5] = (words[number >>> 5] as number) | (1 << (number & 31))
  return TypedFastBitSet.fromWords(words)
}
