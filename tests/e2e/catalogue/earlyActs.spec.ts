import { expect, type Page } from '@playwright/test'
import type { Client } from '../../support/client.ts'
import { userIn } from '../account/customer.ts'
import { test } from '../parts/demoShop.ts'
import { openWithoutScript } from '../parts/heldScript.ts'
import { choiceOf, pathOf, press, quantities } from './productActs.ts'

/** The pieces of each row of the cart, sorted. */
const piecesIn = async (page: Page, client: Client): Promise<number[]> => {
  const { _id: userId } = await userIn(page.context())
  const { body } = await client.cart.get({ params: { userId } })
  if (!('cartData' in body)) throw new Error(body.message)
  return body.cartData.map(({ cart }) => cart.quantity).toSorted((one, other) => one - other)
}

const table = `${pathOf('three-stone-ring')}?v=stone:carnelian,finish:gold-plated-18k`

test('Scenario: the quantities typed before the script runs are those that are added (rule P19)', async ({
  page,
  client,
}) => {
  const start = await openWithoutScript(page, table)
  await quantities(page).nth(0).fill('2')
  // The last text counts.
  await quantities(page).nth(0).fill('3')
  await quantities(page).nth(1).fill('4')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  start()
  await expect.poll(() => piecesIn(page, client)).toEqual([3, 4])
  await expect(quantities(page).nth(0)).toHaveValue('3')
})

test('Scenario: Enter in a quantity before the script runs sets it, and sends no form (rule P19)', async ({
  page,
  client,
}) => {
  const start = await openWithoutScript(page, table)
  await quantities(page).nth(0).fill('6')
  await quantities(page).nth(0).press('Enter')
  start()
  await expect(quantities(page).nth(1)).toBeFocused()
  expect(await piecesIn(page, client)).toEqual([])
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect.poll(() => piecesIn(page, client)).toEqual([6])

  const startCart = await openWithoutScript(page, '/cart')
  const field = page.getByRole('main').getByRole('textbox', { name: /^Quantity of/ })
  await field.fill('8')
  await field.press('Enter')
  startCart()
  await expect.poll(() => piecesIn(page, client)).toEqual([8])
})

test('Scenario: the variant chosen before the script runs is chosen then, and can be added (rule P19)', async ({
  page,
  client: _client,
}) => {
  const start = await openWithoutScript(page, pathOf('three-stone-ring'))
  await press(page, 'Stone', 'Carnelian')
  start()
  await expect(page).toHaveURL(/v=stone:carnelian/)
  await expect(choiceOf(page, 'Stone', 'Carnelian')).toBeChecked()
})

test('Scenario: all filters chosen before the script runs are applied (rule P19)', async ({
  page,
  client: _client,
}) => {
  const start = await openWithoutScript(page, '/eshop/rings')
  for (const name of [/^Moonstone/, /^Garnet/]) await page.getByRole('checkbox', { name }).click()
  start()
  await expect(page).toHaveURL(/attr.*attr/)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2)
})
