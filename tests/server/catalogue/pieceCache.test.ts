import { expect, test } from 'vitest'
import { createPieceCache } from '../../../server/catalogue/listing/pieceCache.ts'

test('Scenario: a card that changes while it is read is not cached', async () => {
  const stored = new Map([
    [1, 'old'],
    [2, 'still'],
  ])
  let isOpen = Promise.withResolvers<void>()
  isOpen.resolve()
  const reads: (readonly number[])[] = []
  const kept = createPieceCache<string>(
    1_000,
    (card) => card.length,
    async (numbers) => {
      reads.push(numbers)
      const found = numbers.map((number) => [number, stored.get(number) ?? ''] as const)
      await isOpen.promise
      return found
    },
  )
  isOpen = Promise.withResolvers()
  const reading = kept.read([1, 2])
  stored.set(1, 'new')
  kept.forget(1)
  isOpen.resolve()
  expect(await reading).toEqual(['old', 'still'])
  expect(await kept.read([2, 1])).toEqual(['still', 'new'])
  expect(await kept.read([1, 2])).toEqual(['new', 'still'])
  expect(reads).toEqual([
    [1, 2],
    [2, 1],
  ])
})

test('Scenario: only the changed card is read again; one without a product is omitted', async () => {
  const stored = new Map([
    [1, 'one'],
    [2, 'two'],
  ])
  const reads: (readonly number[])[] = []
  const kept = createPieceCache<string>(
    1_000,
    (card) => card.length,
    async (numbers) => {
      reads.push(numbers)
      return numbers.flatMap((number) => {
        const card = stored.get(number)
        return card === undefined ? [] : [[number, card] as const]
      })
    },
  )
  await kept.read([1, 2])
  stored.set(1, 'another one')
  kept.forget(1)
  stored.set(2, 'changed without notice')
  expect(await kept.read([2, 1, 3])).toEqual(['two', 'another one'])
  expect(reads).toEqual([
    [1, 2],
    [1, 3],
  ])
})
