import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { putLookBook, readLookBook, readShownLooks } from '../../server/content/lookBook.ts'
import { readShownCategories } from '../../server/content/shownCategories.ts'
import { openTestShop } from '../support/shop.ts'

let shop: Awaited<ReturnType<typeof openTestShop>>
let slugs: readonly string[]

beforeAll(async () => {
  shop = await openTestShop()
  const rows = await shop.db
    .selectFrom('product')
    .select('slug')
    .where('status', '=', 'active')
    .orderBy('slug')
    .execute()
  slugs = rows.map(({ slug }) => slug)
})
afterAll(() => shop.close())
beforeEach(() => put([]))

const put = (book: unknown) => shop.db.transaction().execute((trx) => putLookBook(trx, book))

const look = (...products: (string | undefined)[]) => ({
  image: '/media/look.jpg',
  title: { en: 'Evening' },
  spots: products.map((product) => ({ x: 10, y: 20.5, product })),
})

test('Scenario: every category is shown once, above those below it, with its pieces counted', async () => {
  const shown = await readShownCategories(shop.db)
  const categories = await shop.db.selectFrom('category').select('id').execute()
  const places = new Map(shown.map(({ _id }, place) => [_id, place]))
  expect(shown.length).toBe(categories.length)
  expect(
    shown.filter(
      ({ _id, parentId }) => (places.get(parentId ?? '') ?? -1) > (places.get(_id) ?? 0),
    ),
  ).toEqual([])
  for (const { _id, total, image } of shown) {
    const rows = await shop.db
      .selectFrom('listing')
      .innerJoin('product', 'product.id', 'listing.product_id')
      .select('product.images_json')
      .where('category_id', '=', _id)
      .execute()
    const images = rows.flatMap(({ images_json }) => JSON.parse(images_json) as string[])
    expect([total, image === null ? images.length === 0 : images.includes(image)]).toEqual([
      rows.length,
      true,
    ])
  }
})

test('Scenario: a piece that is no longer sold loses its spot, and gets it back', async () => {
  const [first, second] = slugs
  await put([look(first, second)])
  const shown = async () =>
    (await readShownLooks(shop.db)).map(({ spots }) => spots.map(({ product }) => product))
  const both = await shown()
  await shop.db
    .updateTable('product')
    .set({ status: 'archived' })
    .where('slug', '=', first ?? '')
    .execute()
  const one = await shown()
  await shop.db
    .updateTable('product')
    .set({ status: 'active' })
    .where('slug', '=', first ?? '')
    .execute()
  expect([both, one, await shown()]).toEqual([[[first, second]], [[second]], [[first, second]]])
})

test.for([
  ['a piece that is not sold', () => [look(slugs[0], 'no-such-piece')], '0.spots.1.product'],
  [
    'a place off the picture',
    () => [{ ...look(), spots: [{ x: 101, y: 0, product: 'a' }] }],
    '0.spots.0.x',
  ],
  ['no picture', () => [{ ...look(), image: 'look.jpg' }], '0.image'],
  ['no list', () => ({}), 'look book'],
] as const)(
  'Scenario: %s is refused by its field, and nothing is changed',
  async ([, book, field]) => {
    await put([look(slugs[0])])
    const before = await readLookBook(shop.db)
    await expect(put(book())).rejects.toMatchObject({ status: 422, problem: { field } })
    expect(await readLookBook(shop.db)).toEqual(before)
  },
)
