import type { ShownLook } from '../../src/contracts/content/content.ts'
import { readSoldTitles } from '../catalogue/soldTitles.ts'
import type { Db } from '../store/schema.ts'
import { type Published, readPublished } from './articles/articles.repo.ts'

/** The looks that are public at `now`, by position. Newest first for equal positions. */
export const readLooks = async (db: Db, now: number): Promise<readonly Published[]> =>
  (await readPublished(db, 'look', now)).toSorted((a, b) => a.article.position - b.article.position)

/** A look without the parts for buyers only. */
export const toTeaser = ({ slug, article: { title, cover } }: Published) => ({
  ...{ slug, title },
  image: cover?.image ?? '',
  alt: cover?.alt ?? {},
})

/** The look book for buyers, without spots of products that are no longer sold. */
export const readShownLooks = async (db: Db, now: number): Promise<ShownLook[]> => {
  const looks = await readLooks(db, now)
  const titles = await readSoldTitles(
    db,
    looks.flatMap(({ article: { spots } }) => spots.map(({ product }) => product)),
  )
  return looks.map((look) => ({
    ...toTeaser(look),
    summary: look.article.summary,
    spots: look.article.spots.flatMap((spot) => {
      const title = titles.get(spot.product)
      return title ? [{ ...spot, title }] : []
    }),
  }))
}
