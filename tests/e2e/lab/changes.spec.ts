import { expect } from '@playwright/test'
import { findViolations } from '../parts/axe.ts'
import { test as base } from '../parts/worker.ts'
import { changesSince } from './changedConnectivity.ts'

/** The built lab. `tests/lab/server.test.ts` tests the development server's answers. */
const test = base.extend({ baseURL: async ({ builtOrigin }, use) => use(builtOrigin) })

test('Scenario: what has changed is listed and drawn, and leads to the flows concerned', async ({
  page,
}) => {
  await page.route('**/__lab/charts?since=v1', (route) => route.fulfill({ json: changesSince() }))
  await page.goto('/__lab/changes?since=v1')
  const machine = page.getByRole('region', { name: 'connectivity', exact: true })
  await expect(machine.locator('svg[data-drawn="true"]')).toBeVisible()
  await expect(page.getByRole('status')).toHaveText(/^Since abc1234 the last release, 1 of 1/)
  await expect(machine.getByRole('list').first().getByRole('listitem')).toHaveText([
    'gonestate asleep',
    /^changedtransition online: network\.failed → lostguard: isSevere → none$/,
    'newtransition lost.covering.whole: offline.continued → lost.covering.bar',
  ])
  await expect(machine.locator('.state.gone').getByText('asleep (gone)')).toBeVisible()
  await expect(machine.locator('.way.changed').getByText('changed: network.failed')).toBeVisible()
  await expect(machine.locator('.way.new').getByText('new: offline.continued')).toBeVisible()

  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow, `pixels that stick out at ${width} px`).toBeLessThanOrEqual(0)
    expect(await findViolations(page)).toEqual([])
  }

  await machine.getByRole('link', { name: 'The server is asked again until it answers' }).click()
  await expect(page.getByRole('heading', { name: 'connectivity' })).toBeVisible()
  await expect(page.locator('p[role="status"] strong')).toHaveText('online')
})

test('Scenario: an unknown revision is refused, and another one can be asked for', async ({
  page,
}) => {
  const problem = 'git has no revision "nowhere" here.'
  await page.route('**/__lab/charts*', (route) => route.fulfill({ status: 422, body: problem }))
  await page.goto('/__lab')
  await page.getByRole('link', { name: 'What has changed' }).click()
  const since = page.getByLabel('Since the git revision')
  await since.fill('nowhere')
  await page.getByRole('button', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/since=nowhere/)
  await expect(page.getByRole('alert')).toHaveText(problem)
  await expect(since).toHaveValue('nowhere')
})
