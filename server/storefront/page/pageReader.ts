import type {
  Category,
  FeaturedProduct,
  Product,
} from '../../../src/contracts/catalogue/product.ts'
import { pathTo } from '../../../src/domain/catalogue/categoryTree.ts'
import { matchPage } from '../../../src/domain/shell/matchPage.ts'
import type { Page } from '../../../src/domain/shell/pageHead.ts'
import type { CatalogueAnswers } from '../../catalogue/answers.ts'
import { readPublished } from '../../content/articles/articles.repo.ts'
import { createShown } from '../../content/articles/shown.ts'
import { readShownCategories } from '../../content/shownCategories.ts'
import type { Deps } from '../../opening/deps.ts'
import { createSettings } from '../../settings/settings.repo.ts'
import { createKeptPages } from '../../store/kept/keptPages.ts'
import { textCache } from '../../store/kept/textCache.ts'
import {
  type LastChange,
  lastChangeOf,
  lastChangeOfProduct,
  type Topic,
} from '../../store/shopVersion.ts'
import { notFound, type PageSource, pageAt } from './pageAt.ts'

/** Whether the page at an address is written by the team. */
const isWritten = (path: string) => ['article', 'blog', 'post'].includes(matchPage(path).page.kind)

/** The facts about the shop for the head of a page. */
interface ShopFacts {
  readonly shopName: string
  /** Codes of its languages. */
  readonly languages: readonly string[]
}

/** Finds the page at an address. Data of the catalogue is cached until it changes. */
export const createPageReader = (deps: Deps, catalogue: CatalogueAnswers) => {
  const { engine, now } = deps
  const cache = createKeptPages(deps, 'heads')
  const { toPage } = createShown(textCache(deps))
  const settings = createSettings(engine.db)

  const read = async <T>(
    key: string,
    topics: readonly Topic[],
    make: () => Promise<T>,
    version?: number,
  ): Promise<T> => {
    const lastChange = lastChangeOf(engine.db, ...topics)
    const page = async () => ({ text: JSON.stringify(await make()), lastChange })
    return JSON.parse(await cache.get(key, page, version)) as T
  }

  const lastChangeOfPage = (page: Page): LastChange | undefined => {
    if (page === notFound) return undefined
    return page.kind === 'product'
      ? lastChangeOfProduct(engine.db, page.slug)
      : lastChangeOf(engine.db, 'categories')
  }

  /** The page depends on the path and the search only. Pages that do not exist are not cached. */
  const readPage = async (address: URL, version?: number): Promise<Page> => {
    const key = `page ${address.pathname} ${address.searchParams.get('search') ?? ''}`
    const make = async () => {
      const page = await pageAt(address, source)
      return { text: JSON.stringify(page), lastChange: lastChangeOfPage(page) }
    }
    return JSON.parse(await cache.get(key, make, version)) as Page
  }

  const source: PageSource = {
    category: async (slug) => {
      const { data } = JSON.parse(await catalogue.categories()) as { data: readonly Category[] }
      return pathTo(data, slug).at(-1)
    },
    product: async (slug) => {
      const json = await catalogue.product(slug).catch(() => undefined)
      return json === undefined ? undefined : (JSON.parse(json) as Product)
    },
    article: async (kind, slug) => {
      const [found] = await readPublished(engine.db, kind, now(), slug)
      return found && toPage(found)
    },
  }

  /** The picture of each category by its slug, and that of the first featured product. */
  const readPictures = async () => {
    const categories = await readShownCategories(engine.db)
    const { data } = JSON.parse(await catalogue.featured(false)) as {
      data: readonly FeaturedProduct[]
    }
    return {
      byCategory: Object.fromEntries(categories.map(({ slug, image }) => [slug, image])),
      featured: data[0]?.imageUrl_thum[0],
    }
  }

  return {
    /** @param version the shop's version, if it was read for this request */
    shop: (version?: number): Promise<ShopFacts> =>
      read(
        'shop',
        ['settings'],
        async () => ({
          shopName: (await settings.store()).customization.shopName,
          languages: (await settings.languages()).map(({ iso_code }) => iso_code),
        }),
        version,
      ),
    /** @param version the shop's version, if it was read for this request */
    page: (address: URL, version?: number): Promise<Page> =>
      // Scheduled articles become public without any change of the shop.
      isWritten(address.pathname) ? pageAt(address, source) : readPage(address, version),
    /** The fallback picture of a page: that of its category, else the first featured product's. */
    pictureFor: async (page: Page, { pathname }: URL): Promise<string | undefined> => {
      const { byCategory, featured } = await read(
        'pictures',
        ['categories', 'assortment', 'featured'],
        readPictures,
      )
      const slug = decodeURIComponent(pathname.split('/')[2] ?? '')
      return (page.kind === 'category' ? byCategory[slug] : null) ?? featured
    },
  }
}
export type PageReader = ReturnType<typeof createPageReader>
