import { expect, type Page } from '@playwright/test'
import { pages } from '../../../src/domain/shell/pages.ts'
import { furnish } from '../orders/furnish.ts'
import { test } from '../parts/demoShop.ts'
import { expectNoOverflow } from '../parts/whole.ts'

const narrow = { width: 320, height: 844 }
const wide = { width: 1440, height: 900 }

test.use({ viewport: narrow, contextOptions: { reducedMotion: 'reduce' } })

/** Placeholders for the variable parts of a path. */
const parts: Readonly<Record<string, string>> = {
  token: 'a-token',
  requestId: 'not-there',
  id: 'rings',
  id1: 'rings',
  id2: 'three-stone-ring',
  slug: 'ring-sizes-by-country',
}

/** One page of each look: the articles share theirs. */
const looks = Map.groupBy(pages, ({ code, view }) => `${code} ${view}`)

/** Every kind of page in the table of pages, and pages that differ by their query. */
const pathsWith = (orderId: string): string[] => [
  ...[...looks.values()]
    .flatMap(([page]) => (page && page.code !== null ? [page] : []))
    .map(({ path }) =>
      path.replace(/:(\w+)\??|\*/g, (_, name?: string) =>
        name === 'orderId' ? orderId : (parts[name ?? ''] ?? 'no/page'),
      ),
    ),
  ...['/eshop?search=moon', '/eshop?search=nothing-like-it', '/eshop/rings?view=list'],
  ...['/eshop/rings?filter=min:99999', '/add-address?new'],
]

/** Chooses a language. Its select is in the strip of a wide window. */
const speak = async (page: Page, language: string) => {
  await page.setViewportSize(wide)
  await page.locator('select:has(option[value="hi"])').first().selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await page.setViewportSize(narrow)
}

const expectNarrow = async (page: Page, paths: readonly string[]) => {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      for (const language of ['it', 'hi', 'ar', 'en']) {
        await speak(page, language)
        await expectNoOverflow(page, `on ${path}, in ${language}`)
      }
    })
}

test('no page of a visitor scrolls sideways at 320 px, in any language', ({ page }) =>
  expectNarrow(page, ['/', '/login', '/my-account', '/forgot-password', '/the-shop']))

const shares = 5
for (let share = 0; share < shares; share += 1)
  test(`no page of a customer scrolls sideways at 320 px, in any language (share ${share + 1} of ${shares})`, async ({
    page,
    client,
  }) => {
    const paths = pathsWith(await furnish(page.context(), client))
    await expectNarrow(
      page,
      paths.filter((_, place) => place % shares === share),
    )
  })
