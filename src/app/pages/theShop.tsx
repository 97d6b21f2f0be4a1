import { useLoaderData } from 'react-router-dom'
import { TheShopPage } from '../../views/pages/TheShopPage.tsx'
import type { Loaded } from '../loaded.ts'

export function Component() {
  return <TheShopPage {...useLoaderData<Loaded<'theShop'>>()} />
}
