import { LRUCache } from 'lru-cache'
import { TypedFastBitSet } from 'typedfastbitset'
import type { Engine } from '../store/engine.ts'
import type { Where } from './index.ts'

/** The documents that hold a word, by the numbers of `search_document`. */
export type Occurrences = Readonly<Record<Where, TypedFastBitSet>>

/** Bytes of sets that one process keeps. */
const keptBytes = 64 * 2 ** 20

/**
 * Reads where words stand, and keeps it as bit sets while the index has not changed, whoever changed it:
 * buyers use the same few thousand words, and sets meet in microseconds whatever the size of the catalogue.
 */
export const createOccurrences = ({ db, search, prepareRead }: Engine) => {
  const readVersion = prepareRead(db.selectFrom('search_version').select('version'))
  const readHolding = prepareRead(search.holding(db))

  const holding = async (where: Where, word: string, isPrefix: boolean) => {
    const rows = await readHolding({ match: search.match(where, word, isPrefix) })
    return new TypedFastBitSet(rows.map(({ id }) => id))
  }
  const read = async ({ word, isPrefix }: Word): Promise<Occurrences> => {
    const anywhere = await holding('anywhere', word, isPrefix)
    if (anywhere.isEmpty()) return { title: anywhere, titleOrSku: anywhere, anywhere }
    const [title, titleOrSku] = await Promise.all([
      holding('title', word, isPrefix),
      holding('titleOrSku', word, isPrefix),
    ])
    return sharing(title, titleOrSku, anywhere)
  }
  const kept = new LRUCache<string, Occurrences, Word>({
    maxSize: keptBytes,
    sizeCalculation: (sets) =>
      [...new Set(Object.values(sets))].reduce((bytes, set) => bytes + 4 * set.words.length, 1),
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

/** One object for sets that hold the same: it is kept once, and met with others once. */
const sharing = (
  title: TypedFastBitSet,
  titleOrSku: TypedFastBitSet,
  anywhere: TypedFastBitSet,
): Occurrences => {
  const some = titleOrSku.equals(anywhere) ? anywhere : titleOrSku
  return { title: title.equals(some) ? some : title, titleOrSku: some, anywhere }
}
