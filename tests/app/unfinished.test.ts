import { expect, test } from 'vitest'
import { isAnyUnfinished } from '../../src/app/compose/customerData.ts'
import { createShop, edit, startQueue } from '../machines/cart/offline/startQueue.ts'

type Refs = Parameters<typeof isAnyUnfinished>[0]['refs']

/** On a page without changes or orders that wait elsewhere. */
const isUnfinished = (offlineQueue: unknown) => {
  const session = { getSnapshot: () => ({ context: { acts: [] } }) }
  const placement = { getSnapshot: () => ({ matches: () => false }) }
  return isAnyUnfinished({ refs: { session, placement, offlineQueue } as unknown as Refs })
}

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
