import type { Db, Trx } from '../store/schema.ts'
import { hashOf, isGuessable, isNear, isTolerant, tracesOf } from './typos.ts'

/** Words and rows per statement, below the parameter limits of both engines. */
const batch = 5_000

const inBatches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / batch) }, (_, i) =>
    all.slice(i * batch, (i + 1) * batch),
  )

/** Adds words for {@link wordsNear}. They are kept when their product is removed, and then have no hits. */
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

/** Known words by a word that is similar to them. */
export type Near = ReadonlyMap<string, readonly string[]>

/** Known words similar to each of these words. The cost of a look-up does not depend on the size of the vocabulary. */
export const wordsNear = async (db: Db, words: readonly string[]): Promise<Near> => {
  const tolerant = [...new Set(words)].filter(isTolerant)
  if (tolerant.length === 0) return new Map()
  const rows = await db
    .selectFrom('search_word')
    .select('word')
    .distinct()
    .where('trace', 'in', [...new Set(tolerant.flatMap(tracesOf))])
    .execute()
  const known = rows.map((row) => row.word)
  return new Map(
    tolerant.map((word) => [word, known.filter((other) => other !== word && isNear(word, other))]),
  )
}
