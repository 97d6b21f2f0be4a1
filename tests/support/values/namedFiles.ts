import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { documentsDir } from '../../../server/account/documents/documentFile.ts'
import { mediaDir } from '../../../server/folders.ts'
import type { Db } from '../../../server/store/schema.ts'
import { samplePdf } from './samplePdf.ts'

const prefix = '/media/'

/** Writes the pictures and the documents that a database refers to into its data folder. */
export const putNamedFiles = async (db: Db, dataDir: string): Promise<void> => {
  const [media, documents] = [mediaDir({ dataDir }), documentsDir({ dataDir })]
  for (const folder of [media, documents]) await mkdir(folder, { recursive: true })
  for (const { images_json } of await db.selectFrom('product').select('images_json').execute())
    for (const image of JSON.parse(images_json) as string[])
      await writeFile(join(media, image.slice(prefix.length)), `<svg id="${image}"/>`)
  for (const { id } of await db.selectFrom('document').select('id').execute())
    await writeFile(join(documents, id), samplePdf())
}
