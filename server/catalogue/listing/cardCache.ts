import type { TypedFastBitSet } from 'typedfastbitset'
import type { Product, ProductCard } from '../../../src/contracts/catalogue/product.ts'
import {
  listedUnder,
  type Narrowable,
  type Narrowing,
  narrowable,
} from '../../../src/domain/catalogue/listedNumbers.ts'
import { narrowsVariants } from '../../../src/domain/catalogue/listingFilter.ts'
import { cacheBytes } from '../../config/caches.ts'
import { bytesOf } from '../../store/bytesOf.ts'
import type { CacheDeps } from '../../store/kept/textCache.ts'
import { createPieceCache } from './pieceCache.ts'

/** Estimated memory of a variant, bytes. */
const variantBytes = 450

/** A card with its variants, to compute its numbers if a list asks for some of them. */
interface OpenCard {
  readonly card: string
  /** The beginning of the card's JSON text, up to its numbers and pictures. */
  readonly head: string
  readonly product: Narrowable
}

/** The cards of products as JSON text, by number in the search index. Recently shown cards are cached. */
export const createCardCache = ({ engine: { db }, config }: CacheDeps) => {
  const rows = (numbers: readonly number[]) =>
    db
      .selectFrom('search_document')
      .innerJoin('product', 'product.id', 'search_document.product_id')
      .where('search_document.id', 'in', [...numbers])
  const cards = createPieceCache<string>(
    cacheBytes(config, 'cards'),
    (card) => bytesOf([card]),
    async (numbers) => {
      const found = await rows(numbers).select(['search_document.id', 'card_json']).execute()
      return found.map(({ id, card_json }) => [id, card_json])
    },
  )
  const openCards = createPieceCache<OpenCard>(
    cacheBytes(config, 'variantCards'),
    ({ card, head, product }) =>
      bytesOf([card, head, ...product.imageUrl_thum], product.variants.length * variantBytes),
    async (numbers) => {
      const found = await rows(numbers)
        .select(['search_document.id', 'card_json', 'detail_json'])
        .execute()
      return found.map(({ id, card_json, detail_json }) => [
        id,
        {
          card: card_json,
          head: headOf(JSON.parse(card_json) as ProductCard),
          product: narrowable(JSON.parse(detail_json) as Product),
        },
      ])
    },
  )
  return {
    /** Removes a card that has changed. */
    forget: (number: number): void => {
      cards.forget(number)
      openCards.forget(number)
    },
    /**
     * The cards in the given order, without products that are no longer sold. They show the variants that the list asks
     * for.
     * @param bySku products whose SKUs were searched for
     */
    read: async (
      numbers: readonly number[],
      narrowing: Narrowing,
      bySku?: TypedFastBitSet,
    ): Promise<string[]> => {
      const isOpen = (number: number) =>
        narrowsVariants(narrowing.filter) || bySku?.has(number) === true
      if (!numbers.some(isOpen)) return cards.read(numbers)
      const open = await openCards.read(numbers)
      return open.map(({ card, head, product }) => {
        const listed = listedUnder(narrowing, product)
        return listed ? `${head},${JSON.stringify(listed).slice(1)}` : card
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
  imageUrl_thum: _pictures,
  ...head
}: ProductCard): string => JSON.stringify(head).slice(0, -1)

export type CardCache = ReturnType<typeof createCardCache>
