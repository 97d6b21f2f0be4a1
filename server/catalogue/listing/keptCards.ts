import type { Product, ProductCard, Variant } from '../../../src/contracts/catalogue.ts'
import { listedUnder } from '../../../src/domain/listedNumbers.ts'
import { type ListingFilter, narrowsVariants } from '../../../src/domain/listingFilter.ts'
import { variantsOf } from '../../../src/domain/variants.ts'
import { type CacheDeps, cacheBytes } from '../../caches.ts'
import { bytesOf } from '../../store/bytesOf.ts'
import { createKept } from './kept.ts'

/** Bytes that a variant takes, roughly. */
const variantBytes = 450

/** A card, and what its numbers are computed from when a filter asks for some of the variants. */
interface OpenCard {
  readonly card: string
  /** The card up to its numbers, as JSON text without its end. */
  readonly head: string
  readonly variants: readonly Variant[]
}

/** The cards of products, as JSON text by their number in the search index; those shown lately are kept. */
export const createKeptCards = ({ engine: { db }, config }: CacheDeps) => {
  const rows = (numbers: readonly number[]) =>
    db
      .selectFrom('search_document')
      .innerJoin('product', 'product.id', 'search_document.product_id')
      .where('search_document.id', 'in', [...numbers])
  const cards = createKept<string>(
    cacheBytes(config, 'cards'),
    (card) => bytesOf([card]),
    async (numbers) => {
      const found = await rows(numbers).select(['search_document.id', 'card_json']).execute()
      return found.map(({ id, card_json }) => [id, card_json])
    },
  )
  const openCards = createKept<OpenCard>(
    cacheBytes(config, 'variantCards'),
    ({ card, head, variants }) => bytesOf([card, head], variants.length * variantBytes),
    async (numbers) => {
      const found = await rows(numbers)
        .select(['search_document.id', 'card_json', 'detail_json'])
        .execute()
      return found.map(({ id, card_json, detail_json }) => [
        id,
        {
          card: card_json,
          head: headOf(JSON.parse(card_json) as ProductCard),
          variants: variantsOf(JSON.parse(detail_json) as Product),
        },
      ])
    },
  )
  return {
    /** The card under a number is no longer what it was. */
    forget: (number: number): void => {
      cards.forget(number)
      openCards.forget(number)
    },
    /**
     * The cards in this order, without those of products that are no longer sold. They tell of the variants that the
     * filter asks for.
     */
    read: async (numbers: readonly number[], filter: ListingFilter): Promise<string[]> => {
      if (!narrowsVariants(filter)) return cards.read(numbers)
      const open = await openCards.read(numbers)
      return open.map(({ card, head, variants }) => {
        const numbers = listedUnder(filter, variants)
        return numbers ? `${head},${JSON.stringify(numbers).slice(1)}` : card
      })
    },
  }
}
const headOf = ({
  prices: _prices,
  weight: _weight,
  stock: _stock,
  variantCount: _variantCount,
  sku: _sku,
  ...head
}: ProductCard): string => JSON.stringify(head).slice(0, -1)

export type KeptCards = ReturnType<typeof createKeptCards>
