import { describe, expect, test } from 'vitest'
import type { HeldCart } from '../../../src/domain/cart/heldCart.ts'
import { selectLineCount } from '../../../src/machines/cart/cartSelectors.ts'
import type { EditOutcome } from '../../../src/machines/cart/cartSetup.ts'
import { cartRow, deltaOf, refusal, tens } from '../fixtures.ts'
import {
  type Answer,
  changed,
  edit,
  held,
  minus,
  notSaved,
  pending,
  plus,
  startCart,
  typed,
} from './startCart.ts'

describe('A typed quantity', () => {
  test('Scenario: it shows at once, is sent after a pause, and the answer is applied', async () => {
    const { actor, calls, sent, quantities } = await startCart(
      [held([cartRow()])],
      [() => changed(2, cartRow({ quantity: 8 }))],
    )
    actor.send(typed(8))
    expect([quantities(), calls]).toEqual([[8], []])
    await sent()
    expect([quantities(), calls, actor.getSnapshot().context.held.version]).toEqual([
      [8],
      [[edit(8)]],
      2,
    ])
  })

  test('Scenario: weight and price of a row follow the shown quantity', async () => {
    const { actor } = await startCart([held([cartRow()])])
    actor.send(typed(8))
    expect(actor.getSnapshot().context.rows[0]?.cart).toMatchObject({
      totalPrice: 2000,
      totalWeight: 25.6,
    })
  })

  test('Scenario: a correction within the pause is sent instead, or nothing if it restores the old quantity', async () => {
    const { actor, calls, clock, sent, quantities, writes } = await startCart(
      [held([cartRow()])],
      [() => changed(2, cartRow({ quantity: 2 }))],
    )
    actor.send(typed(50))
    clock.increment(200)
    actor.send(typed(2))
    await sent()
    expect([quantities(), calls]).toEqual([[2], [[edit(2)]]])
    actor.send(typed(50))
    actor.send(typed(2))
    clock.increment(250)
    await writes('settled')
    expect(calls).toHaveLength(1)
  })

  test('Scenario: a correction during the call is sent after it', async () => {
    const answer = pending<EditOutcome>()
    const { actor, calls, clock, writes, sent, quantities } = await startCart(
      [held([cartRow()])],
      [() => answer.promise, () => changed(3, cartRow({ quantity: 2 }))],
    )
    actor.send(typed(50))
    clock.increment(250)
    await writes('sending')
    actor.send(typed(2))
    answer.resolve(changed(2, cartRow({ quantity: 50 })))
    await writes('gathering')
    expect(quantities()).toEqual([2])
    await sent()
    expect([quantities(), calls]).toEqual([[2], [[edit(50)], [edit(2)]]])
  })

  test('Scenario: 15 of a chain is raised to 20 with a message', async () => {
    const { actor, shell, quantities } = await startCart([
      held([cartRow({ quantity: 10, quantityRule: tens })]),
    ])
    actor.send(typed(15))
    expect([quantities(), shell.sent]).toEqual([
      [20],
      [{ type: 'said', sentence: { key: 'quantity.moved', values: { quantity: 20, step: 10 } } }],
    ])
  })

  test('Scenario: more than the maximum becomes the maximum, with a message', async () => {
    const { actor, shell, quantities } = await startCart([
      held([cartRow({ quantity: 10, quantityRule: tens })]),
    ])
    actor.send(typed(60_000))
    expect([quantities(), shell.sent]).toEqual([
      [50_000],
      [{ type: 'said', sentence: { key: 'quantity.most', values: { quantity: 50_000 } } }],
    ])
  })

  test.for([0, -3])('Scenario: %s is refused with the toast', async (quantity) => {
    const { actor, shell, quantities } = await startCart([held([cartRow()])])
    actor.send(typed(quantity))
    expect([quantities(), shell.sent]).toEqual([
      [6],
      [{ type: 'toast.raised', sentence: { key: 'cart.quantityBelowZero' } }],
    ])
  })

  test('Scenario: 1 to 4 pieces of a pooled product are refused before they are sent', async () => {
    const rows = [
      cartRow({ mixedVariant: true, quantity: 3 }, 'row-1'),
      cartRow({ mixedVariant: true, quantity: 3 }, 'row-2'),
    ]
    const { actor, shell, quantities } = await startCart([held(rows)])
    actor.send(typed(1))
    expect([quantities(), shell.sent]).toEqual([
      [3, 3],
      [{ type: 'toast.raised', sentence: { key: 'cart.minimumPieces' } }],
    ])
  })
})

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

