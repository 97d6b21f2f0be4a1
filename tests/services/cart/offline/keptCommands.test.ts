import { expect, test } from 'vitest'
import type { CartCommand } from '../../../../src/domain/cart/offline/commands.ts'
import { createKeptCommands } from '../../../../src/services/cart/offline/keptCommands.ts'
import { createStorage } from '../../../simulation/world/browser.ts'

const command = (productId: string, quantity = 20, key = `key-${productId}`): CartCommand => ({
  ...{ key, productId, sku: productId.toUpperCase(), title: { en: 'Ring' } },
  ...{ seen: [10], quantity, isTried: false, agrees: false },
})

const ids = (commands: readonly CartCommand[]) => commands.map(({ productId }) => productId)

test('Scenario: two tabs keep their commands side by side, and drop only their own', () => {
  const storage = createStorage()
  const [one, other] = [createKeptCommands(() => storage), createKeptCommands(() => storage)]
  const [a, b, c] = [command('a'), command('b'), command('c')]
  one.change('u-1', [], [a, b])
  other.change('u-1', [], [c])
  one.change('u-1', [a, b], [b])
  expect([ids(other.read('u-1')), other.read('u-2')]).toEqual([['b', 'c'], []])
  one.change('u-1', [b], [])
  other.change('u-1', [c], [])
  expect([one.read('u-1'), storage.length]).toEqual([[], 0])
})

test('Scenario: a replaced command takes the place of the older one of its variant', () => {
  const kept = createKeptCommands(createStorage)
  expect(kept.read('u-1')).toEqual([])
  const storage = createStorage()
  const commands = createKeptCommands(() => storage)
  const [before, after] = [command('a'), command('a', 30, 'key-new')]
  commands.change('u-1', [], [before])
  commands.change('u-1', [before], [after])
  expect(commands.read('u-1')).toEqual([after])
})

test('Scenario: the commands of another customer of the device are dropped', () => {
  const storage = createStorage()
  const kept = createKeptCommands(() => storage)
  kept.change('u-1', [], [command('a')])
  kept.change('u-2', [], [command('b')])
  kept.dropOthers('u-2')
  expect([kept.read('u-1'), ids(kept.read('u-2'))]).toEqual([[], ['b']])
})

test('Scenario: what is not a command is not read', () => {
  const storage = createStorage()
  const wrong = [
    { ...command('a'), quantity: -1 },
    { ...command('b'), quantity: 1.5 },
    { ...command('c'), seen: 'many' },
    { ...command('d'), key: '' },
    { ...command('e'), title: 'Ring' },
    { ...command('g'), isTried: 'yes' },
    null,
  ]
  storage.setItem('alma.offline.u-1', JSON.stringify([...wrong, command('f')]))
  storage.setItem('alma.offline.u-2', '{"a": 1')
  const kept = createKeptCommands(() => storage)
  expect([ids(kept.read('u-1')), kept.read('u-2')]).toEqual([['f'], []])
})

test('Scenario: changes of the storage that concern a customer', () => {
  const kept = createKeptCommands(createStorage)
  expect(
    ['alma.offline.u-1', 'alma.offline.u-10', 'alma.order.u-1', null].map((name) =>
      kept.concerns('u-1', name),
    ),
  ).toEqual([true, false, false, true])
})
