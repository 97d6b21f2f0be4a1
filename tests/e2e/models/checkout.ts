import { expect } from '@playwright/test'
import { cartRows } from '../../../src/lab/examples/samples.ts'
import type { PageModel } from './model.ts'
import type { Stage } from './stage.ts'

const submit = ({ page }: Stage) => page.getByRole('button', { name: /^(Place|Placing)/ })

export const checkout: PageModel = {
  held: {},
  inputs: {
    'four rows in the cart': async ({ force, goTo, remember }) => {
      force(/^GET \/cart\//, { status: 200, body: { version: 1, cartData: cartRows } })
      force(/^POST \/order\/$/, {
        status: 409,
        body: { code: 'conflict', message: 'The total has changed.' },
      })
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
  replies: {},
  // The form can be corrected and sent again, whatever the shop says.
  states: { editing: (stage) => expect(submit(stage)).toBeEnabled() },
  beyond: [],
}
