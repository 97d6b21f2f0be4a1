import { useLoaderData } from 'react-router-dom'
import { EshopPage } from '../../views/pages/EshopPage.tsx'
import { SearchPage } from '../../views/pages/ListingPage.tsx'
import type { Loaded } from '../loaded.ts'
import { Listed } from './Listed.tsx'

export function Component() {
  const data = useLoaderData<Loaded<'eshop'>>()
  const { source, first } = data
  if (source.kind === 'category')
    return (
      <EshopPage list={first}>
        <Listed {...data} />
      </EshopPage>
    )
  return (
    <SearchPage query={source.query} didYouMean={first.didYouMean} list={first}>
      <Listed {...data} query={first.didYouMean ?? source.query} />
    </SearchPage>
  )
}
