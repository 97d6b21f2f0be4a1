import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ResaleRequest } from '../../../src/contracts/cart/resale.ts'
import { mediaPath } from '../../../src/domain/catalogue/pictures.ts'
import { shopifyCsv } from '../../../src/domain/orders/resale/shopifyCsv.ts'
import { wooCsv } from '../../../src/domain/orders/resale/wooCsv.ts'
import { findOriginal, pathOf } from '../../media/originals.ts'
import type { Deps } from '../../opening/deps.ts'
import type { Row } from '../../store/schema.ts'
import { readResale } from './readResale.ts'

/**
 * The resale pack of an order as a ZIP (rule O30): for each language a folder with the products for Shopify and for
 * WooCommerce, and the shop's own pictures of them. Files of products name pictures by their public addresses.
 * @param mediaDir folder of the originals of pictures
 */
export const createResaleArchive = async (
  { engine: { db }, config, now }: Pick<Deps, 'engine' | 'config' | 'now'>,
  mediaDir: string,
  order: Row<'customer_order'>,
  { languages, factor }: ResaleRequest,
): Promise<Readable> => {
  const absolute = (address: string) => new URL(address, config.publicUrl).href
  const { productsIn, pictures } = await readResale(db, order, { factor, absolute })
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const fail = (error: Error) => output.destroy(error)
  zip.on('error', fail)
  const mtime = new Date(now())
  for (const language of languages) {
    const products = productsIn(language)
    zip.addBuffer(Buffer.from(shopifyCsv(products)), `${language}/shopify.csv`, { mtime })
    zip.addBuffer(Buffer.from(wooCsv(products)), `${language}/woocommerce.csv`, { mtime })
  }
  for (const address of pictures) {
    const file = address.startsWith(mediaPath)
      ? await findOriginal(mediaDir, pathOf(address))
      : undefined
    if (file)
      zip.addReadStreamLazy(`pictures/${nameInPack(address)}`, { mtime }, (give) =>
        give(null, createReadStream(file.real).once('error', fail)),
      )
  }
  zip.end()
  return output
}

/** All pictures are in one folder. */
const nameInPack = (address: string) => pathOf(address).replaceAll(/[/\\]/g, '-')
