import { expect, type Page } from '@playwright/test'
import { carry } from '../../support/carry.ts'
import type { Client } from '../../support/client.ts'
import { address } from '../../support/values/address.ts'
import { createBuyer, logIn } from '../account/buyers.ts'
import { test } from '../parts/demoShop.ts'
import { expectWhole } from '../parts/whole.ts'

const place = async (client: Client, slugs: readonly string[]) => {
  for (const slug of slugs) await carry(client, slug, 10)
  const { status, body } = await client.orders.place({
    headers: { 'idempotency-key': `a-moved-order-${slugs.join()}-${Date.now()}` },
    body: { address, shipping: 'together', currency: 'INR' },
  })
  if (status !== 201) throw new Error(body.message)
  return body
}

const question = (page: Page) => page.getByRole('region', { name: 'Date moved' })
const choose = (page: Page, name: string) =>
  question(page).getByRole('button', { name, exact: true }).click()

test('Scenario: the dates of two orders move; a line of one is dropped, the other is waited for', async ({
  page,
  shop,
}) => {
  const client = await logIn(page, shop, await createBuyer(shop))
  const first = await place(client, ['figaro-chain', 'rope-chain'])
  const second = await place(client, ['figaro-chain'])
  await page.goto(`/history?order=${first.number}`)
  await shop.team('orders', 'move', first.number, '2099-12-31', first.lines[0]?.sku ?? '')
  await expect(question(page)).toContainText('The date of 10 pieces has moved to')
  await expectWhole(page, 'en')
  await choose(page, 'Drop these pieces')
  await choose(page, 'Drop these pieces')
  await expect(page.getByText('10 cancelled')).toBeVisible()
  await expect(page.getByText('Dropped pieces')).toBeVisible()
  await expect(question(page)).toBeHidden()
  const happened = page.getByRole('region', { name: 'What has happened' })
  await expect(happened).toContainText(
    /Date moved.*December 31, 2099 instead of .*You dropped these pieces/,
  )

  await shop.team('orders', 'move', second.number, '2099-12-31')
  await page.goto(`/history?order=${second.number}`)
  await choose(page, 'Wait')
  await expect(question(page)).toBeHidden()
  expect(await shop.team('orders', 'show', second.number)).toMatch(/2099-12-31 .*wait/)
})
