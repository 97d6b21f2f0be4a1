import type { Category } from '../../../src/contracts/catalogue/product.ts'
import type { ShownArticle } from '../../../src/contracts/content/articles.ts'
import { type PagedProduct, productPage } from '../../../src/domain/catalogue/productPage.ts'
import { pageSlug } from '../../../src/domain/content/contentPages.ts'
import { matchPage } from '../../../src/domain/shell/matchPage.ts'
import type { Page } from '../../../src/domain/shell/pageHead.ts'

/** The data of the catalogue that page heads need. */
export interface PageSource {
  /** A category with its descendants. */
  readonly category: (slug: string) => Promise<Pick<Category, 'name' | 'children'> | undefined>
  readonly product: (slug: string) => Promise<PagedProduct | undefined>
  readonly article: (kind: 'page' | 'post', slug: string) => Promise<ShownArticle | undefined>
}

/** The 404 page. */
export const notFound: Page = { kind: 'notFound' }

const writtenHead = ({ seo, cover }: ShownArticle) => ({ ...seo, image: cover?.image })

/**
 * Finds the page at an address of the storefront (rules P1, P2), or the 404 page (rule P4).
 * @param address decodable; the router refuses others
 */
export const pageAt = async (
  { pathname, searchParams }: URL,
  { category, product, article }: PageSource,
): Promise<Page> => {
  const { page, params } = matchPage(pathname)
  const slug = params.at(-1) ?? ''
  switch (page.kind) {
    case 'article': {
      const found = await article('page', pageSlug(page.path))
      return found
        ? { kind: 'article', ...writtenHead(found), isListed: page.access === 'everyone' }
        : notFound
    }
    case 'post': {
      const found = await article('post', slug)
      return found
        ? { kind: 'post', ...writtenHead(found), publishedAt: found.publishedAt }
        : notFound
    }
    case 'product': {
      const found = await product(slug)
      return found ? productPage(found) : notFound
    }
    case 'category': {
      const found = await category(slug)
      if (!found) return notFound
      return { kind: 'category', name: found.name, below: found.children.map(({ name }) => name) }
    }
    case 'eshop': {
      const query = searchParams.get('search')?.trim()
      return query ? { kind: 'search', query } : { kind: 'eshop' }
    }
    default:
      return { kind: page.kind }
  }
}
