import { describe, expect, test } from 'vitest'
import type { HeldCart } from '../../../src/domain/cart/heldCart.ts'
import { cartRow, deltaOf } from '../fixtures.ts'
import { held, pending, plus, startCart } from './startCart.ts'

describe('Changes from elsewhere', () => {
  const news = (version: number, quantity: number) =>
    ({
      type: 'cart.changed',
      version,
      delta: deltaOf(version, [cartRow({ quantity })]),
    }) as const

  test('Scenario: an older change never replaces a newer one', async () => {
    const { actor, quantities } = await startCart([held([cartRow()])])
    actor.send(news(2, 20))
    actor.send(news(1, 10))
    expect(quantities()).toEqual([20])
  })

  test('Scenario: changes that arrive in the wrong order are applied in the right one', async () => {
    const { actor, reads, quantities } = await startCart([held([cartRow()])])
    actor.send(news(3, 30))
    await reads('behind')
    expect(quantities()).toEqual([30])
    actor.send(news(2, 20))
    expect([quantities(), actor.getSnapshot().matches({ open: { reading: 'loaded' } })]).toEqual([
      [30],
      true,
    ])
  })

  test('Scenario: a variant that was removed and added again shows once', async () => {
    const { actor, quantities } = await startCart([held([cartRow()])])
    const delta = deltaOf(3, [cartRow({ quantity: 30 }, 'row-9')])
    actor.send({ type: 'cart.changed', version: 3, delta })
    expect(quantities()).toEqual([30])
  })

  test('Scenario: a page that misses a change loads the cart', async () => {
    const { actor, clock, reads, quantities } = await startCart([
      held([cartRow()]),
      held([cartRow({ quantity: 30 })], 3),
    ])
    actor.send(news(3, 30))
    await reads('behind')
    clock.increment(500)
    await reads('loading')
    await reads('loaded')
    expect([quantities(), actor.getSnapshot().context.held.version]).toEqual([[30], 3])
  })

  test('Scenario: a late answer to a load keeps a change that arrived meanwhile', async () => {
    const late = pending<HeldCart>()
    const { actor, reads, quantities } = await startCart([held([cartRow()]), late.promise])
    actor.send({ type: 'cart.outdated' })
    await reads('loading')
    actor.send(news(2, 20))
    late.resolve(held([cartRow()], 1))
    await reads('loaded')
    expect(quantities()).toEqual([20])
  })

  test('Scenario: the lower version of a shop restored from a backup is accepted', async () => {
    const { actor, reads, quantities } = await startCart([
      held([cartRow({ quantity: 9 })], 7),
      held([cartRow({ quantity: 4 })], 3),
    ])
    actor.send({ type: 'cart.outdated' })
    await reads('loading')
    await reads('loaded')
    expect(quantities()).toEqual([4])
  })

  test('Scenario: a change of the stock shows, even if a load is answered after it', async () => {
    const late = pending<HeldCart>()
    const { actor, reads } = await startCart([held([cartRow()]), late.promise])
    const stock = () => actor.getSnapshot().context.rows[0]?.cart.stock
    actor.send({ type: 'stock.changed', variants: [{ productId: 'p-1', stock: 5 }] })
    expect(stock()).toBe(5)
    actor.send({ type: 'cart.outdated' })
    await reads('loading')
    actor.send({ type: 'stock.changed', variants: [{ productId: 'p-1', stock: 2 }] })
    late.resolve(held([cartRow()], 1))
    await reads('loaded')
    expect(stock()).toBe(2)
  })

  test('Scenario: changes of products in the cart are loaded together, those of others not', async () => {
    const { actor, reads, clock } = await startCart([held([cartRow()]), held([cartRow()], 1)])
    const { productSlug: slug = '' } = actor.getSnapshot().context.rows[0]?.cart ?? {}
    actor.send({ type: 'product.changed', slug: 'another' })
    await reads('loaded')
    actor.send({ type: 'product.changed', slug })
    await reads('behind')
    clock.increment(499)
    actor.send({ type: 'product.changed', slug })
    await reads('behind')
    clock.increment(1)
    await reads('loading')
    await reads('loaded')
  })

  test('Scenario: a product changes while the cart is loaded: it is loaded once more', async () => {
    const late = pending<HeldCart>()
    const { actor, reads } = await startCart([held([cartRow()]), late.promise])
    const { productSlug: slug = '' } = actor.getSnapshot().context.rows[0]?.cart ?? {}
    actor.send({ type: 'cart.outdated' })
    await reads('loading')
    actor.send({ type: 'product.changed', slug })
    late.resolve(held([cartRow()], 1))
    await reads('behind')
  })

  test('Scenario: an edit of a row that another tab removes is dropped with a message', async () => {
    const { actor, shell, clock, writes, calls } = await startCart([held([cartRow()])])
    actor.send(plus)
    const delta = { ...deltaOf(2, []), removed: ['row-1'] }
    actor.send({ type: 'cart.changed', version: 2, delta })
    clock.increment(250)
    await writes('settled')
    expect([calls, shell.sent]).toEqual([[], [{ type: 'said', sentence: { key: 'cart.rowGone' } }]])
  })
})

describe('Missed events of the stock', () => {
  const stocks = ({ actor }: Pick<Awaited<ReturnType<typeof startCart>>, 'actor'>) =>
    actor.getSnapshot().context.rows.map(({ cart }) => cart.stock)

  test.each([
    ['any product', null],
    ['one of its products', ['twisted-ring']],
  ])('Scenario: missed for %s, a cart with rows is loaded again', async (_, stock) => {
    const cart = await startCart([held([cartRow()]), held([cartRow({ stock: 3 })])])
    const before = stocks(cart)
    cart.actor.send({ type: 'connection.opened', stock })
    await cart.reads('loaded')
    expect([before, stocks(cart)]).toEqual([[100], [3]])
  })

  test('Scenario: a running load starts again', async () => {
    const slow = pending<HeldCart>()
    const cart = await startCart([held([cartRow()]), slow.promise, held([cartRow({ stock: 3 })])])
    cart.actor.send({ type: 'cart.outdated' })
    cart.actor.send({ type: 'connection.opened', stock: [] })
    await cart.reads('loaded')
    expect(stocks(cart)).toEqual([3])
  })

  test.each([
    ['an empty cart', [], null],
    ['a cart of other products', [cartRow()], ['locket']],
  ])('Scenario: %s is not loaded again', async (_, rows, stock) => {
    const { actor } = await startCart([held(rows)])
    actor.send({ type: 'connection.opened', stock })
    expect(actor.getSnapshot().matches({ open: { reading: 'loaded' } })).toBe(true)
  })
})
