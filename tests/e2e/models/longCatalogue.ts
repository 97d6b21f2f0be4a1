import { products } from '../../../mocks/catalogue/catalogue.ts'
import { ProductCard } from '../../../src/contracts/catalogue.ts'

/**
 * A number of products, and a function that returns them in pages of 20 like the server.
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
  return (url: URL) => {
    const page = Number(url.searchParams.get('page') ?? 1)
    const data = cards.slice(20 * (page - 1), 20 * page)
    return { status: 200, body: { data, total, page, limit: 20 } }
  }
}
