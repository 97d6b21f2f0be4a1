import { expect, type Page } from '@playwright/test'
import { test } from '../parts/demoShop.ts'

const add = (page: Page) => page.getByRole('button', { name: /^(Add to|Update) cart$/ })

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

for (const width of [390, 1440])
  test(`Scenario: at ${width} px the bar covers neither the cart button nor the order bar (rule N9)`, async ({
    page,
    client: _,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await fill(page)
    // The strip shows on scrolling up.
    await page.mouse.wheel(0, -60)
    await expect(page.getByRole('button', { name: /^Cart/ })).toBeInViewport()
    await add(page).click()
    await expect(page.getByRole('button', { name: /^Cart/ })).toBeInViewport()
    const notice = page.getByText(/^Item Added To Cart/).first()
    await expect(notice).toBeVisible()
    const covered = await notice.evaluate((text) => {
      const bar = (text.parentElement ?? text).getBoundingClientRect()
      return (
        [...document.querySelectorAll('header button, header a, form button[type=submit]')]
          // A strip that is hidden, or just hiding, is not pressed.
          .filter((one) => one.checkVisibility() && !one.closest('[data-hidden]'))
          .filter((one) => {
            const { top, bottom } = one.getBoundingClientRect()
            return top < bar.bottom && bottom > bar.top
          })
          .map((one) => one.ariaLabel ?? one.textContent)
      )
    })
    expect(covered).toEqual([])
  })
