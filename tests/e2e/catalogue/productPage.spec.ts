import { expect, type Locator, type Page } from '@playwright/test'
import { variantsOf } from '../../../src/domain/catalogue/variants.ts'
import { address } from '../../support/values/address.ts'
import { test } from '../parts/demoShop.ts'
import { pathOf, press, productOf } from './productActs.ts'

test.describe('The wishlist heart', () => {
  const heart = (page: Page) => page.getByRole('button', { name: /on your wishlist$/ }).first()

  test('Scenario: added, kept after a reload, and removed', async ({ page, client: _ }) => {
    await page.goto(pathOf('oval-halo-ring'))
    await heart(page).click()
    await expect(page.getByText('Added to your wishlist.').first()).toBeVisible()
    await page.reload()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    await heart(page).click()
    await expect(page.getByText('Removed from your wishlist.').first()).toBeVisible()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
  })

  test('Scenario: the shop refuses it; the heart is restored, and a message says why', async ({
    page,
    client: _,
  }) => {
    let refuse: () => void = () => undefined
    const asked = new Promise<void>((resolve) => {
      refuse = resolve
    })
    await page.route('**/customer/add/wishlist/*', async (route) => {
      await asked
      await route.fulfill({
        status: 404,
        json: { code: 'not_found', message: 'Product not found' },
      })
    })
    await page.goto(pathOf('oval-halo-ring'))
    await heart(page).click()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'true')
    refuse()
    await expect(heart(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByText('Product not found').first()).toBeVisible()
  })
})

