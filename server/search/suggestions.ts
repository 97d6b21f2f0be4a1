import type { TypedFastBitSet } from 'typedfastbitset'
import type { Db } from '../store/schema.ts'
import type { OccurrencesOf } from './occurrences.ts'
import { isOneTypoAway } from './typos.ts'
import { wordsNear } from './vocabulary.ts'

interface Candidate {
  readonly word: string
  readonly documents: TypedFastBitSet
}

/** Other words for a search that finds nothing as it is typed. */
export const createSuggestions = (db: Db, occurrences: OccurrencesOf) => {
  /** The word itself, or else the near words: those one typing error away first, of these the most used. */
  const candidates = async (word: string, version: number, isPrefix: boolean) => {
    const known = await occurrences.of(version, word, isPrefix)
    if (!known.anywhere.isEmpty()) return [{ word, documents: known.anywhere }]
    const near = await Promise.all(
      (await wordsNear(db, word)).map(async (other): Promise<Candidate> => {
        const { anywhere } = await occurrences.of(version, other, false)
        return { word: other, documents: anywhere }
      }),
    )
    const distance = (other: Candidate) => (isOneTypoAway(word, other.word) ? 1 : 2)
    return near.sort((a, b) => distance(a) - distance(b) || b.documents.size() - a.documents.size())
  }

  return {
    /** Known words instead of some that are typed, and without those that lead nowhere with the others. */
    instead: async (words: readonly string[], version: number): Promise<string | undefined> => {
      const kept: string[] = []
      let met: TypedFastBitSet | undefined
      for (const [i, word] of words.entries()) {
        const choices = await candidates(word, version, i === words.length - 1)
        const fits = choices.find(({ documents }) =>
          met ? met.intersects(documents) : !documents.isEmpty(),
        )
        if (!fits) continue
        met = met ? met.new_intersection(fits.documents) : fits.documents
        kept.push(fits.word)
      }
      const text = kept.join(' ')
      return text === '' || text === words.join(' ') ? undefined : text
    },
  }
}
