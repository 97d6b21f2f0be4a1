import { describe, expect, test } from 'vitest'
import { metaOf, type Page, pageHead, plainText } from '../../../src/domain/shell/pageHead.ts'

/** Returns keys unchanged, so that the texts can be compared. */
const speech = (given: { shopName?: string; language?: string } = {}) => ({
  ...{ shopName: 'Alma', language: 'en' },
  ...given,
  say: (key: string, values: Readonly<Record<string, string>>) =>
    [key, ...Object.values(values)].join(' '),
})
const head = (page: Page, given?: Parameters<typeof speech>[0]) => pageHead(page, speech(given))

const product: Page = {
  ...{ kind: 'product', title: { en: 'Ring', it: 'Anello' }, description: { en: '<p>Round</p>' } },
  ...{ images: ['/a.svg', '/b.svg'], keywords: '["silver",7,"band"]', slug: 'ring', sku: 'R-1' },
  categories: [],
}

test.each([
  ...(['eshop', 'login', 'forgotPassword', 'resetPassword', 'register', 'contact'] as const),
  ...(['customWork', 'askReturn', 'confirmEmail', 'undoEmail', 'privacy', 'eraseAccount'] as const),
  ...(['theShop', 'lookBook', 'blog'] as const),
])('Scenario: %s has words of its own', (kind) => {
  expect(head({ kind })).toMatchObject({ name: `${kind}.title`, description: `${kind}.lead` })
})

test.each([
  ...(['home', 'unsubscribe', 'account', 'information', 'verification', 'messages'] as const),
  ...(['request', 'cart', 'checkout', 'placed', 'addresses', 'history'] as const),
  ...(['wishlist', 'notFound'] as const),
])('Scenario: %s is described as the shop is', (kind) => {
  expect(head({ kind })).toMatchObject({ name: `${kind}.title`, description: 'home.description' })
})

describe('The title of a page', () => {
  test('Scenario: the name of the shop follows, if it is known', () => {
    expect([head({ kind: 'cart' }).title, head({ kind: 'cart' }, { shopName: '' }).title]).toEqual([
      'cart.title | Alma',
      'cart.title',
    ])
  })

  test('Scenario: a search has the searched text', () => {
    expect(head({ kind: 'search', query: 'ring' })).toEqual({
      ...{ name: 'search.title ring', title: 'search.title ring | Alma' },
      ...{ description: 'eshop.lead', image: undefined, keywords: [] },
    })
  })

  test('Scenario: a category is described by its subcategories, else like the shop', () => {
    const name = { en: 'Rings', it: 'Anelli' }
    const below = [{ en: 'Bands' }, { en: 'Signets' }]
    expect(head({ kind: 'category', name, below })).toMatchObject({
      ...{ name: 'Rings', description: 'Bands, Signets' },
    })
    expect(head({ kind: 'category', name, below: [] }, { language: 'it' })).toMatchObject({
      ...{ name: 'Anelli', description: 'home.description' },
    })
  })

  test.each([
    { kind: 'article', isListed: true },
    { kind: 'post', publishedAt: '2026-01-01' },
  ] as const)('Scenario: what the team writes has its own words and picture: %o', (given) => {
    const written = { title: { en: 'Care' }, description: { en: 'How to' }, image: '/c.svg' }
    expect(head({ ...given, ...written })).toEqual({
      ...{ name: 'Care', title: 'Care | Alma', description: 'How to', image: '/c.svg' },
      keywords: [],
    })
  })

  test('Scenario: a product has its first picture, and its keywords that are text', () => {
    expect(head(product, { language: 'it' })).toEqual({
      ...{ name: 'Anello', title: 'Anello | Alma', description: 'Round', image: '/a.svg' },
      keywords: ['silver', 'band'],
    })
    const keywords = ['{', '{"a":1}'].map((json) => head({ ...product, keywords: json }).keywords)
    expect(keywords).toEqual([[], []])
  })
})

describe('The text of a description', () => {
  test('Scenario: elements become spaces, and entities their characters', () => {
    expect(plainText(' <p>A&amp;B</p><b>1 &lt; 2 &gt; 0</b>&quot;&#39;&nbsp;C ')).toBe(
      `A&B 1 < 2 > 0 "' C`,
    )
  })

  test('Scenario: 200 characters are unchanged, longer texts are cut between two words', () => {
    const whole = `${'word '.repeat(39)}words`
    expect([whole.length, plainText(whole)]).toEqual([200, whole])
    expect(plainText(`${whole} x`)).toBe(`${whole}…`)
    expect(plainText(`${whole}x`)).toBe(`${'word '.repeat(38)}word…`)
  })
})

test('Scenario: a head has elements for search engines and for shared links', () => {
  const { name: _name, ...shown } = head(product)
  expect(metaOf(shown)).toEqual([
    { name: 'description', content: 'Round' },
    { name: 'keywords', content: 'silver, band' },
    { property: 'og:title', content: 'Ring | Alma' },
    { property: 'og:description', content: 'Round' },
    { property: 'og:image', content: '/a.svg' },
  ])
  expect(metaOf({ ...shown, image: undefined, keywords: [] })).toHaveLength(3)
  expect(metaOf({ ...shown, keywords: ['silver'] })).toContainEqual({
    ...{ name: 'keywords', content: 'silver' },
  })
})
