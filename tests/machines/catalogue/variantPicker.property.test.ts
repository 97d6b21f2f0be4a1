import { fc, test as property } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { stillCart } from '../../../lab/examples/parts/common.ts'
import type { CartRow } from '../../../src/contracts/cart/cartRows.ts'
import type { Product } from '../../../src/contracts/catalogue/product.ts'
import { cartTotals, groupCart } from '../../../src/domain/cart/cartLines.ts'
import { draftTotals } from '../../../src/domain/cart/draftTotals.ts'
import { isValidQuantity, meetsPooledMinimum } from '../../../src/domain/cart/quantity.ts'
import {
  madeValues,
  pickedLevels,
  type Selection,
  selectedVariants,
  variantsOf,
} from '../../../src/domain/catalogue/variants.ts'
import type { AddOutcome } from '../../../src/machines/cart/addOutcome.ts'
import { type AddToCart, draftLines } from '../../../src/machines/catalogue/pickerDraft.ts'
import { variantPickerMachine } from '../../../src/machines/catalogue/variantPicker.machine.ts'
import type { AddInput } from '../../../src/machines/catalogue/variantPickerSetup.ts'
import { generatedProduct } from '../../support/values/generatedProduct.ts'
import { cartRow, recordingShell } from '../fixtures.ts'

type Act =
  | { readonly kind: 'choose'; readonly level: number; readonly value: number }
  | { readonly kind: 'way' }
  | { readonly kind: 'add' }
  | { readonly kind: 'type' | 'up' | 'down' | 'paste'; readonly line: number; readonly by: number }

/** Any acts of a buyer in any order, including unavailable and impossible ones. */
const acts: fc.Arbitrary<readonly Act[]> = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('choose' as const),
      level: fc.nat({ max: 3 }),
      value: fc.nat({ max: 5 }),
    }),
    fc.record({ kind: fc.constantFrom('way' as const, 'add' as const) }),
    fc.record({
      kind: fc.constantFrom('type' as const, 'up' as const, 'down' as const, 'paste' as const),
      line: fc.nat({ max: 9 }),
      by: fc.integer({ min: -3, max: 60_000 }),
    }),
  ),
  { maxLength: 25 },
)

const carted = fc.option(fc.record({ at: fc.nat(), pieces: fc.integer({ min: 1, max: 50_000 }) }))

/** The picker after some acts, and every call that it made on the way. */
const walk = (
  product: Product,
  made: readonly Act[],
  rows: readonly CartRow[] = [],
  selection: Selection = {},
) => {
  const calls: AddToCart[] = []
  const actor = createActor(
    variantPickerMachine.provide({
      actions: { keepInAddress: () => undefined },
      actors: {
        addToCart: fromPromise<AddOutcome, AddInput>(({ input }) => {
          calls.push(input.call)
          return Promise.reject(new Error('the cart is not asked here'))
        }),
      },
    }),
    { input: { shell: recordingShell(), cart: stillCart(rows), product, selection } },
  ).start()
  const perform = (act: Act) => {
    if (act.kind === 'way') return actor.send({ type: 'way.taken' })
    if (act.kind === 'add') return actor.send({ type: 'add.requested' })
    if (act.kind === 'choose') {
      const { _id: attribute = '' } = product.attributes[act.level] ?? {}
      return actor.send({ type: 'value.chosen', attribute, value: `v${act.value}` })
    }
    const lines = selectedVariants(product, actor.getSnapshot().context.selection)
    const { productId = '' } = lines[act.line % Math.max(1, lines.length)] ?? {}
    if (productId === '') return
    if (act.kind === 'type') actor.send({ type: 'quantity.typed', productId, quantity: act.by })
    if (act.kind === 'paste')
      actor.send({ type: 'quantities.pasted', productId, column: [act.by, undefined, 7] })
    const steps = 1 + (Math.abs(act.by) % 10)
    if (act.kind === 'up') actor.send({ type: 'quantity.incremented', productId, steps })
    if (act.kind === 'down') actor.send({ type: 'quantity.decremented', productId, steps })
  }
  for (const act of made) perform(act)
  return { actor, calls }
}

const withoutAdding = acts.map((made) => made.filter(({ kind }) => kind !== 'add'))

