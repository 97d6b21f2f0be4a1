import { useLoaderData } from 'react-router-dom'
import { PlacedPage } from '../../views/pages/PlacedPage.tsx'
import type { Loaded } from '../loaded.ts'

export function Component() {
  return <PlacedPage {...useLoaderData<Loaded<'placed'>>()} />
}
