import { expect } from '@playwright/test'
import { variantsOf } from '../../../src/domain/catalogue/variants.ts'
import { formatMoney } from '../../../src/domain/settings/money.ts'
import { test } from '../parts/demoShop.ts'
import { choiceOf, productOf } from './productActs.ts'

const cable = 'CB01-S-45-LB'

test('Scenario: a searched SKU leads to its variant, from the list, the panel and the quick view', async ({
  page,
  client,
}) => {
  const variant = variantsOf(await productOf(client, 'cable-chain')).find(
    ({ sku }) => sku === cable,
  )
  const price = formatMoney((variant?.sellPrice ?? 0) * 100, { symbol: '₹' }, 'en')
  const isChosen = async () => {
    await expect(choiceOf(page, 'Finish', 'Silver plated')).toBeChecked()
    await expect(choiceOf(page, 'Length', '45 cm')).toBeChecked()
    await expect(choiceOf(page, 'Clasp', 'Lobster')).toBeChecked()
  }

  await test.step('the card shows it and its price, and opens it', async () => {
    await page.goto(`/eshop?search=${cable.toLowerCase()}`)
    const card = page.getByRole('main').getByRole('article')
    await expect(card).toHaveCount(1)
    await expect(card).toContainText(`SKU ${cable}`)
    await expect(card).toContainText(price)
    await expect(card).not.toContainText('From')
    await card.getByRole('button', { name: /^Quick view/ }).click()
    await isChosen()
    await page.keyboard.press('Escape')
    await card.getByRole('link').click()
    await isChosen()
    await expect(page).toHaveURL(/\?v=finish:silver-plated,length:45-cm,clasp:lobster$/)
  })

  await test.step('the panel suggests it', async () => {
    await page.goto('/eshop')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    // Typed without its separators.
    await page.getByRole('searchbox').fill('cb01s45lb')
    const suggested = page.getByRole('link', { name: cable })
    await expect(suggested).toContainText(price)
    await expect(suggested).not.toContainText('from')
    await suggested.click()
    await isChosen()
  })

  await test.step('a link names it', async () => {
    await page.goto(`/eshop/detail/chains/cable-chain?sku=${cable}`)
    await isChosen()
    await expect(page).toHaveURL(/cable-chain\?v=finish:silver-plated,length:45-cm,clasp:lobster$/)
  })
})

test('Scenario: the filters of a list are chosen on the product that it opens', async ({
  page,
  client: _client,
}) => {
  await page.goto('/eshop/metals')
  await page
    .getByRole('checkbox', { name: /^Oxidised/ })
    .first()
    .click()
  await page
    .getByRole('link', { name: /^Cable chain/ })
    .first()
    .click()
  await expect(page).toHaveURL(/cable-chain\?v=finish:oxidised/)
  await expect(choiceOf(page, 'Finish', 'Oxidised')).toBeChecked()
})

test('Scenario: a searched SKU of a table leads to its line, also after a reload (rule C17)', async ({
  page,
  client,
}) => {
  const band = await productOf(client, 'grooved-band')
  const last = variantsOf(band).findLast(({ sku }) => sku.startsWith('RG09-G-'))?.sku ?? ''
  const line = page.locator('tr[aria-current]')
  await page.goto(`/eshop?search=${last}`)
  await page.getByRole('button', { name: /quick view/i }).click()
  const seen = page.getByRole('dialog').locator('tr[aria-current]')
  await expect(seen.getByRole('rowheader')).toContainText(last.split('-').at(-1) ?? '')
  await expect(seen).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByRole('main').getByRole('article').getByRole('link').click()
  const isPointed = async () => {
    await expect(choiceOf(page, 'Finish', 'Gold plated 18k')).toBeChecked()
    await expect(line).toHaveCount(1)
    await expect(line.getByRole('rowheader')).toContainText(last.split('-').at(-1) ?? '')
    await expect(line).toBeInViewport()
    await expect(page).toHaveURL(new RegExp(`[?]sku=${last}$`))
  }
  await isPointed()
  await page.reload()
  await isPointed()
  await choiceOf(page, 'Finish', 'Oxidised').check({ force: true })
  await expect(page).toHaveURL(/[?]v=finish:oxidised$/)
  await expect(line).toHaveCount(0)
})

test('Scenario: a suggested product of several prices says from which one it is sold', async ({
  page,
  client: _client,
}) => {
  await page.goto('/eshop')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('searchbox').fill('cable chain')
  await expect(page.getByRole('link', { name: /^Cable chain/ })).toContainText(/from\s₹/)
})
