import { expect, test } from 'vitest'
import { productPage } from '../../../src/domain/catalogue/productPage.ts'
import { structuredData } from '../../../src/domain/catalogue/structuredData.ts'
import { combination, direct } from '../../machines/fixtures.ts'

const shopFacts = {
  ...{ shopName: 'Alma', language: 'it' },
  absolute: (address: string) => `https://shop.test${address}`,
}

test('Scenario: a product with one variant is described with its SKU, in the requested language', () => {
  const product = { ...direct, imageUrl_thum: ['/media/a.jpg', '/media/b.jpg'] }
  expect(structuredData(productPage(product), shopFacts)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: 'P-DIRECT',
    name: 'Catena àncora',
    description: 'Hand made.',
    image: ['https://shop.test/media/a.jpg', 'https://shop.test/media/b.jpg'],
    category: 'Chains',
    brand: { '@type': 'Brand', name: 'Alma' },
  })
})

test('Scenario: a product with several variants is a group; missing fields are left out', () => {
  expect(structuredData(productPage({ ...combination, description: {} }), shopFacts)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    productGroupID: 'anchor-chain',
    name: 'Catena àncora',
    category: 'Chains',
    brand: { '@type': 'Brand', name: 'Alma' },
  })
})

test('Scenario: a post is described with its day, in the requested language', () => {
  const post = {
    kind: 'post',
    ...{ title: { en: 'Silver', it: 'Argento' }, description: { en: 'Care' } },
    ...{ image: '/media/a.svg', publishedAt: '2026-03-02T00:00:00.000Z' },
  } as const
  expect(structuredData(post, shopFacts)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: 'Argento',
    description: 'Care',
    image: ['https://shop.test/media/a.svg'],
    datePublished: '2026-03-02T00:00:00.000Z',
    inLanguage: 'it',
    publisher: { '@type': 'Organization', name: 'Alma' },
  })
})

test('Scenario: a product lists its categories from the top down and omits empty fields', () => {
  const page = productPage({ ...direct, imageUrl_thum: ['/media/a.jpg'] })
  if (page.kind !== 'product') throw new Error('not the page of a product')
  const categories = [{ en: 'Metals' }, { en: 'Chains' }]
  expect(structuredData({ ...page, categories }, shopFacts)).toMatchObject({
    image: ['https://shop.test/media/a.jpg'],
    category: 'Metals > Chains',
  })
  expect(structuredData({ ...page, categories: [] }, shopFacts)).not.toHaveProperty('category')
})

test('Scenario: a post without a picture has no image', () => {
  const post = {
    kind: 'post',
    ...{ title: { en: 'Silver' }, description: {}, image: undefined },
    publishedAt: '2026-03-02T00:00:00.000Z',
  } as const
  expect(structuredData(post, shopFacts)).not.toHaveProperty('image')
})

test('Scenario: other pages have no structured data', () => {
  expect(structuredData({ kind: 'home' }, shopFacts)).toBeUndefined()
})
