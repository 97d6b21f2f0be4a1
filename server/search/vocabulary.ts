import type { Db, Trx } from '../store/schema.ts'
import { hashOf, isGuessable, isNear, isOneTypoAway, isTolerant, tracesOf } from './typos.ts'

/** Words and rows per statement, below the parameter limits of both engines. */
const batch = 5_000

const inBatches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / batch) }, (_, i) =>
    all.slice(i * batch, (i + 1) * batch),
  )

/** Adds words for {@link wordsLike}. They are kept when their product is removed, and then have no hits. */
export const learn = async (trx: Trx, words: ReadonlySet<string>): Promise<void> => {
  for (const candidates of inBatches([...words].filter(isGuessable))) {
    const known = await trx
      .selectFrom('search_word')
      .select('word')
      .where('trace', 'in', candidates.map(hashOf))
      .where('word', 'in', candidates)
      .execute()
    const unknown = new Set(candidates).difference(new Set(known.map(({ word }) => word)))
    const rows = [...unknown].flatMap((word) => tracesOf(word).map((trace) => ({ trace, word })))
    for (const some of inBatches(rows))
      await trx
        .insertInto('search_word')
        .values(some)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }
}

/** Known words that are one typing error away from `word`. */
export const wordsLike = async (db: Db, word: string): Promise<string[]> =>
  (await wordsNear(db, word)).filter((known) => isOneTypoAway(word, known))

/** Known words similar to `word`. The cost of a look-up does not depend on the size of the vocabulary. */
export const wordsNear = async (db: Db, word: string): Promise<string[]> => {
  if (!isTolerant(word)) return []
  const rows = await db
    .selectFrom('search_word')
    .select('word')
    .distinct()
    .where('trace', 'in', tracesOf(word))
    .execute()
  return rows.map((row) => row.word).filter((known) => known !== word && isNear(word, known))
}
