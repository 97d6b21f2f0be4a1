import { describe, expect, test } from 'vitest'
import { storedOnDevice, undeclaredNames } from '../../../src/domain/account/storedOnDevice.ts'
import { wayOn } from '../../../src/domain/account/wayOn.ts'
import {
  categoryList,
  eshopList,
  listingQuery,
} from '../../../src/domain/catalogue/listingSource.ts'
import { byTitle, languageOfOrder } from '../../../src/domain/catalogue/titles.ts'
import { blogQuery } from '../../../src/domain/content/blogQuery.ts'
import { isPublicPage, pageSlug } from '../../../src/domain/content/contentPages.ts'
import { themeNamed } from '../../../src/domain/settings/theme.ts'
import {
  categoryPath,
  isCategoryOf,
  postPath,
  productPath,
  searchPath,
  topicPath,
  wholeCatalogue,
} from '../../../src/domain/shell/addresses.ts'
import { askedPage } from '../../../src/domain/shell/askedPage.ts'
import { pages } from '../../../src/domain/shell/pages.ts'

const query = (text: string) => new URLSearchParams(text)

test('Scenario: names are encoded in addresses without loss', () => {
  const product = { slug: 'a/b', category: [{ _id: 'c', slug: 'r s', name: {} }] }
  expect([
    searchPath('ring & co'),
    categoryPath('a b'),
    postPath('a b'),
    productPath(product),
    productPath({ ...product, category: [] }),
    productPath({ ...product, selection: { finish: 'matt' } }),
    productPath({ ...product, selection: { finish: 'matt' }, sku: 'RG 1' }),
    productPath({ ...product, sku: 'RG 1' }),
  ]).toEqual([
    '/eshop?search=ring+%26+co',
    '/eshop/a%20b',
    '/blog/a%20b/',
    '/eshop/detail/r%20s/a%2Fb',
    '/eshop/detail/all/a%2Fb',
    '/eshop/detail/r%20s/a%2Fb?v=finish:matt',
    '/eshop/detail/r%20s/a%2Fb?sku=RG+1',
    '/eshop/detail/r%20s/a%2Fb',
  ])
})

test.each([
  ['page=3', '3'],
  ['page=9', '9'],
  ['page=10', '1'],
  ['page=0', '1'],
  ['page=-1', '1'],
  ['page=2x', '1'],
  ['page=x2', '1'],
  ['', '1'],
])('Scenario: "%s" of 9 pages asks for page %s', (text, page) => {
  expect(askedPage(query(text), 9)).toBe(page)
})

test('Scenario: the blog requests nine posts, and a topic if there is one', () => {
  expect(blogQuery(query('page=9999&tag=care'))).toEqual({ limit: '9', page: '9999', tag: 'care' })
  expect(blogQuery(query('page=10000&tag='))).toEqual({ limit: '9', page: '1' })
})

test('Scenario: pages of the team have slugs, and some are for customers only', () => {
  const written = pages.filter(({ kind }) => kind === 'article')
  expect(written.map(({ path }) => [pageSlug(path), isPublicPage(path)])).toEqual([
    ['about', true],
    ['about-creators', true],
    ['about-workshop', true],
    ['about-maintenance', true],
    ['about-warranty', true],
    ['terms-and-conditions', false],
    ['delivery-returns', false],
    ['cookies-policy', false],
    ['faq', false],
  ])
})

describe('Which list a page shows', () => {
  test('Scenario: a category, with the valid parts of its filter', () => {
    expect(categoryList('rings', query('filter=price:asc,nonsense'), 'it')).toEqual({
      ...{ kind: 'category', slug: 'rings', filter: 'price:asc' },
    })
  })

  test('Scenario: a list sorted by title has the order of a language', () => {
    expect(categoryList('rings', query('filter=title:desc'), 'it')).toEqual({
      ...{ kind: 'category', slug: 'rings', filter: 'title:desc', language: 'it' },
    })
  })

  test('Scenario: a search, or the whole catalogue without one', () => {
    expect(eshopList(query('search=+ring+'), 'en')).toEqual({
      ...{ kind: 'search', query: 'ring', filter: '' },
    })
    expect([eshopList(query('search=+'), 'en'), eshopList(query(''), 'en')]).toEqual([
      { kind: 'category', slug: 'all', filter: '' },
      { kind: 'category', slug: 'all', filter: '' },
    ])
  })

  test('Scenario: a page of it is requested with the choices only', () => {
    expect(listingQuery({ filter: '' }, { page: 2 })).toEqual({ limit: '20', page: '2' })
    expect(
      listingQuery({ filter: 'title:asc', language: 'it' }, { page: 1, withFacets: true }),
    ).toEqual({
      ...{ limit: '20', page: '1', filter: 'title:asc', lang: 'it', facets: 'yes' },
    })
  })
})

