import type { BrowserContext } from '@playwright/test'
import type { Client } from '../../support/client.ts'
import { productOf } from '../catalogue/productActs.ts'

/** The user in the browser's cookie. */
export const userIn = async (context: BrowserContext): Promise<{ _id: string; token: string }> => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'userInfo')
  if (!cookie) throw new Error('nobody is logged in')
  return JSON.parse(decodeURIComponent(cookie.value))
}

/** Puts products on the customer's wishlist; the last one given is first. */
export const wish = async (
  context: BrowserContext,
  client: Client,
  ...slugs: readonly string[]
): Promise<void> => {
  const { _id: id } = await userIn(context)
  for (const slug of slugs) {
    const { _id: productId } = await productOf(client, slug)
    await client.customer.addWishlist({ params: { id }, body: { productId } })
  }
}
