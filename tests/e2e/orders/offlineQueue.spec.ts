import { expect, type Page, type Route } from '@playwright/test'
import { variantsOf } from '../../../src/domain/catalogue/variants.ts'
import { carry } from '../../support/carry.ts'
import type { Client } from '../../support/client.ts'
import { press, productOf, quantities } from '../catalogue/productActs.ts'
import { findViolations } from '../parts/axe.ts'
import { test } from '../parts/demoShop.ts'
import { expectNoOverflow } from '../parts/whole.ts'

const earrings = 'polished-ball-earrings'
const title = 'Polished ball earrings'
const hoops = 'slim-hoops'

/** The pieces of a product in the cart at the shop. */
const piecesOf = async (client: Client, slug: string): Promise<number> => {
  const { body } = await client.cart.bySlug({ body: { slug } })
  return 'cartData' in body ? (body.cartData[0]?.cart.quantity ?? 0) : 0
}

const quantity = (page: Page) => page.getByRole('textbox', { name: `Quantity of ${title}` })
const changes = (page: Page) => page.getByRole('region', { name: 'Changes made offline' })

/** Types a quantity of the earrings. */
const type = async (page: Page, pieces: number) => {
  await quantity(page).fill(String(pieces))
  await page.keyboard.press('Enter')
}

/** The connection is lost, and the buyer puts the overlay aside. */
const goOffline = async (page: Page) => {
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Continue offline' }).click()
}

/** The cart with 10 earrings, open in a page that is offline. */
const openOffline = async (page: Page, client: Client) => {
  await carry(client, earrings, 10)
  await page.goto('/cart')
  await expect(quantity(page)).toHaveValue('10')
  await goOffline(page)
}

const goOnline = (page: Page) => page.context().setOffline(false)

/** The shop processes the call, and the page never gets an answer. */
const loseAnswer = async (route: Route) => {
  await route.fetch()
  await route.abort('internetdisconnected')
}

test('Scenario: edits made offline wait in sight, can be taken back, and are sent later (rule K23)', async ({
  page,
  client,
}) => {
  await carry(client, hoops, 6)
  await openOffline(page, client)
  await type(page, 20)
  await page.getByRole('button', { name: /^Remove Slim hoops/ }).click()
  await expect(changes(page)).toContainText('2 changes are waiting for the connection.')
  await expect(quantity(page)).toHaveValue('20')
  expect(await findViolations(page)).toEqual([])
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectNoOverflow(page)
  }
  await changes(page)
    .getByRole('button', { name: /^Undo: Slim hoops/ })
    .click()
  await expect(changes(page)).toContainText('1 change is waiting for the connection.')
  expect(await piecesOf(client, earrings)).toBe(10)

  await goOnline(page)
  await expect(changes(page)).toBeHidden()
  await expect.poll(() => piecesOf(client, earrings)).toBe(20)
  expect(await piecesOf(client, hoops)).toBe(6)
  await expect(quantity(page)).toHaveValue('20')
})

const cuts: readonly [string, RegExp, (route: Route) => Promise<void>][] = [
  [
    'while the cart is read',
    /\/api\/cart\/[\w-]+$/,
    (route) => route.abort('internetdisconnected'),
  ],
  [
    'before the shop has the edit',
    /\/api\/cart\/lines/,
    (route) => route.abort('internetdisconnected'),
  ],
  ['before the page has the answer', /\/api\/cart\/lines/, loseAnswer],
]

for (const [when, path, cut] of cuts)
  test(`Scenario: the network is cut again ${when}, and each edit counts once`, async ({
    page,
    client,
  }) => {
    await openOffline(page, client)
    await type(page, 20)
    let met = 0
    await page.route(path, async (route) => {
      met += 1
      if (met > 1) return route.continue()
      await cut(route)
    })
    await goOnline(page)
    await expect.poll(() => met).toBeGreaterThan(1)
    await expect(changes(page)).toBeHidden()
    await expect.poll(() => piecesOf(client, earrings)).toBe(20)
    await expect(quantity(page)).toHaveValue('20')
  })

