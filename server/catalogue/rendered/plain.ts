import type { Db } from '../../store/schema.ts'
import { readCategoryTree } from '../categories/categoryTree.ts'
import { type Documents, featuredMost } from './documents.ts'
import { renderProduct } from './render.ts'

/**
 * Defines the correct {@link Documents}: renders each product when it is read. A property test compares the stored
 * documents with it.
 */
export const createPlainDocuments = (db: Db): Documents => {
  const readSold = () =>
    db
      .selectFrom('product')
      .select(['id', 'slug', 'featured', 'created_at'])
      .where('status', '=', 'active')
      .execute()
  const render = async (productId: string) =>
    renderProduct(db, await readCategoryTree(db), productId)
  const cardOf = async (productId: string) => JSON.stringify((await render(productId)).card)
  return {
    product: async (key) => {
      const sold = await readSold()
      const found = sold.find(({ slug }) => slug === key) ?? sold.find(({ id }) => id === key)
      return found && JSON.stringify((await render(found.id)).detail)
    },
    cards: async (ids) => {
      const sold = new Set((await readSold()).map(({ id }) => id))
      return Promise.all(ids.filter((id) => sold.has(id)).map(cardOf))
    },
    featured: async () => {
      const sold = await readSold()
      const newestFirst = sold
        .filter(({ featured }) => featured === 1)
        .toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1))
      return Promise.all(newestFirst.slice(0, featuredMost).map(({ id }) => cardOf(id)))
    },
  }
}
