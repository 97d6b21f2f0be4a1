import { afterAll, expect, test } from 'vitest'
import type { RenderPage } from '../../../server/storefront/page/renderer.ts'
import { createVisitorPages } from '../../../server/storefront/page/visitorPages.ts'
import { createPages } from '../../../server/storefront/pages.ts'
import { createCatalogueChanges } from '../../support/catalogueChanges.ts'
import { ring } from '../../support/fixture.ts'
import { openTestShop } from '../../support/shop.ts'

const shop = await openTestShop()
afterAll(() => shop.close())

test('a visitor page is rendered again after a change that it shows, and not after one of prices', async () => {
  const change = createCatalogueChanges(shop)
  const put = (sellPrice: number, title: string) => {
    const variants = [{ ...ring.variants[0], sku: 'sol', sellPrice }] as const
    return change({ kind: 'put', input: { ...ring, slug: 'sol', title: { en: title }, variants } })
  }
  // Pages are kept for ten seconds at most.
  const read = createVisitorPages({ ...shop.deps, now: () => 0 })
  let rendered = 0
  const open = async () => {
    await read({ path: '/', language: 'en', choices: new Map() }, async () => {
      rendered += 1
      return { status: 200, isRendered: true, html: Buffer.from('The front page') }
    })
    return rendered
  }
  await put(7_000, 'Sol')
  expect([await open(), await open()]).toEqual([1, 1])
  await put(8_000, 'Sol')
  expect(await open()).toBe(1)
  await put(8_000, 'Luna')
  expect(await open()).toBe(2)
})

test('a visitor page is rendered from the cookies of choices only, since others get it, too', async () => {
  const rendered: string[][] = []
  const reader = {
    shop: async () => ({ shopName: 'Alma', languages: ['en'] }),
    page: async () => ({ kind: 'home' as const }),
    pictureFor: async () => undefined,
  }
  const render: RenderPage = async ({ cookies }) => {
    rendered.push([...cookies.keys()])
    return undefined
  }
  const files = { html: '<head></head>', filesOf: () => ({ entry: [], modules: [] }) }
  const show = createPages(shop.deps, reader, render, files)
  await show({ url: '/', headers: { cookie: 'theme=dark; seen=1' } })
  expect(rendered).toEqual([['theme']])
})