describe('Every product, whatever the buyer has done', () => {
  property.prop([generatedProduct, withoutAdding])(
    'every sellable variant can be reached by choosing its values in order',
    (product, made) => {
      const { actor } = walk(product, made)
      for (const variant of variantsOf(product)) {
        for (const { _id: attribute } of pickedLevels(product))
          actor.send({ type: 'value.chosen', attribute, value: variant.values[attribute] ?? '' })
        const snapshot = actor.getSnapshot()
        const { context } = snapshot
        expect(snapshot.matches({ picking: 'counting' })).toBe(true)
        expect(selectedVariants(product, context.selection)).toContainEqual(variant)
      }
    },
  )

  property.prop([generatedProduct, withoutAdding])(
    'every value that is shown is chosen at once, or after the way on, which keeps the most of what is above',
    (product, made) => {
      const levels = pickedLevels(product)
      const { selection } = walk(product, made).actor.getSnapshot().context
      const reached = levels.filter(({ _id }) => selection[_id] !== undefined).length
      const kept = (values: Readonly<Record<string, string>>, depth: number) =>
        levels.slice(0, depth).filter(({ _id }) => values[_id] === selection[_id]).length
      for (const [depth, { _id: attribute }] of levels.slice(0, reached + 1).entries())
        for (const { _id: value } of madeValues(product, depth)) {
          const { actor } = walk(product, [], [], selection)
          actor.send({ type: 'value.chosen', attribute, value })
          actor.send({ type: 'way.taken' })
          const after = actor.getSnapshot().context.selection
          const most = variantsOf(product)
            .filter(({ values }) => values[attribute] === value)
            .map(({ values }) => kept(values, depth))
          expect([after[attribute], kept(after, depth)]).toEqual([value, Math.max(...most)])
        }
    },
  )

  property.prop([generatedProduct, acts, carted])(
    'what is sent is what the server accepts as the new quantities, with what is in the cart',
    (product, made, inCart) => {
      const all = variantsOf(product)
      const { minimum, step } = product.quantityRule
      const held = inCart && all[inCart.at % all.length]
      const pieces = inCart
        ? Math.max(minimum, Math.floor(inCart.pieces / step) * step)
        : product.quantityRule.minimum
      const rows = held ? [cartRow({ productId: held.productId, quantity: pieces })] : []
      const { calls } = walk(product, [...made, { kind: 'add' }, { kind: 'add' }], rows)
      for (const call of calls) {
        const sent = call.kind === 'updateMoreVariants' ? call.pieces : [call.pieces]
        const isHeldSent = sent.some(({ productId }) => productId === held?.productId)
        const total =
          sent.reduce((sum, { quantity }) => sum + quantity, 0) + (held && !isHeldSent ? pieces : 0)
        expect(sent.length).toBeGreaterThan(0)
        expect(meetsPooledMinimum(product.moreCombination, total)).toBe(true)
        for (const { productId, quantity } of sent) {
          const isTakenOut = quantity === 0 && held?.productId === productId
          const isValid = isTakenOut || isValidQuantity(product.quantityRule, quantity)
          expect([productId, quantity, isValid]).toEqual([productId, quantity, true])
        }
        const isThere = held?.productId === sent[0]?.productId
        if (!product.moreCombination) expect(call.kind).toBe(isThere ? 'update' : 'add')
      }
    },
  )

  property.prop([
    generatedProduct,
    withoutAdding,
    fc.constantFrom(1, 0.0119, 0.00009, 1.005, 83.333_333),
  ])('the totals that are shown are those of the cart it becomes', (product, made, rate) => {
    const { actor } = walk(product, made)
    const currency = { symbol: '¤', exchange_rate: rate }
    const lines = draftLines(actor.getSnapshot().context)
    const rows = lines.map(({ variant, pieces }, position) =>
      cartRow(
        {
          productId: variant.productId,
          quantity: pieces,
          weight: variant.weight,
          sellPrice: variant.sellPrice,
          offerPrice: variant.offerPrice,
        },
        `row-${position}`,
      ),
    )
    const { quantity, weight, price } = cartTotals(groupCart(rows, currency))
    expect(draftTotals(lines, currency)).toEqual({ pieces: quantity, weight, price })
  })
})
