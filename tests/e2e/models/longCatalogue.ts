import { products } from '../../../mocks/catalogue/catalogue.ts'
import { ProductCard } from '../../../src/contracts/catalogue/product.ts'
import type { Stage } from './stage.ts'

/**
 * A number of products. Returns a function that lets a stage answer with them: in pages of 20 like the server, and
 * card by card.
 * @param titleOf the English title of a product by its position; default: the sample's own
 */
export const longCatalogue = (total: number, titleOf?: (place: number) => string) => {
  const cards = ProductCard.array().parse(
    Array.from({ length: total }, (_, i) => ({
      ...products[i % products.length],
      _id: `p-${i}`,
      ...(titleOf ? { title: { en: titleOf(i) } } : {}),
    })),
  )
  const pageAt = (url: URL) => {
    const page = Number(url.searchParams.get('page') ?? 1)
    const data = cards.slice(20 * (page - 1), 20 * page)
    return { status: 200, body: { data, total, page, limit: 20 } }
  }
  const cardsAt = (url: URL) => {
    const ids = url.searchParams.get('ids')?.split(',') ?? []
    return { status: 200, body: { data: cards.filter(({ _id }) => ids.includes(_id)) } }
  }
  return ({ force }: Pick<Stage, 'force'>): void => {
    force(/^GET \/products\/category\/slug\//, pageAt)
    force(/^GET \/products\/cards/, cardsAt)
  }
}
