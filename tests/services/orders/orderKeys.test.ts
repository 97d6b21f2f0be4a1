import { expect, test } from 'vitest'
import { createOrderKeys } from '../../../src/services/orders/orderKeys.ts'
import { createStorage } from '../../simulation/world/browser.ts'

test('Scenario: tabs that order at the same time keep separate keys', () => {
  const storage = createStorage()
  const [one, other] = [createOrderKeys(() => storage), createOrderKeys(() => storage)]
  one.keep('u-1', 'key-1')
  other.keep('u-1', 'key-2')
  other.keep('u-10', 'key-3')
  const both = one.read('u-1')
  other.forget('u-1', 'key-2')
  expect([both, one.read('u-1'), one.read('u-10')]).toEqual([
    ['key-1', 'key-2'],
    ['key-1'],
    ['key-3'],
  ])
})

test('Scenario: a storage that is forbidden keeps nothing', () => {
  const keys = createOrderKeys(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  keys.keep('u-1', 'key-1')
  keys.forget('u-1', 'key-1')
  expect(keys.read('u-1')).toEqual([])
})
