import { useLoaderData } from 'react-router-dom'
import { CategoryPage } from '../../views/pages/ListingPage.tsx'
import type { Loaded } from '../loaders.ts'
import { useCountedView } from '../useCountedView.ts'
import { useListing } from '../useListing.ts'

export function Component() {
  const data = useLoaderData<Loaded<'category'>>()
  useCountedView('category', data.path.at(-1)?.slug ?? '')
  return <Listed key={JSON.stringify(data.source)} data={data} />
}

function Listed({ data: { source, first, path } }: { data: Loaded<'category'> }) {
  const listing = useListing(source, first)
  return <CategoryPage listing={listing} path={path} />
}
