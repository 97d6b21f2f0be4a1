import { describe, expect, test } from 'vitest'
import type { CartRow } from '../../../src/contracts/cart/cartRows.ts'
import type { Product } from '../../../src/contracts/catalogue/product.ts'
import { cartRow, table } from '../fixtures.ts'
import { said, start, toast } from './startPicker.ts'

describe('The quantity table', () => {
  const filled = (
    quantities: Record<string, number>,
    product = table,
    rows: readonly CartRow[] = [],
  ) => {
    const started = start(product, { rows })
    started.choose('finish', 'matt')
    for (const [productId, quantity] of Object.entries(quantities))
      started.actor.send({ type: 'quantity.typed', productId, quantity })
    return started
  }

  test('Scenario: four pieces in all are too few', async () => {
    const { add, shell } = filled({ 'p-matt-40': 3, 'p-matt-45': 1 })
    expect([await add(), shell.sent]).toEqual([[], [toast('cart.minimumPieces')]])
  })

  test('Scenario: an empty table is too few as well', async () => {
    const { add, shell } = filled({})
    expect([await add(), shell.sent]).toEqual([[], [toast('cart.minimumPieces')]])
  })

  test('Scenario: one more ring with five in the cart is enough, and only it is sent', async () => {
    const rows = [cartRow({ productId: 'p-bright-45', quantity: 5 }, 'row-1')]
    const { add } = filled({ 'p-matt-40': 1 }, table, rows)
    expect(await add()).toEqual([
      { kind: 'updateMoreVariants', pieces: [{ productId: 'p-matt-40', quantity: 1 }] },
    ])
  })

  test('Scenario: emptying one line may not leave four, emptying all removes the product', async () => {
    const rows = [
      cartRow({ productId: 'p-matt-40', quantity: 4 }, 'row-1'),
      cartRow({ productId: 'p-matt-45', quantity: 3 }, 'row-2'),
    ]
    const { actor, add, shell } = filled({ 'p-matt-45': 0 }, table, rows)
    expect([await add(), shell.sent]).toEqual([[], [toast('cart.minimumPieces')]])
    actor.send({ type: 'quantity.typed', productId: 'p-matt-40', quantity: 0 })
    const [call] = await add()
    expect(call?.pieces).toEqual([
      { productId: 'p-matt-40', quantity: 0 },
      { productId: 'p-matt-45', quantity: 0 },
    ])
  })

  test('Scenario: five pieces over two lines are sent in one call', async () => {
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

  test('Scenario: a column of numbers fills the lines from the one it is pasted on', () => {
    const { actor, draft, shell } = filled({})
    actor.send({ type: 'quantities.pasted', productId: 'p-matt-40', column: [3, 2] })
    expect([draft(), shell.sent]).toEqual([
      { 'p-matt-40': 3, 'p-matt-45': 2 },
      [said({ key: 'quantities.filled', values: { filled: 2 } })],
    ])
  })

  test('Scenario: invalid numbers and surplus rows are left out, too large ones corrected, with a message', () => {
    const { actor, draft, shell } = filled({ 'p-matt-40': 1 })
    actor.send({
      type: 'quantities.pasted',
      productId: 'p-matt-40',
      column: [undefined, 99_999, 5, 6],
    })
    expect([draft(), shell.sent]).toEqual([
      { 'p-matt-40': 1, 'p-matt-45': 50_000 },
      [said({ key: 'quantities.filledPartly', values: { filled: 1, moved: 1, left: 3 } })],
    ])
  })

  test.for([
    ['some', 4, 'quantities.filledPartly', { filled: 2, moved: 0, left: 1 }],
    ['none', 0, 'quantities.filled', { filled: 2 }],
  ] as const)(
    'Scenario: a whole column says %s of a length that is not made, and the lines below keep theirs',
    ([, ofMissing, key, values]) => {
      const [finish, length] = table.attributes
      const [short, , bright] = table.moreVariants
      if (!finish || !length || !short || !bright) throw new Error('the chain has two levels')
      const long = { _id: 'l50', name: { en: '50 cm' } }
      const holed: Product = {
        ...table,
        attributes: [finish, { ...length, variants: [...length.variants, long] }],
        moreVariants: [
          short,
          bright,
          { ...short, productId: 'p-matt-50', values: { finish: 'matt', length: 'l50' } },
        ],
      }
      const { actor, draft, shell } = filled({}, holed)
      actor.send({ type: 'quantities.pasted', productId: 'p-matt-40', column: [2, ofMissing, 3] })
      expect([draft(), shell.sent]).toEqual([
        { 'p-matt-40': 2, 'p-matt-50': 3 },
        [said({ key, values })],
      ])
    },
  )

  test('Scenario: a negative number becomes 0 without a message', () => {
    const { actor, draft, shell } = filled({ 'p-matt-40': 1 })
    actor.send({ type: 'quantity.typed', productId: 'p-matt-40', quantity: -3 })
    expect([draft(), shell.sent]).toEqual([{ 'p-matt-40': 0 }, []])
  })

  test('Scenario: ten steps down empty a line that holds ten', () => {
    const { actor, draft } = filled({ 'p-matt-40': 10, 'p-matt-45': 12 })
    for (const productId of ['p-matt-40', 'p-matt-45'])
      actor.send({ type: 'quantity.decremented', productId, steps: 10 })
    expect(draft()).toEqual({ 'p-matt-40': 0, 'p-matt-45': 2 })
  })
})
