import type { Category, Product } from '../../../src/contracts/catalogue/product.ts'
import type { ShownCategory } from '../../../src/contracts/content/content.ts'
import type { contract } from '../../../src/contracts/index.ts'
import { pathTo } from '../../../src/domain/catalogue/categoryTree.ts'
import { categories, productBySlug } from '../../catalogue/catalogue.ts'
import type { Shelf } from '../catalogue/shelf.ts'
import type { Answers } from '../parts/answers.ts'
import { cards } from './articles.ts'

/** The pieces of the sample look book, a picture each. */
const looks = ['oval-cabochon-ring', 'heart-locket', 'rope-chain'] as const

const toTeaser = ({ slug, title, imageUrl_thum }: Product) => ({
  ...{ slug, title, alt: title },
  image: imageUrl_thum[0] ?? '',
})

/** The front page, every category at a glance, and a small look book. */
export const answerContent = (shelf: Shelf): Answers<typeof contract.content> => {
  const productsOf = (category: Category) =>
    shelf
      .products()
      .filter((product) =>
        product.category.some(({ slug }) =>
          pathTo(categories, slug).some(({ _id }) => _id === category._id),
        ),
      )
  const show = (category: Category): ShownCategory[] => {
    const { children, ...shown } = category
    const products = productsOf(category)
    const image = products[0]?.imageUrl_thum[0] ?? null
    return [{ ...shown, total: products.length, image }, ...children.flatMap(show)]
  }
  const shown = () => categories.flatMap(show)
  return {
    shop: () => ({ data: shown() }),
    popular: () => ({
      data: shown()
        .toSorted((a, b) => b.total - a.total)
        .slice(0, 8),
    }),
    frontPage: () => ({
      looks: looks.map((slug) => toTeaser(productBySlug(slug))),
      posts: cards,
    }),
    lookBook: () => ({
      data: looks.map((slug) => {
        const product = productBySlug(slug)
        const { title } = product
        return {
          ...toTeaser(product),
          summary: {},
          spots: [{ x: 50, y: 45, product: slug, title }],
        }
      }),
    }),
  }
}
