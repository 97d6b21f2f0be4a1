import { LRUCache } from 'lru-cache'
import type { Db } from '../../store/schema.ts'

/** Bytes of cards that one process keeps: some 50,000 of them. */
const keptBytes = 32 * 2 ** 20

/** The cards of products, as JSON text by their number in the search index; those shown lately are kept. */
export const createKeptCards = (db: Db) => {
  const kept = new LRUCache<number, string>({
    maxSize: keptBytes,
    sizeCalculation: (card) => 2 * card.length + 64,
  })
  let changes = 0
  return {
    /** The card under a number is no longer what it was. */
    forget: (number: number): void => {
      changes += 1
      kept.delete(number)
    },
    /** The cards in this order, without those of products that are no longer sold. */
    read: async (numbers: readonly number[]): Promise<string[]> => {
      const cards = new Map(numbers.map((number) => [number, kept.get(number)]))
      const missing = numbers.filter((number) => cards.get(number) === undefined)
      if (missing.length > 0) {
        const before = changes
        const rows = await db
          .selectFrom('search_document')
          .innerJoin('product', 'product.id', 'search_document.product_id')
          .select(['search_document.id', 'card_json'])
          .where('search_document.id', 'in', missing)
          .execute()
        for (const { id, card_json } of rows) {
          cards.set(id, card_json)
          // What was read while something changed may be of before.
          if (changes === before) kept.set(id, card_json)
        }
      }
      return numbers.flatMap((number) => cards.get(number) ?? [])
    },
  }
}
export type KeptCards = ReturnType<typeof createKeptCards>
