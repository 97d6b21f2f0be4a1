import { describe, expect, test } from 'vitest'
import { messages } from '../../../src/contracts/messages/messages.ts'
import {
  selectIsLate,
  selectIsOutOfStock,
} from '../../../src/machines/catalogue/variantPickerSelectors.ts'
import { cartRow, deltaOf, direct, refusal, table } from '../fixtures.ts'
import { said, start, toast } from './startPicker.ts'

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
    // The quantities in the cart are not a draft before a finish is chosen.
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
