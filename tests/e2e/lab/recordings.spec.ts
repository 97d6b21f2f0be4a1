import { expect, type Page } from '@playwright/test'
import { openLike } from '../acts/openLike.ts'
import { replayActs } from '../acts/replay.ts'
import { beginRecording, dockIn, endRecording, recorded } from './dock.ts'
import { test } from './parts/mockShop.ts'

const openTab = (page: Page, name: string) => dockIn(page).getByRole('tab', { name }).click()

const titleIn = (page: Page) => dockIn(page).getByLabel('What this journey shows')

const recordVisit = async (page: Page) => {
  await page.goto('/?scenario=guest&inspect')
  await beginRecording(page)
  await endRecording(page)
}

/** Opens the recording under a title in the lab. */
const openInLab = async (page: Page, title: string): Promise<Page> => {
  await titleIn(page).fill(title)
  const opened = page.waitForEvent('popup')
  await dockIn(page).getByRole('button', { name: 'Open in the lab' }).click()
  const lab = await opened
  await expect(lab.getByRole('heading', { name: title })).toBeVisible()
  return lab
}

test('Scenario: End asks before it drops a recording, and the next inspector does not record', async ({
  page,
}) => {
  await page.goto('/?scenario=guest&inspect')
  await beginRecording(page)
  const questions: string[] = []
  page.once('dialog', async (dialog) => {
    questions.push(dialog.message())
    await dialog.dismiss()
  })
  await dockIn(page).getByRole('button', { name: 'End' }).click()
  await expect(dockIn(page).getByText('Recording', { exact: true })).toBeVisible()
  expect(questions).toEqual(['The recording is not saved. Drop it, and end the inspector?'])
  page.once('dialog', (dialog) => dialog.accept())
  await dockIn(page).getByRole('button', { name: 'End' }).click()
  await expect(dockIn(page)).toHaveCount(0)
  await page.goto('/?scenario=guest&inspect')
  await openTab(page, 'Record')
  await expect(dockIn(page).getByRole('button', { name: 'Record', exact: true })).toBeVisible()
  await expect(dockIn(page).getByText('Recording', { exact: true })).toHaveCount(0)
  await dockIn(page).getByRole('button', { name: 'End' }).click()
  await expect(dockIn(page)).toHaveCount(0)
})

test('Scenario: a stopped recording and its title outlive what the tester does before it is saved', async ({
  page,
}) => {
  await recordVisit(page)
  await titleIn(page).fill('A visit')
  await openTab(page, 'Log')
  await openTab(page, 'Report')
  await dockIn(page).getByLabel('What went wrong').fill('Nothing')
  await openTab(page, 'Record')
  await expect(titleIn(page)).toHaveValue('A visit')
  await dockIn(page).getByRole('button', { name: 'Hide' }).click()
  await page.getByRole('button', { name: 'Inspector' }).click()
  await expect(titleIn(page)).toHaveValue('A visit')
  await openTab(page, 'Report')
  await expect(dockIn(page).getByLabel('What went wrong')).toHaveValue('Nothing')

  await page.reload()
  await openTab(page, 'Record')
  await expect(dockIn(page).getByText(/^\d+ steps are recorded/)).toBeVisible()
  await dockIn(page).getByRole('button', { name: 'Drop this recording' }).click()
  await expect(dockIn(page).getByRole('button', { name: 'Record', exact: true })).toBeVisible()
})

test('Scenario: two recordings that are open in the lab stay apart', async ({ page }) => {
  await recordVisit(page)
  const first = await openInLab(page, 'The first visit')
  const second = await openInLab(page, 'The second visit')
  await first.reload()
  await expect(first.getByRole('heading', { name: 'The first visit' })).toBeVisible()
  await second.reload()
  await expect(second.getByRole('heading', { name: 'The second visit' })).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
    expect.stringContaining('recorded'),
  )
})

test('Scenario: a recording begins with the language and the currency that were chosen before', async ({
  page,
  browser,
  builtOrigin,
}) => {
  await page.goto('/?scenario=full-cart&inspect')
  await page.getByRole('banner').getByLabel('Currency').selectOption('EUR')
  await page.getByRole('banner').getByLabel('Language').selectOption('ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await beginRecording(page)
  const more = page.getByRole('main').getByRole('button', { name: /زيادة/ }).first()
  await more.click()
  await expect(page.getByRole('main')).toContainText('€')
  await endRecording(page)
  const journey = await recorded(page, 'A quantity in Arabic')
  const replayed = await openLike(browser, builtOrigin, journey)
  await replayActs(replayed, journey, { patience: 15_000 })
  await expect(replayed.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(replayed.getByRole('main')).toContainText('€')
  await replayed.context().close()
})
