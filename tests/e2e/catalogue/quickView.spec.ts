import { expect } from '@playwright/test'
import { test } from '../parts/demoShop.ts'
import { pickFirst } from './productActs.ts'

test.describe('The quick view', () => {
  test('Scenario: a piece is picked and added over the list, without the header', async ({
    page,
    client,
  }) => {
    await page.goto('/eshop/rings')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    const eye = page.getByRole('button', { name: /^Quick view of/ }).first()
    const title = (await eye.getAttribute('aria-label'))?.replace('Quick view of ', '') ?? ''
    await eye.click()
    const view = page.getByRole('dialog', { name: title })
    await expect(view.getByRole('radiogroup').first()).toBeVisible()
    await expect(page.locator('nav[aria-label="Main"]')).toBeHidden()
    await view.getByRole('button', { name: 'Add to cart' }).click()
    // Messages outside of a modal panel are neither visible nor announced.
    await expect(view.getByRole('alert')).toHaveText('Please Select Variant First')
    await expect(page.getByRole('alert')).toHaveCount(1)
    await pickFirst(view)
    await view.getByRole('textbox').first().fill('6')
    await view.getByRole('textbox').first().press('Enter')
    await view.getByRole('button', { name: 'Add to cart' }).click()
    await expect(view.getByText('6 pieces in your cart')).toBeVisible()
    await expect(view.getByRole('status', { name: 'Notifications' })).toContainText('Item Added')
    await page.keyboard.press('Escape')
    await expect(view).toHaveCount(0)
    await expect(eye).toBeFocused()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page).toHaveURL('/eshop/rings')
    expect(client).toBeTruthy()
  })

  test('Scenario: without an active product its address is the catalogue', async ({
    page,
    client: _,
  }) => {
    await page.goto('/product/detail')
    await expect(page).toHaveURL('/eshop')
  })
})
