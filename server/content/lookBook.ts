import type { ShownLook } from '../../src/contracts/content.ts'
import { readSoldTitles } from '../catalogue/soldTitles.ts'
import type { Db } from '../store/schema.ts'
import { type Published, readPublished } from './articles/articles.repo.ts'

/** The looks that are shown at `now`, in the order of their places; of the same place, the newest comes first. */
export const readLooks = async (db: Db, now: number): Promise<readonly Published[]> =>
  (await readPublished(db, 'look', now)).toSorted((a, b) => a.article.position - b.article.position)

/** A look without what only buyers see. */
export const toTeaser = ({ slug, article: { title, cover } }: Published) => ({
  ...{ slug, title },
  image: cover?.image ?? '',
  alt: cover?.alt ?? {},
})

/** The look book as buyers leaf through it: a product that is no longer sold has no spot. */
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
