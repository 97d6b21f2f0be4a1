import { z } from 'zod'
import {
  Count,
  Id,
  LanguageCode,
  Money,
  MultilingualText,
  Problem,
  pageOf,
  queryInt,
  Slug,
  text,
} from '../primitives.ts'
import { c, customerOnly, memberRefusals, refusals, visitor } from '../routes.ts'
import { Attribute, Category, FeaturedProduct, Product, ProductCard } from './product.ts'

const listLimit = queryInt({ min: 1, max: 100, fallback: 20 })
const listPage = queryInt({ min: 1, max: 100_000, fallback: 1 })
const cards = pageOf(ProductCard)

/** A value, with the number of pieces in the list that have it. */
export const FacetValue = z.object({ _id: Id, name: MultilingualText, count: Count })
export type FacetValue = z.infer<typeof FacetValue>

/**
 * The choices by which a list can be narrowed further. The counts of an attribute, the price or the stock apply all
 * choices except its own, so that each count is the number of products that choosing it would show.
 */
export const Facets = z.object({
  /** Attributes with the values that some piece has, and with every chosen value. */
  attributes: z.array(z.object({ _id: Id, name: MultilingualText, values: z.array(FacetValue) })),
  /** The lowest and the highest price of a variant, in INR; null if there is no piece. */
  price: z.object({ min: Money, max: Money }).nullable(),
  stock: z.object({ in: Count, out: Count }),
})
export type Facets = z.infer<typeof Facets>

/** A page of products, with facets if they are requested. */
const Listing = cards.extend({ facets: Facets.optional() })

/** A page of hits. */
const Hits = Listing.extend({
  /** If nothing matches the typed words: similar words that some piece has. */
  didYouMean: z.string().optional(),
})

const listPages = {
  limit: listLimit,
  page: listPage,
  /** The language of the buyer: a list sorted by title uses the order of that language, else of English. */
  lang: LanguageCode.optional(),
}

const listingQuery = {
  ...listPages,
  /** Parsed by `src/domain/catalogue/listingFilter.ts`, e.g. `price:asc,stock:in,attr:size:s7`. */
  filter: text(1000).optional(),
  /** Requests the facets too (rule C8); like `filter` of a search, our addition. */
  facets: z.enum(['yes']).optional(),
}

/** Ids, separated by commas. */
const idList = text(100 * 65)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(Id).max(100))
const count = z.object({ counts: Count })

export const catalogue = c.router(
  {
    categories: {
      method: 'GET',
      path: '/category/show',
      summary: 'The category tree',
      responses: { ...refusals, 200: z.object({ data: z.array(Category) }) },
      metadata: visitor,
    },
    countCategoryView: {
      method: 'GET',
      path: '/category/add/counts/:slug',
      summary: 'Count a view of a category',
      pathParams: z.object({ slug: Slug }),
      responses: { ...refusals, 200: count, 404: Problem },
      metadata: visitor,
    },
    product: {
      method: 'POST',
      path: '/products/get-product-ById/:slug',
      summary: 'A product by its slug or its id',
      pathParams: z.object({ slug: Slug }),
      body: c.noBody(),
      responses: { ...memberRefusals, 200: Product, 404: Problem },
      metadata: customerOnly,
    },
    byCategoryId: {
      method: 'GET',
      path: '/products/categories/:id',
      summary: 'The products of a category and those below it, by its id',
      pathParams: z.object({ id: Id }),
      query: z.object({
        ...listPages,
        titleFilter: z.enum(['asc', 'desc']).optional(),
        priceFilter: z.enum(['asc', 'desc']).optional(),
        stockFilter: z.enum(['in', 'out', 'all']).optional(),
      }),
      responses: { ...memberRefusals, 200: cards, 404: Problem },
      metadata: customerOnly,
    },
    byCategorySlug: {
      method: 'GET',
      path: '/products/category/slug/:slug',
      summary: 'The products of a category and those below it, by its slug',
      pathParams: z.object({ slug: Slug }),
      query: z.object(listingQuery),
      responses: { ...memberRefusals, 200: Listing, 404: Problem },
      metadata: customerOnly,
    },
    attributes: {
      method: 'GET',
      path: '/attributes/show',
      summary: 'The attributes and their values',
      responses: { ...refusals, 200: z.object({ data: z.array(Attribute) }) },
      metadata: visitor,
    },
    featured: {
      method: 'GET',
      path: '/products/featured',
      summary: 'Pieces to show first; prices and stock for verified customers alone',
      responses: { ...refusals, 200: z.object({ data: z.array(FeaturedProduct) }) },
      metadata: visitor,
    },
    cards: {
      method: 'GET',
      path: '/products/cards',
      summary: 'The products of a list of ids that are still sold, in its order',
      query: z.object({ ids: idList }),
      responses: { ...memberRefusals, 200: z.object({ data: z.array(ProductCard) }) },
      metadata: customerOnly,
    },
    search: {
      method: 'GET',
      path: '/products/search/all',
      summary: 'Products by title in every language, SKU and keyword',
      query: z.object({ query: text(200).trim().min(1), ...listingQuery }),
      responses: { ...memberRefusals, 200: Hits },
      metadata: customerOnly,
    },
    countProductView: {
      method: 'GET',
      path: '/products/counts-add/:id',
      summary: 'Count a view of a product',
      pathParams: z.object({ id: Id }),
      responses: { ...refusals, 200: count, 404: Problem },
      metadata: visitor,
    },
  },
  { strictStatusCodes: true },
)
