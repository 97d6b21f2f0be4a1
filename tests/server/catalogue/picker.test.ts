import { fc } from '@fast-check/vitest'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { stillCart } from '../../../lab/examples/parts/common.ts'
import { createCatalogueWriter } from '../../../server/catalogue/writer.ts'
import type { Product } from '../../../src/contracts/catalogue/product.ts'
import { cartTotals, groupCart } from '../../../src/domain/cart/cartLines.ts'
import { draftTotals } from '../../../src/domain/cart/draftTotals.ts'
import { pickedLevels, variantsOf } from '../../../src/domain/catalogue/variants.ts'
import { toPaise } from '../../../src/domain/settings/money.ts'
import { type AddToCart, draftLines } from '../../../src/machines/catalogue/pickerDraft.ts'
import { variantPickerMachine } from '../../../src/machines/catalogue/variantPicker.machine.ts'
import { recordingShell } from '../../machines/fixtures.ts'
import { openTestShop, type TestShop } from '../../support/shop.ts'
import { generatedProduct, inputOf } from '../../support/values/generatedProduct.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const rates = [1, 0.0119, 1.005, 83.333_333].map((exchange_rate) => ({
  symbol: '¤',
  exchange_rate,
}))

/** Chooses a variant's first values, types quantities like a buyer, and adds until the picker accepts. */
const fill = async (product: Product, at: number, typed: readonly number[]) => {
  const calls: AddToCart[] = []
  const actor = createActor(
    variantPickerMachine.provide({
      actions: { keepInAddress: () => undefined },
      actors: {
        addToCart: fromPromise(({ input }) => {
          calls.push(input.call)
          return Promise.reject(new Error('sent by the test'))
        }),
      },
    }),
    { input: { shell: recordingShell(), cart: stillCart([]), product } },
  ).start()
  const all = variantsOf(product)
  const wanted = all[at % all.length]
  for (const { _id: attribute } of pickedLevels(product))
    actor.send({ type: 'value.chosen', attribute, value: wanted?.values[attribute] ?? '' })
  const { productId = '' } = wanted ?? {}
  if (product.moreCombination) actor.send({ type: 'quantities.pasted', productId, column: typed })
  else actor.send({ type: 'quantity.typed', productId, quantity: typed[0] ?? 0 })
  const lines = draftLines(actor.getSnapshot().context)
  actor.send({ type: 'add.requested' })
  await waitFor(actor, (snapshot) => !snapshot.matches({ adding: 'sending' }))
  return { calls, lines }
}

test('Scenario: for any product and input, the shop accepts what the picker sends, at the displayed price', async () => {
  const { client } = await shop.customer()
  const writer = createCatalogueWriter(shop.deps.engine, shop.deps.now)
  const orders = fc.sample(
    fc.record({
      generated: generatedProduct,
      at: fc.nat(),
      typed: fc.array(fc.integer({ min: -5, max: 60_000 }), { minLength: 1, maxLength: 12 }),
    }),
    { numRuns: 40, seed: 20_261_121 },
  )
  let sent = 0
  for (const [position, { generated, at, typed }] of orders.entries()) {
    const slug = `generated-${position}`
    await writer.putProduct(inputOf(generated, slug))
    const { status, body: product } = await client.catalogue.product({ params: { slug } })
    if (status !== 200) throw new Error(product.message)
    const { calls, lines } = await fill(product, at, typed)
    for (const call of calls) {
      sent += 1
      const reply =
        call.kind === 'updateMoreVariants'
          ? await client.cart.updateMoreVariants({
              body: call.pieces.map(({ productId: id, quantity }) => ({ id, quantity })),
            })
          : await client.cart.add({ body: call.pieces })
      expect([slug, reply.status]).toEqual([slug, 200])
      const { body } = await client.cart.bySlug({ body: { slug } })
      if (!('cartData' in body)) throw new Error(body.message)
      for (const currency of rates) {
        const { quantity, weight, price } = cartTotals(groupCart(body.cartData, currency))
        expect(draftTotals(lines, currency)).toEqual({ pieces: quantity, weight, price })
      }
      const rupees = body.cartData.reduce((sum, { cart }) => sum + toPaise(cart.totalPrice), 0)
      expect(draftTotals(lines, { symbol: '₹', exchange_rate: 1 }).price).toBe(rupees)
    }
  }
  expect(sent).toBeGreaterThan(20)
})
