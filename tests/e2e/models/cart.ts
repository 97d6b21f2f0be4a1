import { expect } from '@playwright/test'
import { cartRows } from '../../../src/lab/examples/samples.ts'
import type { PageModel } from './model.ts'
import type { Stage } from './stage.ts'

/** The row as the page shows it, opened where it is folded away. */
const rowOf = async ({ page }: Stage, rowId: unknown) => {
  const sku = cartRows.find(({ _id }) => _id === rowId)?.cart.sku ?? ''
  const row = page.locator('li li').filter({ hasText: sku })
  if (!(await row.isVisible()))
    await page.getByRole('button', { name: /variants/, expanded: false }).click()
  return row
}

const rows = (count: number) => ({ status: 200, body: { cartData: cartRows.slice(0, count) } })

const showsRows = async ({ page }: Stage) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Summary' })).toBeVisible()
}

export const cart: PageModel = {
  held: {
    loadCart: /^GET \/cart\/[^/]+$/,
    editCart: /^(POST|PUT|DELETE) \/cart\//,
  },
  inputs: { 'nobody is logged in': ({ goTo }) => goTo('/login') },
  events: {
    'cart.opened': async ({ goTo, remember }) => {
      await remember()
      await goTo('/cart')
    },
    'cart.changed': async ({ tell, page }, { rows: cartData }) => {
      await tell('cart.changed', { cartData })
      const isEmpty = (cartData as readonly unknown[]).length === 0
      await expect(page.getByText('Your cart is empty')).toHaveCount(isEmpty ? 1 : 0)
      await expect(page.locator('[data-quantity]')).toHaveCount((cartData as unknown[]).length)
    },
    // The buyer asks again where it failed; elsewhere a lost connection comes back.
    'cart.outdated': async ({ page }) => {
      const retry = page.getByRole('button', { name: 'Try again' })
      if (await retry.isVisible()) return retry.click()
      await page.evaluate(() => {
        window.dispatchEvent(new Event('offline'))
        window.dispatchEvent(new Event('online'))
      })
    },
    'quantity.typed': async (stage, { rowId, quantity }) => {
      const field = (await rowOf(stage, rowId)).getByRole('textbox')
      await field.fill(String(quantity))
      await field.press('Enter')
    },
    'row.incremented': async (stage, { rowId }) =>
      (await rowOf(stage, rowId)).getByRole('button', { name: /^Increase/ }).click(),
    'row.decremented': async (stage, { rowId }) =>
      (await rowOf(stage, rowId)).getByRole('button', { name: /^Decrease/ }).click(),
    'row.removed': async (stage, { rowId }) =>
      (await rowOf(stage, rowId)).getByRole('button', { name: /^Remove/ }).click(),
    'line.removed': ({ page }, { productSlug }) =>
      page
        .locator('li')
        .filter({ has: page.locator(`a[href$="${productSlug}"]`) })
        .first()
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click(),
  },
  replies: {
    loadCart: { 'four rows': rows(4), 'an empty cart': rows(0) },
    editCart: {
      'one row is left': { status: 200, body: { ...rows(1).body, message: 'Changed' } },
      'the cart is empty': { status: 200, body: { ...rows(0).body, message: 'Changed' } },
      'refused: the row is gone': {
        status: 404,
        body: { code: 'not_found', message: 'No such row' },
      },
      'refused: off the step': {
        status: 422,
        body: {
          ...{ code: 'quantity_off_step', message: 'Sold by 10: 20 or 30' },
          nearest: { below: 20, above: 30 },
        },
      },
    },
  },
  states: {
    closed: ({ page }) => expect(page.getByLabel('Cart, 0 items', { exact: true })).toBeVisible(),
    loading: (stage) => stage.isWaitingFor('loadCart'),
    failed: ({ page }) =>
      expect(page.getByRole('heading', { name: 'Your cart could not be loaded' })).toBeVisible(),
    'open.idle': async ({ page }) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    },
    'open.editing': async (stage) => {
      await stage.isWaitingFor('editCart')
      await expect(stage.page.locator('[aria-busy=true]')).toBeVisible()
      await showsRows(stage)
    },
  },
  beyond: [
    [/> cart\.closed$/, 'nobody can log out who is not logged in'],
    [/a row that is gone|a product that is gone/, 'the page has no button for it'],
  ],
}
