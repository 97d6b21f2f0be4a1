import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../parts/demoShop.ts'
import { expectNoOverflow } from '../parts/whole.ts'

const add = (page: Page) => page.getByRole('button', { name: /^(Add to|Update) cart$/ })

// Wait for animations to end: the boxes of moving elements do not show what they will cover.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const choose = async (page: Page) => {
  await page.goto('/eshop/detail/rings/three-stone-ring')
  for (const name of ['Moonstone', 'Silver plated'])
    await page.getByRole('radio', { name, exact: true }).check({ force: true })
}

/** Chooses a stone and a finish, and fills in more pieces of a size than are in stock. */
const fill = async (page: Page) => {
  await choose(page)
  const pieces = page.getByRole('textbox', { name: /^Quantity/ }).first()
  await pieces.fill('500')
  await pieces.blur()
  await expect(page.getByText(/This Product is Variant out of stock/).first()).toBeVisible()
}

const widths = [320, 360, 390, 720, 834, 1440]
const heights = [545, 560, 600, 640, 667, 705, 720, 780, 844, 900, 929]

/** Where the bar of the page sticks and takes more than a quarter of the height. */
const tooHighAt = async (page: Page, bar: Locator) => {
  const found: string[] = []
  for (const width of widths)
    for (const height of heights) {
      await page.setViewportSize({ width, height })
      const part = await bar.evaluate(
        (element) =>
          getComputedStyle(element).position === 'sticky' &&
          element.getBoundingClientRect().height / innerHeight,
      )
      if (part === false) throw new Error(`the bar does not stick at ${width} × ${height}`)
      if (part > 0.25) found.push(`${width} × ${height}: ${part.toFixed(3)}`)
    }
  return found
}

for (const language of ['en', 'it', 'hi', 'ar'])
  test(`Scenario: in ${language} the order bar takes at most a quarter of any height (rule V10)`, async ({
    page,
    client: _,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await choose(page)
    await page.locator('select:has(option[value="hi"])').first().selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const submit = page.locator('form:has(table) button[type=submit]')
    const bar = submit.locator('..')
    const pieces = page.getByRole('main').getByRole('table').getByRole('textbox')

    // The second of the sizes is made to order, and one piece is fewer than the product's minimum.
    await pieces.nth(1).fill('1')
    await pieces.nth(1).blur()
    await expect(bar.getByRole('status').locator('p')).toHaveCount(2)
    expect(await tooHighAt(page, bar)).toEqual([])

    await pieces.first().fill('500')
    await pieces.first().blur()
    await submit.click()
    await expect(bar.getByRole('status').locator('p')).toHaveCount(2)
    expect(await tooHighAt(page, bar)).toEqual([])
  })

for (const [width, height] of [
  [390, 844],
  [1440, 720],
] as const)
  test(`Scenario: at ${width} px one click leaves the last field, whose note goes, and adds (rule V10)`, async ({
    page,
    client: _,
  }) => {
    await page.setViewportSize({ width, height })
    await choose(page)
    const pieces = page.getByRole('main').getByRole('table').getByRole('textbox')
    await pieces.nth(2).fill('3')
    await pieces.nth(3).fill('4')
    await expect(page.getByText('2 more pieces to go')).toBeVisible()
    await add(page).click()
    await expect(add(page)).toHaveText('Update cart')
  })

test('Scenario: on a phone the whole order bar is in view while choosing (rule V10)', async ({
  page,
  client: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await fill(page)
  await expect(add(page).locator('..')).toBeInViewport({ ratio: 1 })
})

for (const language of ['en', 'it', 'hi', 'ar'])
  test(`Scenario: in ${language} the button of the order bar does not cover a large total`, async ({
    page,
    client: _,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await choose(page)
    await page.locator('select:has(option[value="hi"])').first().selectOption(language)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const pieces = page.getByRole('main').getByRole('table').getByRole('textbox')
    for (const field of await pieces.all()) {
      await field.fill('50000')
      await field.blur()
    }
    const submit = page.locator('form:has(table) button[type=submit]')
    const total = submit.locator('..').locator('dd bdi').last()
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 640 })
      const [amount, button] = [await total.boundingBox(), await submit.boundingBox()]
      if (!amount || !button) throw new Error('the bar is shown')
      const isApart = amount.x + amount.width <= button.x || button.x + button.width <= amount.x
      expect([width, isApart, amount.x >= 0, amount.x + amount.width <= width]).toEqual([
        ...[width, true, true, true],
      ])
      await expectNoOverflow(page, `at ${width} px`)
    }
  })

/** The names of the controls that a notice covers. */
const coveredBy = (notice: Locator, controls: string) =>
  notice.evaluate((text, selector) => {
    const bar = (text.parentElement ?? text).getBoundingClientRect()
    return [...document.querySelectorAll(selector)]
      .filter((one) => one.checkVisibility())
      .filter((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return top < bar.bottom && bottom > bar.top
      })
      .map((one) => one.ariaLabel ?? one.textContent)
  }, controls)

for (const width of [390, 1440]) {
  test(`Scenario: at ${width} px the bar does not cover the order bar (rule N9)`, async ({
    page,
    client: _,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await fill(page)
    await add(page).click()
    const notice = page.getByText(/^Item Added To Cart/).first()
    await expect(notice).toBeVisible()
    expect(await coveredBy(notice, 'form button[type=submit]')).toEqual([])
  })

  test(`Scenario: at ${width} px the bar does not cover the field of the search panel (rule N9)`, async ({
    page,
    client: _,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await fill(page)
    await add(page).click()
    const panel = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Search' }).first().click()
    const notice = panel.getByText(/^Item Added To Cart/)
    await expect(notice).toBeVisible()
    await expect(panel.getByRole('searchbox')).toBeVisible()
    expect(await coveredBy(notice, 'dialog button[type=submit], dialog input')).toEqual([])
  })

  test(`Scenario: at ${width} px the bar covers no button of the strip (rule N9)`, async ({
    page,
    client: _,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/eshop/detail/rings/three-stone-ring')
    // The page does not scroll for it, so the strip stays.
    await page.getByRole('button', { name: /^Share/ }).click()
    const notice = page.getByText('The link is copied.').first()
    await expect(notice).toBeVisible()
    await expect(page.getByRole('button', { name: /^Cart/ })).toBeInViewport({ ratio: 1 })
    expect(await coveredBy(notice, 'header button, header a')).toEqual([])
  })
}
