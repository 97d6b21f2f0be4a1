import { useLoaderData } from 'react-router-dom'
import { HistoryPage } from '../../../views/orders/HistoryPage.tsx'
import type { Loaded } from '../../loaders/loaded.ts'

export function Component() {
  return <HistoryPage {...useLoaderData<Loaded<'history'>>()} />
}
