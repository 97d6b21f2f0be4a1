import type { Opened } from '../../machines/shell/navigation.machine.ts'
import type { Api } from '../parts/api.ts'

/**
 * Counts the opening of a category or product (rule C12). Nothing waits for it, and a failure is not shown.
 */
export const countView = (api: Api, opened: Opened): void => {
  const counted =
    'category' in opened
      ? api.catalogue.countCategoryView({ params: { slug: opened.category } })
      : api.catalogue.countProductView({ params: { id: opened.product } })
  counted.catch(() => undefined)
}
