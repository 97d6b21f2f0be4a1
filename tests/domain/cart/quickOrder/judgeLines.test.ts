import { describe, expect, test } from 'vitest'
import type { CodeMatch, OrderableVariant } from '../../../../src/contracts/cart/cart.ts'
import { csvOf } from '../../../../src/domain/cart/quickOrder/csvOf.ts'
import {
  isReady,
  judgeLines,
  repairsOf,
} from '../../../../src/domain/cart/quickOrder/judgeLines.ts'
import {
  lineFrom,
  type QuickLine,
  type Resolved,
  validQuantity,
  withMinimum,
} from '../../../../src/domain/cart/quickOrder/orderLine.ts'

const variant = (sku: string, more: Partial<OrderableVariant> = {}): OrderableVariant => ({
  ...{ productId: `id-${sku}`, productSlug: sku.split('-')[0] ?? sku, sku, title: { en: sku } },
  ...{ image: null, quantityRule: { minimum: 1, step: 1, maximum: 50_000 }, stock: 100 },
  ...{ weight: 1, sellPrice: 10, offerPrice: 0, categories: 'rings', mixedVariant: false },
  ...{ attributes: [], isSold: true },
  ...more,
})
const inTens = { quantityRule: { minimum: 10, step: 10, maximum: 50_000 } }

const resolved: Resolved = {
  variants: Object.fromEntries(
    [
      ...[variant('RING'), variant('CHAIN', inTens), variant('OLD', { isSold: false })],
      ...[variant('SET-1', { mixedVariant: true }), variant('SET-2', { mixedVariant: true })],
    ].map((one) => [one.productId, one]),
  ),
  matches: Object.fromEntries<CodeMatch>([
    ...['RING', 'CHAIN', 'OLD', 'SET-1', 'SET-2'].map((sku): [string, CodeMatch] => [
      sku,
      { kind: 'found', ids: [`id-${sku}`] },
    ]),
    ['SET', { kind: 'several', ids: ['id-SET-1', 'id-SET-2'] }],
    ['RINK', { kind: 'unknown', ids: ['id-RING'] }],
  ]),
}

const lines = (...asked: readonly (readonly [code: string, quantity: string])[]): QuickLine[] =>
  asked.map(([code, quantity], key) => lineFrom(key, { code, quantity }))
const judge = (some: readonly QuickLine[], inCart: Readonly<Record<string, number>> = {}) =>
  judgeLines(
    some,
    resolved,
    Object.entries(inCart).map(
      ([sku, quantity]) =>
        ({
          cart: { productId: `id-${sku}`, productSlug: sku.split('-')[0], quantity },
        }) as never,
    ),
  )
const issues = (...given: Parameters<typeof judge>) => judge(...given).map(({ issue }) => issue)

describe('a line is unclear', () => {
  test.each([
    ['while the shop was not asked', 'NEW', '1', { kind: 'waiting' }],
    ['whose code is the name of a method', 'constructor', '1', { kind: 'waiting' }],
    ['without a code', '', '7', { kind: 'unknown', suggestions: [] }],
    ['if it is no longer sold', 'OLD', '1', { kind: 'unsold' }],
    ['off the step', 'CHAIN', '25', { kind: 'quantity', nearest: [20, 30] }],
    ['of no pieces', 'CHAIN', '0', { kind: 'quantity', nearest: [10] }],
    ['of no pieces of a pooled product', 'SET-1', '0', { kind: 'quantity', nearest: [5] }],
    ['above the maximum', 'RING', '999999', { kind: 'quantity', nearest: [50_000] }],
    ['that may mean a thousand', 'CHAIN', '1.000', { kind: 'quantity', nearest: [1_000, 10] }],
    ['that may mean too few', 'CHAIN', '1.005', { kind: 'quantity', nearest: [10] }],
    ['below the minimum', 'CHAIN', '5', { kind: 'quantity', nearest: [10] }],
    ['with 0 pieces', 'RING', '0', { kind: 'quantity', nearest: [1] }],
    ['above the maximum', 'CHAIN', '70000', { kind: 'quantity', nearest: [50_000] }],
    ['if the number is not a number', 'CHAIN', 'ten', { kind: 'quantity', nearest: [10] }],
  ])('%s', (_, code, quantity, issue) => {
    expect(issues(lines([code, quantity]))).toEqual([issue])
  })

  test('if its code stands for several variants, or for none', () => {
    const [several, unknown] = issues(lines(['SET', '5'], ['RINK', '1']))
    expect(several).toMatchObject({
      kind: 'several',
      choices: [{ sku: 'SET-1' }, { sku: 'SET-2' }],
    })
    expect(unknown).toMatchObject({ kind: 'unknown', suggestions: [{ sku: 'RING' }] })
  })

  test('if the shop has refused it', () => {
    const problem = { code: 'not_found', message: 'gone' } as const
    const refused = lines(['RING', '1']).map((line) => ({ ...line, refusal: problem }))
    expect(issues(refused)).toEqual([{ kind: 'refused', problem }])
  })

  test('if it exceeds the maximum together with the cart and earlier lines', () => {
    expect(issues(lines(['RING', '100'], ['RING', '50']), { RING: 49_870 })).toEqual([
      undefined,
      { kind: 'tooMany', room: 30 },
    ])
  })
})

