import { expect, test } from 'vitest'
import type { Variant } from '../../../src/contracts/catalogue/product.ts'
import {
  canChoose,
  nearestWay,
  offeredValues,
  pickedLevels,
  settled,
  tableLines,
  withStock,
} from '../../../src/domain/catalogue/variants.ts'
import { combination, table } from '../../machines/fixtures.ts'

const levels = (product: Parameters<typeof pickedLevels>[0]) =>
  pickedLevels(product).map(({ _id }) => _id)

test('what is picked in order: all levels, all but the table, or none (rule V1)', () => {
  expect([combination, table].map(levels)).toEqual([['finish', 'length'], ['finish']])
  expect(levels({ ...combination, directly: true })).toEqual([])
  const attributes = [...table.attributes, { ...table.attributes[0], _id: 'third' }]
  expect(levels({ ...table, attributes: attributes as typeof table.attributes })).toEqual([
    ...['finish', 'length'],
  ])
})

test('the stock of some variants changes, and that of the product is their sum', () => {
  const [first] = combination.variants as [Variant]
  const changed = withStock(combination, [
    { productId: 'p-matt-45', stock: 0 },
    { productId: 'elsewhere', stock: 9 },
  ])
  const others = combination.variants.filter(({ productId }) => productId !== 'p-matt-45')
  expect(changed.variants.map(({ stock }) => stock)).toEqual([first.stock, 0, others[1]?.stock])
  expect(changed.stock).toBe(others.reduce((sum, { stock }) => sum + stock, 0))
  const inTable = withStock(table, [{ productId: 'p-matt-40', stock: 70 }])
  expect(inTable.moreVariants[0]?.stock).toBe(70)
  const rest = table.moreVariants.slice(1).reduce((sum, { stock }) => sum + stock, 0)
  expect([inTable.variants, inTable.stock]).toEqual([[], 70 + rest])
  const { values: _, ...kept } = changed.variants[0] as Variant
  expect(first).toMatchObject(kept)
})

test('a level offers nothing if there is no such level, and can only be chosen in its turn', () => {
  expect(offeredValues(combination, 2, {})).toEqual([])
  expect(canChoose(combination, {}, 'finish', 'matt')).toBe(true)
  expect(canChoose(combination, {}, 'length', 'l45')).toBe(false)
  expect(canChoose(combination, { finish: 'bright' }, 'length', 'l45')).toBe(true)
  expect(canChoose(combination, { finish: 'bright' }, 'length', 'l40')).toBe(false)
  expect(canChoose(combination, {}, 'clasp', 'matt')).toBe(false)
})

test('levels with a single value are chosen by themselves', () => {
  expect(settled(combination, {})).toEqual({})
  expect(settled(combination, { finish: 'matt' })).toEqual({ finish: 'matt' })
  expect(settled(combination, { finish: 'bright' })).toEqual({ finish: 'bright', length: 'l45' })
  const bright = { ...combination, variants: combination.variants.slice(2) }
  expect(settled(bright, {})).toEqual({ finish: 'bright', length: 'l45' })
  // Nothing is offered.
  expect(settled({ ...combination, variants: [] }, {})).toEqual({})
  const whole = { finish: 'matt', length: 'l40' }
  expect(settled(combination, whole)).toBe(whole)
})

test('the nearest way to a value keeps as many choices as possible', () => {
  const far = { finish: 'bright', length: 'l45' }
  expect(nearestWay(combination, far, 'length', 'l40')).toEqual({ finish: 'matt', length: 'l40' })
  // It is offered with the choice above.
  expect(nearestWay(combination, { finish: 'bright' }, 'length', 'l45')).toEqual(far)
  expect(nearestWay(combination, { finish: 'matt' }, 'length', 'l45')).toEqual({
    ...{ finish: 'matt', length: 'l45' },
  })
  // What is below is dropped.
  expect(nearestWay(combination, far, 'finish', 'matt')).toEqual({ finish: 'matt' })
  expect(nearestWay(combination, far, 'length', 'l99')).toBeUndefined()
  expect(nearestWay(combination, far, 'clasp', 'l45')).toBeUndefined()
  expect(nearestWay(combination, {}, 'length', 'l45')).toBeUndefined()
})

test('of several ways, the first of the nearest is taken', () => {
  const [first, second] = combination.variants as [Variant, Variant]
  const third = (variant: Variant, clasp: string) => ({
    ...variant,
    ...{ productId: `${variant.productId}-${clasp}`, values: { ...variant.values, clasp } },
  })
  const clasp = {
    ...combination.attributes[0],
    _id: 'clasp',
  } as (typeof combination)['attributes'][0]
  const product = {
    ...combination,
    attributes: [...combination.attributes, clasp],
    variants: [third(second, 'hook'), third(first, 'hook'), third(first, 'ring')],
  }
  const chosen = { finish: 'bright', length: 'l40', clasp: 'ring' }
  expect(nearestWay(product, chosen, 'clasp', 'hook')).toEqual({
    ...{ finish: 'matt', length: 'l40', clasp: 'hook' },
  })
  expect(nearestWay(product, { finish: 'bright', length: 'x' }, 'clasp', 'hook')).toEqual({
    ...{ finish: 'matt', length: 'l45', clasp: 'hook' },
  })
})

test('a quantity table has a line for each value, also for one that exists with other choices only', () => {
  const lines = (selection: Record<string, string>) =>
    tableLines(table, selection).map(({ value, variant }) => [value._id, variant?.productId])
  expect(lines({ finish: 'matt' })).toEqual([
    ['l40', 'p-matt-40'],
    ['l45', 'p-matt-45'],
  ])
  expect(lines({ finish: 'bright' })).toEqual([
    ['l40', undefined],
    ['l45', 'p-bright-45'],
  ])
  expect(lines({})).toEqual([
    ['l40', undefined],
    ['l45', undefined],
  ])
  expect(tableLines(combination, { finish: 'matt' })).toEqual([])
})
