import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { HeldCart } from '../../../src/domain/cart/heldCart.ts'
import { type CartRef, cartMachine } from '../../../src/machines/cart/cart.machine.ts'
import { selectIsUnsaved as isUnsaved } from '../../../src/machines/cart/cartSelectors.ts'
import type { EditOutcome, RowEdit } from '../../../src/machines/cart/cartSetup.ts'
import { placementMachine } from '../../../src/machines/orders/placement.machine.ts'
import type { PlaceOutcome } from '../../../src/machines/orders/placementSetup.ts'
import type { Attempt } from '../../../src/machines/orders/placementState.ts'
import { defaultToast } from '../../../src/machines/parts/shell.ts'
import { cartRow, deltaOf, recordingShell } from '../fixtures.ts'
import { placed, wanted } from './startPlacement.ts'

describe('Unsaved edits of the cart', () => {
  const openCart = () => {
    const edits = Promise.withResolvers<EditOutcome>()
    const cart = createActor(
      cartMachine.provide({
        actors: {
          loadCart: fromPromise<HeldCart, { userId: string }>(async () => ({
            version: 1,
            rows: [cartRow()],
          })),
          editCart: fromPromise<EditOutcome, { edits: readonly RowEdit[] }>(() => edits.promise),
        },
      }),
      { clock: new SimulatedClock(), input: { shell: recordingShell() } },
    ).start()
    cart.send({ type: 'cart.opened', userId: 'u-1' })
    return { cart, edits }
  }
  const order = async (cart: CartRef, forgotten: string[] = []) => {
    const shell = recordingShell()
    const placement = createActor(
      placementMachine.provide({
        actors: {
          readKeys: fromPromise<readonly string[], { userId: string }>(async () => []),
          placeOrder: fromPromise<PlaceOutcome, Attempt>(placed),
        },
        actions: {
          keepKey: () => undefined,
          forgetKey: ({ context: { key } }) => void forgotten.push(key),
          dropDraft: () => undefined,
        },
      }),
      {
        input: {
          ...{ shell, newKey: () => 'key-1' },
          acts: [{ ref: cart, isUnsaved }],
        },
      },
    ).start()
    placement.send({ type: 'session.opened', userId: 'u-1' })
    await waitFor(placement, (snapshot) => snapshot.matches('idle'))
    placement.send({ type: 'order.submitted', order: wanted, content: 'cart 1' })
    return { placement, shell }
  }

  test('Scenario: they are sent at once, and the order waits for them', async () => {
    const { cart, edits } = openCart()
    await waitFor(cart, (snapshot) => snapshot.matches({ open: { reading: 'loaded' } }))
    cart.send({ type: 'row.incremented', rowId: 'row-1' })
    const { placement } = await order(cart)
    await waitFor(cart, (snapshot) => snapshot.matches({ open: { writing: 'sending' } }))
    expect(placement.getSnapshot().value).toBe('saving')
    edits.resolve({ kind: 'changed', delta: deltaOf(2, [cartRow({ quantity: 7 })]) })
    await waitFor(placement, (snapshot) => snapshot.matches('placed'))
    expect(isUnsaved(cart.getSnapshot())).toBe(false)
  })

  test('Scenario: when the cart ends during an order, the order ends with a message and its key is removed', async () => {
    const { cart } = openCart()
    await waitFor(cart, (snapshot) => snapshot.matches({ open: { reading: 'loaded' } }))
    cart.send({ type: 'row.incremented', rowId: 'row-1' })
    const forgotten: string[] = []
    const { placement, shell } = await order(cart, forgotten)
    cart.stop()
    await waitFor(placement, (snapshot) => snapshot.matches('idle'))
    expect([shell.sent, forgotten]).toEqual([[defaultToast], ['key-1']])
  })
})
