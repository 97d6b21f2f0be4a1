import { useLoaderData, useSearchParams } from 'react-router-dom'
import { HistoryPage } from '../../views/pages/HistoryPage.tsx'
import type { Loaded } from '../loaded.ts'

export function Component() {
  const [query] = useSearchParams()
  return <HistoryPage {...useLoaderData<Loaded<'history'>>()} wanted={query.get('order')} />
}
