import { readFile } from 'node:fs/promises'
import { expect, type Frame, type Page } from '@playwright/test'
import { writeFlow } from '../../../lab/run/flow.ts'
import { loadedCartFlow as flow } from '../../support/flows/loadedCartFlow.ts'
import { test } from './parts/mockShop.ts'

const folder = 'tests/flows/journeys'
const textOf = (name: string) => readFile(`${folder}/${name}.json`, 'utf8')

/** Opens the list of journeys, and waits until it takes files. */
const openList = async (page: Page) => {
  await page.goto('/__lab/journeys')
  await expect(page.getByText('Drop a report or a journey here')).toBeVisible()
}

/**
 * Drops a file onto the page, or onto a document in it, as a person does from a folder. A page that has just been painted
 * takes files a moment later: a drop that nobody took changed nothing, and is repeated.
 */
const drop = (page: Page | Frame, text: string) =>
  expect
    .poll(
      () =>
        page.evaluate((content) => {
          const data = new DataTransfer()
          data.items.add(new File([content], 'some.json', { type: 'application/json' }))
          const dropped = new DragEvent('drop', {
            ...{ dataTransfer: data, bubbles: true, cancelable: true },
          })
          return !document.body.dispatchEvent(dropped)
        }, text),
      'or else the browser leaves the page',
    )
    .toBe(true)

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

test('Scenario: a file is dropped, another one onto it, and a reload shows it again', async ({
  page,
}) => {
  await openList(page)
  await drop(page, await textOf('theConnectionIsLost'))
  await expect(heading(page, 'The connection is lost')).toBeVisible()
  await drop(page, await textOf('thePasswordIsChanged'))
  await expect(heading(page, 'The password is changed')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'The password is changed')).toBeVisible()
  await page.evaluate(() => window.history.back())
  await expect(page.getByText('Drop a report or a journey here')).toBeVisible()
})

/** Opens the test protocol of the journey on the page. */
const openProtocol = async (page: Page): Promise<Page> => {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Test protocol' }).click()
  return opened
}

test('Scenario: each protocol of a dropped journey has its own place, after a reload too', async ({
  page,
}) => {
  await openList(page)
  await drop(page, await textOf('theConnectionIsLost'))
  await expect(heading(page, 'The connection is lost')).toBeVisible()
  await page.reload()
  const first = await openProtocol(page)
  await expect(heading(first, 'Test protocol: The connection is lost')).toBeVisible()
  await drop(page, await textOf('thePasswordIsChanged'))
  await expect(heading(page, 'The password is changed')).toBeVisible()
  const second = await openProtocol(page)
  await expect(heading(second, 'Test protocol: The password is changed')).toBeVisible()
  await first.reload()
  await expect(heading(first, 'Test protocol: The connection is lost')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
    expect.stringContaining('toPrint'),
  )
})

test('Scenario: a file is dropped onto a kept journey; a flow is sent to its machine', async ({
  page,
}) => {
  await page.goto('/__lab/journeys/theConnectionIsLost')
  await expect(heading(page, 'The connection is lost')).toBeVisible()
  await drop(page, writeFlow(flow))
  await expect(page.getByRole('alert')).toHaveText(
    'This is a flow of cart. Open it under Flow in the lab of cart.',
  )
  await drop(page, await textOf('thePasswordIsChanged'))
  await expect(heading(page, 'The password is changed')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('Scenario: a file that cannot be opened leaves an opened journey where it is', async ({
  page,
}) => {
  await openList(page)
  await drop(page, await textOf('theConnectionIsLost'))
  const stands = page.getByRole('status').filter({ hasText: /^step / })
  const step = page.getByRole('region', { name: 'Steps' }).getByRole('button').nth(1)
  await step.click()
  await expect(stands).toHaveText(/^step 2 of/)
  for (const wrong of [writeFlow(flow), '', '{"steps":']) {
    await drop(page, wrong)
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(stands).toHaveText(/^step 2 of/)
    await expect(step).toBeInViewport({ ratio: 1 })
    await expect(page.locator('[data-fills]')).toBeInViewport({ ratio: 1 })
  }
})

test('Scenario: every page of the lab takes files', async ({ page }) => {
  const journey = await textOf('theConnectionIsLost')
  for (const [path, title] of [
    ['', 'Flow lab'],
    ['/changes', 'Changes'],
    ['/tested', 'Was it tested?'],
    ['/contract', 'Contract'],
  ] as const) {
    await page.goto(`/__lab${path}`)
    await expect(heading(page, title)).toBeVisible()
    await drop(page, '{}')
    await expect(page.getByRole('alert').first()).toHaveText(
      'This is not a file of the lab: it has no steps. Take a flow, as Flow saves it, or a journey, as Record or Save saves it, or a report, as Report saves it.',
    )
    await drop(page, journey)
    await expect(heading(page, 'The connection is lost')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

test('Scenario: a flow is dropped onto its machine, also onto the view, and onto another one', async ({
  page,
}) => {
  const stands = page.locator('p[role="status"] strong')
  await page.goto('/__lab/cart')
  await expect(stands).toHaveText('closed')
  await drop(page, writeFlow(flow))
  await expect(stands).toHaveText('open.reading.loaded + writing.settled')
  await drop(page.frames().at(-1) as Frame, '')
  await expect(page.getByRole('alert')).toHaveText(/^The file is empty\. Take a flow, /)
  await expect(stands).toHaveText('open.reading.loaded + writing.settled')
  await page.goto('/__lab/session')
  await expect(heading(page, 'session')).toBeVisible()
  await drop(page, writeFlow(flow))
  await expect(heading(page, 'cart')).toBeVisible()
  await expect(stands).toHaveText('open.reading.loaded + writing.settled')
  await drop(page, await textOf('theConnectionIsLost'))
  await expect(heading(page, 'The connection is lost')).toBeVisible()
  await page.evaluate(() => window.history.back())
  await expect(heading(page, 'cart')).toBeVisible()
  await page.evaluate(() => window.history.forward())
  await expect(heading(page, 'The connection is lost')).toBeVisible()
})

test('Scenario: a journey with a renamed event stops before it, and marks it', async ({ page }) => {
  await page.goto('/__lab/journeys')
  const { steps, ...journey } = JSON.parse(await textOf('thePasswordIsChanged'))
  const renamed = { kind: 'event', event: { type: 'password.renamed' }, to: '' }
  steps[9] = { ...steps[9], step: renamed, expect: { '': 'somewhere' } }
  await page.getByLabel(/^Drop a report/).setInputFiles({
    ...{ name: 'renamed.json', mimeType: 'application/json' },
    buffer: Buffer.from(JSON.stringify({ ...journey, steps })),
  })
  await expect(page.getByRole('alert')).toHaveText(/^Step 10, password\.renamed to app/)
  await expect(page.getByRole('status').filter({ hasText: /^step / })).toHaveText(/^step 9 of /)
  await expect(
    page.getByRole('button', { name: /password\.renamed to app does not fit$/ }),
  ).toBeVisible()
})
