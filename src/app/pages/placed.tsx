import { useLoaderData } from 'react-router-dom'
import { PlacedPage } from '../../views/pages/PlacedPage.tsx'
import type { Loaded } from '../loaders.ts'

export function Component() {
  return <PlacedPage {...useLoaderData<Loaded<'placed'>>()} />
}
