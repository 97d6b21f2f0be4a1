import { describe, expect, test } from 'vitest'
import type { Product } from '../../../src/contracts/catalogue/product.ts'
import {
  selectIsOutOfStock,
  selectProduct,
} from '../../../src/machines/catalogue/variantPickerSelectors.ts'
import { combination, direct } from '../fixtures.ts'
import { start } from './startPicker.ts'

describe('A product that changes while it is picked', () => {
  const refreshed = (product: Product) => ({ type: 'product.refreshed', product }) as const

  test('Scenario: its stock is sold meanwhile; the selection stays, and the notice shows', () => {
    const { actor, draft } = start(direct)
    actor.send({ type: 'quantity.typed', productId: 'p-direct', quantity: 2 })
    const before = selectIsOutOfStock(actor.getSnapshot())
    actor.send(
      refreshed({ ...direct, variants: direct.variants.map((one) => ({ ...one, stock: 0 })) }),
    )
    expect([before, selectIsOutOfStock(actor.getSnapshot()), draft()]).toEqual([
      false,
      true,
      { 'p-direct': 2 },
    ])
  })

  test('Scenario: the shop reports that its stock is sold; nothing else changes', () => {
    const { actor, draft } = start(direct)
    actor.send({ type: 'quantity.typed', productId: 'p-direct', quantity: 2 })
    const stockless = (product: Product) => ({
      ...product,
      stock: 0,
      variants: product.variants.map((variant) => ({ ...variant, stock: 0 })),
    })
    const news = [
      { productId: 'p-direct', stock: 0 },
      { productId: 'of another product', stock: 7 },
    ]
    actor.send({ type: 'stock.changed', variants: news })
    expect([selectProduct(actor.getSnapshot()), draft()]).toEqual([
      stockless(direct),
      { 'p-direct': 2 },
    ])
    expect(selectIsOutOfStock(actor.getSnapshot())).toBe(true)
  })

  test('Scenario: the picked value is no longer available; the choice above stays, the only one left is chosen', () => {
    const { actor, choose, draft } = start(combination)
    choose('finish', 'matt')
    choose('length', 'l40')
    actor.send({ type: 'quantity.incremented', productId: 'p-matt-40' })
    const variants = combination.variants.filter(({ productId }) => productId !== 'p-matt-40')
    actor.send(refreshed({ ...combination, variants }))
    const { value, context } = actor.getSnapshot()
    expect([value, context.selection, draft()]).toEqual([
      { picking: 'counting', way: 'none', adding: 'idle' },
      { finish: 'matt', length: 'l45' },
      {},
    ])
  })

  test('Scenario: while it is being added, the call continues', async () => {
    const { actor, choose, add } = start(combination)
    choose('finish', 'bright')
    choose('length', 'l45')
    actor.send({ type: 'quantity.incremented', productId: 'p-bright-45' })
    const added = add()
    const variants = combination.variants.filter(({ productId }) => productId !== 'p-bright-45')
    actor.send(refreshed({ ...combination, variants }))
    expect(actor.getSnapshot().matches({ adding: 'sending' })).toBe(true)
    expect(await added).toHaveLength(1)
  })
})
