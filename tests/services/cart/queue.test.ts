import { expect, test } from 'vitest'
import { createQueue } from '../../../src/services/parts/queue.ts'

test('Scenario: a call waits for the previous one, whether it succeeds or fails', async () => {
  const enqueue = createQueue()
  const first = Promise.withResolvers<string>()
  const made: string[] = []
  const failing = enqueue(async () => {
    made.push('first')
    return first.promise
  })
  const second = enqueue(async () => made.push('second'))
  await Promise.resolve()
  expect(made).toEqual(['first'])
  first.reject(new Error('no answer'))
  await expect(failing).rejects.toThrow('no answer')
  await second
  expect(made).toEqual(['first', 'second'])
})
