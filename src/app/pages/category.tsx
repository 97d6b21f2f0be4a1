import { useLoaderData } from 'react-router-dom'
import { CategoryPage } from '../../views/pages/ListingPage.tsx'
import type { Loaded } from '../loaders.ts'
import { useComposed } from '../useComposed.ts'
import { usePageActor } from '../usePageActor.ts'

export function Component() {
  const data = useLoaderData<Loaded<'category'>>()
  return <Listed key={JSON.stringify(data.source)} data={data} />
}

function Listed({ data: { source, first, path } }: { data: Loaded<'category'> }) {
  const { machines } = useComposed()
  const listing = usePageActor(machines.listing, { source, first })
  return <CategoryPage listing={listing} path={path} />
}
