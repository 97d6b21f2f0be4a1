import type { Product } from '../../../src/contracts/catalogue.ts'
import type { Db, Trx } from '../../store/schema.ts'

export type PictureColours = NonNullable<Product['pictureColours']>

/** The known colours of some pictures by their addresses. */
export const readColours = async (
  db: Db | Trx,
  addresses: readonly string[],
): Promise<PictureColours> => {
  if (addresses.length === 0) return {}
  const rows = await db
    .selectFrom('picture_colour')
    .selectAll()
    .where('address', 'in', [...new Set(addresses)])
    .orderBy('address')
    .execute()
  return Object.fromEntries(rows.map(({ address, colour }) => [address, colour]))
}

/** The colours of these pictures as a field of a document; none if no colour is known. */
export const coloursField = (
  colours: PictureColours,
  addresses: readonly string[],
): { pictureColours?: PictureColours } => {
  const known = Object.entries(colours).filter(([address]) => addresses.includes(address))
  return known.length === 0 ? {} : { pictureColours: Object.fromEntries(known) }
}
