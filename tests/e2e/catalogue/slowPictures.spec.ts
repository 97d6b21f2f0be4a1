import { expect, type Locator, type Page } from '@playwright/test'
import { productBySlug } from '../../../mocks/catalogue/catalogue.ts'
import { carry } from '../../support/carry.ts'
import { test } from '../parts/demoShop.ts'

const slug = 'three-stone-ring'
const path = `/eshop/detail/rings/${slug}`

/** Delays every picture. @returns a function that sends them all */
const holdPictures = async (page: Page) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/media/**', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Counts layout shifts of the page, and how long pictures fade, in seconds. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen = { shift: 0, fades: [] as number[] }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.shift += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    document.addEventListener('transitionend', ({ target, propertyName, elapsedTime }) => {
      if (target instanceof HTMLPictureElement && propertyName === 'opacity')
        seen.fades.push(elapsedTime)
    })
  })

const seenOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { seen: { shift: number; fades: number[] } }).seen)

/** Waits for the shop's fonts. One that arrives after the first paint moves letters. @returns the shift until then */
const shiftOfFonts = async (page: Page) => {
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
  })
  const { shift } = await seenOn(page)
  expect(shift).toBeLessThan(0.01)
  return shift
}

/** The place of the first picture inside. */
const frameIn = (place: Locator) => place.locator('[data-state]').first()

const placeholder = (frame: Locator) =>
  frame.evaluate((element) => {
    const { backgroundColor, opacity } = getComputedStyle(element, '::before')
    return { backgroundColor, opacity }
  })

/** The blurred preview in a place: its opacity and its own width, px. */
const previewIn = (frame: Locator) =>
  frame.locator(':scope > img').evaluate((element) => {
    const { opacity, filter } = getComputedStyle(element)
    return { opacity, filter, width: (element as HTMLImageElement).naturalWidth }
  })

const rgb = (colour = '') =>
  `rgb(${[1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16)).join(', ')})`

/** The first picture of a product's gallery. */
const gallery = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('[data-state]') })
    .first()

