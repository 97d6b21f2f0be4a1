import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { carry } from '../../support/carry.ts'
import { readZip } from '../../support/readZip.ts'
import { address } from '../../support/values/address.ts'
import { test } from '../parts/demoShop.ts'
import { expectWhole } from '../parts/whole.ts'

test('Scenario: a buyer downloads an order as goods of their own shop (rule O30)', async ({
  page,
  client,
}) => {
  await carry(client, 'rope-chain', 10)
  const placed = await client.orders.place({
    headers: { 'idempotency-key': `resale-${Date.now()}` },
    body: { address, shipping: 'together', currency: 'INR' },
  })
  if (placed.status !== 201) throw new Error(placed.body.message)
  const { number, lines } = placed.body
  await page.goto(`/history?order=${number}`)
  await page.getByText('Resell these pieces').first().click()
  const factor = page.getByLabel('Retail price: your price times')
  await factor.fill('1')
  const button = page.getByRole('button', { name: `Download the pack ${number}` })
  await button.click()
  await expect(page.getByText('Please enter a number from 1.2 to 20.')).toBeVisible()
  await expectWhole(page, 'en')
  await factor.fill('2,5')
  await page.getByLabel('ITALIANO').check()
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe(`resale-${number}.zip`)
  const files = await readZip(await readFile(await download.path()))
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['en/shopify.csv', 'en/woocommerce.csv', 'it/shopify.csv']),
  )
  expect(Object.keys(files).some((name) => name.startsWith('pictures/'))).toBe(true)
  expect(files['it/shopify.csv']).toContain(lines[0]?.sku)
  expect(files['it/shopify.csv']).toContain('Catena a corda')
})
