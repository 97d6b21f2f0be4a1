import { useLoaderData } from 'react-router-dom'
import { WishlistPage } from '../../../views/account/WishlistPage.tsx'
import type { Loaded } from '../../loaders/loaded.ts'

export function Component() {
  return <WishlistPage {...useLoaderData<Loaded<'wishlist'>>()} />
}
