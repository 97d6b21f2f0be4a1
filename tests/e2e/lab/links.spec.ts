import { expect, type Page } from '@playwright/test'
import { type Flow, writeFlow } from '../../../lab/run/flow.ts'
import { loadedCartFlow as loaded } from '../../support/flows/loadedCartFlow.ts'
import { open, standsAt, test } from './labPage.ts'

const stale: Flow = {
  ...loaded,
  steps: loaded.steps.map((step) => ({ ...step, expect: 'closed' })),
}

/** The link of a flow as the lab once made it, since the examples, whose names links use, need the views' CSS. */
const hashOf = (flow: Flow) =>
  `flow=${Buffer.from(JSON.stringify(flow)).toString('base64url')}&at=2`

const rest = 'open.reading.loaded + writing.settled'
const said =
  'Step 1, cart.opened: the flow expects closed, and the machine is in open.reading.loading + writing.settled'

/** Changes the address as a person does who pastes another one into an open page. */
const paste = (page: Page, hash: string) =>
  page.evaluate((text) => {
    window.location.hash = text
  }, hash)

test('Scenario: a link that is pasted into an open lab opens it', async ({ page }) => {
  await open(page, '/__lab/cart')
  await paste(page, hashOf(loaded))
  await standsAt(page, rest)
})

test('Scenario: a link of another machine opens that machine', async ({ page }) => {
  await open(page, '/__lab/session')
  await paste(page, hashOf(loaded))
  await standsAt(page, rest)
  await expect(page).toHaveURL(/\/__lab\/cart#/)
})

test('Scenario: a link that no longer fits says so, and stays until a step is taken', async ({
  page,
}) => {
  const link = `/__lab/cart#${hashOf(stale)}`
  await open(page, link)
  await expect(page.getByRole('alert')).toHaveText(said)
  await standsAt(page, 'closed')
  expect(page.url()).toContain(link)
  await page.getByRole('button', { name: 'cart.opened' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).not.toHaveURL(link)
})

test('Scenario: half of a link changes nothing but is reported, and stays until a step is taken', async ({
  page,
}) => {
  await open(page, `/__lab/cart#${hashOf(loaded)}`)
  await standsAt(page, rest)
  await paste(page, 'packed=abc')
  await expect(page.getByRole('alert')).toHaveText(
    'This link is not complete: copy the whole address.',
  )
  await standsAt(page, rest)
  expect(page.url()).toMatch(/#packed=abc$/)
  await page.getByRole('button', { name: 'One step back' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL(/&at=1$/)
})

test('Scenario: an unknown starting input of a link is named', async ({ page }) => {
  const flow = { ...loaded, input: 'somebody' }
  await open(page, `/__lab/cart#${hashOf(flow)}`)
  await expect(page.getByRole('alert')).toHaveText(
    "The example of cart has no input 'somebody'. It has 'nobody is logged in'.",
  )
  await standsAt(page, 'closed')
})

test('Scenario: files and pasted texts are checked, and opened at their machine', async ({
  page,
}) => {
  await open(page, '/__lab/session')
  await page.getByRole('tab', { name: 'Flow' }).click()
  const panel = page.getByRole('region', { name: 'Flow' })
  await panel.getByLabel('Open a link or the text of a flow').fill(writeFlow(loaded))
  await panel.getByRole('button', { name: 'Open', exact: true }).click()
  await standsAt(page, rest)

  await page.getByRole('tab', { name: 'Flow' }).click()
  await expect(panel.getByLabel('What this flow shows')).toHaveValue('A cart is loaded')
  await panel.getByLabel('Open a file').setInputFiles({
    ...{ name: 'stale.json', mimeType: 'application/json' },
    buffer: Buffer.from(writeFlow(stale)),
  })
  await expect(panel.getByRole('status')).toHaveText(said)
})

test('Scenario: a flow replaces the one that has its title only if QA says so', async ({
  page,
}) => {
  const taken = { name: 'cart.byHand', message: 'cart.byHand.json has this title' }
  const saved: string[] = []
  await page.route('**/__lab/flows/**', (route) => {
    const url = new URL(route.request().url())
    saved.push(`${url.pathname}${url.search}`)
    return url.searchParams.has('replace')
      ? route.fulfill({ status: 204 })
      : route.fulfill({ status: 409, json: taken })
  })
  await open(page, '/__lab/cart')
  await page.getByRole('tab', { name: 'Flow' }).click()
  const panel = page.getByRole('region', { name: 'Flow' })
  const save = panel.getByRole('button', { name: 'Save to tests/flows' })
  await panel.getByLabel('What this flow shows').fill('   ')
  await save.click()
  await expect(panel.getByRole('status')).toHaveText(
    'A flow needs a title: describe what it shows.',
  )
  await panel.getByLabel('What this flow shows').fill('Retry')
  await save.click()
  await expect(panel.getByRole('status')).toHaveText('cart.byHand.json has this title')
  await panel.getByRole('button', { name: 'Replace it?' }).click()
  await expect(panel.getByRole('status')).toHaveText(/^Saved as/)
  await expect(panel.getByRole('button', { name: 'Replace it?' })).toHaveCount(0)
  expect(saved).toEqual(['/__lab/flows/cart.retry', '/__lab/flows/cart.byHand?replace'])
})
