import { expect, test } from 'vitest'
import {
  type CartCommand,
  insisting,
  isConflict,
  type OfflineEdit,
  tried,
  withEdit,
} from '../../../../src/domain/cart/offline/commands.ts'

const edit = (productId: string, seen: readonly number[], quantity: number): OfflineEdit => ({
  ...{ productId, sku: productId.toUpperCase(), title: { en: 'Ring' }, seen, quantity },
  ...{ isTried: false, agrees: false },
})

const keys = () => {
  let made = 0
  return () => `key-${++made}`
}

const made = (...edits: readonly OfflineEdit[]): readonly CartCommand[] => {
  const newKey = keys()
  return edits.reduce<readonly CartCommand[]>((all, each) => withEdit(all, each, newKey), [])
}

test('Scenario: the edits of one variant are one command, in its first place and under a new key', () => {
  const commands = made(edit('a', [10], 20), edit('b', [0], 5), edit('a', [20], 30))
  expect(
    commands.map(({ productId, quantity, seen, key }) => [productId, quantity, seen, key]),
  ).toEqual([
    ['a', 30, [10, 20], 'key-3'],
    ['b', 5, [0], 'key-2'],
  ])
})

test('Scenario: an edit that is taken back leaves no command', () => {
  expect(made(edit('a', [10], 20), edit('a', [20], 10))).toEqual([])
})

test('Scenario: an edit that may have arrived is sent again, even if it restores the earlier quantity', () => {
  const [command] = made({ ...edit('a', [10, 20], 20), isTried: true })
  const commands = withEdit(command ? [command] : [], edit('a', [20], 10), keys())
  expect(commands).toMatchObject([{ quantity: 10, seen: [10, 20], isTried: true }])
})

test('Scenario: agreeing to a price is kept with the quantity unchanged', () => {
  expect(made({ ...edit('a', [10], 10), agrees: true })).toMatchObject([{ quantity: 10 }])
})

test.each([
  ['what the buyer saw', 10, false],
  ['what the buyer wants', 20, false],
  ['something else', 15, true],
  ['no row', 0, true],
])('Scenario: %s in the cart', (_, now, expected) => {
  expect(isConflict(edit('a', [10], 20), now)).toBe(expected)
})

test('Scenario: a command that was tried meets its own result', () => {
  const [command] = made(edit('a', [10], 20))
  const again = command && withEdit([tried(command)], edit('a', [20], 30), keys())
  expect(again?.map((each) => isConflict(each, 20))).toEqual([false])
})

test('Scenario: a buyer who insists overwrites the quantity that was shown, and no other', () => {
  const [command] = made(edit('a', [10], 20))
  const insisted = command && insisting(command, 15, 'key-new')
  expect(insisted).toMatchObject({ key: 'key-new', quantity: 20, seen: [15] })
  expect(insisted && [isConflict(insisted, 15), isConflict(insisted, 16)]).toEqual([false, true])
})
