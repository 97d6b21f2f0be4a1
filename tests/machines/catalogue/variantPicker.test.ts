import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { stillCart } from '../../../lab/examples/parts/common.ts'
import type { CartRow } from '../../../src/contracts/cart/cartRows.ts'
import type { Product } from '../../../src/contracts/catalogue/product.ts'
import { messages } from '../../../src/contracts/messages/messages.ts'
import type { AddOutcome } from '../../../src/machines/cart/addOutcome.ts'
import type { CartReader } from '../../../src/machines/cart/cartWatcher.ts'
import type { AddToCart } from '../../../src/machines/catalogue/pickerDraft.ts'
import { variantPickerMachine } from '../../../src/machines/catalogue/variantPicker.machine.ts'
import {
  selectCarted,
  selectDraft,
  selectIsAdding,
  selectIsCounting,
  selectIsLate,
  selectIsOutOfStock,
  selectMissingLevel,
  selectPieces,
  selectProduct,
  selectSelection,
} from '../../../src/machines/catalogue/variantPickerSelectors.ts'
import type { AddInput } from '../../../src/machines/catalogue/variantPickerSetup.ts'
import {
  cartRow,
  changingCart,
  combination,
  deltaOf,
  direct,
  recordingShell,
  refusal,
  table,
} from '../fixtures.ts'

const start = (
  product: Product,
  {
    rows = [],
    cart = stillCart(rows),
    selection = {},
    outcome = async () => ({ kind: 'added', message: 'Item Added to Cart !!', delta: deltaOf(1) }),
  }: {
    rows?: readonly CartRow[]
    cart?: CartReader
    selection?: Record<string, string>
    outcome?: () => Promise<AddOutcome>
  } = {},
) => {
  const calls: AddToCart[] = []
  const inAddress: unknown[] = []
  const shell = recordingShell()
  const actor = createActor(
    variantPickerMachine.provide({
      actions: {
        keepInAddress: ({ context: { selection } }) => void inAddress.push(selection),
      },
      actors: {
        addToCart: fromPromise<AddOutcome, AddInput>(({ input }) => {
          calls.push(input.call)
          return outcome()
        }),
      },
    }),
    { input: { shell, cart, product, selection } },
  ).start()
  const choose = (attribute: string, value: string) =>
    actor.send({ type: 'value.chosen', attribute, value })
  const add = async () => {
    actor.send({ type: 'add.requested' })
    await waitFor(actor, (snapshot) => !snapshot.matches({ adding: 'sending' }))
    return calls
  }
  return { actor, shell, choose, add, inAddress, draft: () => actor.getSnapshot().context.draft }
}

const toast = (key: string) => ({ type: 'toast.raised', sentence: { key } })
const said = (sentence: object) => ({ type: 'said', sentence })

describe('Picking level by level', () => {
  test('Scenario: without a choice nothing is added; the missing level is marked until it is chosen', async () => {
    const { actor, add, choose, shell } = start(combination)
    const led: string[] = []
    actor.on('level.missing', ({ attribute }) => led.push(attribute))
    expect(selectMissingLevel(actor.getSnapshot())).toBeUndefined()
    expect([await add(), shell.sent, led]).toEqual([[], [toast('cart.noVariant')], ['finish']])
    expect(selectMissingLevel(actor.getSnapshot())).toBe('finish')
    choose('finish', 'matt')
    expect(selectMissingLevel(actor.getSnapshot())).toBeUndefined()
    await add()
    expect(led).toEqual(['finish', 'length'])
  })

  test('Scenario: a level waits for the one above it', () => {
    const { actor, choose } = start(combination)
    choose('length', 'l40')
    expect(actor.getSnapshot().context.selection).toEqual({})
    choose('finish', 'matt')
    choose('length', 'l40')
    expect(actor.getSnapshot().context.selection).toEqual({ finish: 'matt', length: 'l40' })
  })

  test('Scenario: a level with a single value is chosen automatically', () => {
    const { actor, choose } = start(combination)
    choose('finish', 'bright')
    const { value, context } = actor.getSnapshot()
    expect([value, context.selection]).toEqual([
      { picking: 'counting', way: 'none', adding: 'idle' },
      { finish: 'bright', length: 'l45' },
    ])
  })

  test('Scenario: the way to a value that is unavailable with the choice above is offered and taken', () => {
    const { actor, choose } = start(combination)
    choose('finish', 'bright')
    choose('length', 'l40')
    const { value, context } = actor.getSnapshot()
    actor.send({ type: 'way.taken' })
    const after = actor.getSnapshot()
    expect([value, context.selection, context.unavailable]).toEqual([
      { picking: 'counting', way: 'offered', adding: 'idle' },
      { finish: 'bright', length: 'l45' },
      { attribute: 'length', value: 'l40' },
    ])
    expect([after.value, after.context.selection, after.context.unavailable]).toEqual([
      { picking: 'counting', way: 'none', adding: 'idle' },
      { finish: 'matt', length: 'l40' },
      null,
    ])
  })

  test('Scenario: a link sets its choices, as far as they are offered', () => {
    const linked = (selection: Record<string, string>) =>
      start(combination, { selection }).actor.getSnapshot().context.selection
    expect([
      linked({ finish: 'matt', length: 'l40' }),
      linked({ finish: 'matt', length: 'l99', colour: 'red' }),
      linked({ length: 'l40' }),
    ]).toEqual([{ finish: 'matt', length: 'l40' }, { finish: 'matt' }, {}])
  })

  test('Scenario: a link to other choices of the shown product is followed; one to the same changes nothing', () => {
    const { actor, draft } = start(combination, {
      selection: { finish: 'matt', length: 'l40' },
    })
    const ask = (selection: Record<string, string>) =>
      actor.send({ type: 'selection.asked', selection })
    actor.send({ type: 'quantity.incremented', productId: 'p-matt-40' })
    ask({ finish: 'matt', length: 'l40' })
    const same = draft()
    ask({ finish: 'matt', length: 'l45' })
    expect([same, draft(), actor.getSnapshot().context.selection]).toEqual([
      { 'p-matt-40': 20 },
      {},
      { finish: 'matt', length: 'l45' },
    ])
  })

  test('Scenario: the address gets each selection, and is corrected after a link with an unavailable choice', () => {
    const { actor, choose, inAddress } = start(combination, { selection: { finish: 'wood' } })
    choose('finish', 'bright')
    choose('length', 'l40')
    actor.send({ type: 'selection.asked', selection: { finish: 'bright', length: 'l99' } })
    expect(inAddress).toEqual([
      {},
      { finish: 'bright', length: 'l45' },
      { finish: 'bright', length: 'l45' },
    ])
  })

  test('Scenario: choosing again drops what is below, the quantity and the draft', () => {
    const { actor, choose, draft } = start(combination)
    choose('finish', 'matt')
    choose('length', 'l45')
    actor.send({ type: 'quantity.incremented', productId: 'p-matt-45' })
    choose('finish', 'bright')
    expect([actor.getSnapshot().value, actor.getSnapshot().context.selection, draft()]).toEqual([
      { picking: 'counting', way: 'none', adding: 'idle' },
      { finish: 'bright', length: 'l45' },
      {},
    ])
  })
})

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

