import { LookBook, type ShownLook } from '../../src/contracts/content.ts'
import type { MultilingualText } from '../../src/contracts/primitives.ts'
import { refuse } from '../http/problem.ts'
import { putSetting } from '../settings/settings.writer.ts'
import type { Db, Trx } from '../store/schema.ts'

/** Where the look book is kept among the settings. */
const key = 'lookBook'

/** The look book as the team has set it up; empty where it has none. */
export const readLookBook = async (db: Db | Trx): Promise<LookBook> => {
  const row = await db
    .selectFrom('setting')
    .select('value_json')
    .where('key', '=', key)
    .executeTakeFirst()
  return row ? LookBook.parse(JSON.parse(row.value_json)) : []
}

const titlesOf = async (
  db: Db | Trx,
  book: LookBook,
): Promise<ReadonlyMap<string, MultilingualText>> => {
  const slugs = [...new Set(book.flatMap(({ spots }) => spots.map(({ product }) => product)))]
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom('product')
    .select(['slug', 'title_json'])
    .where('slug', 'in', slugs)
    .where('status', '=', 'active')
    .execute()
  return new Map(rows.map(({ slug, title_json }) => [slug, JSON.parse(title_json)]))
}

/** The look book as buyers leaf through it: a piece that is no longer sold has no spot. */
export const readShownLooks = async (db: Db): Promise<ShownLook[]> => {
  const book = await readLookBook(db)
  const titles = await titlesOf(db, book)
  return book.map((look) => ({
    ...look,
    spots: look.spots.flatMap((spot) => {
      const title = titles.get(spot.product)
      return title ? [{ ...spot, title }] : []
    }),
  }))
}

/**
 * Replaces the look book, all or nothing.
 * @throws Refusal 422 that names the wrong field, or a spot whose product is not sold
 */
export const putLookBook = async (trx: Trx, given: unknown): Promise<LookBook> => {
  const { data, error } = LookBook.safeParse(given)
  if (!data) {
    const issue = error.issues[0]
    const field = issue?.path.join('.') || 'look book'
    return refuse(422, 'invalid_field', `${field}: ${issue?.message}`, { field })
  }
  const titles = await titlesOf(trx, data)
  for (const [page, { spots }] of data.entries())
    for (const [place, { product }] of spots.entries())
      if (!titles.has(product)) {
        const field = `${page}.spots.${place}.product`
        return refuse(
          422,
          'invalid_field',
          `${field}: no product with the slug ${product} is sold`,
          {
            field,
          },
        )
      }
  await putSetting(trx, key, data)
  return data
}
