import { useSelector } from '@xstate/react'
import type { Category } from '../../../src/contracts/catalogue/product.ts'
import { pathTo } from '../../../src/domain/catalogue/categoryTree.ts'
import { wholeCatalogue } from '../../../src/domain/shell/addresses.ts'
import type { FilterSheetRef } from '../../../src/machines/catalogue/filterSheet.machine.ts'
import type { ListingRef } from '../../../src/machines/catalogue/listing.machine.ts'
import { lazyView } from './lazyView.tsx'
import { categories, wholeList } from './samples.ts'

const pages = () => import('../../../src/views/catalogue/listing/ListingPage.tsx')
const CategoryPage = lazyView(async () => (await pages()).CategoryPage)
const SearchPage = lazyView(async () => (await pages()).SearchPage)
const EshopPage = lazyView(
  async () => (await import('../../../src/views/catalogue/EshopPage.tsx')).EshopPage,
)
const Products = lazyView(
  async () => (await import('../../../src/views/catalogue/listing/Products.tsx')).Products,
)

/** The path to a category of the samples. One that they do not have is named by its address. */
const categoryPath = (slug: string): readonly Category[] => {
  const path = pathTo(categories, slug)
  const name = slug.split('_').at(-1) ?? slug
  return path.length > 0
    ? path
    : [{ _id: slug, slug, name: { en: name }, parentId: null, children: [] }]
}

/** The page of a list: a category, a search, or the whole catalogue. */
export function ListView({ listing, sheet }: { listing: ListingRef; sheet: FilterSheetRef }) {
  const source = useSelector(listing, ({ context }) => context.source)
  const list = { listing, facets: wholeList.facets }
  const query = source.kind === 'search' ? source.query : ''
  const products = <Products listing={listing} places={{ current: [] }} query={query} />
  if (source.kind === 'search')
    return (
      <SearchPage query={source.query} list={list} sheet={sheet}>
        {products}
      </SearchPage>
    )
  if (source.slug === wholeCatalogue)
    return (
      <EshopPage list={list} sheet={sheet}>
        {products}
      </EshopPage>
    )
  return (
    <CategoryPage path={categoryPath(source.slug)} list={list} sheet={sheet}>
      {products}
    </CategoryPage>
  )
}
