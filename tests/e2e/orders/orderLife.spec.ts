import { expect, type Page } from '@playwright/test'
import type { Order } from '../../../src/contracts/orders/order.ts'
import { carry } from '../../support/carry.ts'
import type { ShopProcess } from '../../support/shopProcess.ts'
import { address } from '../../support/values/address.ts'
import { createBuyer, logIn } from '../account/buyers.ts'
import { test } from '../parts/demoShop.ts'
import { expectWhole } from '../parts/whole.ts'

/** An order of a new buyer, in whose name the page is. */
const order = async (page: Page, shop: ShopProcess): Promise<Order> => {
  const client = await logIn(page, shop, await createBuyer(shop))
  await carry(client, 'figaro-chain', 10)
  const { status, body } = await client.orders.place({
    headers: { 'idempotency-key': `an-order-${Date.now()}` },
    body: { address, shipping: 'together', currency: 'INR' },
  })
  if (status !== 201) throw new Error(body.message)
  return body
}

const timeline = (page: Page) => page.getByRole('region', { name: 'What has happened' })
const steps = (page: Page) => timeline(page).getByRole('listitem')

test('Scenario: a buyer follows an order, keeps it, and cancels it by keyboard', async ({
  page,
  shop,
}) => {
  const { number } = await order(page, shop)
  await page.goto('/history')
  await expect(steps(page)).toHaveText([/^Placed/, /^Ships by/])

  await test.step('the team confirms it, and the open page shows it', async () => {
    await shop.team(
      'orders',
      'status',
      number,
      'confirmed',
      '--unpaid',
      '--note',
      'It leaves on Monday.',
    )
    await expect(steps(page)).toHaveText([/^Placed/, /^Confirmed.*It leaves on Monday\./, /^Ships/])
    await expectWhole(page, 'en')
  })

  const button = page.getByRole('button', { name: `Cancel order ${number}` })
  const keep = page.getByRole('button', { name: 'Keep the order' })
  await button.press('Enter')
  await expect(keep).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(keep).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Order ${number} has been cancelled.`).first()).toBeVisible()
  await expect(steps(page)).toHaveText([/^Placed/, /^Confirmed/, /^Cancelled/])
  await expect(button).toBeHidden()
})

test('Scenario: an order in production can no longer be cancelled by its buyer', async ({
  page,
  shop,
}) => {
  const { number } = await order(page, shop)
  await page.goto('/history')
  const button = page.getByRole('button', { name: `Cancel order ${number}` })
  await expect(button).toBeVisible()
  for (const status of ['confirmed', 'inProduction', 'packed', 'shipped', 'delivered'])
    await shop.team('orders', 'status', number, status, '--unpaid')
  await expect(steps(page)).toHaveText([
    ...[/^Placed/, /^Confirmed/, /^In production/, /^Packed/, /^Shipped/, /^Delivered/],
  ])
  await expect(button).toBeHidden()
})

test('Scenario: an order is sent in two shipments, and its buyer sees each', async ({
  page,
  shop,
}) => {
  const { number, lines } = await order(page, shop)
  const sku = lines[0]?.sku ?? ''
  await page.goto('/history')
  await shop.team('orders', 'status', number, 'confirmed', '--unpaid')
  const parcel = ['--pieces', `${sku}=4`, '--carrier', 'DHL', '--tracking', 'JD0146']
  expect(await shop.team('ship', number, ...parcel)).toContain('is shipped in part')
  const shipments = page.getByRole('list', { name: 'Shipments' })
  await expect(shipments.getByText('DHL JD0146')).toBeVisible()
  await expect(shipments.getByText('4 pieces of Figaro chain')).toBeVisible()
  await expect(page.getByText('4 shipped')).toBeVisible()
  await expect(page.getByText('Partly shipped: 4 of 10 pieces')).toBeVisible()
  expect(await shop.team('orders')).toContain('confirmed, partly shipped: 4 of 10 pieces')
  await expect(page.getByRole('button', { name: `Cancel order ${number}` })).toBeHidden()
  await expectWhole(page, 'en')

  expect(await shop.team('ship', number)).toContain('is shipped;')
  await expect(shipments.getByText('6 pieces of Figaro chain')).toBeVisible()
  await expect(steps(page)).toHaveText([/^Placed/, /^Confirmed/, /^Shipped/])
  expect(await shop.team('orders', 'show', number)).toMatch(/1 +\S+ +DHL +JD0146 +4 × CB05/)
})
