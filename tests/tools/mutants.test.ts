import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { chosenAreas, root } from '../../tools/mutate/areas.ts'
import { instrument } from '../../tools/mutate/instrument.ts'
import { mutantsOf } from '../../tools/mutate/mutants.ts'
import { percent, scoreOf } from '../../tools/mutate/score.ts'

const changes = (source: string) => mutantsOf('a.ts', source).map(({ becomes }) => becomes)

/** Runs an instrumented expression with each of its mutants, or with none. */
const results = (source: string, given: Record<string, unknown>) => {
  const written = instrument('a.ts', source)
  return [null, ...mutantsOf('a.ts', source).map(({ id }) => id)].map((active) => {
    Object.assign(globalThis, { mutants$: { is: (_path: string, id: number) => id === active } })
    const [names, values] = [Object.keys(given), Object.values(given)]
    const body = written.replace('export const result =', 'return')
    return new Function(...names, body)(...values) as unknown
  })
}

describe('Mutants', () => {
  test.each([
    ['const a = b < c', ['const a = b <= c', 'const a = b >= c']],
    ['const a = b === c', ['const a = b !== c']],
    ['const a = b && c', ['const a = b || c']],
    ['const a = (b ?? c) || d', expect.arrayContaining(['const a = (b && c) || d'])],
    ['const a = b ?? c ?? d', expect.arrayContaining(['const a = (b ?? c) && d'])],
    ['const a = b + 1', ['const a = b - 1', 'const a = b + 2']],
    ['const a = `b` + d', ["const a = '' + d"]],
    ['const a = true', ['const a = false']],
    ['if (a) b = 1', ['if (true) b = 1', 'if (false) b = 1', 'if (a) b = 2']],
    ['const f = () => a', ['const f = () => undefined']],
    ['save(a)', ['removed: save(a)']],
    [
      'const f = async () => { await save() }',
      expect.arrayContaining([
        'const f = async () => { save() }',
        'const f = async () => { removed: await save() }',
      ]),
    ],
    ['const a = b.some(c)', ['const a = b.every(c)']],
    ['const a = b.filter(c)', ['const a = b']],
  ])('%s', (source, expected) => {
    expect(changes(source)).toEqual(expected)
  })

  test.each([
    "import { a } from './a.ts'",
    "type A = 'a' | 'b'",
    'const a = { b: c }',
    'interface A { readonly b: 1 }',
  ])('Scenario: nothing is changed in %s', (source) => {
    expect(changes(source)).toEqual([])
  })
})

describe('An instrumented file', () => {
  test('Scenario: each mutant makes its change, and without one nothing changes', () => {
    const source = 'export const result = a < 2\n'
    expect([changes(source).map((change) => change.slice(22)), results(source, { a: 2 })]).toEqual([
      ['a <= 2', 'a >= 2', 'a < 3'],
      [false, true, true, true],
    ])
  })

  test('Scenario: every mutated file can be instrumented', () => {
    const broken = chosenAreas([]).flatMap(({ sources }) =>
      sources.filter((source) => {
        const written = instrument(source, readFileSync(join(root, source), 'utf8'))
        return parseSync(source, written).errors.length > 0
      }),
    )
    expect(broken).toEqual([])
  })

  test('Scenario: an optional chain still short-circuits', () => {
    const source = 'export const result = a?.b.filter(Boolean).length\n'
    expect(results(source, { a: undefined })).toEqual([undefined, undefined])
    expect(results(source, { a: { b: [0, 1] } })).toEqual([1, 2])
  })

  test('Scenario: lines without semicolons stay separate statements', () => {
    const source = 'const a = b\nsave(a)\nawait save(b)\n'
    expect(() => mutantsOf('a.ts', instrument('a.ts', source))).not.toThrow()
    expect(instrument('a.ts', source)).toContain('const a = b\n{')
    const sum = 'let a = b\na += c\nexport const result = a\n'
    expect(results(sum, { b: 3, c: 2 })).toEqual([5, 1])
  })
})

describe('The score', () => {
  const measured = {
    source: 'a.ts',
    mutants: mutantsOf('a.ts', 'const a = b < c\nsave(a)').map((mutant, index) => ({
      ...mutant,
      fate: (['noticed', 'survived', 'unreached'] as const)[index] ?? 'noticed',
    })),
  }

  test('Scenario: an excused survivor is not counted, and an unused excuse is reported', () => {
    const score = scoreOf(measured, {
      'a.ts': { 'const a = b >= c': 'for the test', 'const a = b': 'was removed' },
    })
    expect([score, percent(score)]).toEqual([
      {
        source: 'a.ts',
        mutants: 3,
        noticed: 1,
        excused: 1,
        survivors: ['a.ts:2  removed: save(a)  (no test runs it)'],
        stale: ['const a = b'],
      },
      50,
    ])
  })
})