describe('A product sold directly', () => {
  test('Scenario: only a quantity is picked', async () => {
    expect(await start(direct).add()).toEqual([
      { kind: 'add', directly: true, pieces: { productId: 'p-direct', quantity: 1 } },
    ])
  })

  test('Scenario: once in the cart it is updated', async () => {
    const { add } = start(direct, { rows: [cartRow({ productId: 'p-direct' })] })
    expect(await add()).toEqual([
      { kind: 'update', directly: true, pieces: { productId: 'p-direct', quantity: 6 } },
    ])
  })

  test('Scenario: more than the stock shows the notice, and the server confirms it', async () => {
    const message = messages['cart.addedOutOfStock']
    const { actor, add, shell } = start(direct, {
      outcome: async () => ({ kind: 'added', message, delta: deltaOf(1) }),
    })
    const before = selectIsOutOfStock(actor.getSnapshot())
    actor.send({ type: 'quantity.typed', productId: 'p-direct', quantity: 4 })
    const after = selectIsOutOfStock(actor.getSnapshot())
    await add()
    expect([before, after, shell.sent.at(-1)]).toEqual([false, true, said({ text: message })])
  })

  test('Scenario: exactly the stock shows no notice, one more does', () => {
    const { actor } = start(direct, { rows: [cartRow({ productId: 'p-direct', quantity: 3 })] })
    const before = selectIsOutOfStock(actor.getSnapshot())
    actor.send({ type: 'quantity.incremented', productId: 'p-direct' })
    expect([before, selectIsOutOfStock(actor.getSnapshot())]).toEqual([false, true])
  })

  test('Scenario: a table marks the line that is late, and shows the notice once it is reached', () => {
    const { actor, choose } = start(table, {
      rows: [cartRow({ productId: 'p-matt-45', quantity: 3 })],
    })
    const shown = () => [
      selectIsOutOfStock(actor.getSnapshot()),
      ...['p-matt-40', 'p-matt-45'].map((id) => selectIsLate(id)(actor.getSnapshot())),
    ]
    // The quantities in the cart are no draft before a finish is chosen.
    expect(shown()).toEqual([false, false, true])
    choose('finish', 'matt')
    expect(shown()).toEqual([true, false, true])
  })

  test('Scenario: a refusal shows the message of the server, the draft stays', async () => {
    const { actor, add, draft, shell } = start(direct, {
      outcome: async () => refusal('Too many.'),
    })
    actor.send({ type: 'quantity.incremented', productId: 'p-direct' })
    await add()
    expect([shell.sent, draft()]).toEqual([
      [{ type: 'cart.outdated' }, said({ text: 'Too many.', code: 'conflict' })],
      { 'p-direct': 2 },
    ])
  })

  test('Scenario: a failing server raises the default toast', async () => {
    const { add, shell } = start(direct, { outcome: () => Promise.reject(new Error('down')) })
    await add()
    expect(shell.sent).toEqual([toast('error.default')])
  })

  test('Scenario: a product without variants shows that the variant is missing', async () => {
    const { add, shell } = start({ ...direct, variants: [] })
    expect([await add(), shell.sent]).toEqual([[], [toast('cart.variantMissing')]])
  })
})

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
