import type {
  Category,
  FeaturedProduct,
  Product,
  ProductCard,
} from '../../../src/contracts/catalogue/product.ts'
import type { contract } from '../../../src/contracts/index.ts'
import { pathTo } from '../../../src/domain/catalogue/categoryTree.ts'
import { facetsOf, fits, pieceOf } from '../../../src/domain/catalogue/facets.ts'
import { listedUnder, narrowable } from '../../../src/domain/catalogue/listedNumbers.ts'
import { type ListingFilter, parseFilter } from '../../../src/domain/catalogue/listingFilter.ts'
import { byTitle, languageOfOrder } from '../../../src/domain/catalogue/titles.ts'
import { unitPrice } from '../../../src/domain/settings/money.ts'
import { wholeCatalogue } from '../../../src/domain/shell/addresses.ts'
import { said } from '../../../src/domain/shell/said.ts'
import { attributes, categories, featured } from '../../catalogue/catalogue.ts'
import type { Answers } from '../parts/answers.ts'
import { refuse, refuseField } from '../parts/refusal.ts'
import type { World } from '../parts/world.ts'
import { pageOf } from './page.ts'
import { isFound } from './search.ts'
import type { Shelf } from './shelf.ts'

interface ListQuery {
  readonly page: number
  readonly limit: number
  readonly lang?: string | undefined
  readonly filter?: string | undefined
  readonly facets?: 'yes' | undefined
}

const withBelow = (category: Category): Category[] => [
  category,
  ...category.children.flatMap(withBelow),
]

/** Browsing and searching the demo catalogue. */
export const answerCatalogue = (
  { tables }: World,
  shelf: Shelf,
): Answers<typeof contract.catalogue> => {
  const all = categories.flatMap(withBelow)

  /** The products of a category and its descendants. */
  const productsIn = (category: Category | undefined): Product[] => {
    if (!category) return refuse(404, 'not_found', said('refusal.noCategory'))
    return shelf
      .products()
      .filter((product) =>
        product.category.some(({ slug }) =>
          pathTo(categories, slug).some(({ _id }) => _id === category._id),
        ),
      )
  }

  const hasTitles = (language: string) => shelf.products().some(({ title }) => title[language])

  const filtered = (
    products: readonly Product[],
    filter: ListingFilter,
    lang: string | undefined,
    words?: string,
  ): ProductCard[] =>
    products
      .filter((product) => fits(filter, pieceOf(product)))
      .map((product) => ({
        ...product,
        ...listedUnder({ filter, query: words }, narrowable(product)),
      }))
      .toSorted(inOrder(filter, languageOfOrder(lang, hasTitles)))
      .map(toCard)

  const listing = (products: readonly Product[], query: ListQuery, words?: string) => {
    const filter = readFilter(query.filter ?? '')
    return {
      ...pageOf(filtered(products, filter, query.lang, words), query),
      ...(query.facets ? { facets: facetsOf(filter, products.map(pieceOf), attributes) } : {}),
    }
  }

  const count = async (subject: string) => {
    const known = tables.view.findFirst((q) => q.where({ subject }))
    const views = (known?.views ?? 0) + 1
    if (known)
      await tables.view.update(known, { data: (view) => void Object.assign(view, { views }) })
    else await tables.view.create({ subject, views })
    return { counts: views }
  }

  return {
    categories: () => ({ data: [...categories] }),
    attributes: () => ({ data: [...attributes] }),
    product: ({ params: { slug } }) =>
      shelf.product(slug) ??
      shelf.products().find(({ _id }) => _id === slug) ??
      refuse(404, 'not_found', said('refusal.noProduct')),
    byCategoryId: ({ params: { id }, query }) => {
      const { titleFilter, priceFilter, stockFilter } = query
      const category = all.find(({ _id }) => _id === id)
      const filter: ListingFilter = {
        attributes: {},
        ...(stockFilter ? { stock: stockFilter } : {}),
        ...(titleFilter ? { sort: { by: 'title', direction: titleFilter } } : {}),
        ...(priceFilter ? { sort: { by: 'price', direction: priceFilter } } : {}),
      }
      return pageOf(filtered(productsIn(category), filter, query.lang), query)
    },
    byCategorySlug: ({ params: { slug }, query }) => {
      const category = all.find((each) => each.slug === slug)
      const isWhole = category === undefined && slug === wholeCatalogue
      return listing(isWhole ? shelf.products() : productsIn(category), query)
    },
    featured: ({ customerId }) => ({
      data: featured.flatMap((slug): FeaturedProduct[] => {
        const product = shelf.product(slug)
        if (!product) return []
        const { prices, stock, ...seen } = toCard(product)
        return [customerId === undefined ? seen : { ...seen, prices, stock }]
      }),
    }),
    search: ({ query }) =>
      listing(shelf.products().filter(isFound(query.query)), query, query.query),
    cards: ({ query: { ids } }) => ({
      data: ids.flatMap((id) =>
        shelf
          .products()
          .filter(({ _id }) => _id === id)
          .map(toCard),
      ),
    }),
    countCategoryView: ({ params: { slug } }) => {
      const category = all.find((each) => each.slug === slug)
      return category ? count(category._id) : refuse(404, 'not_found', said('refusal.noCategory'))
    },
    countProductView: ({ params: { id } }) =>
      shelf.products().some(({ _id }) => _id === id)
        ? count(id)
        : refuse(404, 'not_found', said('refusal.noProduct')),
  }
}

const toCard = ({
  description: _description,
  keywords: _keywords,
  attributes: _attributes,
  variants: _variants,
  moreVariants: _moreVariants,
  quantityRule: _quantityRule,
  ...card
}: Product): ProductCard => card

const readFilter = (text: string): ListingFilter => {
  const read = parseFilter(text)
  if ('filter' in read) return read.filter
  return refuseField(
    'filter',
    `"${read.refused}" means nothing; use parts such as price:asc, stock:in or min:100`,
  )
}

/** The demo catalogue is ordered newest first. */
const inOrder = ({ sort }: ListingFilter, language: string) => {
  const compareTitles = byTitle(language)
  return (a: Product, b: Product): number => {
    if (!sort) return 0
    const ascending = {
      price: () => unitPrice(a.prices) - unitPrice(b.prices),
      title: () => compareTitles(a.title, b.title),
      newest: () => 1,
    }[sort.by]()
    return sort.direction === 'asc' ? ascending : -ascending
  }
}
