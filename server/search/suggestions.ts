import type { TypedFastBitSet } from 'typedfastbitset'
import type { OccurrencesOf } from './occurrences.ts'
import { isOneTypoAway } from './typos.ts'
import type { Near } from './vocabulary.ts'

interface Candidate {
  readonly word: string
  readonly documents: TypedFastBitSet
}

/** Suggests words for a search without hits. */
export const createSuggestions = (occurrences: OccurrencesOf) => {
  /** The word itself if it is known, else similar words: first those with one typing error, by frequency. */
  const candidates = async (word: string, near: Near, version: number, isPrefix: boolean) => {
    const known = await occurrences.of(version, word, isPrefix)
    if (!known.anywhere.isEmpty()) return [{ word, documents: known.anywhere }]
    const others = await Promise.all(
      (near.get(word) ?? []).map(async (other): Promise<Candidate> => {
        const { anywhere } = await occurrences.of(version, other, false)
        return { word: other, documents: anywhere }
      }),
    )
    const distance = (other: Candidate) => (isOneTypoAway(word, other.word) ? 1 : 2)
    return others.sort(
      (a, b) => distance(a) - distance(b) || b.documents.size() - a.documents.size(),
    )
  }

  return {
    /** Replaces typed words by known ones, and drops words that give no hits in combination. */
    instead: async (
      words: readonly string[],
      near: Near,
      version: number,
    ): Promise<string | undefined> => {
      const kept: string[] = []
      let met: TypedFastBitSet | undefined
      for (const [i, word] of words.entries()) {
        const choices = await candidates(word, near, version, i === words.length - 1)
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
