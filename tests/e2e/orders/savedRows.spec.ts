import { expect, type Page } from '@playwright/test'
import { carry } from '../../support/carry.ts'
import type { Client } from '../../support/client.ts'
import { findViolations } from '../parts/axe.ts'
import { test } from '../parts/demoShop.ts'
import { expectWholeAtEverySize, languageCookie } from '../parts/whole.ts'

const saved = (page: Page) => page.getByRole('region', { name: 'Saved for later' })
const rows = (page: Page) => saved(page).getByRole('listitem')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const pieces = (page: Page) => page.getByRole('complementary', { name: 'Order summary' })

/** Empties the saved rows, and puts a chain and two sizes of a ring into the cart. */
const fill = async (client: Client) => {
  const { body } = await client.saved.all()
  if (!('saved' in body)) throw new Error(body.message)
  for (const { productId } of body.saved) await client.saved.remove({ params: { id: productId } })
  await carry(client, 'rope-chain', 20)
  const { body: ring } = await client.catalogue.product({ params: { slug: 'grooved-band' } })
  if (!('variants' in ring)) throw new Error(ring.message)
  const sizes = [...ring.variants, ...ring.moreVariants].slice(0, 2)
  const lines = sizes.map(({ productId }) => ({ id: productId, quantity: 3 }))
  await client.cart.updateMoreVariants({ body: lines })
}

test('Scenario: rows are saved for later and moved back, and another tab follows (rule K24)', async ({
  page,
  client,
  context,
}) => {
  await fill(client)
  await page.goto('/cart')
  const other = await context.newPage()
  await other.goto('/cart')
  await expect(pieces(page)).toContainText('26')

  await test.step('one size leaves its line below the minimum', async () => {
    await button(page, /^Save for later: Grooved band, /)
      .first()
      .click()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Pieces: 3')
    await expect(page.getByText('Below the minimum of 5 pieces')).toBeVisible()
    await expect(pieces(page)).toContainText('23')
    await expect(rows(other)).toHaveCount(1)
    await expect(pieces(other)).toContainText('23')
  })
  await test.step('a whole line follows, and is still saved after a reload', async () => {
    await button(page, 'Save for later: Rope chain').click()
    await expect(rows(page)).toHaveCount(2)
    await expect(rows(other)).toHaveCount(2)
    await page.reload()
    await expect(rows(page)).toHaveCount(2)
    expect(await findViolations(page)).toEqual([])
  })
  await test.step('all come back to what the cart has', async () => {
    await button(page, 'Move all to cart').click()
    await expect(saved(page)).toBeHidden()
    await expect(pieces(page)).toContainText('26')
    await expect(saved(other)).toBeHidden()
    await expect(pieces(other)).toContainText('26')
  })
})

test('Scenario: too few pieces are named on their row, and a row is removed', async ({
  page,
  client,
}) => {
  await fill(client)
  await page.goto('/cart')
  await button(page, /^Save for later: Grooved band$/).click()
  await expect(rows(page)).toHaveCount(2)
  await button(page, /^Move to cart: /)
    .first()
    .click()
  await expect(rows(page).first()).toContainText('Minimum 5 Pieces')
  await expect(rows(page)).toHaveCount(2)
  await button(page, /^Remove: Grooved band/)
    .first()
    .click()
  await expect(rows(page)).toHaveCount(1)
  // The focus stays near the removed row (rule H16).
  await expect(saved(page).locator(':focus')).toHaveCount(1)
})

test('Scenario: a quantity that was just typed is saved with its row', async ({ page, client }) => {
  await fill(client)
  await page.goto('/cart')
  const quantity = page.getByRole('textbox', { name: /^Quantity of Rope chain/ })
  await quantity.fill('40')
  await button(page, 'Save for later: Rope chain').click()
  await expect(rows(page)).toContainText('Pieces: 40')
  await expect(pieces(page)).toContainText('6')
})

test('Scenario: the answer is lost, and the row is moved once', async ({ page, client }) => {
  await fill(client)
  await page.goto('/cart')
  let lost = 0
  await page.route('**/api/saved', async (route) => {
    if (lost > 0 || route.request().method() === 'GET') return route.continue()
    lost += 1
    await route.fetch()
    await route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Busy.' } })
  })
  await button(page, 'Save for later: Rope chain').click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('Pieces: 20')
  await expect(button(page, 'Save for later: Rope chain')).toBeHidden()
})

test('Scenario: the page is left and reloaded while acts wait, and all are done', async ({
  page,
  client,
}) => {
  await fill(client)
  let gate = Promise.withResolvers<void>()
  await page.route(/\/api\/saved/, async (route) => {
    if (route.request().method() === 'POST') await gate.promise
    // The document that has asked may be gone.
    await route.continue().catch(() => undefined)
  })
  const savedPieces = async () => {
    const { body } = await client.saved.all()
    return 'saved' in body ? body.saved.map(({ quantity }) => quantity) : []
  }
  await page.goto('/cart')

  await test.step('another page is opened', async () => {
    const sizes = button(page, /^Save for later: Grooved band, /)
    await sizes.first().click()
    await sizes.last().click()
    await page.getByRole('link', { name: 'Orders' }).first().click()
    await expect(page).toHaveURL(/\/history/)
    expect(await savedPieces()).toEqual([])
    gate.resolve()
    await expect.poll(savedPieces).toEqual([3, 3])
  })
  await test.step('the tab is reloaded', async () => {
    gate = Promise.withResolvers()
    await page.goBack()
    await button(page, 'Move all to cart').click()
    await button(page, 'Save for later: Rope chain').click()
    await page.reload()
    expect(await savedPieces()).toEqual([3, 3])
    gate.resolve()
    await expect(rows(page)).toHaveCount(1)
    await expect(rows(page)).toContainText('Pieces: 20')
    await expect(pieces(page)).toContainText('6')
  })
})

test('The saved rows are whole at every size, in both directions', async ({
  page,
  client,
  context,
  shop,
}) => {
  await fill(client)
  await page.goto('/cart')
  await button(page, /^Save for later: Grooved band, /)
    .first()
    .click()
  await button(page, 'Save for later: Rope chain').click()
  await expect(rows(page)).toHaveCount(2)
  for (const language of ['en', 'ar']) {
    await context.addCookies([languageCookie(language, shop.origin)])
    await page.goto('/cart')
    await expect(page.locator('main section li')).toHaveCount(2)
    await expectWholeAtEverySize(page, language)
  }
})
