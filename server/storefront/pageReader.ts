import type { Category, FeaturedProduct, Product } from '../../src/contracts/catalogue.ts'
import { pathTo } from '../../src/domain/categoryTree.ts'
import { contentPages } from '../../src/domain/content/contentPages.ts'
import type { Page } from '../../src/domain/pageHead.ts'
import type { CatalogueAnswers } from '../catalogue/answers.ts'
import { createPageCache } from '../catalogue/version.ts'
import { readPublished } from '../content/articles/articles.repo.ts'
import { toPage } from '../content/articles/shown.ts'
import { readShownCategories } from '../content/shownCategories.ts'
import type { Deps } from '../deps.ts'
import { createSettings } from '../settings/settings.repo.ts'
import { type PageSource, pageAt } from './pageAt.ts'

/** Whether the team writes what is at an address, which may end with a slash. */
const isWritten = (path: string) =>
  contentPages.includes(path.replace(/\/+$/, '')) || path.startsWith('/blog')

/** The shop, as far as the head of a page tells of it. */
interface ShopFacts {
  readonly shopName: string
  /** Codes of its languages. */
  readonly languages: readonly string[]
}

/** Finds the page at an address; what the catalogue says of it is kept until it changes. */
export const createPageReader = (
  { engine, now }: Pick<Deps, 'engine' | 'now'>,
  catalogue: CatalogueAnswers,
) => {
  const cache = createPageCache(engine)
  const settings = createSettings(engine.db)

  const read = async <T>(key: string, make: () => Promise<T>): Promise<T> =>
    JSON.parse(await cache.get(key, async () => JSON.stringify(await make()))) as T

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

  return {
    shop: (): Promise<ShopFacts> =>
      read('shop', async () => ({
        shopName: (await settings.store()).customization.shopName,
        languages: (await settings.languages()).map(({ iso_code }) => iso_code),
      })),
    page: (address: URL): Promise<Page> =>
      // What is published may change with the time alone.
      isWritten(address.pathname)
        ? pageAt(address, source)
        : read(`page ${address.pathname} ${address.searchParams.get('search') ?? ''}`, () =>
            // Nothing else of the query makes another page.
            pageAt(address, source),
          ),
    /** A picture for a page that has none: that of its category, else the first of the front page. */
    pictureFor: (address: URL): Promise<string | undefined> =>
      read(`picture for ${address.pathname}`, async () => {
        const slug = decodeURIComponent(address.pathname.split('/')[2] ?? '')
        const categories = await readShownCategories(engine.db)
        const { data } = JSON.parse(await catalogue.featured(false)) as {
          data: readonly FeaturedProduct[]
        }
        const image = categories.find((each) => each.slug === slug)?.image
        return { image: image ?? data[0]?.imageUrl_thum[0] }
      }).then(({ image }) => image),
  }
}
export type PageReader = ReturnType<typeof createPageReader>
