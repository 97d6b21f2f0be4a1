import type { Page } from '@playwright/test'
import type { ShopProcess } from '../../support/shopProcess.ts'
import { watchStorage } from './declaredStorage.ts'
import { test as base } from './strictPage.ts'

/** A new buyer's registration. */
export const buyer = {
  name: 'Meera Shah',
  email: 'meera@shah.test',
  company: 'Shah Jewels',
  country: 'India',
  password: 'correct horse battery',
} as const

/**
 * The real server on a temporary data folder, its catalogue imported from a CSV that is written here, in English
 * and Arabic, and one verified customer, the demo buyer.
 */
export const test = base.extend<{ page: Page; shop: ShopProcess }>({
  page: async ({ page }, use) => {
    await watchStorage(page)
    await use(page)
  },
  shop: ({ importedShop }, use) => use(importedShop),
  baseURL: async ({ shop }, use) => use(shop.origin),
})

/**
 * The link in the newest mail to an address.
 * @param page the page of the link, such as `reset-password`
 */
export const mailedLink = async (
  shop: ShopProcess,
  email: string,
  page: string,
): Promise<string> => {
  const [link] = await shop.mail(email, new RegExp(`https?://\\S+/${page}\\S+`))
  return link
}
