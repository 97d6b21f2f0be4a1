import { useLoaderData } from 'react-router-dom'
import { PlacedPage } from '../../../views/orders/PlacedPage.tsx'
import type { Loaded } from '../../loaders/loaded.ts'

export function Component() {
  return <PlacedPage {...useLoaderData<Loaded<'placed'>>()} />
}
