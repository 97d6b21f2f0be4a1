import { afterEach, describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { contract } from '../../../src/contracts/index.ts'
import {
  forgetTaken,
  mocks,
  openCart,
  setBoth,
  taken,
  typed,
  useMockedCalls,
} from '../startServices.ts'

useMockedCalls()

describe('The cart calls', () => {
  afterEach(forgetTaken)

  test('Scenario: one edit or several, changes and removals each use their own call', async () => {
    const { actor, edit, loaded } = await openCart()
    /** The shop of this test always answers with both rows. */
    const reload = () => {
      actor.send({ type: 'cart.outdated' })
      return loaded()
    }
    await edit(typed('row-1', 9))
    await edit({ type: 'row.removed', rowId: 'row-1' })
    await reload()
    await edit({ type: 'line.removed', productSlug: 'twisted-ring' })
    await reload()
    await edit(typed('row-1', 9), { type: 'row.removed', rowId: 'row-2' })
    expect(taken).toEqual([
      ['set', { id: 'row-1' }, { quantity: 9 }],
      ['removeRow', { rowId: 'row-1' }, undefined],
      ['removeMany', {}, { ids: ['row-1', 'row-2'] }],
      setBoth(9, 0),
    ])
  })

  test('Scenario: if one of several rows was already gone, the others are removed by their variants', async () => {
    const { edit, shell } = await openCart(mocks.handle(contract.cart.removeMany, { status: 404 }))
    await edit({ type: 'line.removed', productSlug: 'twisted-ring' })
    expect([taken, shell.sent]).toEqual([[setBoth(0, 0)], []])
  })

  test('Scenario: a row that was already gone needs no message', async () => {
    const { edit, shell } = await openCart(mocks.handle(contract.cart.removeRow, { status: 404 }))
    await edit({ type: 'row.removed', rowId: 'row-1' })
    expect(shell.sent).toEqual([])
  })

  test('Scenario: a refusal is logged and reported, and only the refused line is given up', async () => {
    const problem = {
      code: 'quantity_off_step',
      message: 'Sold by 10.',
      field: 'lines.1.quantity',
    } as const
    const { edit, logged, shell, actor } = await openCart(
      mocks.handle(contract.cart.lines, { status: 422, body: problem }),
    )
    await edit(typed('row-1', 9), typed('row-2', 8))
    expect([logged[0], shell.sent[0]]).toEqual([
      ['the cart was not changed', expect.objectContaining(problem)],
      { type: 'said', sentence: { text: 'Sold by 10.', code: 'quantity_off_step' } },
    ])
    await edit()
    await waitFor(actor, () => taken.length > 0)
    expect(taken).toEqual([['set', { id: 'row-1' }, { quantity: 9 }]])
  })

  test.for([
    ['429', { status: 429 }],
    ['500', { status: 500 }],
  ] as const)('Scenario: after %s an edit waits and shows on', async ([, answer]) => {
    const { actor } = await openCart(mocks.handle(contract.cart.setQuantity, answer))
    actor.send(typed('row-1', 9))
    actor.send({ type: 'acts.flushed' })
    const waiting = await waitFor(actor, (snapshot) =>
      snapshot.matches({ open: { writing: 'waiting' } }),
    )
    expect(waiting.context.rows[0]?.cart.quantity).toBe(9)
    actor.stop()
  })

  const over = { status: 401, body: { code: 'unauthorized', message: 'Log in.' } } as const

  test('Scenario: an edit whose session has ended waits, and the logout reports it as lost', async () => {
    const { actor, shell } = await openCart(mocks.handle(contract.cart.setQuantity, over))
    actor.send(typed('row-1', 9))
    actor.send({ type: 'acts.flushed' })
    await waitFor(actor, (snapshot) => snapshot.matches({ open: { writing: 'waiting' } }))
    expect(shell.sent).toEqual([])
    actor.send({ type: 'cart.closed' })
    expect(shell.sent).toEqual([{ type: 'said', sentence: { key: 'cart.notSaved' } }])
  })
})
