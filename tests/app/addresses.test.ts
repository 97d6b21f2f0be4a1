import { matchRoutes, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { pageAt } from '../../server/storefront/page/pageAt.ts'
import type { Composed } from '../../src/app/compose/compose.ts'
import { createRoutes } from '../../src/app/routes.tsx'
import { matchPage } from '../../src/domain/shell/matchPage.ts'

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, index, children }) =>
    children ? pathsOf(children) : index ? ['/'] : [`/${path}`],
  )

/** A catalogue that has everything. */
const source = {
  category: async () => ({ name: { en: 'Rings' }, children: [] }),
  product: async () => ({
    ...{ title: { en: 'Ring' }, description: { en: '' } },
    ...{ imageUrl_thum: [], keywords: '[]', slug: 'ring' },
    ...{ category: [], variants: [], moreVariants: [] },
  }),
  article: async (_: string, slug: string) => ({
    ...{ slug, title: { en: 'About' }, summary: {}, html: {}, cover: null, tags: [] },
    seo: { title: { en: 'About' }, description: {} },
    ...{ publishedAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
  }),
}

test('The server knows every address of the storefront, and sends the 404 page for no other', async () => {
  const paths = pathsOf(createRoutes({} as Composed))
  const kinds = await Promise.all(
    paths.map(async (path) => {
      const address = new URL(path.replace(/:\w+/g, 'a'), 'http://shop')
      return [path, (await pageAt(address, source)).kind]
    }),
  )
  expect(kinds.filter(([, kind]) => kind === 'notFound')).toEqual([['/*', 'notFound']])
})

test('The server opens the same page as the router at every address', () => {
  const routes = createRoutes({} as Composed)
  const filled = pathsOf(routes).flatMap((path) => [
    path.replace(/:\w+\??/g, 'a'),
    path.replace(/\/:\w+\?/g, ''),
    `${path.replace(/:\w+\??/g, 'A%20b')}/`,
  ])
  const addresses = [
    ...filled.flatMap((path) => [path, `${path}/more`, path.toUpperCase()]),
    ...['/no/such/page', '/blog//', '/eshop//rings'],
  ]
  const byRouter = addresses.map((address) => {
    const { path } = matchRoutes(routes, address)?.at(-1)?.route ?? {}
    return [address, `/${path ?? ''}`]
  })
  const byServer = addresses.map((address) => [address, matchPage(address).page.path])
  expect(byServer).toEqual(byRouter)
})