test('Scenario: an edit whose answer is lost waits offline, and a further one raises no question', async ({
  page,
  client,
}) => {
  await carry(client, earrings, 10)
  await page.goto('/cart')
  await page.route(/\/api\/cart\/set\/quantity/, async (route) => {
    await route.fetch()
    await page.context().setOffline(true)
    await route.abort('internetdisconnected')
  })
  await type(page, 20)
  await page.getByRole('button', { name: 'Continue offline' }).click()
  await type(page, 30)
  await expect(changes(page)).toContainText('1 change is waiting for the connection.')
  expect(await piecesOf(client, earrings)).toBe(20)
  await goOnline(page)
  await expect.poll(() => piecesOf(client, earrings)).toBe(30)
  await expect(changes(page)).toBeHidden()
})

test('Scenario: the page is loaded again offline, and sends what waits when the shop is back', async ({
  page,
  client,
}) => {
  await openOffline(page, client)
  await type(page, 20)
  await expect(changes(page)).toBeVisible()
  await page.close()
  const later = await page.context().newPage()
  await later.context().setOffline(false)
  await later.goto('/')
  await expect.poll(() => piecesOf(client, earrings)).toBe(20)
})

for (const [answer, expected] of [
  ['Set 20', 20],
  ['Keep 15', 15],
] as const)
  test(`Scenario: another device has changed the row meanwhile, and the buyer answers "${answer}"`, async ({
    page,
    client,
  }) => {
    await openOffline(page, client)
    await type(page, 20)
    await expect(changes(page)).toBeVisible()
    await carry(client, earrings, 15)
    await goOnline(page)
    await expect(changes(page)).toContainText('You chose offline: 20. In the cart now: 15.')
    await expect(quantity(page)).toHaveValue('15')
    expect([await piecesOf(client, earrings), await findViolations(page)]).toEqual([15, []])
    await changes(page).getByRole('button', { name: answer }).click()
    await expect(changes(page)).toBeHidden()
    await expect(quantity(page)).toHaveValue(String(expected))
    await expect.poll(() => piecesOf(client, earrings)).toBe(expected)
  })

test('Scenario: a row that was taken out meanwhile is asked about, not forgotten', async ({
  page,
  client,
}) => {
  await openOffline(page, client)
  await type(page, 20)
  await expect(changes(page)).toBeVisible()
  const { body } = await client.cart.bySlug({ body: { slug: earrings } })
  if (!('cartData' in body)) throw new Error(body.message)
  await client.cart.removeMany({ body: { ids: body.cartData.map(({ _id }) => _id) } })
  await goOnline(page)
  await expect(changes(page)).toContainText('It has been taken out in the meantime.')
  await changes(page).getByRole('button', { name: 'Set 20' }).click()
  await expect.poll(() => piecesOf(client, earrings)).toBe(20)
  await expect(quantity(page)).toHaveValue('20')
})

test('Scenario: what is added on a product page offline is in the cart later', async ({
  page,
  client,
}) => {
  const [ring] = variantsOf(await productOf(client, 'jump-ring-open'))
  if (!ring) throw new Error('the demo shop sells no jump rings')
  await page.goto('/eshop/detail/findings_rings-and-bails/jump-ring-open')
  await press(page, 'Finish', 'Silver plated')
  await expect(quantities(page).first()).toBeVisible()
  await goOffline(page)
  await quantities(page).first().fill('100')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Kept on this device.')).toBeVisible()
  await expect(page.getByText('100 pieces in your cart')).toBeVisible()
  expect(await piecesOf(client, 'jump-ring-open')).toBe(0)
  await goOnline(page)
  await expect.poll(() => piecesOf(client, 'jump-ring-open')).toBe(100)
})

test('Scenario: a logout drops what waits, says so, and leaves nothing on the device', async ({
  page,
  client,
}) => {
  await openOffline(page, client)
  await type(page, 20)
  await expect(changes(page)).toBeVisible()
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('alma.offline')))
  expect(await kept()).toHaveLength(1)
  await page.route(/\/api\/cart\/lines/, (route) => route.abort('internetdisconnected'))
  await page.getByRole('link', { name: 'Account', exact: true }).click()
  await goOnline(page)
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page.getByText('Your last change to the cart could not be saved.')).toBeVisible()
  await expect.poll(kept).toEqual([])
})
