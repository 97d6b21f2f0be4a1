import type { Deps } from '../../server/opening/deps.ts'
import { hasSizes, type PictureWidth, sizedAddress } from '../../src/domain/catalogue/pictures.ts'

/** The widths of cards in a wide window and on a phone. */
const cardWidths: readonly PictureWidth[] = [320, 640]

/**
 * Requests the pictures of an open shop's lists, newest first, so that they are made in advance. One at a time, so as
 * not to delay buyers.
 * @param address address of the shop
 */
export const warmPictures = async ({ engine }: Deps, address: string): Promise<void> => {
  const rows = await engine.db
    .selectFrom('product')
    .select('images_json')
    .where('status', '=', 'active')
    .orderBy('created_at', 'desc')
    .execute()
  const pictures = rows.flatMap(({ images_json }) =>
    (JSON.parse(images_json) as string[]).slice(0, 1),
  )
  for (const width of cardWidths)
    for (const picture of pictures.filter(hasSizes)) {
      const response = await fetch(new URL(sizedAddress(picture, width, 'avif'), address))
      await response.arrayBuffer()
    }
}
