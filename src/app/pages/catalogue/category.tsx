import { useLoaderData } from 'react-router-dom'
import { CategoryPage } from '../../../views/catalogue/listing/ListingPage.tsx'
import type { Loaded } from '../../loaders/loaded.ts'
import { Listed } from './Listed.tsx'
import { useFilterSheet } from './useFilterSheet.ts'

export function Component() {
  const data = useLoaderData<Loaded<'category'>>()
  return <Category key={data.path.at(-1)?.slug} data={data} />
}

function Category({ data: { path, ...data } }: { data: Loaded<'category'> }) {
  const sheet = useFilterSheet()
  return (
    <CategoryPage path={path} list={data.first} sheet={sheet}>
      <Listed {...data} />
    </CategoryPage>
  )
}
