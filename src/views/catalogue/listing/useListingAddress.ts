import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import {
  formatFilter,
  type ListingFilter,
  parseFilter,
} from '../../../domain/catalogue/listingFilter.ts'

export type ListingView = 'grid' | 'list'

/** The first product of a page of a list. */
export const pageId = (page: number) => `page-${page}`

const read = (text: string): ListingFilter => {
  const parsed = parseFilter(text)
  return 'filter' in parsed ? parsed.filter : { attributes: {} }
}

/**
 * The filter, order and layout of a list, which are kept in its address, so that back, reload and a shared link show
 * the same. A choice takes effect at once, while its list is still loading.
 */
export const useListingAddress = () => {
  const here = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const params = new URLSearchParams(next?.pathname === here.pathname ? next.search : here.search)
  const go = (name: string, value: string) => {
    if (value) params.set(name, value)
    else params.delete(name)
    params.delete('page')
    navigate({ search: String(params) }, { preventScrollReset: true })
  }
  const view: ListingView = params.get('view') === 'list' ? 'list' : 'grid'
  return {
    filter: read(params.get('filter') ?? ''),
    apply: (filter: ListingFilter) => go('filter', formatFilter(filter)),
    view,
    show: (chosen: ListingView) => go('view', chosen === 'list' ? 'list' : ''),
    /** The address of the list with its first `pages`, at the last of them. */
    upTo: (pages: number) => {
      const asked = new URLSearchParams(params)
      asked.set('page', String(pages))
      return `?${asked}#${pageId(pages)}`
    },
  }
}
