import { expect, test } from 'vitest'
import { isAnyUnfinished } from '../../src/app/compose/customerData.ts'
import type { ActsHolder } from '../../src/machines/parts/actsSaved.ts'
import { createShop, edit, startQueue } from '../machines/cart/offline/startQueue.ts'

type Refs = Parameters<typeof isAnyUnfinished>[0]['refs']

const nothing = { getSnapshot: () => ({ context: { commands: [], acts: [] } }) }

/** What else is unfinished is set by `acts` and `order`. */
const isUnfinished = (offlineQueue: unknown, acts: readonly ActsHolder[] = [], order = 'ready') => {
  const session = { getSnapshot: () => ({ context: { acts } }) }
  const placement = { getSnapshot: () => ({ matches: (state: string) => state === order }) }
  return isAnyUnfinished({ refs: { session, placement, offlineQueue } as unknown as Refs })
}

test('Scenario: a change that is not saved, and an order without its answer, are unfinished (rule P19)', () => {
  const holder = (unsaved: boolean) =>
    ({ ref: nothing, isUnsaved: () => unsaved }) as unknown as ActsHolder
  expect([
    isUnfinished(nothing, [holder(false), holder(false)]),
    isUnfinished(nothing, [holder(false), holder(true)]),
    isUnfinished(nothing, [], 'checking'),
  ]).toEqual([false, true, true])
})

test('Scenario: an edit that has become a question is unfinished until the buyer answers (rules P19, K23)', async () => {
  const shop = createShop({ a: 10 })
  const { actor, reaches } = startQueue(shop)
  expect(isUnfinished(actor)).toBe(false)

  actor.send({ type: 'offline.continued' })
  actor.send({ type: 'commands.made', edits: [edit('a', 10, 20)] })
  // Another device changes the row meanwhile.
  shop.state.held.a = 15
  actor.send({ type: 'connectivity.restored' })
  await reaches('resting')
  expect(actor.getSnapshot().context.questions).toEqual([{ productId: 'a', now: 15 }])
  expect(isUnfinished(actor)).toBe(true)

  actor.send({ type: 'command.undone', productId: 'a' })
  expect(isUnfinished(actor)).toBe(false)
})
