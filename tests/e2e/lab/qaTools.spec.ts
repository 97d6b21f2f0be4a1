import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { changesSince } from './changedConnectivity.ts'
import { dockIn } from './dock.ts'
import { test } from './parts/mockShop.ts'
import { picture } from './qaPictures.ts'

/** The second half of docs/qa.md: the inspector's tools, and the pages of the lab. */
test.use({ viewport: { width: 1280, height: 800 } })

/** How many colours a picture has; an empty one has one. */
const coloursIn = (page: Page, picture: string): Promise<number> =>
  page.evaluate(async (src) => {
    const image = new Image()
    image.src = src
    await image.decode()
    const canvas = new OffscreenCanvas(image.width, image.height)
    const drawn = canvas.getContext('2d')
    if (!drawn) throw new Error('this browser draws no pictures')
    drawn.drawImage(image, 0, 0)
    const { data } = drawn.getImageData(0, 0, image.width, image.height)
    return new Set(new Uint32Array(data.buffer)).size
  }, picture)

/** Drops a file beside everything that the page shows. */
const dropOnPage = (page: Page, text: string) =>
  page.evaluate((content) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([content], 'report.json', { type: 'application/json' }))
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
  }, text)

const openTab = (page: Page, name: string) => dockIn(page).getByRole('tab', { name }).click()

const increase = (page: Page) =>
  page
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click()

test('Scenario: QA lets a call fail, cuts the line and moves the clock', async ({ page }) => {
  await page.goto('/?scenario=full-cart&inspect')
  const dock = dockIn(page)
  await openTab(page, 'Faults')
  for (const text of ['takes 5 seconds', 'is answered 409', 'breaks the contract'])
    await expect(dock.getByRole('combobox', { name: 'Fault' })).toContainText(text)
  await dock.getByRole('combobox', { name: 'Call' }).selectOption('cart.setQuantity')
  await dock
    .getByRole('combobox', { name: 'Fault' })
    .selectOption({ label: 'is answered 422, a wrong field' })
  await dock.getByRole('combobox', { name: 'How often' }).selectOption('true')
  await dock.getByRole('button', { name: 'Set this fault' }).click()
  await expect(dock.getByText(/^Once: cart\.setQuantity is answered 422/)).toBeVisible()
  await expect(dock.getByRole('button', { name: 'Cut the line' })).toBeVisible()
  await expect(dock.getByRole('button', { name: 'Move by 1 day' })).toBeVisible()
  await picture(page, 'faults')
  await increase(page)
  await expect(page.getByText('This is not right; please check it.')).toBeVisible()
  await openTab(page, 'Log')
  await expect(dock).toContainText('fault by hand')
  await expect(dock.getByRole('searchbox')).toBeVisible()
})

test('Scenario: QA records a journey, and goes through it in the lab', async ({ page }) => {
  await page.goto('/?scenario=full-cart&inspect')
  const dock = dockIn(page)
  await openTab(page, 'Record')
  await dock.getByRole('button', { name: 'Record' }).click()
  await expect(dock.getByText('Recording')).toBeVisible()
  await increase(page)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await openTab(page, 'Record')
  await dock.getByRole('button', { name: 'Stop' }).click()
  await dock.getByLabel('What this journey shows').fill('One piece more is put into the cart')
  await expect(dock.getByRole('button', { name: 'Save to tests/flows/journeys' })).toBeVisible()
  await picture(page, 'record')

  const opened = page.waitForEvent('popup')
  await dock.getByRole('button', { name: 'Open in the lab' }).click()
  const lab = await opened
  await lab
    .getByRole('region', { name: 'Steps' })
    .getByRole('button', { name: /row\.incremented to cart/ })
    .click()
  await expect(lab.getByRole('region', { name: 'Facts between statecharts' })).toContainText(
    'page to cart: row.incremented',
  )
  for (const name of ['Chart', 'States', 'Facts'])
    await expect(lab.getByRole('tab', { name })).toBeVisible()
  await expect(lab.frameLocator('iframe').getByRole('heading', { name: 'Cart' })).toBeVisible()
  await picture(lab, 'journey')
})

test('Scenario: QA reports a problem, and a developer opens it at the same step', async ({
  page,
}) => {
  await page.goto('/?scenario=full-cart&inspect')
  await increase(page)
  await openTab(page, 'Report')
  await dockIn(page).getByLabel('What went wrong').fill('The total is that of another currency')
  await picture(page, 'report')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dockIn(page).getByRole('button', { name: 'Save a report' }).click(),
  ])
  const file = await download.path()
  const { screenshot } = JSON.parse(await readFile(file, 'utf8'))
  expect(await coloursIn(page, screenshot)).toBeGreaterThan(100)
  await page.goto('/__lab/journeys')
  await expect(page.getByRole('link', { name: /^on paper: / })).not.toHaveCount(0)
  await picture(page, 'journeys')
  const step = page.getByRole('status')
  await page.getByLabel(/^Drop a report/).setInputFiles(file)
  await expect(step).toHaveText(/^step (\d+) of \1$/)
  const end = await step.textContent()
  await page.goto('/__lab/journeys')
  await expect(page.getByLabel(/^Drop a report/)).toBeVisible()
  await dropOnPage(page, await readFile(file, 'utf8'))
  await expect(step).toHaveText(String(end))
})

test('Scenario: QA sees what has changed', async ({ page }) => {
  await page.route('**/__lab/charts?since=HEAD%7E20', (route) =>
    route.fulfill({ json: changesSince() }),
  )
  await page.goto('/__lab/changes?since=HEAD~20')
  await expect(page.locator('svg[data-drawn="true"]')).toBeVisible()
  await expect(page.getByRole('link', { name: /^The server is asked again/ })).toBeVisible()
  await picture(page, 'changes')
})

test('Scenario: QA sees what was tested, in the table and in the chart', async ({ page }) => {
  await page.goto('/__lab/tested')
  await expect(page.getByRole('status')).toContainText('states, transitions and guard sides', {
    timeout: 120_000,
  })
  await page
    .getByRole('button', { name: /^\d+ parts? of / })
    .first()
    .click()
  await expect(page.getByRole('listitem')).not.toHaveCount(0)
  await expect(page.getByText('What paths and stories pass is computed')).toBeHidden({
    timeout: 120_000,
  })
  await expect(page.getByRole('cell', { name: '…', exact: true })).toHaveCount(0)
  await picture(page, 'tested')

  await page.goto('/__lab/waitingRoom')
  await expect(page.locator('svg[data-drawn="true"]')).toBeVisible()
  await page.getByRole('tab', { name: 'Tested' }).click()
  await page.getByLabel('By journeys').check()
  await expect(page.locator('svg [data-side="T"]')).not.toHaveCount(0)
  await expect(page.locator('svg [data-side="F"]')).not.toHaveCount(0)

  await page.getByRole('button', { name: 'Save the chart' }).click()
  const formats = page.getByRole('menuitem')
  await expect(formats).toHaveText(['SVG', 'PNG', 'Mermaid', 'JSON for Stately'])
})

test('Scenario: QA looks up a call', async ({ page }) => {
  await page.goto('/__lab/contract?call=cart.add')
  await page.getByText('Example of body').click()
  await page.getByText('409', { exact: true }).last().click()
  await expect(page.getByText('Test cases')).toBeVisible()
  await expect(page.getByText('Seen here')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await picture(page, 'contract')
})
