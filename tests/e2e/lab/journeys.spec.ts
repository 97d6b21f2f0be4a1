import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { actText } from '../../../lab/acts/actText.ts'
import { readJourney } from '../../../lab/journey/journey.ts'
import { endFrom } from '../../../lab/journey/trim.ts'
import { findViolations } from '../parts/axe.ts'
import { beginRecording, dockIn, endRecording, tokenOf } from './dock.ts'
import { test } from './parts/mockShop.ts'

const stepsIn = (page: Page) => page.getByRole('region', { name: 'Steps' }).getByRole('button')

/** Records an order of the full cart, and opens it in the lab. */
const recordOrder = async (page: Page): Promise<Page> => {
  await page.goto('/?scenario=full-cart&inspect')
  await beginRecording(page)
  await page
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page
    .getByRole('link', { name: /^Order/ })
    .last()
    .click()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page.getByText('A-000001').first()).toBeVisible()
  await endRecording(page)
  await dockIn(page).getByLabel('What this journey shows').fill('An order')
  expect(await findViolations(page, { include: ['aside[aria-label=Inspector]'] })).toEqual([])
  const opened = page.waitForEvent('popup')
  await dockIn(page).getByRole('button', { name: 'Open in the lab' }).click()
  const lab = await opened
  await expect(lab.getByRole('heading', { name: 'An order' })).toBeVisible()
  const recorded = await lab.evaluate(() => {
    const name = window.location.pathname.split('/').at(-1) ?? ''
    return sessionStorage.getItem(name)
  })
  expect(recorded).not.toContain(await tokenOf(page))
  const { start, acts = [] } = readJourney(recorded ?? '')
  expect(start).toMatchObject({ scenario: 'full-cart', path: '/cart' })
  const presses = acts.filter(({ act }) => act.do === 'press')
  expect(presses.map(({ act }) => actText(act))).toEqual([
    expect.stringMatching(/^press button "Increase quantity of Rope chain, /),
    expect.stringMatching(/^press link "Order · /),
    'press button "Place order"',
  ])
  return lab
}

test('Scenario: what was done in the shop is recorded, and gone through in the lab', async ({
  page,
}) => {
  const lab = await recordOrder(page)
  await expect(lab.getByRole('heading', { name: 'An order' })).toBeVisible()
  await expect(lab.getByRole('status')).toHaveText(/^step 0 of \d+$/)
  await expect(lab.getByRole('alert')).toHaveCount(0)

  const facts = lab.getByRole('region', { name: 'Facts between statecharts' })
  await stepsIn(lab).filter({ hasText: 'order.submitted to checkout' }).click()
  await expect(facts).toContainText('app to placement: order.submitted')
  const view = lab.frameLocator('iframe')
  await expect(view.getByText(/^Placing your order/)).toBeVisible()

  await lab.getByRole('tab', { name: 'States' }).click()
  const stateOf = (name: string) =>
    lab.locator('dl > div', { has: lab.getByText(name, { exact: true }) })
  await expect(stateOf('placement')).toContainText('saving')
  await stepsIn(lab).filter({ hasText: 'placeOrder answers to placement' }).click()
  await expect(stateOf('placement')).toContainText('placed')
  await stepsIn(lab).filter({ hasText: 'row.incremented to cart' }).click()
  await expect(stateOf('placement')).toContainText('idle')
  await expect(stateOf('cart')).toContainText('pausing')
  await lab.getByRole('tab', { name: 'Chart' }).click()
  await expect(lab.getByRole('img', { name: /^Statechart of cart; .*pausing/ })).toBeVisible()

  const at = async () =>
    Number(/\d+/.exec((await lab.getByRole('status').textContent()) ?? '')?.[0])
  const before = await at()
  await lab.keyboard.press('Alt+ArrowRight')
  await expect(lab.getByRole('status')).toHaveText(new RegExp(`^step ${before + 1} of`))
  await lab.getByRole('button', { name: 'One step back' }).click()
  await expect(lab.getByRole('status')).toHaveText(new RegExp(`^step ${before} of`))
  expect(await findViolations(lab)).toEqual([])
})

test('Scenario: the kept journeys are listed and opened; an unknown one is said to be unknown', async ({
  page,
}) => {
  await page.goto('/__lab/journeys')
  await page.getByRole('link', { name: 'A full cart is changed and ordered', exact: true }).click()
  await expect(
    page.getByRole('heading', { name: 'A full cart is changed and ordered' }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Steps' })).toContainText(
    'press button "Place order"',
  )
  await expect(page.getByRole('link', { name: 'Test protocol' })).toHaveAttribute(
    'href',
    `${new URL(page.url()).pathname}/protocol`,
  )
  await stepsIn(page).last().click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  const view = page.frameLocator('iframe')
  await expect(view.getByRole('heading', { name: 'Thank you, your order is placed' })).toBeVisible()
  await page.goto('/__lab/journeys/noSuchJourney')
  await expect(page.getByRole('alert')).toHaveText(
    /^There is no journey noSuchJourney\. There are /,
  )
})

test('Scenario: a journey is ended earlier, named, and saved', async ({ page }) => {
  await page.goto('/__lab/journeys/aFullCartIsChangedAndOrdered')
  const status = page.getByRole('status').filter({ hasText: /^step / })
  const all = Number(/of (\d+)/.exec((await status.textContent()) ?? '')?.[1])
  await stepsIn(page).filter({ hasText: 'editCart answers to cart' }).first().click()
  const at = Number(/step (\d+)/.exec((await status.textContent()) ?? '')?.[1])
  await page.getByRole('tab', { name: 'Save' }).click()
  // The page goes on until the next act.
  const file = 'tests/flows/journeys/aFullCartIsChangedAndOrdered.json'
  const end = endFrom(readJourney(await readFile(file, 'utf8')), at)
  expect(end).toBeGreaterThan(at)
  await expect(page.getByText(`At step ${at} the page had not come to rest`)).toBeVisible()
  await page.getByRole('button', { name: `End after step ${end}` }).click()
  await expect(status).toHaveText(`step ${end} of ${end}`)
  await expect(page.getByText(`The journey ends after ${end} of ${all} steps.`)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Steps' })).not.toContainText('Place order')
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Test protocol' }).click()
  const protocol = await opened
  await expect(protocol.getByRole('row').nth(1)).toContainText('open /cart')
  await expect(protocol.getByRole('article')).not.toContainText('Place order')
  expect(await findViolations(page, { exclude: ['iframe'] })).toEqual([])

  await page.getByLabel('What this journey shows').fill('A quantity is changed')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('aQuantityIsChanged.json')
  const saved = readJourney(await readFile(await download.path(), 'utf8'))
  expect([saved.title, saved.steps.length]).toEqual(['A quantity is changed', end])
  await expect(page.getByRole('heading', { name: 'A quantity is changed' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Test protocol' })).toHaveAttribute('href', /toPrint/)
  await page.getByRole('button', { name: `Take all ${all} steps` }).click()
  await expect(status).toHaveText(`step ${all} of ${all}`)
  await expect(page.getByRole('heading', { name: 'A quantity is changed' })).toBeVisible()
  const renamed = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Test protocol' }).click()
  await expect(
    (await renamed).getByRole('heading', { name: 'Test protocol: A quantity is changed' }),
  ).toBeVisible()
})

test('Scenario: a report of what went wrong opens in the lab at the step of the shop', async ({
  page,
}) => {
  await page.goto('/?scenario=full-cart&inspect')
  await page
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.evaluate(() => console.info('seen in the console'))
  const token = await tokenOf(page)
  await dockIn(page).getByRole('tab', { name: 'Report' }).click()
  await dockIn(page).getByLabel('What went wrong').fill('The total is wrong')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dockIn(page).getByRole('button', { name: 'Save a report' }).click(),
  ])
  const file = await download.path()
  const text = await readFile(file, 'utf8')
  expect(text).not.toContain(token)

  await page.goto('/__lab/journeys')
  await page.getByLabel(/^Drop a report/).setInputFiles(file)
  await expect(page.getByRole('heading', { name: 'The total is wrong' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText(/^No test protocol: /)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Test protocol' })).toHaveCount(0)
  await page.goto('/__lab/journeys/opened-file/protocol')
  await expect(page.getByRole('alert')).toHaveText(/^No test protocol: /)
  await page.goBack()
  const [, at, all] =
    /step (\d+) of (\d+)/.exec((await page.getByRole('status').textContent()) ?? '') ?? []
  expect(at).toBe(all)
  await page.getByRole('tab', { name: 'Report' }).click()
  const picture = page.getByRole('img', { name: 'The page when the report was made' })
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(300)
  await page.getByText(/^Console \(/).click()
  await expect(page.getByText('seen in the console')).toBeVisible()
  await page.getByText(/^Calls \(/).click()
  await expect(page.getByText(/^POST \/cart\/set\/quantity\/.* 200 in/)).toBeVisible()
  expect(await findViolations(page)).toEqual([])
})

/** Where the lines of expected states end at the right, px. */
const endsOfLines = async (page: Page): Promise<readonly number[]> => {
  const ends = await page.locator('td:nth-of-type(2) > div').evaluateAll((lines) =>
    lines.flatMap((line) => {
      const text = document.createRange()
      text.selectNodeContents(line)
      return Array.from(text.getClientRects(), ({ right }) => Math.round(right))
    }),
  )
  return [...new Set(ends)]
}

test('Scenario: a journey is printed as a test protocol, in each language', async ({ page }) => {
  await page.goto('/__lab/journeys')
  await page
    .getByRole('link', {
      name: 'on paper: the test protocol of A full cart is changed and ordered',
    })
    .click()
  await expect(page.getByRole('row').nth(1)).toContainText('open /cart with the scenario full-cart')
  const row = page.getByRole('row').filter({ hasText: 'press button "Place order"' })
  await expect(row).toContainText('placement: placed')
  expect(await findViolations(page)).toEqual([])
  await expect(page).toHaveTitle('Test protocol – A full cart is changed and ordered')
  const unchanged = page.getByRole('row').filter({ hasText: 'no change of state' })
  await expect(row.or(unchanged).first()).toContainText('passed')
  for (const fact of ['npm run dev:mock', '/cart?scenario=full-cart', '1440 × 1000 px (desktop)'])
    await expect(page.getByRole('article')).toContainText(fact)
  for (const name of ['Initials', 'Remarks'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 1440, height: 1000 })
  await page.getByLabel('Language').selectOption('العربية')
  await expect(page.getByRole('button', { name: 'اطبع' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('columnheader', { name: 'المتوقع' })).toBeVisible()
  await expect(page.locator('td bdi[dir=ltr]', { hasText: /^\/cart$/ })).toBeVisible()
  const translated = page.getByRole('row').filter({ hasText: 'اضغط الزر "Place order"' })
  await expect(translated).toContainText('placement: placed')
  expect(await endsOfLines(page)).toHaveLength(1)
  expect(await findViolations(page)).toEqual([])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel('اللغة')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(translated).toBeVisible()
})