test('Scenario: a slow main picture keeps its place in its own colour with a blurred preview, and fades in (rule C19)', async ({
  page,
  client,
}) => {
  const { body: product } = await client.catalogue.product({ params: { slug } })
  if (!('pictureColours' in product)) throw new Error('the product has no colours')
  await watch(page)
  const release = await holdPictures(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const frame = frameIn(gallery(page))
  await expect(frame).toHaveAttribute('data-state', 'loading')
  const own = product.pictureColours?.[product.imageUrl_thum[0] ?? '']
  await expect.poll(() => placeholder(frame)).toEqual({ backgroundColor: rgb(own), opacity: '1' })
  await expect
    .poll(() => previewIn(frame))
    .toEqual({ opacity: '1', filter: 'blur(16px)', width: 12 })
  const ofFonts = await shiftOfFonts(page)
  const before = await frame.boundingBox()
  release()
  await expect(frame).toHaveAttribute('data-state', 'arrived')
  await expect.poll(async () => (await seenOn(page)).fades.length).toBeGreaterThan(0)
  await expect(frame.locator('picture')).toHaveCSS('opacity', '1')
  await expect.poll(async () => (await placeholder(frame)).opacity).toBe('0')
  await expect.poll(async () => (await previewIn(frame)).opacity).toBe('0')
  expect(await frame.boundingBox()).toEqual(before)
  const { shift, fades } = await seenOn(page)
  expect(shift).toBe(ofFonts)
  expect(fades.filter((length) => length < 0.15 || length > 0.25)).toEqual([])
})

test('Scenario: slow pictures of a list show their own colours, and nothing moves (rule C19)', async ({
  page,
  client: _client,
}) => {
  await watch(page)
  const release = await holdPictures(page)
  await page.goto('/eshop/rings', { waitUntil: 'domcontentloaded' })
  const cards = page.getByRole('main').getByRole('article')
  await expect(frameIn(cards.first())).toHaveAttribute('data-state', 'loading')
  const places = [0, 1, 2, 3].map((place) => frameIn(cards.nth(place)))
  // The shop's script sets them.
  await expect
    .poll(async () => {
      const colours = await Promise.all(places.map(placeholder))
      return new Set(colours.map(({ backgroundColor }) => backgroundColor)).size
    })
    .toBeGreaterThan(1)
  const ofFonts = await shiftOfFonts(page)
  const before = await Promise.all(places.map((place) => place.boundingBox()))
  release()
  for (const place of places) await expect(place).toHaveAttribute('data-state', 'arrived')
  expect(await Promise.all(places.map((place) => place.boundingBox()))).toEqual(before)
  expect((await seenOn(page)).shift).toBe(ofFonts)
})

test('Scenario: pictures in the cache show at once', async ({ page, client: _client }) => {
  await watch(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await expect(frameIn(gallery(page))).toHaveAttribute('data-state', /atHand|arrived/)
  await page.reload()
  await expect(frameIn(gallery(page))).toHaveAttribute('data-state', 'atHand')
  await expect(frameIn(gallery(page)).locator('picture')).toHaveCSS('opacity', '1')
  expect((await seenOn(page)).fades).toEqual([])
})

test('Scenario: nothing fades for a buyer who prefers reduced motion', async ({
  page,
  client: _client,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watch(page)
  const release = await holdPictures(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  const frame = frameIn(gallery(page))
  await expect(frame).toHaveAttribute('data-state', 'loading')
  // A picture that loads before the script runs is at hand.
  await page.waitForFunction(() => window.isShopStarted === true)
  release()
  await expect(frame).toHaveAttribute('data-state', 'arrived')
  expect(await frame.locator('picture').evaluate((each) => each.getAnimations())).toEqual([])
  expect((await seenOn(page)).fades).toEqual([])
})

for (const [how, fail] of [
  ['is missing', (route) => route.fulfill({ status: 404, body: '' })],
  ['is broken', (route) => route.fulfill({ contentType: 'image/avif', body: 'no picture' })],
  ['breaks off', (route) => route.abort('connectionreset')],
] as readonly (readonly [string, Parameters<Page['route']>[1]])[])
  test(`Scenario: a drawing replaces a picture that ${how}, until the page is reloaded`, async ({
    page,
    client: _client,
  }) => {
    const name = productBySlug(slug).title.en ?? ''
    await page.route(`**/media/**/${slug}-1.svg*`, fail)
    // Not only its sizes.
    await page.route(`**/media/demo/${slug}-1.svg`, fail)
    await page.goto(path)
    const main = gallery(page)
    await expect(frameIn(main)).toHaveAttribute('data-state', 'failed')
    await expect(main.getByRole('img', { name }).first()).toBeVisible()
    await expect(main.locator(`img[src*="${slug}-1"]`)).toHaveCount(0)
    const box = await frameIn(main).boundingBox()
    await page.unrouteAll()
    await page.reload()
    await expect(main.locator(`img[src*="${slug}-1"]`)).toBeVisible()
    await expect(frameIn(main)).toHaveAttribute('data-state', /atHand|arrived/)
    expect(await frameIn(main).boundingBox()).toEqual(box)
  })

/** Scrolls through the page, so that all its images are requested. */
const showAll = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top)
      for (let frame = 0; frame < 2; frame += 1)
        await new Promise((shown) => requestAnimationFrame(shown))
    }
  })

/** The failed images that are still shown as broken. */
const brokenOn = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.checkVisibility())
      .map(({ outerHTML }) => outerHTML.slice(0, 200)),
  )

test('Scenario: no page shows a broken image if all pictures fail, the logo included (rule C19)', async ({
  page,
  client,
}) => {
  await carry(client, 'three-stone-ring', 6)
  await page.route('**/media/**', (route) => route.abort())
  const paths = [
    ...['/', '/eshop/rings', path, '/cart', '/look-book', '/the-shop', '/about'],
    ...['/blog', '/blog/reading-a-hallmark/', '/customization'],
  ]
  for (const each of paths)
    await test.step(each, async () => {
      await page.goto(each)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await page.waitForLoadState('networkidle')
      await showAll(page)
      await expect.poll(() => brokenOn(page)).toEqual([])
    })
  await expect(page.getByRole('link', { name: 'Alma', exact: true }).first()).toHaveText('Alma')
})