test('Scenario: the link is copied if the device cannot share', async ({
  page,
  client: _,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
  await page.goto(pathOf('oval-halo-ring'))
  await page.getByRole('button', { name: 'Share Oval halo ring' }).click()
  await expect(page.getByText('The link is copied.').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('Scenario: the gallery is browsed, zoomed and closed by keyboard, and the focus is restored', async ({
  page,
  client: _,
}) => {
  await page.goto(pathOf('oval-halo-ring'))
  const picture = page.getByRole('button', { name: 'Picture 1 of 2, enlarge' })
  await picture.focus()
  await page.keyboard.press('Enter')
  const gallery = page.getByRole('dialog', { name: 'Pictures of Oval halo ring' })
  await expect(gallery.locator(':focus')).toHaveCount(1)
  await expect(gallery.getByRole('img', { name: 'Picture 1 of 2' })).toBeVisible()
  await page.keyboard.press('ArrowRight')
  const second = gallery.getByRole('img', { name: 'Picture 2 of 2' })
  await expect(second).toBeInViewport()
  await expect(gallery.getByRole('button', { name: 'Next picture' })).toBeDisabled()
  await page.keyboard.press('+')
  await expect(gallery.getByRole('button', { name: 'Zoom out' })).toBeEnabled()
  await page.keyboard.press('-')
  await expect(gallery.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(gallery).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Picture 2 of 2', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(page.getByRole('button', { name: 'Picture 2 of 2, enlarge' })).toBeFocused()
})

test('Scenario: swiping the picture shows the next one, and marks its thumbnail', async ({
  page,
  client: _,
}) => {
  await page.goto(pathOf('oval-halo-ring'))
  const open = page.getByRole('button', { name: 'Picture 1 of 2, enlarge' })
  const strip = page.getByRole('list').filter({ has: open })
  // Like a finger that leaves it.
  await strip.evaluate((list) => list.scrollTo({ left: list.clientWidth }))
  const thumbs = page.getByRole('button', { name: /^Picture \d of 2$/ })
  await expect(thumbs.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await thumbs.nth(0).click()
  await expect(thumbs.nth(0)).toHaveAttribute('aria-pressed', 'true')
  await expect(open).toBeInViewport()
})

test('Scenario: a picture swiped to before the page is taken over stays, and its thumbnail is marked (rule P19)', async ({
  page,
  client: _,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(pathOf('oval-halo-ring'), { waitUntil: 'commit' })
  const second = page.getByRole('button', { name: 'Picture 2 of 2, enlarge' })
  await second.scrollIntoViewIfNeeded()
  held.resolve()
  await expect(page.getByRole('button', { name: 'Picture 2 of 2', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(second).toBeInViewport()
})

test('Scenario: related pieces are of the same category and not the piece itself', async ({
  page,
  client: _,
}) => {
  await page.goto(pathOf('oval-halo-ring'))
  const related = page.getByRole('region', { name: 'From the same category' })
  await expect(related.getByRole('article').first()).toBeVisible()
  await expect(related.getByRole('link', { name: 'Oval halo ring' })).toHaveCount(0)
})

test('Scenario: a reader without scripts gets its name, but neither price nor stock', async ({
  request,
  client,
}) => {
  const html = await (await request.get(pathOf('polished-ball-earrings'))).text()
  const [, json = ''] =
    /<script type="application\/ld\+json" data-page>(.*?)<\/script>/.exec(html) ?? []
  const { variants } = await productOf(client, 'polished-ball-earrings')
  expect(JSON.parse(json)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Product',
    sku: variants[0]?.sku,
    name: 'Polished ball earrings',
    description: expect.any(String),
    image: [expect.stringMatching(/^http/), expect.stringMatching(/^http/)],
    category: expect.any(String),
    brand: { '@type': 'Brand', name: 'Alma' },
  })
})

test('Scenario: an unavailable size keeps its line and shows why; the numbers are those of the choice', async ({
  page,
  client: _,
}) => {
  await page.goto(`${pathOf('oval-cabochon-ring')}?v=stone:moonstone,finish:oxidised`)
  const missing = page.getByRole('row', { name: /^EU 54/ })
  await expect(missing).toContainText('Not available with Moonstone, Oxidised')
  await expect(missing.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('term').filter({ hasText: 'Variants' })).toBeVisible()
  await expect(page.getByRole('main').getByText('from ₹173.50')).toHaveCount(0)
  await expect(page.getByRole('main').getByText('₹173.50').first()).toBeVisible()
  const beside = page.getByRole('region', { name: 'From the same category' })
  await expect(beside.getByRole('button', { name: /on your wishlist$/ }).first()).toBeVisible()
  const data = await page.locator('main script[type="application/ld+json"]').textContent()
  expect(JSON.parse(data ?? '').image[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/media\//)
})

test('Scenario: the picture follows the choice, on the page, in the quick view, the cart and the order', async ({
  page,
  client,
}) => {
  const rose = /cable-chain-rose\.svg/
  const shownIn = (place: Locator) => place.locator('img').first()
  const strip = page
    .getByRole('main')
    .locator('ul')
    .filter({ has: page.locator('button img') })
  const shown = strip.first().getByRole('button', { name: /^Picture [1-5] of 5, enlarge/ })
  const pressed = page.getByRole('button', { name: /^Picture \d of 5$/, pressed: true })

  await test.step('on the page, before the length is chosen', async () => {
    await page.goto(pathOf('cable-chain'))
    await press(page, 'Finish', 'Rose gold plated')
    await expect(shownIn(pressed)).toHaveAttribute('src', rose)
    await expect(shown.filter({ has: page.locator('img[src*="rose"]') })).toBeInViewport({
      ratio: 0.5,
    })
  })

  await test.step('what the buyer opens stays until the next choice', async () => {
    await page.getByRole('button', { name: 'Picture 2 of 5', exact: true }).click()
    await expect(shownIn(pressed)).toHaveAttribute('src', /cable-chain-2/)
    await press(page, 'Length', '50 cm')
    await expect(shownIn(pressed)).toHaveAttribute('src', rose)
    await press(page, 'Finish', 'Gold plated 18k')
    await expect(shownIn(pressed)).toHaveAttribute('src', /cable-chain-1/)
  })

  await test.step('a link opens with it', async () => {
    await page.goto(`${pathOf('cable-chain')}?v=finish:rose-gold-plated`)
    await expect(shownIn(pressed)).toHaveAttribute('src', rose)
    await expect(shown.filter({ has: page.locator('img[src*="rose"]') })).toBeInViewport({
      ratio: 0.5,
    })
  })

  await test.step('in the quick view', async () => {
    await page.goto('/eshop?search=cable+chain')
    await page.getByRole('button', { name: 'Quick view of Cable chain', exact: true }).click()
    const panel = page.getByRole('dialog')
    await press(panel, 'Finish', 'Rose gold plated')
    await expect(shownIn(panel)).toHaveAttribute('src', rose)
    await page.keyboard.press('Escape')
  })

  await test.step('in the cart, and in the order', async () => {
    const band = variantsOf(await productOf(client, 'grooved-band'))
    const looks = new Map(band.map(({ image, productId }) => [image, productId]))
    expect(looks.size).toBe(4)
    await client.cart.updateMoreVariants({
      body: [...looks.values()].map((id) => ({ id, quantity: 5 })),
    })
    await page.goto('/cart')
    const rows = page.getByRole('main').locator('ul ul > li')
    await expect(rows).toHaveCount(4)
    for (const [place, image] of [...looks.keys()].entries())
      await expect(rows.nth(place).locator('img')).toHaveAttribute('src', image ?? '')
    const order = await client.orders.place({
      headers: { 'idempotency-key': `pictures-${Date.now()}` },
      body: { address, shipping: 'together', currency: 'INR' },
    })
    expect('lines' in order.body ? order.body.lines.map(({ image }) => image) : order.body).toEqual(
      [...looks.keys()],
    )
  })
})
