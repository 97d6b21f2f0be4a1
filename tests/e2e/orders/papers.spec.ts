import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { carry } from '../../support/carry.ts'
import { pdfText } from '../../support/pdfText.ts'
import { address } from '../../support/values/address.ts'
import { createBuyer, logIn } from '../account/buyers.ts'
import { test } from '../parts/demoShop.ts'
import { expectWhole, languageCookie } from '../parts/whole.ts'

test('Scenario: a buyer orders, and downloads the proforma invoice and the lines (rules O20, O24)', async ({
  page,
  shop,
}) => {
  const client = await logIn(page, shop, await createBuyer(shop))
  await carry(client, 'figaro-chain', 10)
  const { status, body } = await client.orders.place({
    headers: { 'idempotency-key': `an-order-${Date.now()}` },
    body: { address, shipping: 'together', currency: 'INR' },
  })
  if (status !== 201) throw new Error(body.message)
  const { number } = body
  await page.goto('/history')
  const papers = page.getByRole('region', { name: 'Documents' })

  await test.step('the papers become ready while the page is open', async () => {
    await expect(papers).toContainText('Order confirmation')
    // A command of the team does the waiting jobs. The shop's own worker may be busy with the pictures of a new shop.
    await shop.team('orders', 'status', number, 'confirmed', '--unpaid')
    await expect(papers.getByRole('button', { name: 'Order confirmation' })).toBeVisible()
    await expectWhole(page, 'en')
  })

  await test.step('the proforma invoice says what was ordered', async () => {
    const started = page.waitForEvent('download')
    await papers.getByRole('button', { name: 'Proforma invoice' }).press('Enter')
    const download = await started
    expect(download.suggestedFilename()).toBe(`proforma-invoice-${number}.pdf`)
    const text = await pdfText(await readFile(await download.path()))
    for (const part of ['Proforma invoice', number, 'Figaro chain', address.city])
      expect(text).toContain(part)
  })

  await test.step('the lines are a CSV file', async () => {
    const started = page.waitForEvent('download')
    await papers.getByRole('button', { name: 'Lines as CSV' }).click()
    const download = await started
    expect(download.suggestedFilename()).toBe(`${number}.csv`)
    expect(await readFile(await download.path(), 'utf8')).toContain('Figaro chain')
  })

  await test.step('the invoice comes with the shipment', async () => {
    await shop.team('ship', number, '--parcels', '2', '--gross', '900')
    await expect(papers.getByRole('button', { name: /^Invoice INV-\d{4}-\d{6}$/ })).toBeVisible()
    await expect(papers.getByRole('button', { name: 'Packing list, shipment 1' })).toBeVisible()
  })

  await test.step('the list is whole in every language', async () => {
    for (const language of ['it', 'hi', 'ar']) {
      await page.context().addCookies([languageCookie(language, shop.origin)])
      await page.reload()
      await expect(page.getByRole('button', { name: 'CSV' })).toBeVisible()
      await expectWhole(page, language)
    }
  })
})
