import type { ProductCard } from '../../contracts/catalogue/product.ts'
import type { Api } from '../parts/api.ts'
import { ServerFailure } from '../parts/failures.ts'

/** Maximum number of products per call. */
const most = 100

/**
 * The cards of products that are still sold, in the order of `ids`.
 * @throws ServerFailure with the status of any refusal
 */
export const fetchCards = async (
  api: Api,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly ProductCard[]> => {
  if (ids.length === 0) return []
  const reply = await api.catalogue.cards({
    query: { ids: ids.slice(0, most).join(',') },
    fetchOptions: { signal },
  })
  if (reply.status !== 200) throw new ServerFailure(reply.status, reply.body)
  return [...reply.body.data, ...(await fetchCards(api, ids.slice(most), signal))]
}