test.each([
  ['/history?order=A-1', 'order'],
  ['/order/1', 'order'],
  ['/cart/checkout/placed/1', 'order'],
  ['/alert/r-1', 'question'],
  ['/customization', 'question'],
  ['/ask-returns', 'question'],
  ['/gdpr', 'document'],
  ['/document/1', 'document'],
  ['/documents/1', 'document'],
  ['/historyless', 'page'],
  ['/the/history', 'page'],
  ['/the/alert', 'page'],
  ['/the/gdpr', 'page'],
  ['/about', 'page'],
])('Scenario: %s leads on to a %s', (link, way) => {
  expect(wayOn(link)).toBe(way)
})

test('Scenario: a theme has a name, and any other name means that of the device', () => {
  expect(['light', 'dark', 'system', 'pink', null].map(themeNamed)).toEqual([
    ...['light', 'dark', 'system', 'system', 'system'],
  ])
})

describe('The order of titles', () => {
  test('Scenario: it is that of the reading language, if some title is in it', () => {
    const has = (language: string) => language === 'sv'
    expect([languageOfOrder('sv', has), languageOfOrder('it', has)]).toEqual(['sv', 'en'])
    expect(languageOfOrder(undefined, () => true)).toBe('en')
  })

  test('Scenario: each language has its own', () => {
    const titles = [{ en: 'Zebra', sv: 'Zon' }, { en: 'Änger' }, { en: 'Bee' }]
    const sorted = (language: string) => titles.toSorted(byTitle(language)).map(({ en }) => en)
    expect(sorted('sv')).toEqual(['Bee', 'Zebra', 'Änger'])
    expect(sorted('en')).toEqual(['Änger', 'Bee', 'Zebra'])
  })
})

describe('Data stored in the browser', () => {
  test('Scenario: each name is declared for its place, and for no other', () => {
    const names = storedOnDevice.map(({ name }) => name)
    const declared = (['cookie', 'device', 'tab'] as const).map((place) => {
      const missing = undeclaredNames(place, names)
      return names.filter((name) => !missing.includes(name))
    })
    expect(declared).toEqual([
      ['userInfo', 'lang', 'currency', 'theme'],
      [
        ...['alma.application', 'alma.order.*', 'alma.offline.*', 'alma.searches'],
        ...['alma.viewed', 'alma.pages', 'alma.files', 'workbox-expiration'],
      ],
      [
        'alma.reloaded',
        'alma.start',
        'alma.continued',
        'alma.moves.*',
        'alma.draft.*',
        'alma.quickOrder.*',
        'alma.lists',
        'react-router-scroll-positions',
      ],
    ])
    expect(storedOnDevice.map(({ purpose }) => purpose)).toEqual([
      ...['stored.userInfo', 'stored.lang', 'stored.currency', 'stored.theme'],
      ...['stored.application', 'stored.order', 'stored.offline', 'stored.searches'],
      ...['stored.viewed', 'stored.pages', 'stored.files', 'stored.files'],
      ...[
        'stored.reloaded',
        'stored.start',
        'stored.continued',
        'stored.moves',
        'stored.draft',
        'stored.quickOrder',
        'stored.scroll',
        'stored.scroll',
      ],
    ])
  })

  test('Scenario: a star only matches the rest of a name', () => {
    expect(
      undeclaredNames('device', ['alma.order.u-1', 'alma.searches.u-1', 'alma.viewed']),
    ).toEqual(['alma.searches.u-1'])
  })

  test('Scenario: the shop only needs the login, the pending orders, edits and moves, the reloads, and the choice to continue offline', () => {
    expect(storedOnDevice.flatMap(({ name, isNeeded }) => (isNeeded ? [name] : []))).toEqual([
      ...['userInfo', 'alma.application', 'alma.order.*', 'alma.offline.*', 'alma.reloaded'],
      ...['alma.start', 'alma.continued', 'alma.moves.*'],
    ])
    expect(storedOnDevice.flatMap((item) => ('days' in item ? [item.days] : []))).toEqual([
      ...[30, 365, 365, 365, 7],
    ])
  })
})

test('Scenario: the address of a product may have one of its categories, one above, or the whole catalogue (rule P8)', () => {
  const own = (slug: string) => ({ _id: slug, slug, name: {} })
  const product = { category: [own('rings'), own('gifts')], categories: ['metals', 'rings'] }
  const slugs = ['rings', 'gifts', 'metals', wholeCatalogue, 'chains']
  expect(slugs.map((slug) => isCategoryOf(product, slug))).toEqual([true, true, true, true, false])
})

test('Scenario: a topic of the blog has an address', () => {
  expect(topicPath('care & repair')).toBe('/blog?tag=care+%26+repair')
})
