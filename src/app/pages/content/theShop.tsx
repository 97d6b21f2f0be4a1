import { useLoaderData } from 'react-router-dom'
import { TheShopPage } from '../../../views/content/TheShopPage.tsx'
import type { Loaded } from '../../loaders/loaded.ts'

export function Component() {
  return <TheShopPage {...useLoaderData<Loaded<'theShop'>>()} />
}
