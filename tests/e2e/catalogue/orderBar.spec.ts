import { expect, type Locator, type Page } from '@playwright/test'
import { test } from '../parts/demoShop.ts'

const add = (page: Page) => page.getByRole('button', { name: /^(Add to|Update) cart$/ })

// Wait for animations to end: the boxes of moving elements do not show what they will cover.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Chooses a stone and a finish, and fills in more pieces of a size than are in stock. */
const fill = async (page: Page) => {
  await page.goto('/eshop/detail/rings/three-stone-ring')
  for (const name of ['Moonstone', 'Silver plated'])
    await page.getByRole('radio', { name, exact: true }).check({ force: true })
  const pieces = page.getByRole('textbox', { name: /^Quantity/ }).first()
  await pieces.fill('500')
  await pieces.blur()
  await expect(page.getByText(/This Product is Variant out of stock/).first()).toBeVisible()
}

for (const [what, width, height] of [
  ['a phone', 390, 844],
  ['a small phone', 320, 640],
  ['a window of 1440 × 1200 at 200 %', 720, 600],
  ['a low window', 1440, 640],
] as const)
  test(`Scenario: on ${what} the order bar takes at most a quarter of the height (rule V10)`, async ({
    page,
    client: _,
  }) => {
    await page.setViewportSize({ width, height })
    await fill(page)
    await add(page).click()
    await expect(add(page)).toHaveText('Update cart')
    const bar = add(page).locator('..')
    await expect(bar).toBeInViewport({ ratio: 1 })
    const box = await bar.boundingBox()
    expect((box?.height ?? height) / height).toBeLessThanOrEqual(0.25)
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
