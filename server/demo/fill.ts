import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { measurePictures } from '../catalogue/measurePictures.ts'
import { createCatalogueWriter } from '../catalogue/writer.ts'
import {
  type ArticleFolder,
  importArticles,
  readFolder,
} from '../content/articles/articleFolder.ts'
import {
  putCurrencies,
  putLanguages,
  putSetting,
  putSettings,
} from '../settings/settings.writer.ts'
import type { Engine } from '../store/engine.ts'
import { demoProducts, pictures } from './catalogue/catalogue.ts'
import { demoCategories } from './catalogue/categories.ts'
import { scenes } from './catalogue/drawings/scenes/index.ts'
import { demoSelling } from './catalogue/selling.ts'
import { demoCurrencies, demoLanguages, demoSettings } from './catalogue/settings.ts'
import { drawLooks } from './looks.ts'

export interface DemoOptions {
  /** Milliseconds since the epoch; products are dated from it. */
  readonly now: number
  /** The folder of `/media`; the pictures are written into its folder `demo`. Without it no picture is written. */
  readonly mediaDir?: string
}

/** The address of the demo's pictures. */
const address = '/media/demo'

/**
 * Fills an empty, migrated shop with the demo: settings, languages, currencies, categories, products, the look book and
 * their drawings. The same input gives the same shop, except for record ids.
 */
export const fillDemo = async (engine: Engine, { now, mediaDir }: DemoOptions): Promise<void> => {
  await fillSettings(engine)
  const writer = createCatalogueWriter(engine, () => now)
  await writer.putCategories(demoCategories)
  await writer.putProducts(demoProducts(address))
  const folders = await readFolder(join(import.meta.dirname, 'content'))
  await engine.db.transaction().execute((trx) => importArticles(trx, folders, now))
  if (mediaDir === undefined) return
  await drawPictures(join(mediaDir, 'demo'), folders)
  await measurePictures(engine, mediaDir, () => now)
}

const fillSettings = ({ db }: Engine) =>
  db.transaction().execute(async (trx) => {
    await putLanguages(trx, demoLanguages)
    await putCurrencies(trx, demoCurrencies)
    await putSettings(trx, demoSettings(address))
    await putSetting(trx, 'selling', demoSelling)
  })

const drawPiece = (slug: string): string => {
  const draw = pictures.get(`${slug}-1.svg`)
  if (!draw) throw new Error(`the demo has no ${slug}`)
  return draw()
}

const drawPictures = async (folder: string, content: readonly ArticleFolder[]) => {
  await mkdir(folder, { recursive: true })
  for (const [name, drawing] of Object.entries({ ...scenes, ...drawLooks(content, drawPiece) }))
    await writeFile(join(folder, name), drawing)
  for (const [name, draw] of pictures) await writeFile(join(folder, name), draw())
}
