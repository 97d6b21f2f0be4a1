import type { Category } from '../../src/contracts/catalogue.ts'
import type { ShownCategory } from '../../src/contracts/content.ts'
import type { contract } from '../../src/contracts/index.ts'
import { pathTo } from '../../src/domain/categoryTree.ts'
import { categories, productBySlug } from '../catalogue.ts'
import type { Answers } from './answers.ts'
import type { Shelf } from './shelf.ts'

/** The pieces of the sample look book, a picture each. */
const looks = ['bezel-ring', 'moon-pendant', 'rope-chain'] as const

/** Every category at a glance, and a small look book. */
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
  return {
    shop: () => ({ data: categories.flatMap(show) }),
    lookBook: () => ({
      data: looks.map((slug) => {
        const { title, imageUrl_thum } = productBySlug(slug)
        return {
          image: imageUrl_thum[0] ?? '',
          title,
          spots: [{ x: 50, y: 45, product: slug, title }],
        }
      }),
    }),
  }
}
