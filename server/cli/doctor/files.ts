import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { documentsDir } from '../../account/documents/documentFile.ts'
import { mediaDir } from '../../folders.ts'
import type { Db } from '../../store/schema.ts'
import type { Finding } from './finding.ts'

const prefix = '/media/'

/** Pictures and customers' files that are in the database but missing in the data folder. */
export const checkFiles = async (db: Db, dataDir: string): Promise<Finding[]> => [
  ...(await checkPictures(db, mediaDir({ dataDir }))),
  ...(await checkDocuments(db, documentsDir({ dataDir }))),
]

/** Pictures with an address of the shop. Others are on other servers. */
const checkPictures = async (db: Db, folder: string): Promise<Finding[]> => {
  const products = await db
    .selectFrom('product')
    .select(['slug', 'images_json'])
    .where('status', '=', 'active')
    .orderBy('slug')
    .execute()
  return products.flatMap(({ slug, images_json }) => {
    const missing = imagesIn(images_json)
      .filter((address) => address.startsWith(prefix))
      .map((address) => decodeURIComponent(address.slice(prefix.length)))
      .filter((name) => !existsSync(join(folder, name)))
    if (missing.length === 0) return []
    return {
      what: `product ${slug}: buyers see a drawing instead of ${missing.join(', ')}, which is not in ${folder}`,
      todo: 'restore the pictures from a backup, or import the product again',
    }
  })
}

/** Invalid lists are reported with the product. */
const imagesIn = (json: string): readonly string[] => {
  try {
    return JSON.parse(json) as string[]
  } catch {
    return []
  }
}

const checkDocuments = async (db: Db, folder: string): Promise<Finding[]> => {
  const documents = await db.selectFrom('document').select(['id', 'name']).orderBy('id').execute()
  return documents
    .filter(({ id }) => !existsSync(join(folder, id)))
    .map(({ id, name }) => ({
      what: `the document ${name} (${id}) of a customer cannot be opened: its file is not in ${folder}`,
      todo: 'restore it from a backup, or ask the customer for it again',
    }))
}
