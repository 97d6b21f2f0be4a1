import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { CartRow } from '../../src/contracts/cart.ts'
import type { Product } from '../../src/contracts/catalogue.ts'
import type { AddToCart } from '../../src/machines/pickerDraft.ts'
import {
  type AddOutcome,
  selectIsOutOfStock,
  variantPickerMachine,
} from '../../src/machines/variantPicker.machine.ts'
import { cartRow, combination, direct, recordingShell, refusal, table } from './fixtures.ts'

const start = (
  product: Product,
  {
    rows = [],
    outcome = async () => ({ kind: 'added', message: 'Item Added to Cart !!', rows: [] }),
  }: { rows?: readonly CartRow[]; outcome?: () => Promise<AddOutcome> } = {},
) => {
  const calls: AddToCart[] = []
  const shell = recordingShell()
  const actor = createActor(
    variantPickerMachine.provide({
      actors: {
        addToCart: fromPromise<AddOutcome, AddToCart>(({ input }) => {
          calls.push(input)
          return outcome()
        }),
      },
    }),
    { input: { shell, cart: { getSnapshot: () => ({ context: { rows } }) }, product } },
  ).start()
  const choose = (attribute: string, value: string) =>
    actor.send({ type: 'value.chosen', attribute, value })
  const add = async () => {
    actor.send({ type: 'add.requested' })
    await waitFor(actor, (snapshot) => !snapshot.matches('adding'))
    return calls
  }
  return { actor, shell, choose, add, draft: () => actor.getSnapshot().context.draft }
}

const toast = (key: string) => ({ type: 'toast.raised', sentence: { key } })
const said = (sentence: object) => ({ type: 'said', sentence })

describe('Picking level by level', () => {
  test('Scenario: nothing picked, nothing added', async () => {
    const { add, shell } = start(combination)
    expect([await add(), shell.told]).toEqual([[], [toast('cart.noVariant')]])
  })

  test('Scenario: a level waits for the one above it', () => {
    const { actor, choose } = start(combination)
    choose('length', 'l40')
    expect(actor.getSnapshot().context.selection).toEqual({})
    choose('finish', 'bright')
    choose('length', 'l40')
    expect(actor.getSnapshot().context.selection).toEqual({ finish: 'bright' })
  })

  test('Scenario: choosing again drops what is below, the quantity and the draft', () => {
    const { actor, choose, draft } = start(combination)
    choose('finish', 'matt')
    choose('length', 'l45')
    actor.send({ type: 'quantity.incremented', productId: 'p-matt-45' })
    choose('finish', 'bright')
    expect([actor.getSnapshot().value, actor.getSnapshot().context.selection, draft()]).toEqual([
      'choosing',
      { finish: 'bright' },
      {},
    ])
  })
})

