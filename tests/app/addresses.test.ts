import type { RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { pageAt } from '../../server/storefront/page/pageAt.ts'
import type { Composed } from '../../src/app/compose/compose.ts'
import { createRoutes } from '../../src/app/routes.tsx'

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
