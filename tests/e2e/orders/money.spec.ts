import { expect, type Page } from '@playwright/test'
import { demoCurrencies } from '../../../server/demo/catalogue/settings.ts'
import { variantsOf } from '../../../src/domain/catalogue/variants.ts'
import {
  type DisplayCurrency,
  displayLine,
  displayPrice,
  formatMoney,
  fromMinor,
  toPaise,
  unitPrice,
} from '../../../src/domain/settings/money.ts'
import { address } from '../../support/values/address.ts'
import { press, productOf, quantities } from '../catalogue/productActs.ts'
import { test } from '../parts/demoShop.ts'
import { fill } from '../parts/fields.ts'

const slug = 'jump-ring-open'
const pieces = 10_000

/** A unit price as shown to the buyer. */
const shownPrice = (rupees: number, currency: DisplayCurrency) => {
  const shown = displayPrice(toPaise(rupees), currency)
  const amount = formatMoney(shown.minor, currency, 'en')
  return shown.pieces === 1 ? amount : `${amount} / ${shown.pieces.toLocaleString('en')} pieces`
}

const fillAddress = async (page: Page) => {
  // Earlier orders have saved their address.
  const another = page.getByRole('radio', { name: 'Another address' })
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
  if ((await another.count()) > 0) await another.check()
  await fill(page, {
    Name: address.name,
    Country: address.country,
    Phone: address.phone,
    Address: address.address,
    City: address.city,
    'Postal code': address.pincode,
  })
}

for (const currency of demoCurrencies)
  test(`Scenario: ${pieces} jump rings cost the same in ${currency.code} from the card to the placed order`, async ({
    page,
    client,
  }) => {
    const product = await productOf(client, slug)
    const [ring] = variantsOf(product)
    if (!ring) throw new Error('the demo shop sells no jump rings')
    const total = formatMoney(displayLine(ring, pieces, currency), currency, 'en')

    await page.goto('/eshop/findings_rings-and-bails')
    await page.getByLabel('Currency').first().selectOption(currency.code)
    const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Jump ring, open' })
    await expect(card).toContainText(`from ${shownPrice(unitPrice(product.prices), currency)}`)

    await card.getByRole('link').click()
    await press(page, 'Finish', 'Silver plated')
    await expect(page.getByRole('row', { name: /^4 mm/ })).toContainText(
      shownPrice(unitPrice(ring), currency),
    )
    await quantities(page).first().fill(String(pieces))
    await page.keyboard.press('Enter')
    await expect(page.getByText(total)).toBeVisible()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByText('10,000 pieces in your cart')).toBeVisible()

    await page.goto('/cart')
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Jump ring' })
    await expect(line.first()).toContainText(shownPrice(unitPrice(ring), currency))
    await expect(line.first()).toContainText(total)
    await page.getByRole('link', { name: `Order · ${total}` }).click()

    await fillAddress(page)
    const review = page.getByRole('complementary', { name: 'Your order' })
    await expect(review).toContainText(total)
    const seen = await review.textContent()
    await page.getByRole('button', { name: 'Place order' }).click()
    await expect(page.getByText('Thank you, your order is placed')).toBeVisible()
    const placed = page.getByRole('row', { name: /Jump ring, open/ })
    await expect(placed).toContainText(shownPrice(unitPrice(ring), currency))
    await expect(placed).toContainText(total)

    const { body } = await client.orders.mine({ query: {} })
    if (!('data' in body)) throw new Error(body.message)
    const { body: order } = await client.orders.get({ params: { id: body.data[0]?._id ?? '' } })
    if (!('lines' in order)) throw new Error(order.message)
    expect(order.lines[0]?.displayTotal).toBe(fromMinor(displayLine(ring, pieces, currency)))
    expect(seen).toContain(formatMoney(toPaise(order.displayTotal), currency, 'en'))
  })
