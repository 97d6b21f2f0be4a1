import { expect, type Page } from '@playwright/test'
import { wish } from '../account/customer.ts'
import { test } from '../parts/demoShop.ts'
import { expectAccessible } from '../parts/whole.ts'
import { isLocked, panel } from './header.ts'

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })

test.describe('the mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Scenario: goes down the categories and back by keyboard alone', async ({
    page,
    client: _,
  }) => {
    await page.goto('/eshop')
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    const metals = panel(page).getByRole('button', { name: 'Metals' })
    await metals.focus()
    await page.keyboard.press('Enter')
    const back = panel(page).getByRole('button', { name: 'Back' })
    await expect(back).toBeFocused()
    await expect(panel(page).getByRole('heading', { name: 'Metals' })).toBeVisible()
    await panel(page).getByRole('button', { name: 'Silver 92.5' }).click()
    await expect(panel(page).getByRole('link', { name: 'Chains' })).toBeVisible()
    await expectAccessible(page)
    await back.click()
    await expect(panel(page).getByRole('button', { name: 'Silver 92.5' })).toBeFocused()
    await back.click()
    await expect(metals).toBeFocused()
    await expect(panel(page).getByLabel('Language')).toBeVisible()
    await panel(page).getByRole('link', { name: 'Wishlist' }).click()
    await expect(page).toHaveURL('/wishlist')
    await expect(panel(page)).toBeHidden()
  })

  test('Scenario: a customer opens the lists from it, and a visitor is not offered them', async ({
    page,
    context,
    client: _,
  }) => {
    await page.goto('/eshop')
    await menuButton(page).click()
    await panel(page).getByRole('link', { name: 'Your lists' }).click()
    await expect(page).toHaveURL('/lists')
    await context.clearCookies()
    await page.goto('/')
    await menuButton(page).click()
    await expect(panel(page).getByRole('link', { name: 'Wishlist' })).toBeVisible()
    await expect(panel(page).getByRole('link', { name: 'Your lists' })).toBeHidden()
  })
})

test('Scenario: a phone has the menu without a header, at home and on a product', async ({
  page,
  client: _client,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of ['/', '/eshop/detail/rings/three-stone-ring']) {
    await page.goto(path)
    await menuButton(page).focus()
    await page.keyboard.press('Enter')
    const account = panel(page).getByRole('link', { name: 'Account' })
    await expect(account).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(account).toBeHidden()
    await expect(menuButton(page)).toBeFocused()
  }
  await menuButton(page).click()
  await panel(page).getByRole('link', { name: 'Account' }).click()
  await expect(page).toHaveURL('/my-account')
  await expect(panel(page)).toBeHidden()
  expect(await isLocked(page)).toBe(false)
})

test.describe('the desktop header', () => {
  test('Scenario: the e-shop menu opens on hover, focus and press, and arrow keys move in it', async ({
    page,
    client: _,
  }) => {
    await page.goto('/eshop')
    const trigger = page.getByRole('button', { name: 'E-shop' })
    const all = page.getByRole('link', { name: 'All categories' }).first()
    await trigger.hover()
    await expect(all).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(all).toBeHidden()
    await page.mouse.move(700, 700)

    await page.getByRole('link', { name: 'Alma' }).first().focus()
    await page.keyboard.press('Tab')
    await expect(trigger).toBeFocused()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await expectAccessible(page)
    const focused = async (key: string) => {
      await page.keyboard.press(key)
      return page.evaluate(() => document.activeElement?.textContent?.trim())
    }
    const walked: (string | undefined)[] = []
    for (const key of [
      'ArrowDown',
      'ArrowDown',
      'ArrowDown',
      'ArrowRight',
      'ArrowLeft',
      'End',
      'Home',
    ])
      walked.push(await focused(key))
    expect(walked).toEqual([
      'All categories',
      'Metals',
      'Brass Silver Plating',
      'Rings',
      'Metals',
      'Rings by the tray',
      'All categories',
    ])
    await page.keyboard.press('Escape')
    await expect(trigger).toBeFocused()
    await expect(all).toBeHidden()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'The chain wall' }).click()
    await expect(page).toHaveURL('/eshop/metals_brass-silver-plating_chains')
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  })

  test('Scenario: it is hidden at home and on a product, and the strip links home', async ({
    page,
    client: _,
  }) => {
    const trigger = page.getByRole('button', { name: 'E-shop' })
    for (const [path, count] of [
      ['/', 0],
      ['/eshop', 1],
      ['/eshop/detail/rings/sunray-signet-ring', 0],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(trigger).toHaveCount(count)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Alma' })).toBeVisible()
    }
  })
})

test.describe('the top strip', () => {
  test.use({ isMotionEndless: true })

  test('Scenario: hides on scrolling down past 200 px, and shows on scrolling up', async ({
    page,
  }) => {
    await page.goto('/')
    const strip = page.getByRole('banner')
    await expect(strip).toBeInViewport()
    await page.mouse.move(700, 500)
    await page.mouse.wheel(0, 900)
    await expect(strip).not.toBeInViewport()
    await page.mouse.wheel(0, -300)
    await expect(strip).toBeInViewport()
  })

  test('Scenario: the announcement is read once, can be paused, and does not move with reduced motion', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const texts = page.getByRole('banner').getByText('For the trade alone')
    await expect(texts).toHaveCount(2)
    await expect(texts.last()).toHaveAttribute('aria-hidden', 'true')
    const running = () =>
      page.evaluate(
        () => document.getAnimations().filter((it) => it.playState === 'running').length,
      )
    await expect.poll(running).toBeGreaterThan(0)
    const durations = await page.evaluate(() =>
      document.getAnimations().map((it) => it.effect?.getComputedTiming().duration),
    )
    // Pictures that arrive meanwhile fade in.
    expect(durations).toContain(20_000)
    await page.getByRole('button', { name: 'Pause the announcement' }).click()
    await expect.poll(running).toBe(0)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(texts.first()).toBeVisible()
    await expect(texts.last()).toBeHidden()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })

  test('Scenario: the wishlist shows the wishes', async ({ page, client, context }) => {
    await wish(context, client, 'lotus-charm')
    await page.goto('/')
    await page.getByRole('link', { name: 'Wishlist' }).first().click()
    await expect(page).toHaveURL('/wishlist')
    await expect(page.getByRole('heading', { name: 'Lotus charm' })).toBeVisible()
    await expectAccessible(page)
  })
})
