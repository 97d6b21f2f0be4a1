import { expect } from '@playwright/test'
import { cartRows, order } from '../../../src/lab/examples/samples.ts'
import type { PageModel } from './model.ts'
import type { Stage } from './stage.ts'

const submit = ({ page }: Stage) => page.getByRole('button', { name: /^(Place|Placing)/ })

export const checkout: PageModel = {
  held: { placeOrder: /^POST \/order\/$/ },
  inputs: {
    'four rows in the cart': async ({ force, goTo, remember }) => {
      force(/^GET \/cart\//, { status: 200, body: { cartData: cartRows } })
      force(/^GET \/order\//, { status: 200, body: order })
      await remember()
      await goTo('/cart/checkout')
    },
  },
  events: {
    'order.submitted': async (stage, { address, terms }) => {
      const { page } = stage
      for (const [name, text] of Object.entries(address as Record<string, string>)) {
        const field = page.locator(`[name="${name}"]`)
        if ((await field.count()) > 0) await field.fill(text)
      }
      const { shipping, note = '' } = terms as { shipping: string; note?: string }
      await page.locator(`[name=shipping][value=${shipping}]`).check({ force: true })
      await page.locator('[name=note]').fill(note)
      await submit(stage).click()
    },
  },
  replies: {
    placeOrder: {
      placed: { status: 201, body: order },
      'refused: the prices have changed': {
        status: 409,
        body: { code: 'conflict', message: 'The total has changed. Look at the cart again.' },
      },
      'refused: below the minimum': {
        status: 422,
        body: { code: 'order_blocked', message: 'Half-round band: Minimum 5 Pieces' },
      },
      'refused: the postal code': {
        status: 422,
        body: {
          ...{ code: 'invalid_field', message: 'The address is not complete' },
          issues: [{ field: 'address.pincode', message: 'must be a postal code of India' }],
        },
      },
    },
  },
  states: {
    editing: (stage) => expect(submit(stage)).toBeEnabled(),
    placing: async (stage) => {
      await stage.isWaitingFor('placeOrder')
      await expect(submit(stage)).toBeDisabled()
    },
    placed: ({ page }) =>
      expect(page.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible(),
  },
  beyond: [],
}
