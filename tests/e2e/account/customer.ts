import type { BrowserContext } from '@playwright/test'
import type { Client } from '../../support/client.ts'

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
    const { status, body } = await client.catalogue.product({ params: { slug } })
    if (status !== 200) throw new Error(body.message)
    await client.customer.addWishlist({ params: { id }, body: { productId: body._id } })
  }
}
