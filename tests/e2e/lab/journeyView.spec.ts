import { expect, type FrameLocator, type Page } from '@playwright/test'
import { keptJourney } from '../../support/flows/keptJourneys.ts'
import { test } from './parts/mockShop.ts'

/** Opens a kept journey and goes to a step. @returns the view beside it */
const viewAt = async (page: Page, name: string, step: number): Promise<FrameLocator> => {
  await page.goto(`/__lab/journeys/${name}`)
  const steps = page.getByRole('region', { name: 'Steps' }).getByRole('button')
  await steps.nth(step - 1).click()
  await expect(page.getByRole('status').first()).toHaveText(new RegExp(`^step ${step} of`))
  return page.frameLocator('iframe')
}

const lastOf = (name: string) => keptJourney(name).steps.length

/** The first step after which a machine of the app is in a state. */
const stepOf = (name: string, machine: string, state: string) =>
  keptJourney(name).steps.findIndex(({ expect: states }) =>
    JSON.stringify(states[machine] ?? null).includes(`"${state}"`),
  ) + 1

test('Scenario: the view of a journey is the page of the step, with the frame of the shop', async ({
  page,
}) => {
  await test.step('the page of a link is that of its address', async () => {
    const name = 'anAccountIsErasedByTheLinkOf'
    const view = await viewAt(page, name, lastOf(name))
    await expect(view.getByRole('heading', { level: 1 })).toHaveText('Erase your account')
  })
  await test.step('a form is shown, and not another one of its page', async () => {
    const name = 'thePasswordIsChanged'
    const view = await viewAt(page, name, lastOf(name))
    await expect(view.getByRole('textbox', { name: 'Current password' })).toBeVisible()
  })
  await test.step('a category has its own heading', async () => {
    const name = 'theFiltersOfAPhoneAreOpenedUsed'
    const view = await viewAt(page, name, lastOf(name))
    await expect(view.getByRole('heading', { level: 1 })).toHaveText('Rings')
  })
  await test.step('the menu is shown over the page', async () => {
    const name = 'theMenuOfAPhoneGoesDownThe'
    const view = await viewAt(page, name, stepOf(name, 'mobileMenu', 'category'))
    await expect(view.getByRole('dialog').getByRole('link', { name: 'All Metals' })).toBeVisible()
  })
  await test.step('the quick view is shown over the list', async () => {
    const name = 'theQuickViewFailsIsTriedAgainAnd'
    const view = await viewAt(page, name, stepOf(name, 'quickView', 'shown'))
    await expect(view.getByRole('dialog').getByText('Show the whole page')).toBeVisible()
    await expect(view.locator('h1')).toHaveText('Rings')
  })
  await test.step('a part of a page is in the state of its own machine', async () => {
    const name = 'theTermsAreReadAtTheRegistration'
    const view = await viewAt(page, name, stepOf(name, 'terms:1', 'shown'))
    await expect(view.getByRole('dialog').getByRole('heading', { level: 2 }).first()).toBeVisible()
  })
  await test.step('the pictures of a piece stay in the frame of the view', async () => {
    const name = 'thePicturesOfAPieceAreBrowsed'
    const view = await viewAt(page, name, stepOf(name, 'gallery:1', 'open'))
    await expect(view.getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Steps' })).toBeVisible()
  })
  await test.step('an order of the history opens, with the sums that were loaded', async () => {
    const name = 'anOrderIsRepeatedAndTheFirstOne'
    const failed = await viewAt(page, name, stepOf(name, 'orderDetails:2', 'failed'))
    await expect(failed.getByRole('button', { name: 'Try again' })).toBeVisible()
    const shown = await viewAt(page, name, stepOf(name, 'orderDetails:2', 'shown'))
    await expect(shown.getByText('A-000001', { exact: true }).first()).toBeVisible()
    await expect(shown.getByText('A-000002', { exact: true }).first()).toBeVisible()
  })
  await test.step('a return shows the pieces of its order', async () => {
    const name = 'aPieceOfAnOrderIsReturned'
    const loaded = await viewAt(page, name, stepOf(name, 'orderDetails:2', 'shown'))
    await expect(loaded.getByRole('heading', { level: 1 })).toHaveText('Returns')
    const view = await viewAt(page, name, stepOf(name, 'askReturn:1', 'sending'))
    await expect(view.getByRole('heading', { level: 1 })).toHaveText('Returns')
    await expect(view.getByText('Pieces to return')).toBeVisible()
  })
  await test.step('a list that fails shows the page of the failure', async () => {
    const name = 'aListThatFailsIsTriedAgain'
    const view = await viewAt(page, name, stepOf(name, 'navigation', 'failed'))
    await expect(view.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    )
    await expect(view.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

test('Scenario: the view of a journey is in the language and currency that the buyer has chosen', async ({
  page,
}) => {
  const name = 'theLanguageAndTheCurrencyAreChanged'
  const view = await viewAt(page, name, lastOf(name))
  await expect(view.locator('html')).toHaveAttribute('lang', 'it')
  await expect(view.getByText('È un piacere rivederla').first()).toBeVisible()
  for (const [title, chosen] of [
    ['Language of the shop', 'it'],
    ['Currency of the shop', 'EUR'],
  ] as const) {
    await expect(page.getByLabel(title)).toBeDisabled()
    await expect(page.getByLabel(title)).toHaveValue(chosen)
  }
})
