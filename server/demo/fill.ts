import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createCatalogueWriter } from '../catalogue/writer.ts'
import {
  type ArticleFolder,
  importArticles,
  readFolder,
} from '../content/articles/articleFolder.ts'
import { putCurrencies, putLanguages, putSettings } from '../settings/settings.writer.ts'
import type { Engine } from '../store/engine.ts'
import { picturesOf, slugOf, toProduct } from './build.ts'
import { demoCategories } from './categories.ts'
import { scenes } from './drawings/scenes/index.ts'
import { icons } from './icons.ts'
import { logos } from './logo.ts'
import { drawLooks } from './looks.ts'
import type { DemoLine } from './parts/line.ts'
import { bracelets } from './products/bracelets.ts'
import { chains } from './products/chains.ts'
import { earrings } from './products/earrings.ts'
import { findings } from './products/findings.ts'
import { pendants } from './products/pendants.ts'
import { rings } from './products/rings.ts'
import { stonesForSetting } from './products/stones.ts'
import { demoCurrencies, demoLanguages, demoSettings } from './settings.ts'

export interface DemoOptions {
  /** Milliseconds since the epoch; products are dated from it. */
  readonly now: number
  /** What `/media` serves; the pictures go into its folder `demo`. Without it no picture is written. */
  readonly mediaDir?: string
}

const lines: readonly DemoLine[] = [
  ...[rings, chains, earrings, pendants, bracelets, stonesForSetting, findings].flat(),
]

/**
 * Fills an empty, migrated shop with the demo: settings, languages, currencies, categories, products, the
 * look book and their drawings. The same input gives the same shop, but for record ids.
 */
export const fillDemo = async (engine: Engine, { now, mediaDir }: DemoOptions): Promise<void> => {
  await fillSettings(engine)
  const writer = createCatalogueWriter(engine, () => now)
  await writer.putCategories(demoCategories)
  await writer.putProducts(lines.map(toProduct))
  const folders = await readFolder(join(import.meta.dirname, 'content'))
  await engine.db.transaction().execute((trx) => importArticles(trx, folders, now))
  if (mediaDir !== undefined) await drawPictures(join(mediaDir, 'demo'), folders)
}

const fillSettings = ({ db }: Engine) =>
  db.transaction().execute(async (trx) => {
    await putLanguages(trx, demoLanguages)
    await putCurrencies(trx, demoCurrencies)
    await putSettings(trx, demoSettings)
  })

const drawPiece = (slug: string): string => {
  const line = lines.find((each) => slugOf(each) === slug)
  if (!line) throw new Error(`the demo has no ${slug}`)
  return line.draw(false)
}

const drawPictures = async (folder: string, content: readonly ArticleFolder[]) => {
  await mkdir(folder, { recursive: true })
  for (const [name, drawing] of Object.entries({
    ...logos,
    ...icons,
    ...scenes,
    ...drawLooks(content, drawPiece),
  }))
    await writeFile(join(folder, name), drawing)
  for (const line of lines) {
    const [whole, close] = picturesOf(line)
    await writeFile(join(folder, whole), line.draw(false))
    await writeFile(join(folder, close), line.draw(true))
  }
}
