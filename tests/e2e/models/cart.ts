import { expect } from '@playwright/test'
import { cartRows, changeTo, rowOf } from '../../../lab/examples/parts/samples.ts'
import type { CartRow } from '../../../src/contracts/cart/cartRows.ts'
import type { PageModel } from './model.ts'
import type { Stage } from './stage.ts'

/** The row on the page, opened if it is closed. */
const shownRow = async ({ page }: Stage, rowId: unknown) => {
  const sku = cartRows.find(({ _id }) => _id === rowId)?.cart.sku ?? ''
  const row = page.locator('li li').filter({ hasText: sku })
  const closed = page.getByRole('button', { name: /variants/, expanded: false })
  await expect(row.or(closed).first()).toBeVisible()
  if (!(await row.isVisible())) await closed.click()
  return row
}

const whole = (version: number, rows: readonly CartRow[]) => ({
  status: 200,
  body: { version, cartData: rows },
})
const changed = (left: readonly CartRow[]) => ({
  status: 200,
  body: { message: 'Changed', ...changeTo(left) },
})
const oneRow = [rowOf('venetian-box-chain', 'cb03-s-50-sr', 30)]

/** Some of the buyer's edits are not in the cart yet. */
const isBusy = ({ page }: Stage) => expect(page.locator('[aria-busy=true]')).toBeVisible()

const showsRows = async ({ page }: Stage) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Summary' })).toBeVisible()
}

const leavePage = ({ page }: Stage) =>
  page.evaluate(() => window.dispatchEvent(new Event('pagehide')))

export const cart: PageModel = {
  held: {
    loadCart: /^GET \/cart\/[^/]+$/,
    editCart: /^(POST|PUT|DELETE) \/cart\//,
  },
  inputs: { 'nobody is logged in': ({ goTo }) => goTo('/login') },
  events: {
    'cart.opened': async ({ goTo, remember, isConnected }) => {
      await remember()
      await goTo('/cart')
      await isConnected()
    },
    'cart.changed': ({ tell }, { version, delta }) => tell('cart.changed', { version, delta }),
    'product.changed': ({ tell }, { slug }) => tell('product.changed', { slug, variants: [] }),
    'stock.changed': ({ tell }, { variants }) =>
      tell('stock.changed', { slug: 'venetian-box-chain', variants }),
    'offline.continued': async ({ page }) => {
      await page.evaluate(() => window.dispatchEvent(new Event('offline')))
      await page.getByRole('button', { name: 'Continue offline' }).click()
    },
    // An order or a logout flushes, and leaves this page. Here the pause ends by itself, in the same state.
    'acts.flushed': async () => undefined,
    'page.left': leavePage,
    // After a failure the buyer retries; otherwise a lost connection is restored.
    'cart.outdated': async ({ page }) => {
      // The overlay of a lost connection has such a button as well.
      const retry = page.locator('#content').getByRole('button', { name: 'Try again' })
      // Press at once: an answer that arrives may remove the button.
      if (await retry.isVisible()) return retry.dispatchEvent('click')
      await page.evaluate(() => {
        window.dispatchEvent(new Event('offline'))
        window.dispatchEvent(new Event('online'))
      })
    },
    'quantity.typed': async (stage, { rowId, quantity }) => {
      const field = (await shownRow(stage, rowId)).getByRole('textbox')
      await field.fill(String(quantity))
      await field.press('Enter')
    },
    'row.incremented': async (stage, { rowId }) =>
      (await shownRow(stage, rowId)).getByRole('button', { name: /^Increase/ }).click(),
    'row.decremented': async (stage, { rowId }) =>
      (await shownRow(stage, rowId)).getByRole('button', { name: /^Decrease/ }).click(),
    'row.removed': async (stage, { rowId }) =>
      (await shownRow(stage, rowId)).getByRole('button', { name: /^Remove/ }).click(),
    'line.removed': ({ page }, { productSlug }) =>
      page
        .locator('li')
        .filter({ has: page.locator(`a[href$="${productSlug}"]`) })
        .first()
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click(),
  },
  replies: {
    loadCart: { 'four rows': whole(1, cartRows), 'an empty cart, later': whole(3, []) },
    editCart: {
      'one row is left': changed(oneRow),
      'the cart is empty': changed([]),
      'the row had gone': { status: 404, body: { code: 'not_found', message: 'No such row' } },
      'no answer': 'cut',
      'refused: off the step': {
        status: 422,
        body: {
          ...{ code: 'quantity_off_step', message: 'Sold by 10: 20 or 30' },
          nearest: { below: 20, above: 30 },
        },
      },
    },
  },
  passing: /\.(gathers|loadBackOff|changesCome|sendBackOff)\./,
  states: {
    closed: ({ page }) => expect(page.getByLabel('Cart, 0 items', { exact: true })).toBeVisible(),
    'open.reading.loading + writing.settled': (stage) => stage.isWaitingFor('loadCart'),
    'open.reading.failed + writing.settled': ({ page }) =>
      expect(page.getByRole('heading', { name: 'Your cart could not be loaded' })).toBeVisible(),
    'open.reading.loaded + writing.settled': async ({ page }) => {
      const summary = page.getByRole('complementary', { name: 'Summary' })
      await expect(summary.or(page.getByText('Your cart is empty'))).toBeVisible()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
    },
    'open.reading.behind + writing.settled': showsRows,
    'open.reading.loading + writing.gathering.pausing': isBusy,
    'open.reading.loaded + writing.gathering.pausing': isBusy,
    'open.reading.loading + writing.waiting': isBusy,
    'open.reading.loading + writing.sending': async (stage) => {
      await stage.isWaitingFor('editCart')
      await isBusy(stage)
    },
    'open.reading.loaded + writing.sending': async (stage) => {
      await stage.isWaitingFor('editCart')
      await showsRows(stage)
    },
    'open.reading.loading + writing.queueing': (stage) => stage.isWaitingFor('loadCart'),
    'open.reading.loaded + writing.queueing': showsRows,
    'open.reading.behind + writing.queueing': showsRows,
  },
  beyond: [
    [/price\.accepted/, 'only a changed price has the button: tests/views/cart/removed.test.tsx'],
    [/cart\.received/, 'the answer to an order brings it: tests/e2e/orders/acts.spec.ts'],
    [/> cart\.closed$/, 'nobody can log out who is not logged in'],
    [/cart\.opened > cart\.opened/, 'the same customer logs in again in another tab alone'],
    [/offline\.continued > offline\.continued/, 'the overlay is put aside once'],
    [/commands\./, 'the offline queue sends them: tests/e2e/orders/offlineQueue.spec.ts'],
    [
      /cart\.opened > (offline\.continued > )?(quantity|row|line)\./,
      'a cart that is being loaded shows no buttons',
    ],
    [/quantity\.typed.*> cart\.changed \(emptied/, 'an emptied cart shows nothing that is busy'],
    [
      /connection\.opened/,
      'the socket tells it with its first connection: tests/e2e/shell/realtime.spec.ts',
    ],
    [/after gathersAtMost/, 'a shorter delay ends before it'],
    [/no answer > cart\.outdated > editCart: no answer > cart\.outdated/, 'takes half a minute'],
  ],
}
