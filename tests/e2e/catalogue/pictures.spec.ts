import { expect, type Page } from '@playwright/test'
import { devices } from '../account/devices.ts'
import { test } from '../parts/demoShop.ts'

const pictures = (page: Page) => page.getByRole('main').locator('picture img')

/** The pictures in the window: their delivered and displayed widths in the screen's pixels. */
const inView = (page: Page) =>
  pictures(page).evaluateAll((images) =>
    images
      .filter((image) => image instanceof HTMLImageElement)
      .map((image) => ({ image, box: image.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.top < innerHeight && box.left < innerWidth)
      .map(({ image, box }) => ({
        isLoaded: image.complete && image.naturalWidth > 0,
        picture: image.getAttribute('src'),
        given: Number(/\/media\/sized\/(\d+)\//.exec(image.currentSrc)?.[1]),
        // They are square; a taller picture is cropped.
        shown: Math.max(box.width, box.height) * devicePixelRatio,
      })),
  )

for (const [device, screen] of devices)
  test.describe(device, () => {
    test.use(screen)

    for (const path of ['/', '/eshop/rings', '/eshop/detail/rings/three-stone-ring', '/the-shop'])
      test(`Scenario: the pictures of ${path} are AVIF, sharp, and not much wider than displayed`, async ({
        page,
        client: _client,
      }) => {
        const types = new Set<string | undefined>()
        page.on('response', (response) => {
          if (response.url().includes('/media/sized/'))
            types.add(response.headers()['content-type'])
        })
        await page.goto(path)
        await expect(pictures(page).first()).toBeVisible()
        await expect
          .poll(async () => (await inView(page)).every(({ isLoaded }) => isLoaded))
          .toBe(true)
        const seen = await inView(page)
        for (const { picture, given, shown } of seen) {
          expect(given).toBeGreaterThanOrEqual(Math.floor(shown))
          // If the same picture is also shown larger, the browser uses that one.
          const same = seen.filter((other) => other.picture === picture)
          const widest = Math.max(...same.map((other) => other.shown))
          expect(given).toBeLessThanOrEqual(Math.max(160, widest * 2.1))
        }
        expect([...types]).toEqual(['image/avif'])
      })
  })

test('Scenario: the link preview of a demo product has a picture that every chat can show', async ({
  page,
}) => {
  await page.goto('/eshop/detail/rings/three-stone-ring')
  const html = await (await page.request.get(page.url())).text()
  const address = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? ''
  const picture = await page.request.get(address.replaceAll('&amp;', '&'))
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg'])
})
