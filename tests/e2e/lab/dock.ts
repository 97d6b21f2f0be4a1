import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { type Journey, readJourney } from '../../../lab/journey/journey.ts'
import { userCookieName } from '../../../src/domain/account/userCookie.ts'

/** The inspector at the foot of the page. */
export const dockIn = (page: Page) => page.getByRole('complementary', { name: 'Inspector' })

/** The token of the logged-in customer, which no tool may show. */
export const tokenOf = async (page: Page): Promise<string> => {
  const found = (await page.context().cookies()).find(({ name }) => name === userCookieName)
  if (!found) throw new Error('nobody is logged in')
  return (JSON.parse(decodeURIComponent(found.value)) as { token: string }).token
}

/** Begins a recording, which loads the page again. */
export const beginRecording = async (page: Page): Promise<void> => {
  await dockIn(page).getByRole('tab', { name: 'Record' }).click()
  await dockIn(page).getByRole('button', { name: 'Record', exact: true }).click()
  await expect(dockIn(page).getByText('Recording')).toBeVisible()
}

/** Ends the recording; the dock then offers what was recorded. */
export const endRecording = async (page: Page): Promise<void> => {
  await dockIn(page).getByRole('tab', { name: 'Record' }).click()
  await dockIn(page).getByRole('button', { name: 'Stop' }).click()
  await expect(dockIn(page).getByText(/^\d+ steps are recorded/)).toBeVisible()
  await expect(dockIn(page).getByText('left out')).toHaveCount(0)
}

/** The recorded journey, from the file that the dock offers. */
export const recorded = async (page: Page, title: string): Promise<Journey> => {
  await dockIn(page).getByLabel('What this journey shows').fill(title)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dockIn(page).getByRole('button', { name: 'Download' }).click(),
  ])
  return readJourney(await readFile(await download.path(), 'utf8'))
}
