import { useLoaderData } from 'react-router-dom'
import { WishlistPage } from '../../views/pages/WishlistPage.tsx'
import type { Loaded } from '../loaders.ts'

export function Component() {
  return <WishlistPage {...useLoaderData<Loaded<'wishlist'>>()} />
}
