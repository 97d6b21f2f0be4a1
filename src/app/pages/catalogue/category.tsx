import { useLoaderData } from 'react-router-dom'
import { CategoryPage } from '../../../views/catalogue/listing/ListingPage.tsx'
import type { Loaded } from '../../loaders/loaded.ts'
import { Listed } from './Listed.tsx'
import { useFilterSheet } from './useFilterSheet.ts'
import { useListing } from './useListing.ts'

export function Component() {
  const data = useLoaderData<Loaded<'category'>>()
  return <Category key={data.path.at(-1)?.slug} data={data} />
}

function Category({ data: { path, source, first } }: { data: Loaded<'category'> }) {
  const sheet = useFilterSheet()
  const open = useListing(source, first)
  return (
    <CategoryPage path={path} list={{ listing: open.listing, facets: first.facets }} sheet={sheet}>
      <Listed open={open} />
    </CategoryPage>
  )
}
