import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { Product } from '../../src/contracts/catalogue/product.ts'
import type { HeldCart } from '../../src/domain/cart/heldCart.ts'
import { machines } from '../../src/machines/index.ts'
import { cartRow, combination, user } from './fixtures.ts'

const start = (edited = vi.fn(), loaded = vi.fn(async () => combination)) =>
  createActor(
    machines.app.provide({
      actors: {
        quickView: machines.quickView.provide({
          actions: { countView: () => undefined },
          actors: { loadProduct: fromPromise<Product | null, { slug: string }>(loaded) },
        }),
        offlineQueue: machines.offlineQueue.provide({
          actions: { storeCommands: () => undefined },
        }),
        wishlist: machines.wishlist.provide({ actions: { keepMoves: () => undefined } }),
        searchPanel: machines.searchPanel.provide({
          actions: { forgetSearches: () => undefined },
        }),
        cart: machines.cart.provide({
          actions: { sendRest: (_, edits) => void edited(edits) },
          actors: {
            loadCart: fromPromise<HeldCart, { userId: string }>(async () => ({
              version: 1,
              rows: [cartRow()],
            })),
          },
        }),
      },
    }),
    {
      input: {
        user: null,
        language: null,
        currency: null,
        theme: 'system',
        newKey: () => 'key-0000',
      },
    },
  ).start()

test('Scenario: another page closes whatever is open, and a deleted line is removed from the cart', async () => {
  const edited = vi.fn()
  const root = start(edited)
  const { cart, cartPanel, searchPanel, mobileMenu, megaMenu } = root.getSnapshot().context
  root.send({ type: 'session.opened', userId: user._id, token: user.token })
  await waitFor(cart, (snapshot) => snapshot.matches({ open: { reading: 'loaded' } }))
  for (const panel of [cartPanel, searchPanel, mobileMenu] as const)
    panel.send({ type: 'panel.opened' })
  megaMenu.send({ type: 'menu.pressed' })
  cartPanel.send({ type: 'line.dropped', productSlug: 'twisted-ring' })
  root.send({ type: 'page.shown' })
  root.send({ type: 'page.left' })
  expect([
    [cartPanel, searchPanel, mobileMenu, megaMenu].map((one) => one.getSnapshot().value),
    edited.mock.calls,
  ]).toEqual([
    ['closed', 'closed', 'closed', 'closed'],
    [[[{ rowId: 'row-1', productId: 'p-1', quantity: 0 }]]],
  ])
  root.stop()
})

test('Scenario: another customer logs in while a deleted line may still be restored, and keeps that product', async () => {
  const root = start()
  const { cart, cartPanel, notificationBar } = root.getSnapshot().context
  root.send({ type: 'session.opened', userId: user._id, token: user.token })
  cartPanel.send({ type: 'panel.opened' })
  cartPanel.send({ type: 'line.dropped', productSlug: 'twisted-ring' })
  root.send({ type: 'session.closed' })
  root.send({ type: 'session.opened', userId: 'u-2', token: 'another' })
  const loaded = await waitFor(cart, (now) => now.matches({ open: { reading: 'loaded' } }))
  expect([
    cartPanel.getSnapshot().value,
    loaded.context.edits,
    notificationBar.getSnapshot().context.queue,
  ]).toEqual(['closed', {}, [{ key: 'cart.notSaved' }]])
  root.stop()
})

test('Scenario: the shop can be reached again, and the product in the quick view is reloaded', async () => {
  const loaded = vi.fn(async () => combination)
  const root = start(vi.fn(), loaded)
  const { quickView } = root.getSnapshot().context
  root.send({ type: 'product.activated', slug: combination.slug })
  await waitFor(quickView, (snapshot) => snapshot.matches({ active: 'shown' }))
  root.send({ type: 'connectivity.restored' })
  expect([quickView.getSnapshot().value, loaded.mock.calls.length]).toEqual([
    { active: 'refreshing' },
    2,
  ])
  root.stop()
})
