import { expect, test } from 'vitest'
import type { KeptList } from '../../../../src/machines/cart/quickOrder/keptList.ts'
import { createKeptLists } from '../../../../src/services/cart/quickOrder/keptLists.ts'

const kept: KeptList = {
  text: '',
  lines: [{ key: 1, asked: { code: 'RING', quantity: '2' }, quantity: 2, chosen: null }],
  attempt: null,
}

const open = () => {
  const stored = new Map<string, string>()
  const storage = {
    get length() {
      return stored.size
    },
    key: (place: number) => [...stored.keys()][place] ?? null,
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  } as Storage
  return { stored, lists: createKeptLists(() => storage) }
}

test('Scenario: a list is taken once', () => {
  const { lists, stored } = open()
  lists.keep('u-1', kept)
  expect([...stored.keys()]).toEqual(['alma.quickOrder.u-1'])
  expect(lists.take('u-1')).toEqual(kept)
  expect([lists.take('u-1'), stored.size]).toEqual([null, 0])
})

test('Scenario: another customer gets nothing, and nothing is left', () => {
  const { lists, stored } = open()
  lists.keep('u-1', kept)
  stored.set('alma.draft.contact', '{}')
  expect(lists.take('u-2')).toBeNull()
  expect([...stored.keys()]).toEqual(['alma.draft.contact'])
})

test.each([
  'null',
  '{',
  '[]',
  '{"text":1,"lines":[],"attempt":null}',
  '{"text":"","lines":[null],"attempt":null}',
  '{"text":"","lines":[{"key":1,"asked":{"code":"RING"}}],"attempt":null}',
  '{"text":"","lines":[],"attempt":{"lines":[]}}',
])('a list of another version, %s, is dropped', (value) => {
  const { lists, stored } = open()
  stored.set('alma.quickOrder.u-1', value)
  expect(lists.take('u-1')).toBeNull()
})
