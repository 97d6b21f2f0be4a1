import { useLoaderData } from 'react-router-dom'
import { HistoryPage } from '../../views/pages/HistoryPage.tsx'
import type { Loaded } from '../loaded.ts'

export function Component() {
  return <HistoryPage {...useLoaderData<Loaded<'history'>>()} />
}