describe('A product that changes while it is picked', () => {
  const refreshed = (product: Product) => ({ type: 'product.refreshed', product }) as const

  test('Scenario: its stock is sold meanwhile; what is picked stays, and the notice shows', () => {
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

  test('Scenario: what was picked is no longer made; the level is chosen anew, the one above stays', () => {
    const { actor, choose, draft } = start(combination)
    choose('finish', 'matt')
    choose('length', 'l40')
    actor.send({ type: 'quantity.incremented', productId: 'p-matt-40' })
    const variants = combination.variants.filter(({ productId }) => productId !== 'p-matt-40')
    actor.send(refreshed({ ...combination, variants }))
    const { value, context } = actor.getSnapshot()
    expect([value, context.selection, draft()]).toEqual(['choosing', { finish: 'matt' }, {}])
  })

  test('Scenario: while it is being added, the call goes on', async () => {
    const { actor, choose, add } = start(combination)
    choose('finish', 'bright')
    choose('length', 'l45')
    actor.send({ type: 'quantity.incremented', productId: 'p-bright-45' })
    const added = add()
    const variants = combination.variants.filter(({ productId }) => productId !== 'p-bright-45')
    actor.send(refreshed({ ...combination, variants }))
    expect(actor.getSnapshot().value).toBe('adding')
    expect(await added).toHaveLength(1)
  })
})

describe('The quantity of a chain', () => {
  const picked = (options?: Parameters<typeof start>[1]) => {
    const started = start(combination, options)
    started.choose('finish', 'matt')
    started.choose('length', 'l40')
    return started
  }

  test('Scenario: 1, then 10, then 20, and back to 10', () => {
    const { actor, draft } = picked()
    const seen = ['incremented', 'incremented', 'decremented', 'decremented'].map((step) => {
      actor.send({
        type: step === 'incremented' ? 'quantity.incremented' : 'quantity.decremented',
        productId: 'p-matt-40',
      })
      return draft()['p-matt-40']
    })
    expect(seen).toEqual([10, 20, 10, 10])
  })

  test('Scenario: a typed 25 moves up to 30 and says so', () => {
    const { actor, draft, shell } = picked()
    actor.send({ type: 'quantity.typed', productId: 'p-matt-40', quantity: 25 })
    expect([draft(), shell.told]).toEqual([
      { 'p-matt-40': 30 },
      [said({ key: 'quantity.moved', values: { quantity: 30, step: 10 } })],
    ])
  })

  test('Scenario: added while still at 1, it moves to 10 first and is not sent', async () => {
    const { add, draft } = picked()
    expect([await add(), draft()]).toEqual([[], { 'p-matt-40': 10 }])
  })

  test('Scenario: a new variant is added, and the shell learns the cart', async () => {
    const rows = [cartRow()]
    const { actor, add, draft, shell } = picked({
      outcome: async () => ({ kind: 'added', message: 'Item Added to Cart !!', rows }),
    })
    actor.send({ type: 'quantity.incremented', productId: 'p-matt-40' })
    expect(await add()).toEqual([
      { kind: 'add', directly: false, pieces: { productId: 'p-matt-40', quantity: 10 } },
    ])
    expect([shell.told, draft()]).toEqual([
      [{ type: 'cart.changed', rows }, said({ text: 'Item Added to Cart !!' })],
      {},
    ])
  })

  test('Scenario: a variant that is in the cart is updated', async () => {
    const { actor, add } = picked({ rows: [cartRow({ productId: 'p-matt-40' })] })
    actor.send({ type: 'quantity.incremented', productId: 'p-matt-40' })
    expect(await add()).toEqual([
      { kind: 'update', directly: false, pieces: { productId: 'p-matt-40', quantity: 10 } },
    ])
  })
})

describe('A product sold directly', () => {
  test('Scenario: only a quantity is picked', async () => {
    expect(await start(direct).add()).toEqual([
      { kind: 'add', directly: true, pieces: { productId: 'p-direct', quantity: 1 } },
    ])
  })

  test('Scenario: once in the cart it is updated', async () => {
    const { add } = start(direct, { rows: [cartRow({ productId: 'p-direct' })] })
    expect(await add()).toEqual([
      { kind: 'update', directly: true, pieces: { productId: 'p-direct', quantity: 1 } },
    ])
  })

  test('Scenario: more than is in stock shows the notice before and after', async () => {
    const { actor, add, shell } = start(direct)
    const before = selectIsOutOfStock(actor.getSnapshot())
    actor.send({ type: 'quantity.typed', productId: 'p-direct', quantity: 4 })
    const after = selectIsOutOfStock(actor.getSnapshot())
    await add()
    expect([before, after, shell.told.at(-1)]).toEqual([
      false,
      true,
      said({ key: 'cart.addedOutOfStock' }),
    ])
  })

  test('Scenario: a refusal is said in the words of the server, the draft stays', async () => {
    const { actor, add, draft, shell } = start(direct, {
      outcome: async () => refusal('Too many.'),
    })
    actor.send({ type: 'quantity.incremented', productId: 'p-direct' })
    await add()
    expect([shell.told, draft()]).toEqual([[said({ text: 'Too many.' })], { 'p-direct': 2 }])
  })

  test('Scenario: a failing server raises the default toast', async () => {
    const { add, shell } = start(direct, { outcome: () => Promise.reject(new Error('down')) })
    await add()
    expect(shell.told).toEqual([toast('error.default')])
  })

  test('Scenario: a product without variants says what is missing', async () => {
    const { add, shell } = start({ ...direct, variants: [] })
    expect([await add(), shell.told]).toEqual([[], [toast('cart.variantMissing')]])
  })
})

describe('The quantity table', () => {
  const filled = (quantities: Record<string, number>) => {
    const started = start(table)
    started.choose('finish', 'matt')
    for (const [productId, quantity] of Object.entries(quantities))
      started.actor.send({ type: 'quantity.typed', productId, quantity })
    return started
  }

  test('Scenario: four pieces in all are too few', async () => {
    const { add, shell } = filled({ 'p-matt-40': 3, 'p-matt-45': 1 })
    expect([await add(), shell.told]).toEqual([[], [toast('cart.minimumPieces')]])
  })

  test('Scenario: an empty table is too few as well', async () => {
    const { add, shell } = filled({})
    expect([await add(), shell.told]).toEqual([[], [toast('cart.minimumPieces')]])
  })

  test('Scenario: five pieces over two lines go in one call', async () => {
    const { add } = filled({ 'p-matt-40': 3, 'p-matt-45': 2 })
    expect(await add()).toEqual([
      {
        kind: 'updateMoreVariants',
        pieces: [
          { productId: 'p-matt-40', quantity: 3 },
          { productId: 'p-matt-45', quantity: 2 },
        ],
      },
    ])
  })

  test('Scenario: a line can be emptied again by typing and by stepping', () => {
    const { actor, draft } = filled({ 'p-matt-40': 3, 'p-matt-45': 1 })
    actor.send({ type: 'quantity.typed', productId: 'p-matt-40', quantity: Number.NaN })
    actor.send({ type: 'quantity.decremented', productId: 'p-matt-45' })
    expect(draft()).toEqual({ 'p-matt-40': 0, 'p-matt-45': 0 })
  })
})
