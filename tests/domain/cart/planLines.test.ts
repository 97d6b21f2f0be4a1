import { describe, expect, test } from 'vitest'
import type { LineMode } from '../../../src/contracts/cart/cartRows.ts'
import { joinProblems, type LineVariant, planLines } from '../../../src/domain/cart/planLines.ts'
import { tens } from '../../machines/fixtures.ts'

const ones = { minimum: 1, step: 1, maximum: 50_000 }

const variant = (given: Partial<LineVariant> = {}): LineVariant => ({
  ...{ product: 'p', quantityRule: ones, mixedVariant: false, stock: 10, isSold: true },
  ...given,
})

type Line = readonly [id: string, quantity: number, mode?: LineMode]

/** The plan for lines `[id, quantity, mode]`, numbered by their paths. */
const plan = (
  lines: readonly Line[],
  variants: Readonly<Record<string, LineVariant>>,
  carted: Readonly<Record<string, number>> = {},
  mayUndercut = true,
) => {
  const pieces = new Map<string, number>()
  for (const [id, quantity] of Object.entries(carted)) {
    const { product = '' } = variants[id] ?? {}
    pieces.set(product, (pieces.get(product) ?? 0) + quantity)
  }
  const result = planLines(
    lines.map(([id, quantity, mode = 'set'], i) => ({ id, quantity, mode, path: `lines.${i}` })),
    {
      variants: new Map(Object.entries(variants)),
      carted: new Map(Object.entries(carted)),
      piecesOf: pieces,
    },
    { idField: 'id', mayUndercut },
  )
  return 'plan' in result
    ? { quantities: Object.fromEntries(result.plan.quantities), late: result.plan.isOutOfStock }
    : result.problems.map(({ status, problem }) => [status, problem.code, problem.field])
}

describe('Lines of one variant', () => {
  test('Scenario: two lines that add are summed', () => {
    expect(
      plan(
        [
          ['a', 2, 'add'],
          ['a', 3, 'add'],
        ],
        { a: variant() },
        { a: 1 },
      ),
    ).toEqual({
      quantities: { a: 6 },
      late: false,
    })
  })

  test('Scenario: the last line that sets replaces all earlier ones', () => {
    expect(
      plan(
        [
          ['a', 2],
          ['a', 7],
        ],
        { a: variant() },
      ),
    ).toEqual({
      quantities: { a: 7 },
      late: false,
    })
  })

  test('Scenario: a line that adds is added to an earlier one that sets', () => {
    expect(
      plan(
        [
          ['a', 2],
          ['a', 7, 'add'],
        ],
        { a: variant() },
        { a: 40 },
      ),
    ).toEqual({
      quantities: { a: 9 },
      late: false,
    })
  })

  test('Scenario: only the final quantity must match the rule', () => {
    const a = variant({ quantityRule: tens, stock: 100 })
    expect(
      plan(
        [
          ['a', 4, 'add'],
          ['a', 6, 'add'],
        ],
        { a },
      ),
    ).toMatchObject({ quantities: { a: 10 } })
    expect(
      plan(
        [
          ['a', 10],
          ['a', 6, 'add'],
        ],
        { a },
      ),
    ).toEqual([[422, 'quantity_off_step', 'lines.1.quantity']])
  })

  test('Scenario: unchanged quantities are not written', () => {
    expect(plan([['a', 4]], { a: variant() }, { a: 4 })).toEqual({
      ...{ quantities: {}, late: false },
    })
  })
})

describe('The stock', () => {
  test.each([
    [10, false],
    [11, true],
  ])('Scenario: %s of 10 pieces are late: %s', (quantity, late) => {
    expect(plan([['a', quantity]], { a: variant() })).toEqual({ quantities: { a: quantity }, late })
  })

  test('Scenario: a removed row is never late', () => {
    expect(plan([['a', 0]], { a: variant({ stock: 0 }) }, { a: 2 })).toEqual({
      quantities: { a: 0 },
      late: false,
    })
  })
})

describe('Products that are not sold', () => {
  test('Scenario: they are not added, and each line is reported', () => {
    expect(
      plan(
        [
          ['a', 1],
          ['b', 1],
        ],
        { a: variant({ isSold: false }) },
      ),
    ).toEqual([
      [404, 'not_found', 'lines.0.id'],
      [404, 'not_found', 'lines.1.id'],
    ])
  })

  test('Scenario: their quantity cannot be raised, but they can be removed', () => {
    const a = variant({ isSold: false })
    expect(plan([['a', 3]], { a }, { a: 2 })).toEqual([[404, 'not_found', 'lines.0.id']])
    expect(plan([['a', 0]], { a }, { a: 2 })).toMatchObject({ quantities: { a: 0 } })
    expect(plan([['b', 0]], {})).toEqual({ quantities: {}, late: false })
  })
})

describe('A product of many variants', () => {
  const pool = { a: variant({ mixedVariant: true }), b: variant({ mixedVariant: true }) }
  const refused = [[422, 'minimum_pieces', 'lines.0.quantity']]

  test('Scenario: 4 pieces are refused, 5 are not, over all its lines', () => {
    expect(plan([['a', 4]], pool)).toEqual(refused)
    expect(plan([['a', 5]], pool)).toMatchObject({ quantities: { a: 5 } })
    expect(
      plan(
        [
          ['a', 2],
          ['b', 3],
        ],
        pool,
      ),
    ).toMatchObject({ quantities: { a: 2, b: 3 } })
    expect(plan([['a', 2, 'add']], pool, { b: 3 })).toMatchObject({ quantities: { a: 2 } })
  })

  test('Scenario: lowering one row below the minimum is refused', () => {
    expect(plan([['a', 1]], pool, { a: 2, b: 3 })).toEqual(refused)
  })

  test('Scenario: rows may be removed only if the call may undercut', () => {
    expect(plan([['a', 0]], pool, { a: 2, b: 3 })).toMatchObject({ quantities: { a: 0 } })
    expect(plan([['a', 0]], pool, { a: 2, b: 3 }, false)).toEqual(refused)
    expect(
      plan(
        [
          ['a', 0],
          ['b', 1],
        ],
        pool,
        { a: 2, b: 3 },
      ),
    ).toEqual([[422, 'minimum_pieces', 'lines.1.quantity']])
    expect(
      plan(
        [
          ['a', 0],
          ['b', 0],
        ],
        pool,
        { a: 2, b: 3 },
        false,
      ),
    ).toMatchObject({
      quantities: { a: 0, b: 0 },
    })
  })

  test('Scenario: products without that rule have no minimum', () => {
    expect(plan([['a', 1]], { a: variant() })).toMatchObject({ quantities: { a: 1 } })
  })
})

describe('Several refusals in one', () => {
  const problem = (field?: string) => ({
    status: 422 as const,
    problem: { code: 'minimum_pieces' as const, message: 'No.', ...(field ? { field } : {}) },
  })

  test('Scenario: one is unchanged, none is undefined, and of several each is listed', () => {
    expect(joinProblems([])).toBeUndefined()
    expect(joinProblems([problem('a')])).toEqual(problem('a'))
    expect(joinProblems([problem('a'), problem()])?.problem).toEqual({
      ...problem('a').problem,
      issues: [
        { field: 'a', message: 'No.' },
        { field: '', message: 'No.' },
      ],
    })
  })
})
