import type { Product } from '../../../src/contracts/catalogue/product.ts'
import type { Db, Row, Trx } from '../../store/schema.ts'

type PictureColours = NonNullable<Product['pictureColours']>
export type MeasuredPicture = Pick<Row<'picture_colour'>, 'address' | 'colour' | 'preview'>

/** What is known of some pictures, by the order of their addresses. */
export const readMeasured = async (
  db: Db | Trx,
  addresses: readonly string[],
): Promise<readonly MeasuredPicture[]> => {
  if (addresses.length === 0) return []
  return db
    .selectFrom('picture_colour')
    .select(['address', 'colour', 'preview'])
    .where('address', 'in', [...new Set(addresses)])
    .orderBy('address')
    .execute()
}

/** The colours of these pictures as a field of a document; none if no colour is known. */
export const coloursField = (
  measured: readonly MeasuredPicture[],
  addresses: readonly string[],
): { pictureColours?: PictureColours } => {
  const known = measured.filter(({ address }) => addresses.includes(address))
  if (known.length === 0) return {}
  return {
    pictureColours: Object.fromEntries(known.map(({ address, colour }) => [address, colour])),
  }
}

/** The preview of the main picture as a field of a document, if there is one. */
export const previewField = (
  measured: readonly MeasuredPicture[],
  main: string | undefined,
): Pick<Product, 'picturePreview'> => {
  const preview = measured.find(({ address }) => address === main)?.preview
  return preview ? { picturePreview: preview } : {}
}
