import { describe, expect, test } from 'vitest'
import type { AddOutcome } from '../../../src/machines/cart/addOutcome.ts'
import {
  selectCarted,
  selectDraft,
  selectIsAdding,
  selectIsCounting,
  selectPieces,
  selectSelection,
} from '../../../src/machines/catalogue/variantPickerSelectors.ts'
import { cartRow, changingCart, combination, deltaOf } from '../fixtures.ts'
import { said, start } from './startPicker.ts'

describe('The quantity of a chain', () => {
  const picked = (options?: Parameters<typeof start>[1]) => {
    const started = start(combination, options)
    started.choose('finish', 'matt')
    started.choose('length', 'l40')
    return started
  }

  test('Scenario: it begins at 10, then 20, 30, and back to 10 and no lower', () => {
    const { actor, draft } = picked()
    const seen = ['incremented', 'incremented', 'decremented', 'decremented', 'decremented'].map(
      (step) => {
        actor.send({
          type: step === 'incremented' ? 'quantity.incremented' : 'quantity.decremented',
          productId: 'p-matt-40',
        })
        return draft()['p-matt-40']
      },
    )
    expect(seen).toEqual([20, 30, 20, 10, 10])
  })

  test('Scenario: ten steps at once, and back to the minimum', () => {
    const { actor, draft } = picked()
    actor.send({ type: 'quantity.incremented', productId: 'p-matt-40', steps: 10 })
    const up = draft()['p-matt-40']
    actor.send({ type: 'quantity.decremented', productId: 'p-matt-40', steps: 10 })
    expect([up, draft()['p-matt-40']]).toEqual([110, 10])
  })

  test('Scenario: it begins with the quantity in the cart, and sets it', async () => {
    const { actor, add } = picked({
      rows: [cartRow({ productId: 'p-matt-40', quantity: 60 })],
    })
    expect(selectPieces('p-matt-40')(actor.getSnapshot())).toBe(60)
    actor.send({ type: 'quantity.typed', productId: 'p-matt-40', quantity: 50 })
    expect(await add()).toEqual([
      { kind: 'update', directly: false, pieces: { productId: 'p-matt-40', quantity: 50 } },
    ])
  })

  test('Scenario: it follows the cart until the buyer changes it', () => {
    const { cart, change } = changingCart([])
    const { actor } = picked({ cart })
    const pieces = () => selectPieces('p-matt-40')(actor.getSnapshot())
    const first = pieces()
    change([cartRow({ productId: 'p-matt-40', quantity: 30 })])
    const followed = pieces()
    actor.send({ type: 'quantity.incremented', productId: 'p-matt-40' })
    change([cartRow({ productId: 'p-matt-40', quantity: 90 })])
    expect([first, followed, pieces()]).toEqual([10, 30, 40])
  })

  test('Scenario: a typed 25 is raised to 30 with a message', () => {
    const { actor, draft, shell } = picked()
    actor.send({ type: 'quantity.typed', productId: 'p-matt-40', quantity: 25 })
    expect([draft(), shell.sent]).toEqual([
      { 'p-matt-40': 30 },
      [said({ key: 'quantity.moved', values: { quantity: 30, step: 10 } })],
    ])
  })

  test('Scenario: a negative quantity becomes ten, one that is too large the maximum, and both show a message', () => {
    const { actor, draft, shell } = picked()
    const typed = [-5, 60_000].map((quantity) => {
      actor.send({ type: 'quantity.typed', productId: 'p-matt-40', quantity })
      return draft()['p-matt-40']
    })
    expect([typed, shell.sent]).toEqual([
      [10, 50_000],
      [
        said({ key: 'quantity.moved', values: { quantity: 10, step: 10 } }),
        said({ key: 'quantity.most', values: { quantity: 50_000 } }),
      ],
    ])
  })

  test('Scenario: a quantity in the cart that is no longer allowed is corrected with a message, not added', async () => {
    const { add, draft, shell } = picked({
      rows: [cartRow({ productId: 'p-matt-40', quantity: 25 })],
    })
    expect([await add(), draft(), shell.sent]).toEqual([
      [],
      { 'p-matt-40': 30 },
      [said({ key: 'quantity.moved', values: { quantity: 30, step: 10 } })],
    ])
  })

  test('Scenario: a page sees the choices, quantities, cart contents and a running call', async () => {
    const answer = Promise.withResolvers<AddOutcome>()
    const rows = [cartRow({ productId: 'p-matt-40', quantity: 20 })]
    const { actor, add, choose } = start(combination, { rows, outcome: () => answer.promise })
    const seen = () => {
      const snapshot = actor.getSnapshot()
      return [
        selectSelection(snapshot),
        selectIsCounting(snapshot),
        selectDraft(snapshot),
        selectIsAdding(snapshot),
      ]
    }
    expect(seen()).toEqual([{}, false, {}, false])
    expect(selectCarted(actor.getSnapshot())).toEqual({ 'p-matt-40': 20 })
    choose('finish', 'matt')
    choose('length', 'l40')
    actor.send({ type: 'quantity.incremented', productId: 'p-matt-40' })
    const added = add()
    const chosen = { finish: 'matt', length: 'l40' }
    expect(seen()).toEqual([chosen, true, { 'p-matt-40': 30 }, true])
    answer.resolve({ kind: 'added', message: 'Item Added to Cart !!', delta: deltaOf(1) })
    await added
    expect(seen()).toEqual([chosen, true, {}, false])
  })

  test('Scenario: the first press on Add adds ten', async () => {
    const { add } = picked()
    expect(await add()).toEqual([
      { kind: 'add', directly: false, pieces: { productId: 'p-matt-40', quantity: 10 } },
    ])
  })

  test('Scenario: a new variant is added, and the shell is notified of the change', async () => {
    const delta = deltaOf(4, [cartRow()])
    const { actor, add, draft, shell } = picked({
      outcome: async () => ({ kind: 'added', message: 'Item Added to Cart !!', delta }),
    })
    actor.send({ type: 'quantity.incremented', productId: 'p-matt-40' })
    expect(await add()).toEqual([
      { kind: 'add', directly: false, pieces: { productId: 'p-matt-40', quantity: 20 } },
    ])
    expect([shell.sent, draft()]).toEqual([
      [
        { type: 'cart.changed', version: 4, delta },
        { type: 'product.added', slug: 'anchor-chain' },
        said({ text: 'Item Added to Cart !!' }),
      ],
      {},
    ])
  })

  test('Scenario: another page has added it; the cart is loaded, nothing is set, and a message says so', async () => {
    const problem = { code: 'row_exists', message: 'It is there.' } as const
    const { add, draft, actor, shell } = picked({
      outcome: async () => ({ kind: 'exists', problem }),
    })
    actor.send({ type: 'quantity.incremented', productId: 'p-matt-40' })
    expect(await add()).toHaveLength(1)
    expect([shell.sent, draft()]).toEqual([
      [{ type: 'cart.outdated' }, said({ text: 'It is there.', code: 'row_exists' })],
      {},
    ])
  })

  test('Scenario: input while it is being added stays', async () => {
    const answer = Promise.withResolvers<AddOutcome>()
    const { actor, add, draft } = picked({ outcome: () => answer.promise })
    const added = add()
    actor.send({ type: 'quantity.typed', productId: 'p-matt-40', quantity: 50 })
    answer.resolve({ kind: 'added', message: 'Item Added to Cart !!', delta: deltaOf(1) })
    await added
    expect(draft()).toEqual({ 'p-matt-40': 50 })
  })

  test('Scenario: a second press while it is added is not a second call', async () => {
    const answer = Promise.withResolvers<AddOutcome>()
    const { actor, add } = picked({ outcome: () => answer.promise })
    const added = add()
    expect(actor.getSnapshot().can({ type: 'add.requested' })).toBe(false)
    actor.send({ type: 'add.requested' })
    answer.resolve({ kind: 'added', message: 'Item Added to Cart !!', delta: deltaOf(1) })
    expect(await added).toHaveLength(1)
  })

  test('Scenario: a variant that is in the cart is updated', async () => {
    const { actor, add } = picked({ rows: [cartRow({ productId: 'p-matt-40', quantity: 20 })] })
    actor.send({ type: 'quantity.incremented', productId: 'p-matt-40' })
    expect(await add()).toEqual([
      { kind: 'update', directly: false, pieces: { productId: 'p-matt-40', quantity: 30 } },
    ])
  })
})
