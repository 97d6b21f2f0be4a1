import { expect, type Locator, type Page } from '@playwright/test'
import { samplePassword } from '../../../mocks/shop/account/people.ts'
import { demoBuyer } from '../../../server/demo/buyer.ts'
import { nextFrame } from '../acts/nextFrame.ts'
import { replayActs } from '../acts/replay.ts'
import { test } from '../parts/worker.ts'
import { beginRecording, endRecording, recorded } from './dock.ts'

const statesIn = (page: Page) =>
  page.evaluate(() => window.almaInspector?.recording?.states() ?? {})

/** The same without the numbers of pages: the mocks are built without the second actors that StrictMode creates. */
const namedStates = async (page: Page) =>
  Object.entries(await statesIn(page))
    .map(([place, value]) => [place.replace(/:\d+(?=\/|$)/, ''), value] as const)
    .toSorted(([a], [b]) => a.localeCompare(b))

/**
 * Presses a control that can be seen, as a person does. Playwright scrolls and presses within one frame, and the browser
 * then reports the press before the scroll.
 */
const press = async (control: Locator) => {
  await control.scrollIntoViewIfNeeded()
  await control.evaluate(nextFrame)
  await control.click()
}

/** A buyer logs in, finds a chain and puts it into the cart. */
const buyChain = async (page: Page) => {
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await page.getByRole('textbox', { name: 'Email' }).last().fill(demoBuyer.email)
  await page.getByLabel('Password', { exact: true }).fill(samplePassword)
  await press(page.getByRole('button', { name: 'Log in' }))
  // The address changes before the page does.
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeHidden()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await page.getByRole('dialog').getByRole('searchbox').fill('cable')
  await page.getByRole('dialog').getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL(/cable/)
  // A list shows a moment before its statechart starts.
  await expect
    .poll(async () => Object.fromEntries(await namedStates(page)))
    .toHaveProperty('listing')
  await press(
    page.getByRole('main').getByRole('link', { name: 'Cable chain', exact: true }).first(),
  )
  for (const value of ['Gold plated 18k', '45 cm', 'Lobster'])
    await press(page.getByRole('radio', { name: value }))
  await press(page.getByRole('button', { name: 'Add to cart' }))
  await expect(page.getByRole('button', { name: /^Cart, [1-9]/ })).toBeVisible()
}

test('Scenario: a session on the real server, replayed on mocks, ends in the same states', async ({
  browser,
  devOrigin,
  builtOrigin,
}) => {
  const open = async (baseURL: string, serviceWorkers: 'allow' | 'block') => {
    const viewport = { width: 1440, height: 1000 }
    return (await browser.newContext({ baseURL, viewport, serviceWorkers })).newPage()
  }
  const real = await open(devOrigin, 'block')
  await real.goto('/?inspect')
  await beginRecording(real)
  await buyChain(real)
  await endRecording(real)
  const states = await namedStates(real)
  const journey = await recorded(real, 'A session on the real server')
  expect(journey.start?.scenario).toBe('guest')
  await real.context().close()

  const mocks = await open(builtOrigin, 'allow')
  await replayActs(mocks, journey)
  await expect.poll(() => namedStates(mocks)).toEqual(states)
  await mocks.context().close()
})
