import { describe, expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { CartRow } from '../../src/contracts/cart.ts'
import {
  type CartEdit,
  cartMachine,
  type EditOutcome,
  selectLineCount,
} from '../../src/machines/cart.machine.ts'
import { cartRow, recordingShell, refusal, tens } from './fixtures.ts'

const start = async (
  loads: readonly (readonly CartRow[])[],
  edit: (edit: CartEdit) => Promise<EditOutcome> = async () => refusal('no'),
) => {
  const left = [...loads]
  const edits: CartEdit[] = []
  const shell = recordingShell()
  const actor = createActor(
    cartMachine.provide({
      actors: {
        loadCart: fromPromise<readonly CartRow[], { userId: string }>(async () => {
          const rows = left.shift()
          if (!rows) throw new Error('unreachable')
          return rows
        }),
        editCart: fromPromise<EditOutcome, CartEdit>(({ input }) => {
          edits.push(input)
          return edit(input)
        }),
      },
    }),
    { input: { shell } },
  ).start()
  actor.send({ type: 'cart.opened', userId: 'u-1' })
  const settled = async () => {
    const { context } = await waitFor(
      actor,
      (snapshot) => snapshot.matches({ open: 'idle' }) || snapshot.matches('failed'),
    )
    return context.rows
  }
  await settled()
  return { actor, shell, edits, settled }
}

const changed = (...rows: CartRow[]): EditOutcome => ({ kind: 'changed', rows })
const typed = (quantity: number, rowId = 'row-1') =>
  ({ type: 'quantity.typed', rowId, quantity }) as const

describe('A typed quantity', () => {
  test('Scenario: it is sent, and the reply is the whole cart', async () => {
    const after = cartRow({ quantity: 8 })
    const { actor, edits, settled } = await start([[cartRow()]], async () => changed(after))
    actor.send(typed(8))
    expect([await settled(), edits]).toEqual([
      [after],
      [{ kind: 'set', rowId: 'row-1', quantity: 8 }],
    ])
  })

  test('Scenario: 15 of a chain moves up to 20 and says so', async () => {
    const before = cartRow({ quantity: 10, quantityRule: tens })
    const { actor, edits, shell, settled } = await start([[before]], async () => changed(before))
    actor.send(typed(15))
    await settled()
    expect([edits, shell.told]).toEqual([
      [{ kind: 'set', rowId: 'row-1', quantity: 20 }],
      [{ type: 'said', sentence: { key: 'quantity.moved', values: { quantity: 20, step: 10 } } }],
    ])
  })

  test('Scenario: more than the shop sells at once becomes the most, and says that', async () => {
    const before = cartRow({ quantity: 10, quantityRule: tens })
    const { actor, edits, shell, settled } = await start([[before]], async () => changed(before))
    actor.send(typed(60_000))
    await settled()
    expect([edits, shell.told]).toEqual([
      [{ kind: 'set', rowId: 'row-1', quantity: 50_000 }],
      [{ type: 'said', sentence: { key: 'quantity.most', values: { quantity: 50_000 } } }],
    ])
  })

  test.for([0, -3])('Scenario: %s is refused with the toast', async (quantity) => {
    const { actor, edits, shell } = await start([[cartRow()]])
    actor.send(typed(quantity))
    expect([edits, shell.told]).toEqual([
      [],
      [{ type: 'toast.raised', sentence: { key: 'cart.quantityBelowZero' } }],
    ])
  })

  test('Scenario: 1 to 4 pieces of a pooled product are refused before they are sent', async () => {
    const rows = [
      cartRow({ mixedVariant: true, quantity: 3 }, 'row-1'),
      cartRow({ mixedVariant: true, quantity: 3 }, 'row-2'),
    ]
    const { actor, edits, shell } = await start([rows])
    actor.send(typed(1))
    expect([edits, shell.told]).toEqual([
      [],
      [{ type: 'toast.raised', sentence: { key: 'cart.minimumPieces' } }],
    ])
  })
})

describe('Steps and removals', () => {
  test('Scenario: quick steps are sent one after the other, none is lost', async () => {
    let quantity = 6
    const step = async () => {
      quantity += 1
      return changed(cartRow({ quantity }))
    }
    const { actor, edits, settled } = await start([[cartRow()]], step)
    for (let press = 0; press < 3; press += 1)
      actor.send({ type: 'row.incremented', rowId: 'row-1' })
    const increment = { kind: 'increment', rowId: 'row-1' }
    expect([(await settled())[0]?.cart.quantity, edits]).toEqual([
      9,
      [increment, increment, increment],
    ])
  })

  test('Scenario: a row at its minimum goes no lower', async () => {
    const { actor, edits } = await start([[cartRow({ quantity: 10, quantityRule: tens })]])
    actor.send({ type: 'row.decremented', rowId: 'row-1' })
    expect(edits).toEqual([])
  })

  test('Scenario: the delete icon of a line removes every row of the product', async () => {
    const rows = [
      cartRow({}, 'row-1'),
      cartRow({ productSlug: 'hoops' }, 'row-2'),
      cartRow({}, 'row-3'),
    ]
    const { actor, edits, settled } = await start([rows], async () => changed())
    expect(selectLineCount(actor.getSnapshot())).toBe(2)
    actor.send({ type: 'line.removed', productSlug: 'twisted-ring' })
    expect([await settled(), edits]).toEqual([[], [{ kind: 'remove', rowIds: ['row-1', 'row-3'] }]])
  })

  test('Scenario: one row may leave fewer than five of a pooled product', async () => {
    const rows = [
      cartRow({ mixedVariant: true, quantity: 3 }, 'row-1'),
      cartRow({ mixedVariant: true, quantity: 3 }, 'row-2'),
    ]
    const { actor, edits, settled } = await start([rows], async () => changed())
    actor.send({ type: 'row.removed', rowId: 'row-2' })
    await settled()
    expect(edits).toEqual([{ kind: 'remove', rowIds: ['row-2'] }])
  })
})

describe('When it goes wrong', () => {
  test('Scenario: after a refusal the true cart is read again and nothing is said', async () => {
    const truth = cartRow({ quantity: 2 })
    const { actor, shell, settled } = await start([[cartRow()], [truth]])
    actor.send({ type: 'row.incremented', rowId: 'row-1' })
    expect([await settled(), shell.told]).toEqual([[truth], []])
  })

  test('Scenario: a cart that cannot be read can be asked for again', async () => {
    const { actor, settled } = await start([])
    expect(actor.getSnapshot().matches('failed')).toBe(true)
    actor.send({ type: 'cart.outdated' })
    expect(await settled()).toEqual([])
  })

  test('Scenario: leaving the session empties it', async () => {
    const { actor } = await start([[cartRow()]])
    actor.send({ type: 'cart.closed' })
    expect([actor.getSnapshot().value, actor.getSnapshot().context.rows]).toEqual(['closed', []])
  })
})

test.for(['loading', 'failed'] as const)(
  'Scenario: told the whole cart while %s, it needs no answer',
  async (state) => {
    const row = cartRow({ quantity: 12 })
    const { actor, settled } = await start([])
    if (state === 'loading') actor.send({ type: 'cart.opened', userId: 'u-1' })
    expect(actor.getSnapshot().value).toBe(state)
    actor.send({ type: 'cart.changed', rows: [row] })
    expect([actor.getSnapshot().value, await settled()]).toEqual([{ open: 'idle' }, [row]])
  },
)
