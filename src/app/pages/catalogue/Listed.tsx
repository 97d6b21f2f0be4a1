import type { OpenList } from '../../../views/catalogue/listing/openList.ts'
import { Products } from '../../../views/catalogue/listing/Products.tsx'
import { heartOf } from '../../compose/Heart.tsx'

/** The products of a list; another list starts at the beginning. */
export function Listed({
  open: { id, listing, places },
  query = '',
}: {
  open: OpenList
  /** The search words that found its products. */
  query?: string
}) {
  return <Products key={id} listing={listing} places={places} query={query} heart={heartOf} />
}
