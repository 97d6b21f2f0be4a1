import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Api } from '../../services/parts/api.ts'
import { accepted } from './refusals.ts'

/** The loaders of named lists. */
export const listLoaders = (api: Api) => ({
  lists: async ({ request: { signal } }: LoaderFunctionArgs) => {
    const reply = await api.lists.all({ fetchOptions: { signal } })
    return { lists: accepted(reply).data }
  },

  sharedList: async ({ request: { signal }, params }: LoaderFunctionArgs) => {
    const reply = await api.lists.shared({
      params: { key: params.shareKey ?? '' },
      fetchOptions: { signal },
    })
    return { list: accepted(reply) }
  },
})
