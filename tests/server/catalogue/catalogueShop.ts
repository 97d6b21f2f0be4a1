import { afterAll, beforeAll } from 'vitest'
import { openTestShop, type TestShop } from '../../support/shop.ts'

/** The shop of the tests that run, and a customer's client of it. */
export let shop: TestShop
export let client: TestShop['visitor']

export const slugs = (body: unknown) =>
  typeof body === 'object' && body !== null && 'data' in body
    ? (body.data as { slug: string }[]).map(({ slug }) => slug)
    : body

export const list = async (slug: string, filter?: string) => {
  const { body } = await client.catalogue.byCategorySlug({
    params: { slug },
    query: filter === undefined ? {} : { filter },
  })
  return slugs(body)
}

export const product = async (slug: string) => {
  const { status, body } = await client.catalogue.product({ params: { slug } })
  if (status !== 200) throw new Error(body.message)
  return body
}

/** Opens a shop before the tests of a file, and closes it after them. */
export const useCatalogueShop = (): void => {
  beforeAll(async () => {
    shop = await openTestShop()
    client = (await shop.customer()).client
  })
  afterAll(() => shop.close())
}
