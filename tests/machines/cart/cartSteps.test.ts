import { describe, expect, test } from 'vitest'
import { selectLineCount } from '../../../src/machines/cart/cartSelectors.ts'
import type { EditOutcome } from '../../../src/machines/cart/cartSetup.ts'
import { cartRow, deltaOf, tens } from '../fixtures.ts'
import { changed, edit, held, minus, pending, plus, startCart } from './startCart.ts'

describe('Steps and removals', () => {
  test('Scenario: ten quick presses show at once and are one call', async () => {
    const { actor, calls, clock, sent, quantities } = await startCart(
      [held([cartRow()])],
      [() => changed(2, cartRow({ quantity: 16 }))],
    )
    for (let press = 0; press < 10; press += 1) {
      actor.send(plus)
      clock.increment(50)
    }
    expect([quantities(), calls]).toEqual([[16], []])
    await sent()
    expect([quantities(), calls]).toEqual([[16], [[edit(16)]]])
  })

  test('Scenario: continuous presses are saved once a second', async () => {
    const { actor, calls, clock, writes } = await startCart(
      [held([cartRow()])],
      [() => changed(2, cartRow({ quantity: 12 }))],
    )
    for (let press = 0; press < 5; press += 1) {
      actor.send(plus)
      clock.increment(200)
    }
    await writes('settled')
    expect(calls).toEqual([[edit(11)]])
  })

  test('Scenario: up and down again makes no call', async () => {
    const { actor, calls, clock, writes } = await startCart([held([cartRow()])])
    actor.send(plus)
    actor.send(minus)
    clock.increment(250)
    await writes('settled')
    expect(calls).toEqual([])
  })

  test('Scenario: steps are added to a quantity that another tab sets meanwhile', async () => {
    const { actor, calls, sent, quantities } = await startCart(
      [held([cartRow()])],
      [() => changed(3, cartRow({ quantity: 32 }))],
    )
    actor.send(plus)
    actor.send(plus)
    actor.send({
      type: 'cart.changed',
      version: 2,
      delta: deltaOf(2, [cartRow({ quantity: 30 })]),
    })
    expect(quantities()).toEqual([32])
    await sent()
    expect(calls).toEqual([[edit(32)]])
  })

  test('Scenario: a row at its minimum goes no lower', async () => {
    const { actor, quantities } = await startCart([
      held([cartRow({ quantity: 10, quantityRule: tens })]),
    ])
    actor.send(minus)
    expect(quantities()).toEqual([10])
  })

  test('Scenario: the delete icon of a line removes every row of the product', async () => {
    const rows = [
      cartRow({}, 'row-1'),
      cartRow({ productSlug: 'hoops' }, 'row-2'),
      cartRow({}, 'row-3'),
    ]
    const removed = ['row-1', 'row-3']
    const totals = { rows: 1, quantity: 6, totalWeight: 0, totalPrice: 0 }
    const { actor, calls, sent } = await startCart(
      [held(rows)],
      [() => ({ kind: 'changed', delta: { ...deltaOf(2, []), removed, totals } })],
    )
    expect(selectLineCount(actor.getSnapshot())).toBe(2)
    actor.send({ type: 'line.removed', productSlug: 'twisted-ring' })
    expect(selectLineCount(actor.getSnapshot())).toBe(1)
    await sent()
    expect([selectLineCount(actor.getSnapshot()), calls]).toEqual([
      1,
      [[edit(0, 'row-1'), edit(0, 'row-3')]],
    ])
  })

  test('Scenario: one row may leave fewer than five of a pooled product', async () => {
    const rows = [
      cartRow({ mixedVariant: true, quantity: 3 }, 'row-1'),
      cartRow({ mixedVariant: true, quantity: 3 }, 'row-2'),
    ]
    const { actor, shell, quantities } = await startCart([held(rows)])
    actor.send({ type: 'row.removed', rowId: 'row-2' })
    expect([quantities(), shell.sent]).toEqual([[3], []])
  })

  test('Scenario: waiting edits are sent at once on request', async () => {
    const { actor, calls, writes } = await startCart(
      [held([cartRow()])],
      [() => changed(2, cartRow({ quantity: 7 }))],
    )
    actor.send(plus)
    actor.send({ type: 'acts.flushed' })
    await writes('settled')
    expect(calls).toEqual([[edit(7)]])
  })
})

describe('When the page is left', () => {
  test('Scenario: waiting edits are sent at once', async () => {
    const { actor, rests } = await startCart([held([cartRow()])])
    actor.send({ type: 'page.left' })
    actor.send(plus)
    actor.send({ type: 'page.left' })
    expect(rests).toEqual([[edit(7)]])
  })

  test('Scenario: edits made during a call are sent beside it, together with its own', async () => {
    const answer = pending<EditOutcome>()
    const { actor, calls, rests, clock } = await startCart(
      [held([cartRow(), cartRow({ productId: 'p-2' }, 'row-2')])],
      [() => answer.promise],
    )
    actor.send(plus)
    clock.increment(250)
    actor.send(plus)
    actor.send({ type: 'row.removed', rowId: 'row-2' })
    actor.send({ type: 'page.left' })
    expect([calls, rests]).toEqual([
      [[edit(7)]],
      [[edit(8), { rowId: 'row-2', productId: 'p-2', quantity: 0 }]],
    ])
  })
})
