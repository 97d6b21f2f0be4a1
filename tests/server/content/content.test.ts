import { afterAll, beforeAll, expect, test } from 'vitest'
import { countView } from '../../../server/catalogue/views.ts'
import { readNewest } from '../../../server/content/articles/articles.repo.ts'
import { publishArticle, restoreArticle } from '../../../server/content/articles/articles.writer.ts'
import { readFrontPage } from '../../../server/content/frontPage.ts'
import { readShownLooks } from '../../../server/content/lookBook.ts'
import { readPopularCategories } from '../../../server/content/popularCategories.ts'
import { readShownCategories } from '../../../server/content/shownCategories.ts'
import { putSetting } from '../../../server/settings/settings.writer.ts'
import { looks } from '../../../server/store/migrations/0020_looks.ts'
import { openTestShop } from '../../support/shop.ts'
import { publish } from '../../support/values/articles.ts'

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

const look = (...products: (string | undefined)[]) => ({
  cover: { image: '/media/look.jpg', alt: { en: 'An evening' } },
  body: {},
  spots: products.map((product) => ({ x: 10, y: 20.5, product })),
})

test('Scenario: every category is listed once, before its descendants, with its number of pieces', async () => {
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

test('Scenario: popular categories are those whose lists and pieces are viewed most (rule H7)', async () => {
  const slugsOf = async () => (await readPopularCategories(shop.db)).map(({ slug }) => slug)
  const shown = await readShownCategories(shop.db)
  const quiet = await slugsOf()
  const bySize = shown.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
  const [last, lastButOne] = [bySize.at(-1), bySize.at(-2)]
  const { product_id } = await shop.db
    .selectFrom('product_category')
    .select('product_id')
    .where('category_id', '=', last?._id ?? '')
    .executeTakeFirstOrThrow()
  for (let view = 0; view < 3; view += 1) await countView(shop.db, product_id)
  for (let view = 0; view < 2; view += 1) await countView(shop.db, lastButOne?._id ?? '')
  await countView(shop.db, last?._id ?? '')
  // The chains are below the metals, which are more.
  expect([quiet, (await slugsOf()).slice(0, 2)]).toEqual([
    ['metals', 'rings', 'pendants'],
    [last?.slug, lastButOne?.slug],
  ])
  const chains = shown.find(({ slug }) => slug === 'metals_silver-92.5_chains')
  for (let view = 0; view < 9; view += 1) await countView(shop.db, chains?._id ?? '')
  expect(await slugsOf()).toEqual([chains?.slug, last?.slug, lastButOne?.slug])
})

test('Scenario: the spot of a product that is no longer sold is hidden, and shown again later', async () => {
  const [first = '', second = ''] = slugs
  await publish(shop, 'look', 'evening', { own: look(first, second) })
  const shown = async () =>
    (await readShownLooks(shop.db, shop.time.now)).map(({ spots }) =>
      spots.map(({ product }) => product),
    )
  const both = await shown()
  const setStatus = (status: 'active' | 'archived') =>
    shop.db.updateTable('product').set({ status }).where('slug', '=', first).execute()
  await setStatus('archived')
  const one = await shown()
  await setStatus('active')
  expect([both, one, await shown()]).toEqual([[[first, second]], [[second]], [[first, second]]])
})

test('Scenario: a look is shown in its newest published version, and an earlier one can be restored', async () => {
  const [first = '', second = ''] = slugs
  const named = { kind: 'look', slug: 'restored' } as const
  await publish(shop, 'look', 'restored', { own: { ...look(first), position: 9 } })
  await publish(shop, 'look', 'restored', { own: { ...look(second), position: 9 } })
  const shown = async () =>
    (await readShownLooks(shop.db, shop.time.now)).find(({ slug }) => slug === 'restored')?.spots[0]
      ?.product
  expect(await shown()).toBe(second)
  // A restored look may refer to products that are no longer sold. Their spots are hidden.
  await shop.db.transaction().execute(async (trx) => {
    await restoreArticle(trx, named, 1, shop.time.now)
    await publishArticle(trx, named, shop.time.now)
  })
  expect(await shown()).toBe(first)
})

test('Scenario: the front page shows the first three looks by position, and the newest posts', async () => {
  for (const position of [4, 2, 3, 1])
    await publish(shop, 'look', `place-${position}`, { own: { ...look(), position } })
  for (const day of [1, 2, 3, 4])
    await publish(shop, 'post', `day-${day}`, { at: shop.time.now - 1e9 + day })
  await publish(shop, 'post', 'later', { at: shop.time.now + 1 })
  const { looks, posts } = await readFrontPage(shop.deps, shop.time.now)
  expect(looks.map(({ slug }) => slug).filter((slug) => slug.startsWith('place'))).toEqual(
    looks.slice(-2).map(({ slug }) => slug),
  )
  expect([looks.length, posts.map(({ slug }) => slug)]).toEqual([3, ['day-4', 'day-3', 'day-2']])
})

test.for([
  ['a product that is not sold', () => look(slugs[0], 'no-such-piece'), 'spots.1.product'],
  [
    'a place off the picture',
    () => ({ ...look(), spots: [{ x: 101, y: 0, product: 'a' }] }),
    'spots.0.x',
  ],
  ['no picture', () => ({ ...look(), cover: null }), 'cover'],
  ['a body', () => ({ ...look(), body: { en: 'Read on.' } }), 'body'],
  ['spots on a post', () => ({ ...look(slugs[0]), body: { en: 'A' } }), 'spots'],
] as const)(
  'Scenario: %s is refused by its field, and nothing is changed',
  async ([what, own, field]) => {
    const kind = what === 'spots on a post' ? 'post' : 'look'
    const before = await readNewest(shop.db)
    await expect(publish(shop, kind, 'refused', { own: own() })).rejects.toMatchObject({
      status: 422,
      problem: { field },
    })
    expect(await readNewest(shop.db)).toEqual(before)
  },
)

test('Scenario: a look book in the settings is migrated to published looks with versions', async () => {
  const { db } = shop
  const [product = ''] = slugs
  const old = { image: '/media/old.jpg', title: { en: 'Old' }, spots: [{ x: 1, y: 2, product }] }
  await putSetting(db, 'lookBook', [old])
  await looks(db)
  const shown = (await readShownLooks(db, Date.now())).filter(({ slug }) => slug === 'look-1')
  expect(shown).toMatchObject([{ title: old.title, image: old.image, spots: old.spots }])
  expect(
    await db.selectFrom('setting').where('key', '=', 'lookBook').selectAll().execute(),
  ).toEqual([])
})
