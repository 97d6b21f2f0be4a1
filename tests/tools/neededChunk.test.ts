import { expect, test } from 'vitest'
import { neededChunk } from '../../tools/vite/neededChunk.ts'

/** What each module imports. */
const imports: Readonly<Record<string, readonly string[]>> = {
  start: ['shared'],
  cart: ['machine', 'shared', 'page'],
  machine: ['rules'],
  rules: ['machine'],
  shared: [],
  page: [],
  other: [],
}
const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: imports[id] ?? [],
    dynamicImporters: ['cart', 'page'].includes(id) ? ['start'] : [],
  }),
}

test('A chunk has what its modules need, without what others need or what loads by itself', () => {
  const nameOf = neededChunk('customer', ['cart'], ['start'])
  const grouped = Object.keys(imports).filter((id) => nameOf(id, graph) === 'customer')
  expect(grouped).toEqual(['machine', 'rules'])
})

test('A module that needs the chunk is not part of it, so that it runs after the chunk', () => {
  const nameOf = neededChunk('shop', ['start'])
  expect(['start', 'shared'].map((id) => nameOf(id, graph))).toEqual([null, 'shop'])
})
