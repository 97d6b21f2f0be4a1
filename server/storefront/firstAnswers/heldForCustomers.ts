import type { Product, ProductCard } from '../../../src/contracts/catalogue.ts'
import { contract } from '../../../src/contracts/index.ts'
import {
  categoryList,
  eshopList,
  type ListingSource,
  listingQuery,
} from '../../../src/domain/catalogue/listingSource.ts'
import { firstRow, pictureSizes } from '../../../src/domain/catalogue/pictures.ts'
import { answerKey } from '../../../src/domain/shell/answerKey.ts'
import type { Page } from '../../../src/domain/shell/pageHead.ts'
import type { CatalogueAnswers } from '../../catalogue/answers.ts'
import { askedIn } from '../../catalogue/catalogue.routes.ts'
import { type Held, nothing, picturesOf } from './held.ts'

const { search, byCategorySlug } = contract.catalogue

/** The embedded data of catalogue pages for verified customers. */
export const createHeldForCustomers = (catalogue: CatalogueAnswers) => {
  /** The first page of a list, with its key. */
  const open = async (source: ListingSource): Promise<readonly [string, string]> => {
    const given = listingQuery(source, { page: 1, withFacets: true })
    if (source.kind === 'category') {
      const { slug } = source
      const query = byCategorySlug.query.parse(given)
      return [
        answerKey('catalogue.byCategorySlug', {
          params: { slug },
          query: given,
        }),
        await catalogue.list(byCategorySlug.pathParams.parse({ slug }), askedIn(query)),
      ]
    }
    const asked = { ...given, query: source.query }
    const { query, ...rest } = search.query.parse(asked)
    return [
      answerKey('catalogue.search', { query: asked }),
      await catalogue.search(query, askedIn(rest)),
    ]
  }

  const list = async (source: ListingSource, isLines: boolean): Promise<Held> => {
    const [key, json] = await open(source)
    const { data } = JSON.parse(json) as { data: readonly ProductCard[] }
    return {
      answers: { [key]: json },
      pictures: picturesOf(
        data.slice(0, firstRow),
        isLines ? pictureSizes.line : pictureSizes.card,
      ),
    }
  }

  const product = async (slug: string): Promise<Held> => {
    const json = await catalogue.product(slug)
    const shown = JSON.parse(json) as Product
    const key = answerKey('catalogue.product', { params: { slug } })
    return { answers: { [key]: json }, pictures: picturesOf([shown], pictureSizes.product) }
  }

  /** Includes the category tree for the breadcrumb. */
  const belowCategories = async (page: Promise<Held>): Promise<Held> => {
    const [tree, { answers, pictures }] = await Promise.all([catalogue.categories(), page])
    return { answers: { ...answers, [answerKey('catalogue.categories')]: tree }, pictures }
  }

  /** Omits failed answers: the page calls the API and gets the error. */
  return async (
    { kind }: Pick<Page, 'kind'>,
    { pathname, searchParams: given }: URL,
    language: string,
  ): Promise<Held> => {
    const parts = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    const isLines = given.get('view') === 'list'
    const pages: Partial<Record<Page['kind'], () => Promise<Held>>> = {
      eshop: () => list(eshopList(given, language), isLines),
      search: () => list(eshopList(given, language), isLines),
      category: () => belowCategories(list(categoryList(parts[1] ?? '', given, language), isLines)),
      product: () => belowCategories(product(parts[3] ?? '')),
    }
    return (await pages[kind]?.().catch(() => nothing)) ?? nothing
  }
}
