import { useLoaderData } from 'react-router-dom'
import { CategoryPage } from '../../views/pages/ListingPage.tsx'
import type { Loaded } from '../loaded.ts'
import { useCountedView } from '../useCountedView.ts'
import { Listed } from './Listed.tsx'

export function Component() {
  const { path, ...data } = useLoaderData<Loaded<'category'>>()
  useCountedView('category', path.at(-1)?.slug ?? '')
  return (
    <CategoryPage path={path} list={data.first}>
      <Listed {...data} />
    </CategoryPage>
  )
}
