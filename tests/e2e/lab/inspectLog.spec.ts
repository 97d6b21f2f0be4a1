import { expect, type Locator, type Page } from '@playwright/test'
import { findViolations } from '../parts/axe.ts'
import { dockIn, tokenOf } from './dock.ts'
import { test } from './parts/mockShop.ts'

const openTab = async (page: Page, name: string) => {
  await dockIn(page).getByRole('tab', { name }).click()
  return dockIn(page)
}

const logIn = async (page: Page) => {
  const dock = await openTab(page, 'Log')
  return { dock, log: dock.getByRole('list', { name: 'Log, newest first' }) }
}

const addOne = (page: Page) =>
  page
    .getByRole('button', { name: /^Increase/ })
    .first()
    .click()

const openAll = (place: Locator) =>
  place.locator('details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })

test('Scenario: the log says what sent what to whom after a press, with the call and the message', async ({
  page,
}) => {
  await page.goto('/?scenario=full-cart&inspect')
  await addOne(page)
  const { dock, log } = await logIn(page)
  const lineOf = (...parts: readonly string[]) =>
    parts.reduce((lines, hasText) => lines.filter({ hasText }), log.getByRole('listitem'))

  await expect(lineOf('page → cart', 'row.incremented', 'settled → ')).toHaveCount(1)
  await expect(lineOf('page → server', 'POST /cart/set/quantity/', ' 200 in ')).toHaveCount(1)
  await expect(lineOf('server → page', 'cart.changed')).not.toHaveCount(0)
  await expect(lineOf('realtime → app', 'cart.changed')).not.toHaveCount(0)
  await expect(lineOf('app → cart', 'cart.changed')).not.toHaveCount(0)
  await expect(lineOf('editCart → cart', 'editCart done')).toHaveCount(1)
  // The loaders' calls too.
  await expect(lineOf('GET /setting/store/customization/all', ' 200 in ')).not.toHaveCount(0)

  await lineOf('POST /cart/set/quantity/').getByText('POST').click()
  await expect(lineOf('POST /cart/set/quantity/')).toContainText('Call: cart.setQuantity')

  await dock.getByRole('combobox', { name: 'Actor' }).selectOption('cart')
  await dock.getByRole('searchbox').fill('row.incremented')
  await expect(log.getByRole('listitem')).toHaveCount(1)
  await expect(dock.getByRole('status')).toContainText(/^1 of \d+ entries$/)
  expect(await findViolations(page, { include: ['aside[aria-label=Inspector]'] })).toEqual([])
})

test('Scenario: neither the log nor a context shows the token of the session', async ({ page }) => {
  await page.goto('/?scenario=full-cart&inspect')
  await addOne(page)
  const token = await tokenOf(page)

  await dockIn(page)
    .getByRole('button', { name: /^session / })
    .click()
  const known = dockIn(page).getByRole('region', { name: 'What session knows' })
  await openAll(known)
  await expect(known).toContainText('token "•••"')
  await expect(known).not.toContainText(token)

  const { dock, log } = await logIn(page)
  await dock.getByRole('checkbox', { name: 'Inner events' }).check()
  await openAll(log)
  await expect(log.locator('pre').first()).toBeVisible()
  await expect(log).toContainText('"token": "•••"')
  await expect(log).not.toContainText(token)
  await dock.getByRole('searchbox').fill(token)
  await expect(dock.getByRole('status')).toContainText(/^0 of /)
})

test('Scenario: the dock and the panel of the mocks can be used while a modal dialog is open', async ({
  page,
}) => {
  await page.goto('/?scenario=offline&inspect')
  await expect(page.getByRole('dialog').getByText(/^Connection Lost/)).toBeVisible()
  const { log } = await logIn(page)
  await expect(log).toContainText('network.failed')
  await page.getByText('Mocks: offline').click()
  await page.getByRole('link', { name: 'full-cart', exact: true }).click()

  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await openTab(page, 'Faults')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openTab(page, 'Log')
})

test('Scenario: the dock and its history survive a reload, until it is ended', async ({ page }) => {
  await page.goto('/?scenario=full-cart&inspect')
  await addOne(page)
  const first = await logIn(page)
  await expect(first.log).toContainText('editCart done')
  await expect(page).toHaveURL('/cart?inspect=')
  await page.reload()
  const { dock, log } = await logIn(page)
  await dock.getByRole('searchbox').fill('row.incremented')
  await expect(log.getByRole('listitem')).toHaveCount(1)
  await dock.getByRole('button', { name: 'End' }).click()
  await expect(page.getByRole('heading', { name: 'Cart', level: 1 })).toBeVisible()
  await expect(dockIn(page)).toHaveCount(0)
})

test('Scenario: faults are set by hand: a refused call, a cut line, a moved clock', async ({
  page,
}) => {
  await page.goto('/?scenario=full-cart&inspect')
  await expect(page.getByRole('link', { name: 'Cart, 4 items' })).toBeVisible()
  const dock = await openTab(page, 'Faults')

  await dock.getByRole('combobox', { name: 'Call' }).selectOption('cart.setQuantity')
  const kinds = dock.getByRole('combobox', { name: 'Fault' })
  await kinds.selectOption({ label: 'is answered 409, in conflict' })
  await expect(dock.getByText('cart.setQuantity does not declare 409: ')).toBeVisible()
  await kinds.selectOption({ label: 'is answered 500, a failure of the server' })
  await expect(dock.getByText('does not declare')).toBeHidden()
  await dock.getByRole('button', { name: 'Set this fault' }).click()
  const set = dock.getByRole('list', { name: 'Faults that are set' }).getByRole('listitem')
  await expect(set).toHaveText(/^Once: cart\.setQuantity is answered 500/)
  await addOne(page)
  await expect(set).toHaveCount(0)
  const { log } = await logIn(page)
  await expect(log.getByRole('listitem').filter({ hasText: 'fault by hand' })).toContainText(
    '500 in ',
  )

  await openTab(page, 'Faults')
  await dock.getByRole('button', { name: 'Cut the line' }).click()
  await expect(dock.getByText('The line is cut')).toBeVisible()
  await openTab(page, 'Actors')
  const realtime = dock.getByRole('button', { name: /^realtime / })
  await expect(realtime).not.toHaveText(/connected/)
  await openTab(page, 'Faults')
  await dock.getByRole('button', { name: 'Mend the line' }).click()
  await openTab(page, 'Actors')
  await expect(realtime).toHaveText(/connected/)

  await openTab(page, 'Faults')
  const day = () => page.evaluate(() => Math.floor(Date.now() / 86_400_000))
  await dock.getByRole('combobox', { name: 'Call' }).selectOption('cart.setQuantity')
  await dock
    .getByRole('combobox', { name: 'Fault' })
    .selectOption({ label: 'is answered 422, a wrong field' })
  await dock.getByRole('button', { name: 'Set this fault' }).click()
  await addOne(page)
  const notice = page.getByText('This is not right; please check it.', { exact: true })
  await expect(notice).toBeVisible()
  // A notice also goes on its own, after four seconds: its state is read at once.
  const [before, after] = await dock
    .getByRole('button', { name: 'Move by 1 hour' })
    .evaluate((button: HTMLElement) => {
      const state = () => window.almaInspector?.recording?.states().notificationBar
      const shown = state()
      button.click()
      return [shown, state()]
    })
  expect(before).toMatchObject({ shown: expect.any(String) })
  expect(after).toBe('hidden')
  await expect(notice).toBeHidden()

  const today = await day()
  await dock.getByRole('button', { name: 'Move by 1 day' }).click()
  expect(await day()).toBe(today + 1)
  await dock.getByRole('button', { name: 'Back to now' }).click()
  expect(await day()).toBe(today)
  expect(await findViolations(page, { include: ['aside[aria-label=Inspector]'] })).toEqual([])
})
