import { describe, expect, test } from 'vitest'
import { categories } from '../../../mocks/catalogue/catalogue.ts'
import { matchCategories } from '../../../src/domain/catalogue/categoryTree.ts'
import { categoryPath, searchPath } from '../../../src/domain/shell/addresses.ts'
import { isBlockedKey } from '../../../src/domain/shell/blockedKeys.ts'

describe('Categories that match the typed text', () => {
  const found = (text: string) =>
    matchCategories(categories, text).map((path) => path.map(({ slug }) => slug).join(' > '))

  test.for([
    [
      'chains',
      [
        'metals > metals_brass-silver-plating > metals_brass-silver-plating_chains',
        'metals > metals_silver-92.5 > metals_silver-92.5_chains',
      ],
    ],
    [' BAND ', ['rings > rings_bands']],
    ['stone r', ['rings > rings_stone-rings']],
    ['pietra', ['rings > rings_stone-rings', 'pendants > pendants_stone-pendants']],
    ['ings', []],
    ['   ', []],
  ] as const)('%j finds %j', ([text, paths]) => {
    expect(found(text)).toEqual(paths)
  })
})

test('The blocked keys are those of rule H14 and no other', () => {
  const press = (key: string, ctrlKey = false, shiftKey = false) =>
    isBlockedKey({ key, ctrlKey, shiftKey })
  expect([
    [press('F12'), press('I', true, true), press('c', true, true), press('J', true, true)],
    [press('u', true), press('U', true)],
    [press('c', true), press('i', true), press('u'), press('U', true, true), press('F11')],
  ]).toEqual([
    [true, true, true, true],
    [true, true],
    [false, false, false, false, false],
  ])
})

test('Addresses can contain any text', () => {
  expect([searchPath('rope & chain'), categoryPath('metals_silver-92.5')]).toEqual([
    '/eshop?search=rope+%26+chain',
    '/eshop/metals_silver-92.5',
  ])
})
