import { expect, type Page, type Request } from '@playwright/test'
import { devices } from '../account/devices.ts'
import { test } from '../parts/demoShop.ts'

const ring = '/eshop/detail/rings/three-stone-ring'
const lists = ['/eshop/rings', '/eshop?search=ring&view=list', '/eshop?filter=price:asc']

/** The sizes of pictures that a page requests during `open`, by address. */
const askedWhile = async (page: Page, open: () => Promise<unknown>) => {
  const asked = new Set<string>()
  const note = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/media/sized/')) asked.add(pathname)
  }
  page.on('request', note)
  await open()
  page.off('request', note)
  return [...asked].toSorted()
}

/** The pictures that the page shows first, in the size that the browser has chosen. */
const shownFirst = (page: Page) =>
  page.locator('main img[fetchpriority=high]').evaluateAll((images) =>
    images
      .filter((image) => image instanceof HTMLImageElement)
      .map(({ currentSrc }) => currentSrc.replace(location.origin, ''))
      .toSorted(),
  )

for (const [device, screen] of devices)
  test.describe(device, () => {
    test.use(screen)

    for (const path of ['/', ...lists, ring])
      test(`Scenario: the first pictures of ${path} are fetched before any script`, async ({
        page,
        client: _client,
      }) => {
        await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
        const asked = await askedWhile(page, () => page.goto(path, { waitUntil: 'load' }))
        await page.unroute(/\/assets\/.*\.js$/)
        await page.goto(path)
        // The browser also fetches pictures that are not far below the window.
        await expect.poll(async () => (await shownFirst(page)).length).toBeGreaterThan(0)
        await expect
          .poll(async () => (await shownFirst(page)).filter((picture) => !asked.includes(picture)))
          .toEqual([])
      })
  })

for (const path of [...lists, ring])
  test(`Scenario: ${path} is shown from its embedded answers, while the catalogue answers no call`, async ({
    page,
    client: _client,
  }) => {
    const asked: string[] = []
    // The calls stay open: a failed call shows the notice of a lost connection, after which everything is reloaded.
    await page.route(/\/api\/(products|category)/, (route) => {
      asked.push(route.request().url())
    })
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByText(/₹/).first()).toBeVisible()
    // Does not wait for view counts and for the data beside a product.
    expect(asked.filter((url) => !/counts|cards|page=1$/.test(url))).toEqual([])
  })

test('Scenario: further requests of the page call the shop', async ({ page, client: _client }) => {
  await page.goto('/eshop/rings')
  const call = page.waitForRequest(/\/products\/category\/slug\/rings\?.*filter=price/)
  await page
    .getByRole('combobox', { name: 'Sort by' })
    .selectOption({ label: 'Price, low to high' })
  await call
  await expect(page).toHaveURL('/eshop/rings?filter=price%3Aasc')
})

test('Scenario: the files of the entry run one after the other, so that a phone answers in between', async ({
  page,
}) => {
  // The second file does not arrive, so the third must not have been started.
  await page.route(/\/assets\/libraries-.*\.js$/, () => undefined)
  await page.goto('/login', { waitUntil: 'commit' })
  const started = page.locator('head script[type=module][src]')
  const entry = await page.locator('script[data-entry]').getAttribute('data-entry')
  const files = entry?.split(' ') ?? []
  expect(files.length).toBeGreaterThan(3)
  const position = files.findIndex((file) => file.includes('/libraries-'))
  await expect(started.last()).toHaveAttribute('src', files[position] ?? '')
  expect(await started.count()).toBe(position + 1)
})
