import { expect } from '@playwright/test'
import { carry } from '../../support/carry.ts'
import { test } from '../parts/demoShop.ts'
import {
  atEverySize,
  expectInPlace,
  expectWholeAtEverySize,
  languageCookie,
} from '../parts/whole.ts'
import { pathOf, pickFirst, quantities } from './productActs.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const language of ['en', 'ar'])
  test(`Whole at every size, in ${language}: the page in its states, the gallery and the quick view`, async ({
    page,
    client,
    context,
    shop,
  }) => {
    await carry(client, 'oval-halo-ring', 5)
    await context.addCookies([languageCookie(language, shop.origin)])
    await page.goto(pathOf('cable-chain'))
    await page.getByRole('radio').first().click({ force: true })
    await page.getByRole('radiogroup').nth(1).getByRole('radio').first().click({ force: true })
    await page.locator('[data-elsewhere] input').first().click({ force: true })
    await expectWholeAtEverySize(page, language)

    await page.goto(pathOf('oval-halo-ring'))
    await pickFirst(page)
    await quantities(page).first().fill('2000')
    await quantities(page).first().press('Enter')
    await expectWholeAtEverySize(page, language)

    await page.locator('ul > li > button:has(img)').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await atEverySize(page, () => expectInPlace(page))
    await page.keyboard.press('Escape')

    await page.goto('/eshop/rings')
    await page.locator('article button[aria-haspopup="dialog"]').first().click()
    await expect(page.getByRole('dialog').getByRole('radiogroup').first()).toBeVisible()
    await atEverySize(page, () => expectInPlace(page))
  })
