import type { Deps } from '../server/deps.ts'
import { hasSizes, type PictureWidth, sizedAddress } from '../src/domain/pictures.ts'

/** The widths of cards in a wide window and on a telephone. */
const cardWidths: readonly PictureWidth[] = [320, 640]

/**
 * Asks an open shop for the pictures of its lists, the newest first, so that they are made before a buyer looks:
 * one at a time, so that a buyer who comes meanwhile is not kept waiting.
 * @param address where the shop listens
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
