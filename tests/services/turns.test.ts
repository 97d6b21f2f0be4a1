import { expect, test } from 'vitest'
import { createTurns } from '../../src/services/cart/turns.ts'

test('Scenario: a call waits for the one before it, whatever that comes to', async () => {
  const inTurn = createTurns()
  const first = Promise.withResolvers<string>()
  const made: string[] = []
  const failing = inTurn(async () => {
    made.push('first')
    return first.promise
  })
  const second = inTurn(async () => made.push('second'))
  await Promise.resolve()
  expect(made).toEqual(['first'])
  first.reject(new Error('no answer'))
  await expect(failing).rejects.toThrow('no answer')
  await second
  expect(made).toEqual(['first', 'second'])
})
