import { expect, test } from 'vitest'
import type { CategoryInput } from '../../../server/catalogue/input.ts'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import { categories, pendant } from '../../support/fixture.ts'
import { list, shop, slugs, useCatalogueShop } from './catalogueShop.ts'

useCatalogueShop()

test('Scenario: a category below one that does not exist is refused, and none is written', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const slugsKept = async () =>
    (await shop.db.selectFrom('category').select('slug').execute()).map(({ slug }) => slug)
  const before = await slugsKept()
  await expect(
    writer.putCategories([
      { slug: 'bangles', parentSlug: null, name: { en: 'Bangles' } },
      { slug: 'cuffs', parentSlug: 'nowhere', name: { en: 'Cuffs' } },
    ]),
  ).rejects.toMatchObject({
    name: 'CatalogueInputError',
    field: 'parentSlug',
    message: expect.stringContaining('there is no category nowhere'),
  })
  expect(await slugsKept()).toEqual(before)
})

test('Scenario: categories that come with a product are added after the others, in order', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const cuff = {
    ...pendant,
    slug: 'cuff',
    categorySlugs: ['cuffs'] as const,
    variants: [{ ...pendant.variants[0], sku: 'CF-1' }] as const,
  }
  const category = (slug: string): CategoryInput => ({ slug, parentSlug: null, name: { en: slug } })
  const top = async () => slugs((await shop.visitor.catalogue.categories()).body) as string[]
  const before = await top()
  await writer.putProduct(cuff, [category('cuffs'), category('anklets')])
  expect(await top()).toEqual([...before, 'cuffs', 'anklets'])
  expect(await list('cuffs')).toEqual(['cuff'])
})

test('Scenario: a category that came with a refused product does not exist', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const torque = { slug: 'torques', parentSlug: null, name: { en: 'Torques' } }
  const inTorques = { ...pendant, slug: 'torque', categorySlugs: ['torques'] as const }
  await expect(writer.putProduct(inTorques, [torque])).rejects.toMatchObject({ field: 'sku' })
  await expect(writer.putProduct(inTorques)).rejects.toMatchObject({ field: 'categorySlugs' })
})

test('Scenario: a renamed category has its new name at once', async () => {
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const nameOf = async (slug: string) => {
    const { body } = await shop.visitor.catalogue.categories()
    if (!('data' in body)) throw new Error(body.message)
    return body.data.find((category) => category.slug === slug)?.name
  }
  expect(await nameOf('pendants')).toEqual({ en: 'Pendants' })
  await writer.putCategories([{ slug: 'pendants', parentSlug: null, name: { en: 'Charms' } }])
  expect(await nameOf('pendants')).toEqual({ en: 'Charms' })
  await writer.putCategories(categories)
})
