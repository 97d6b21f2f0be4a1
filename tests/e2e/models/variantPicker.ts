import { expect } from '@playwright/test'
import { cartRows, changeTo, productBySlug, rowOf } from '../../../lab/examples/parts/samples.ts'
import type { Product } from '../../../src/contracts/catalogue/product.ts'
import { withSelection } from '../../../src/domain/catalogue/selectionInUrl.ts'
import type { Selection } from '../../../src/domain/catalogue/variants.ts'
import type { PageModel } from './model.ts'
import type { Stage } from './stage.ts'

const at = (slug: string) => async (stage: Stage) => {
  await stage.remember()
  await stage.goTo(`/eshop/detail/metals/${slug}`)
}

/** The name of a value as the page shows it. */
const nameOf = (attribute: unknown, value: unknown) =>
  ['venetian-box-chain', 'grooved-band']
    .flatMap((slug) => productBySlug(slug).attributes)
    .filter(({ _id }) => _id === attribute)
    .flatMap(({ variants }) => variants)
    .find(({ _id }) => _id === value)?.name.en ?? ''

const add = ({ page }: Stage) => page.getByRole('button', { name: /^(Add|Update)/ })
const quantity = ({ page }: Stage) => page.getByRole('textbox', { name: /^Quantity/ }).first()

const isAdding = async (stage: Stage) => {
  await stage.isWaitingFor('addToCart')
  await expect(stage.page.getByRole('button', { name: 'Adding…' })).toBeVisible()
}

/** A level waits for the one above it, or has no choice. */
const isUnmarked = async (stage: Stage) => {
  const { page } = stage
  await expect(add(stage)).toBeEnabled()
  const groups = await page.getByRole('radiogroup').count()
  const chosen = page.getByRole('radio', { checked: true })
  await expect.poll(() => chosen.count()).toBeLessThan(groups)
}

const isMarked = async ({ page }: Stage) => {
  await expect(page.getByText('Please choose one')).toBeVisible()
  await expect(page.getByRole('radio').first()).toBeFocused()
}

const isCounting = async (stage: Stage) => {
  await expect(add(stage)).toBeEnabled()
  await expect(stage.page.getByText('Choose above first')).toHaveCount(0)
}

const isOffered = ({ page }: Stage) =>
  expect(page.getByRole('button', { name: /^Choose / })).toBeVisible()

const both =
  (one: (stage: Stage) => Promise<void>, other: (stage: Stage) => Promise<void>) =>
  async (stage: Stage) => {
    await one(stage)
    await other(stage)
  }

export const variantPicker: PageModel = {
  held: { addToCart: /^(POST|PUT) \/cart\/(add|update)/ },
  inputs: {
    'a chain, by finish, length and clasp': at('venetian-box-chain'),
    'a ring, its sizes as a table': at('grooved-band'),
    'studs, sold directly, in the cart already': async (stage) => {
      stage.force(/^GET \/cart\//, { status: 200, body: { version: 1, cartData: cartRows } })
      await at('polished-ball-earrings')(stage)
    },
    'a product without variants': async (stage) => {
      const body = { ...productBySlug('polished-ball-earrings'), variants: [] }
      stage.force(/^POST \/products\/get-product-ById\//, { status: 200, body })
      await at('polished-ball-earrings')(stage)
    },
  },
  events: {
    'value.chosen': ({ page }, { attribute, value }) =>
      page
        .getByRole('radio', { name: nameOf(attribute, value), exact: true })
        .click({ force: true }),
    'way.taken': ({ page }) => page.getByRole('button', { name: /^Choose / }).click(),
    'selection.asked': (stage, { selection }) =>
      stage.goTo(
        `/eshop/detail/metals/venetian-box-chain${withSelection('', productBySlug('venetian-box-chain'), selection as Selection)}`,
      ),
    'quantity.typed': async (stage, { quantity: pieces }) => {
      await quantity(stage).fill(String(pieces))
      await quantity(stage).press('Enter')
    },
    'quantity.incremented': ({ page }) =>
      page
        .getByRole('button', { name: /^Increase/ })
        .first()
        .click(),
    'quantity.decremented': ({ page }) =>
      page
        .getByRole('button', { name: /^Decrease/ })
        .first()
        .click(),
    // Forced: an impatient buyer also presses a busy button, which does nothing.
    'add.requested': (stage) => add(stage).click({ force: true }),
    // Another customer's order changes the stock: the socket sends it, and nothing is loaded.
    'stock.changed': ({ tell }, { variants }) =>
      tell('stock.changed', { slug: 'venetian-box-chain', variants }),
    // The team changes the product: the socket reports it, and the page reloads it.
    'product.refreshed': async ({ page, force, tell }, { product }) => {
      const { slug, variants } = product as Product
      force(/^POST \/products\/get-product-ById\//, { status: 200, body: product as Product })
      const read = page.waitForResponse(/get-product-ById/)
      await tell('product.changed', {
        slug,
        variants: variants.map(({ productId, stock }) => ({ productId, stock })),
      })
      await read
    },
  },
  replies: {
    addToCart: {
      added: {
        status: 200,
        body: {
          message: 'Item Added to Cart !!',
          ...changeTo([rowOf('venetian-box-chain', 'cb03-s-50-sr', 30)]),
        },
      },
      'in the cart already': {
        status: 409,
        body: { code: 'row_exists', message: 'This is already in the cart' },
      },
      'refused: off the step': {
        status: 422,
        body: {
          ...{ code: 'quantity_off_step', message: 'Sold by 10: 20 or 30' },
          nearest: { below: 20, above: 30 },
        },
      },
      'refused: no longer sold': {
        status: 404,
        body: { code: 'not_found', message: 'No such variant' },
      },
    },
  },
  states: {
    'picking.choosing.unmarked + way.none + adding.idle': isUnmarked,
    'picking.choosing.unmarked + way.offered + adding.idle': both(isUnmarked, isOffered),
    'picking.choosing.marked + way.none + adding.idle': isMarked,
    'picking.counting + way.none + adding.idle': isCounting,
    'picking.counting + way.none + adding.sending': isAdding,
  },
  beyond: [
    [/studs.* > (value|way|selection)\./, 'studs have nothing to choose'],
    [
      /studs.* > quantities\.pasted/,
      'a column is for a table: tests/e2e/catalogue/product.spec.ts',
    ],
    [/studs.* > product\.refreshed/, 'the example refreshes another product'],
    [/studs.* > quantity\.decremented/, 'the example steps another product'],
    [/cart\.counted|watchCart/, 'the flows of the cart go through what it tells'],
  ],
}
