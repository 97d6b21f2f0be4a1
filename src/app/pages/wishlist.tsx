import { useLoaderData } from 'react-router-dom'
import { WishlistPage } from '../../views/pages/WishlistPage.tsx'
import type { Loaded } from '../loaded.ts'

export function Component() {
  return <WishlistPage {...useLoaderData<Loaded<'wishlist'>>()} />
}
