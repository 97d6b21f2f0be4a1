import { expect, type Page, type Route } from '@playwright/test'
import { carry } from '../../support/carry.ts'
import type { Client } from '../../support/client.ts'
import { address } from '../../support/values/address.ts'
import { userIn } from '../account/customer.ts'

export const earrings = 'polished-ball-earrings'
export const title = 'Polished ball earrings'

export const quantity = (page: Page) => page.getByRole('textbox', { name: `Quantity of ${title}` })

/** The checkout with some pieces in the cart and a saved address. */
export const goToCheckout = async (page: Page, client: Client, quantity = 2, slug = earrings) => {
  const { _id: id } = await userIn(page.context())
  await client.customer.update({ params: { id }, body: address })
  await carry(client, slug, quantity)
  await page.goto('/cart/checkout')
  await expect(page.getByRole('button', { name: 'Place order' })).toBeEnabled()
}

/** The shop processes the call, and the page never gets an answer. */
export const loseAnswer = async (route: Route) => {
  await route.fetch()
  await route.abort('internetdisconnected')
}
