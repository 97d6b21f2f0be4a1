import { basename } from 'node:path'
import { Article } from '../../src/contracts/content/articles.ts'
import { readArticle } from '../content/articles/articleFile.ts'
import type { ArticleFolder } from '../content/articles/articleFolder.ts'

/** The same drawing with its own names, so that it can be placed beside another. */
const renamed = (drawing: string, prefix: string): string =>
  drawing
    .replaceAll(/ id="(\w+)"/g, ` id="${prefix}$1"`)
    .replaceAll(/url\(#(\w+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#(\w+)"/g, `href="#${prefix}$1"`)

const placed = (drawing: string, prefix: string, [x, y, side]: readonly number[]): string =>
  renamed(drawing, prefix).replace(
    / width="\d+" height="\d+"/,
    ` x="${x}" y="${y}" width="${side}" height="${side}"`,
  )

const drawLook = ([large = '', upper = '', lower = '']: readonly string[]): string =>
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1500 1000" width="1500" height="1000">',
    placed(large, 'l', [0, 0, 1000]),
    placed(upper, 'u', [1000, 0, 500]),
    placed(lower, 'v', [1000, 500, 500]),
    '</svg>',
  ].join('')

/**
 * The pictures of the demo's looks by their file names: the product of the first spot large, two small ones beside it.
 * @param folders the demo's content
 * @param draw draws the product with a slug
 */
export const drawLooks = (
  folders: readonly ArticleFolder[],
  draw: (slug: string) => string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    folders
      .filter(({ kind }) => kind === 'look')
      .map(({ files }) => {
        const { cover, spots } = Article.parse(readArticle(files).article)
        return [basename(cover?.image ?? ''), drawLook(spots.map(({ product }) => draw(product)))]
      }),
  )
