import { useLoaderData } from 'react-router-dom'
import { EshopPage } from '../../views/pages/EshopPage.tsx'
import { SearchPage } from '../../views/pages/ListingPage.tsx'
import type { Loaded } from '../loaders.ts'
import { useListing } from '../useListing.ts'

type Results = NonNullable<Loaded<'eshop'>['results']>

export function Component() {
  const { results } = useLoaderData<Loaded<'eshop'>>()
  if (results?.source.kind !== 'search') return <EshopPage />
  const { query } = results.source
  return <Found key={query} results={results} query={query} />
}

function Found({ results, query }: { results: Results; query: string }) {
  const listing = useListing(results.source, results.first)
  return <SearchPage listing={listing} query={query} />
}
