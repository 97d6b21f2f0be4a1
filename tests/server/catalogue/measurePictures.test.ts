import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { measurePictures } from '../../../server/catalogue/measurePictures.ts'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { mediaDir } from '../../../server/folders.ts'
import { readShopVersion } from '../../../server/store/shopVersion.ts'
import type { Product, ProductCard } from '../../../src/contracts/catalogue/product.ts'
import { PicturePreview, previewPrefix } from '../../../src/contracts/primitives.ts'
import { ring } from '../../support/fixture.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'

let shop: TestShop
let folder: string
beforeAll(async () => {
  shop = await openTestShop()
  folder = mediaDir(shop.deps.config)
  await mkdir(folder, { recursive: true })
})
afterAll(() => shop.close())

const measure = () => measurePictures(shop.deps.engine, folder, shop.deps.now)

const drawing = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${body}</svg>`

/** A ring with these pictures, its first variant with one of its own. */
const putRing = (slug: string, images: readonly string[], own: string) => {
  const [first, ...others] = ring.variants.map((each) => ({ ...each, sku: `${slug}-${each.sku}` }))
  if (!first) throw new Error('the ring has no variant')
  const variants = [{ ...first, image: own }, ...others] as const
  const { putProduct } = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  return putProduct({ ...ring, slug, images, variants: [...variants] })
}

const coloursOf = async (slug: string) => {
  const { card_json, detail_json } = await shop.db
    .selectFrom('product')
    .select(['card_json', 'detail_json'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return [
    (JSON.parse(card_json) as ProductCard).pictureColours,
    (JSON.parse(detail_json) as Product).pictureColours,
  ]
}

const version = () => readShopVersion(shop.db)

test('Scenario: cards and products have the average colours of their own pictures (rule C19)', async () => {
  await sharp({ create: { width: 900, height: 700, channels: 3, background: '#b08030' } })
    .png()
    .toFile(join(folder, 'gold-ring.png'))
  // One half is transparent and appears white.
  await writeFile(join(folder, 'half.svg'), drawing('<path fill="#f00" d="M0 0h20v40H0z"/>'))
  await writeFile(join(folder, 'own.svg'), drawing('<path d="M0 0h40v40H0z"/>'))
  await writeFile(join(folder, 'broken.jpg'), 'no picture')
  const images = [
    ...['/media/gold-ring.png', '/media/half.svg', '/media/later.svg', '/media/broken.jpg'],
    ...['/media/../secret.png', '/media/%zz.png', 'https://elsewhere.test/ring.jpg'],
    // As long as the prefix of the shop's own pictures; it must not be cut to the name of a file.
    '/photo-half.svg',
  ]
  await putRing('coloured', images, '/media/own.svg')
  expect(await coloursOf('coloured')).toEqual([undefined, undefined])
  await measure()
  const own = { '/media/gold-ring.png': '#b08030', '/media/half.svg': '#ff8080' }
  expect(await coloursOf('coloured')).toEqual([own, { ...own, '/media/own.svg': '#000000' }])

  // Unchanged products are not published.
  const before = await version()
  await measure()
  expect(await version()).toBe(before)

  await writeFile(join(folder, 'later.svg'), drawing('<path fill="#00f" d="M0 0h40v40H0z"/>'))
  await measure()
  expect((await coloursOf('coloured'))[0]).toEqual({ ...own, '/media/later.svg': '#0000ff' })
})

test('Scenario: two products with one picture both get its colour, and another import keeps it', async () => {
  await writeFile(join(folder, 'both.svg'), drawing('<path fill="#0f0" d="M0 0h40v40H0z"/>'))
  await putRing('first-of-two', ['/media/both.svg'], '/media/both.svg')
  await putRing('second-of-two', ['/media/both.svg'], '/media/both.svg')
  await measure()
  const green = { '/media/both.svg': '#00ff00' }
  for (const slug of ['first-of-two', 'second-of-two'])
    expect(await coloursOf(slug)).toEqual([green, green])
  expect(await putRing('first-of-two', ['/media/both.svg'], '/media/both.svg')).toBe('unchanged')
  expect(await coloursOf('first-of-two')).toEqual([green, green])
})

const previewOf = async (slug: string) => {
  const { detail_json } = await shop.db
    .selectFrom('product')
    .select('detail_json')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow()
  return (JSON.parse(detail_json) as Product).picturePreview
}

test('Scenario: a product has a tiny preview of its main picture, however wild that is (rule C19)', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 120 } as const
  await sharp({ create: { width: 12, height: 9, channels: 3, background: '#fff', noise } })
    .png()
    .toFile(join(folder, 'wild.png'))
  await putRing('previewed', ['/media/wild.png', '/media/half.svg'], '/media/own.svg')
  await measure()
  const preview = await previewOf('previewed')
  expect(PicturePreview.parse(preview)).toBe(preview)
  const { width, height, format } = await sharp(
    Buffer.from(preview?.slice(previewPrefix.length) ?? '', 'base64'),
  ).metadata()
  expect([width, height, format]).toEqual([12, 9, 'webp'])
})

test('Scenario: a picture from before there were previews gets one', async () => {
  const unmeasured = { preview: null, colour: '#123456' }
  await shop.db.updateTable('picture_colour').set(unmeasured).execute()
  await measure()
  expect(await previewOf('previewed')).toMatch(previewPrefix)
  expect((await coloursOf('first-of-two'))[0]).toEqual({ '/media/both.svg': '#00ff00' })
})

test('a product whose main picture is on another host has no preview', async () => {
  await putRing('elsewhere', ['https://elsewhere.test/a.jpg', '/media/half.svg'], '/media/own.svg')
  await measure()
  expect(await previewOf('elsewhere')).toBeUndefined()
})
