import { expect, test } from 'vitest'
import { createKept } from '../../server/catalogue/listing/kept.ts'

test('Scenario: a card that changes while it is read is not kept', async () => {
  const stored = new Map([
    [1, 'old'],
    [2, 'still'],
  ])
  let isOpen = Promise.withResolvers<void>()
  isOpen.resolve()
  const reads: (readonly number[])[] = []
  const kept = createKept<string>(
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
