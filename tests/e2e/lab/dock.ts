import type { Page } from '@playwright/test'
import { userCookieName } from '../../../src/domain/account/userCookie.ts'

/** The inspector at the foot of the page. */
export const dockIn = (page: Page) => page.getByRole('complementary', { name: 'Inspector' })

/** The token of the logged-in customer, which no tool may show. */
export const tokenOf = async (page: Page): Promise<string> => {
  const found = (await page.context().cookies()).find(({ name }) => name === userCookieName)
  if (!found) throw new Error('nobody is logged in')
  return (JSON.parse(decodeURIComponent(found.value)) as { token: string }).token
}
