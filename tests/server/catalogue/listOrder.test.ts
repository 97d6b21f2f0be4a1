import { fc, test as property } from '@fast-check/vitest'
import { TypedFastBitSet } from 'typedfastbitset'
import { expect, test, vi } from 'vitest'
import { createOrder } from '../../../server/catalogue/listing/order.ts'

const most = 1_300
const piece = fc.nat(most - 1)

property.prop(
  [
    fc.array(fc.nat(50), { minLength: most, maxLength: most }),
    fc.array(fc.record({ piece, key: fc.nat(50), isSold: fc.boolean() }), { maxLength: 20 }),
    fc.boolean(),
  ],
  { numRuns: 30 },
)(
  'pieces that come, go and change are where sorting all of them puts them, in slices or at once',
  async (given, changes, isPrepared) => {
    const keys = [...given]
    const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b
    const order = createOrder(compare)
    const pieces = new TypedFastBitSet(given.map((_, number) => number))
    const expectSorted = async () => {
      if (isPrepared) await order.prepare(pieces)
      const sorted = pieces.array().sort(compare)
      const page = (direction: 'asc' | 'desc') =>
        order.page(pieces, pieces, direction, { limit: most, offset: 0 })
      expect(page('asc')).toEqual(sorted)
      expect(page('desc')).toEqual(sorted.toReversed())
    }
    await expectSorted()
    for (const { piece: changed, key, isSold } of changes) {
      keys[changed] = key
      if (isSold) pieces.add(changed)
      else pieces.remove(changed)
      order.changed(changed)
    }
    await expectSorted()
  },
)

test('Scenario: pieces are prepared at the start; the first page compares none of them', async () => {
  const compare = vi.fn((a: number, b: number) => b - a)
  const order = createOrder(compare)
  const pieces = new TypedFastBitSet(Array.from({ length: most }, (_, number) => number))
  await order.prepare(pieces)
  compare.mockClear()
  expect(order.page(pieces, pieces, 'asc', { limit: 2, offset: 0 })).toEqual([most - 1, most - 2])
  expect(compare).not.toHaveBeenCalled()
})