describe('the minimum of 5 pieces', () => {
  test('counts all lines of the product and the cart', () => {
    const two = lines(['SET-1', '1'], ['SET-2', '2'])
    const missing = (pieces: number) => ({ kind: 'belowMinimum', missing: pieces })
    expect(issues(two)).toEqual([missing(2), missing(2)])
    expect(issues(two, { 'SET-1': 1 })).toEqual([missing(1), missing(1)])
    expect(issues(two, { 'SET-1': 2 })).toEqual([undefined, undefined])
  })

  test('does not count lines that cannot be added', () => {
    expect(issues(lines(['SET-1', '4'], ['SET', '1'])).at(0)).toEqual({
      kind: 'belowMinimum',
      missing: 1,
    })
  })
})

test('the pieces beyond the stock are counted once over all lines and the cart', () => {
  const late = (inCart: Record<string, number>) =>
    judge(lines(['RING', '60'], ['RING', '60']), inCart).map((one) => [one.late, one.inStock])
  expect(late({})).toEqual([
    [0, 0],
    [20, 40],
  ])
  expect(late({ RING: 90 })).toEqual([
    [50, 10],
    [60, 0],
  ])
})

test('a line is repaired by the quantities that its issue leaves', () => {
  const repairs = (...given: Parameters<typeof judge>) => judge(...given).map(repairsOf)
  expect(repairs(lines(['CHAIN', '25'], ['NEW', '1'], ['RING', '5']))).toEqual([[20, 30], [], []])
  expect(repairs(lines(['RING', '50']), { RING: 49_970 })).toEqual([[30]])
  expect(repairs(lines(['RING', '50']), { RING: 50_000 })).toEqual([[]])
  expect(repairs(lines(['SET-1', '2']))).toEqual([[5]])
})

test('a line without a quantity begins with the minimum, and one that was written keeps it', () => {
  const [empty, wrong] = lines(['CHAIN', ''], ['CHAIN', 'ten']).map((one) =>
    withMinimum(one, resolved),
  )
  expect(empty?.quantity).toBe(10)
  expect(wrong?.quantity).toBeUndefined()
})

test('a typed quantity moves up to the next valid one', () => {
  const [chain, unknown] = lines(['CHAIN', ''], ['RINK', ''])
  if (!chain || !unknown) throw new Error('no lines')
  expect(validQuantity(chain, 25, resolved)).toBe(30)
  expect(validQuantity(unknown, 2.5, resolved)).toBe(3)
})

test('the file of unclear lines says what was written and why', () => {
  const file = csvOf(
    judge(lines(['=RINK', '3'], ['CHAIN', 'te"n'])),
    ({ issue }) => `${issue?.kind}`,
  )
  expect(file).toBe('\uFEFFSKU,Quantity,Problem\r\n\'=RINK,3,waiting\r\nCHAIN,"te""n",quantity\r\n')
})

test('a variant may have as many pieces as its maximum, with those in the cart', () => {
  const [fits] = judge(lines(['RING', '1']), { RING: 49_999 })
  const [tooMany] = judge(lines(['RING', '2']), { RING: 49_999 })
  const [full] = judge(lines(['RING', '1']), { RING: 50_000 })
  expect([fits, tooMany, full].map((one) => one?.issue)).toEqual([
    ...[undefined, { kind: 'tooMany', room: 1 }, { kind: 'tooMany', room: 0 }],
  ])
  expect([fits, tooMany].map((one) => one && isReady(one))).toEqual([true, false])
  expect([tooMany, full].map((one) => one && repairsOf(one))).toEqual([[1], []])
})

test('a line tells how many pieces are late, and how many are in stock', () => {
  const of = (...given: Parameters<typeof judge>) =>
    judge(...given).map(({ late, inStock }) => [late, inStock])
  expect(of(lines(['RING', '100'], ['RING', '1'], ['RING', '2']))).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ])
  expect(of(lines(['RING', '101']))).toEqual([[1, 100]])
  expect(of(lines(['CHAIN', '120']), { CHAIN: 10 })).toEqual([[30, 90]])
  // A line that is unclear has neither.
  expect(of(lines(['OLD', '200']))).toEqual([[0, 0]])
})
