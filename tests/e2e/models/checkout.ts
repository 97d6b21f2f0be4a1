import { expect } from '@playwright/test'
import { cartRows, customer } from '../../../lab/examples/parts/samples.ts'
import type { PageModel } from './model.ts'
import type { Stage } from './stage.ts'

const submit = ({ page }: Stage) => page.getByRole('button', { name: /^(Place|Placing)/ })

type Typed = Readonly<Record<string, string>>

const fill = async (stage: Stage, { addressId, ...typed }: Typed) => {
  const { page } = stage
  // Before the form is there, it has no saved address to choose either.
  await expect(submit(stage)).toBeVisible()
  const radio = page.locator(`[name=addressId][value=${addressId}]`).last()
  if ((await radio.count()) > 0) await radio.check()
  for (const [name, text] of Object.entries(typed)) {
    const field = page.locator(`[name=${name}]`)
    if ((await field.evaluate(({ tagName }) => tagName)) === 'SELECT')
      await field.selectOption(text)
    else await field.fill(text)
  }
}

/** The checkout of a customer who has saved these addresses. */
const opened =
  (userAddress: readonly object[]) =>
  async ({ force, goTo, remember }: Stage) => {
    force(/^GET \/cart\//, { status: 200, body: { version: 1, cartData: cartRows } })
    force(/^GET \/customer\/[^/]+$/, { status: 200, body: { ...customer, userAddress } })
    force(/^POST \/order\/$/, {
      status: 409,
      body: { code: 'conflict', message: 'The total has changed.' },
    })
    await remember()
    await goTo('/cart/checkout')
  }

export const checkout: PageModel = {
  held: {},
  inputs: {
    'a saved address': opened(customer.userAddress),
    'no saved address': opened([]),
    'a saved address that its country does not take': opened(
      customer.userAddress.map((address) => ({ ...address, pincode: 'abc!' })),
    ),
  },
  events: {
    'form.typed': (stage, { form }) => fill(stage, form as Typed),
    'address.edited': ({ page }) => page.getByRole('button', { name: 'Edit' }).click(),
    'order.submitted': async (stage, { form }) => {
      await fill(stage, form as Typed)
      await submit(stage).click()
    },
  },
  replies: {},
  // The form can be corrected and sent again, whatever the shop answers.
  states: {
    saved: async (stage) => {
      await expect(stage.page.locator('[name=addressId][value=a-1]')).toBeChecked()
      await expect(submit(stage)).toBeEnabled()
    },
    writing: async (stage) => {
      await expect(stage.page.locator('[name=pincode]')).toBeVisible()
      await expect(submit(stage)).toBeEnabled()
    },
  },
  beyond: [
    [/rows\.shown/, 'the cart tells it: tests/machines/orders/checkout.test.ts'],
    [/terms\.shown/, 'the shop answers it after a refusal: tests/services/orders/checkout.test.ts'],
    [/no saved address.*address\.edited/, 'only saved addresses have the button'],
  ],
}
