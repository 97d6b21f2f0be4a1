import type { Locator, Page } from '@playwright/test'
import type { Product } from '../../../src/contracts/catalogue/product.ts'
import type { Client } from '../../support/client.ts'

/** The address of a product, in whichever category. */
export const pathOf = (slug: string) => `/eshop/detail/rings/${slug}`

export const productOf = async (client: Client, slug: string): Promise<Product> => {
  const { status, body } = await client.catalogue.product({ params: { slug } })
  if (status !== 200) throw new Error(body.message)
  return body
}

/** The radio button of a value of a level. */
export const choiceOf = (page: Page | Locator, level: string, name: string) =>
  page.getByRole('radiogroup', { name: level }).getByRole('radio', { name, exact: true })

/** The chip of a radio button, which is under it. A press waits until the chip is still and nothing covers it. */
const chipOf = (choice: Locator): Locator => choice.locator('..')

/** Presses a value like a finger. */
export const press = (page: Page | Locator, level: string, name: string) =>
  chipOf(choiceOf(page, level, name)).click()

/** Presses the first value of each level without a choice. */
export const pickFirst = async (page: Page | Locator) => {
  await page.getByRole('radiogroup').first().waitFor()
  for (const group of await page.getByRole('radiogroup').all())
    if ((await group.getByRole('radio', { checked: true }).count()) === 0)
      await chipOf(group.getByRole('radio').first()).click()
}

/** The fields of the quantity table. */
export const quantities = (page: Page) => page.getByRole('table').getByRole('textbox')

export const paste = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, text)
