import { useLoaderData } from 'react-router-dom'
import { EshopPage } from '../../../views/catalogue/EshopPage.tsx'
import { SearchPage } from '../../../views/catalogue/listing/ListingPage.tsx'
import type { Loaded } from '../../loaders/loaded.ts'
import { Listed } from './Listed.tsx'
import { useFilterSheet } from './useFilterSheet.ts'
import { useListing } from './useListing.ts'

export function Component() {
  const data = useLoaderData<Loaded<'eshop'>>()
  const { source } = data
  return <Eshop key={source.kind === 'category' ? '' : source.query} data={data} />
}

function Eshop({ data }: { data: Loaded<'eshop'> }) {
  const { source, first } = data
  const sheet = useFilterSheet()
  const open = useListing(source, first)
  const list = { listing: open.listing, facets: first.facets }
  if (source.kind === 'category')
    return (
      <EshopPage list={list} sheet={sheet}>
        <Listed open={open} />
      </EshopPage>
    )
  return (
    <SearchPage query={source.query} didYouMean={first.didYouMean} list={list} sheet={sheet}>
      <Listed open={open} query={first.didYouMean ?? source.query} />
    </SearchPage>
  )
}