describe('Failures', () => {
  test('Scenario: an edit without an answer stays visible and is sent again', async () => {
    const { actor, calls, clock, sent, writes, quantities, shell } = await startCart(
      [held([cartRow()])],
      [() => ({ kind: 'unanswered' }), () => changed(2, cartRow({ quantity: 8 }))],
    )
    actor.send(typed(8))
    await sent('waiting')
    expect(quantities()).toEqual([8])
    clock.increment(1_000)
    await writes('settled')
    expect([quantities(), calls, shell.sent]).toEqual([[8], [[edit(8)], [edit(8)]], []])
  })

  test('Scenario: steps made during a lost call are sent with its retry', async () => {
    const { actor, calls, sent, writes, quantities } = await startCart(
      [held([cartRow()]), held([cartRow({ quantity: 7 })], 2)],
      [() => ({ kind: 'unanswered' }), () => changed(3, cartRow({ quantity: 8 }))],
    )
    actor.send(plus)
    await sent('waiting')
    actor.send(plus)
    expect(quantities()).toEqual([8])
    // The connection is back.
    actor.send({ type: 'cart.outdated' })
    await writes('settled')
    expect([quantities(), calls]).toEqual([[8], [[edit(7)], [edit(8)]]])
  })

  test('Scenario: after a lost answer, an edit back to the old quantity is sent all the same', async () => {
    const { actor, calls, sent, clock, writes, quantities } = await startCart(
      [held([cartRow()])],
      [() => ({ kind: 'unanswered' }), () => changed(3, cartRow({ quantity: 6 }))],
    )
    actor.send(plus)
    await sent('waiting')
    actor.send(minus)
    clock.increment(1_000)
    await writes('settled')
    expect([quantities(), calls]).toEqual([[6], [[edit(7)], [edit(6)]]])
  })

  test('Scenario: a refusal shows a message, and the cart is loaded', async () => {
    const { actor, shell, sent, reads, quantities } = await startCart(
      [held([cartRow()]), held([cartRow({ quantity: 2 })], 2)],
      [() => ({ ...refusal('No.'), rowIds: ['row-1'] })],
    )
    actor.send(plus)
    await sent()
    await reads('loaded')
    expect([quantities(), shell.sent]).toEqual([
      [2],
      [{ type: 'said', sentence: { text: 'No.', code: 'conflict' } }],
    ])
  })

  test('Scenario: edits of a refused call that were not refused themselves are sent again', async () => {
    const rows = [cartRow({}, 'row-1'), cartRow({ productId: 'p-2' }, 'row-2')]
    const { actor, calls, clock, writes, quantities } = await startCart(
      [held(rows), held(rows)],
      [
        () => ({ ...refusal('No.'), rowIds: ['row-1'] }),
        () => ({
          kind: 'changed',
          delta: {
            ...deltaOf(2, [cartRow({ productId: 'p-2', quantity: 9 }, 'row-2')]),
            totals: { rows: 2, quantity: 15, totalWeight: 0, totalPrice: 0 },
          },
        }),
      ],
    )
    actor.send(typed(8))
    actor.send(typed(9, 'row-2'))
    clock.increment(250)
    await writes('sending')
    await writes('gathering')
    clock.increment(250)
    await writes('sending')
    await writes('settled')
    expect([quantities(), calls.at(-1)]).toEqual([
      [6, 9],
      [{ rowId: 'row-2', productId: 'p-2', quantity: 9 }],
    ])
  })

  test('Scenario: after five more failures the edits are given up with a message', async () => {
    const fails = () => Promise.reject(new Error('500'))
    const { actor, shell, calls, clock, sent, writes, reads, quantities } = await startCart(
      [held([cartRow()]), held([cartRow()])],
      [fails, fails, fails, fails, fails, fails],
    )
    actor.send(plus)
    await sent('waiting')
    for (const wait of [1_000, 2_000, 4_000, 8_000, 16_000]) {
      clock.increment(wait)
      await writes('sending')
      await Promise.race([writes('waiting'), writes('settled')])
    }
    await reads('loaded')
    expect([quantities(), calls.length, shell.sent]).toEqual([[6], 6, [notSaved]])
  })

  test('Scenario: a row that was already gone needs no message', async () => {
    const { actor, shell, sent, reads, quantities } = await startCart(
      [held([cartRow()]), held([], 2)],
      [() => ({ kind: 'gone' })],
    )
    actor.send({ type: 'row.removed', rowId: 'row-1' })
    await sent()
    await reads('loaded')
    expect([quantities(), shell.sent]).toEqual([[], []])
  })

  test('Scenario: a row that was already gone stays hidden until the cart is loaded', async () => {
    const load = pending<HeldCart>()
    const { actor, sent, quantities } = await startCart(
      [held([cartRow()]), load.promise],
      [() => ({ kind: 'gone' })],
    )
    actor.send({ type: 'row.removed', rowId: 'row-1' })
    await sent()
    expect(quantities()).toEqual([])
    load.resolve(held([], 2))
  })

  test('Scenario: a row removed by an answer is gone, even while an earlier change is missing', async () => {
    const { actor, sent, quantities } = await startCart(
      [held([cartRow(), cartRow({ productId: 'p-2', quantity: 9 }, 'row-2')])],
      [() => ({ kind: 'changed', delta: deltaOf(3, []) })],
    )
    actor.send({ type: 'row.removed', rowId: 'row-1' })
    await sent()
    expect(quantities()).toEqual([9])
  })

  test('Scenario: a row that another tab removes during a lost call is reported', async () => {
    const lost = pending<EditOutcome>()
    const { actor, shell, calls, clock, writes } = await startCart(
      [held([cartRow()])],
      [() => lost.promise],
    )
    actor.send(typed(8))
    clock.increment(250)
    const delta = { ...deltaOf(2, []), removed: ['row-1'] }
    actor.send({ type: 'cart.changed', version: 2, delta })
    lost.resolve({ kind: 'unanswered' })
    await writes('waiting')
    expect([calls, shell.sent]).toEqual([
      [[edit(8)]],
      [{ type: 'said', sentence: { key: 'cart.rowGone' } }],
    ])
  })

  test('Scenario: a refusal ends a series of failures', async () => {
    const fails = () => Promise.reject(new Error('500'))
    const unanswered: () => Answer = () => ({ kind: 'unanswered' })
    const { actor, shell, sent, clock, writes } = await startCart(
      [held([cartRow()]), held([cartRow()], 1), held([cartRow()], 1)],
      [
        ...[unanswered, unanswered, unanswered, unanswered, unanswered],
        ...[() => ({ ...refusal('No.'), rowIds: ['row-1'] }), fails],
      ],
    )
    actor.send(typed(8))
    await sent('waiting')
    for (const state of ['waiting', 'waiting', 'waiting', 'waiting', 'settled'] as const) {
      clock.increment(30_000)
      await writes('sending')
      await writes(state)
    }
    actor.send(typed(9))
    await sent('waiting')
    expect(shell.sent).toEqual([{ type: 'said', sentence: { text: 'No.', code: 'conflict' } }])
  })

  test.each([
    ['the socket stands again', { type: 'connection.opened', stock: [] }],
    ['an order is placed', { type: 'acts.flushed' }],
  ] as const)('Scenario: a waiting retry is sent at once when %s', async (_when, event) => {
    const { actor, calls, sent, writes } = await startCart(
      [held([cartRow()])],
      [() => ({ kind: 'unanswered' }), () => changed(2, cartRow({ quantity: 8 }))],
    )
    actor.send(typed(8))
    await sent('waiting')
    actor.send(event)
    await writes('settled')
    expect(calls).toEqual([[edit(8)], [edit(8)]])
  })

  test('Scenario: after six failed attempts the call is given up; the next edit has six attempts', async () => {
    const fails = () => Promise.reject(new Error('500'))
    const { actor, shell, calls, clock, sent, writes, reads } = await startCart(
      [held([cartRow()]), held([cartRow()]), held([cartRow()])],
      Array.from({ length: 12 }, () => fails),
    )
    for (const quantity of [8, 9]) {
      actor.send(typed(quantity))
      await sent('waiting')
      for (const state of ['waiting', 'waiting', 'waiting', 'waiting', 'settled'] as const) {
        clock.increment(30_000)
        await writes('sending')
        await writes(state)
      }
      await reads('loaded')
    }
    expect([calls.length, shell.sent]).toEqual([12, [notSaved, notSaved]])
  })

  test('Scenario: a row that is removed during a wait for a retry is reported once and not sent', async () => {
    const { actor, shell, calls, clock, sent, writes } = await startCart(
      [held([cartRow()])],
      [() => Promise.reject(new Error('500'))],
    )
    actor.send(typed(8))
    await sent('waiting')
    actor.send({
      ...{ type: 'cart.changed', version: 2 },
      delta: { ...deltaOf(2, []), removed: ['row-1'] },
    })
    clock.increment(1_000)
    await writes('settled')
    expect([calls.length, shell.sent]).toEqual([
      1,
      [{ type: 'said', sentence: { key: 'cart.rowGone' } }],
    ])
  })

  test('Scenario: a cart that cannot be loaded is retried automatically, or at once on request', async () => {
    const { actor, clock, reads, quantities } = await startCart([])
    await reads('failed')
    clock.increment(1_000)
    await reads('loading')
    await reads('failed')
    actor.send({ type: 'cart.outdated' })
    await reads('loading')
    expect(quantities()).toEqual([])
  })

  test('Scenario: the end of the session empties it, and reports unsaved edits', async () => {
    const { actor, shell } = await startCart([held([cartRow()])])
    actor.send(plus)
    actor.send({ type: 'cart.closed' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.rows, shell.sent]).toEqual([
      'closed',
      [],
      [notSaved],
    ])
  })

  test('Scenario: the same customer again keeps the edits, another does not', async () => {
    const { actor, shell, quantities, reads } = await startCart([
      held([cartRow()]),
      held([cartRow()]),
      held([]),
    ])
    actor.send(plus)
    actor.send({ type: 'cart.opened', userId: 'u-1' })
    await reads('loaded')
    expect([quantities(), shell.sent]).toEqual([[7], []])
    actor.send({ type: 'cart.opened', userId: 'u-2' })
    await reads('loaded')
    expect([quantities(), shell.sent]).toEqual([[], [notSaved]])
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
