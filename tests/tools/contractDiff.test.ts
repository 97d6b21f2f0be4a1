import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Problem } from '../../src/contracts/primitives.ts'
import { customerOnly, self, visitor } from '../../src/contracts/routes.ts'
import { describeContract } from '../../tools/contract/description.ts'
import { diffContract } from '../../tools/contract/diffContract.ts'
import { contractDiffText } from '../../tools/contract/diffText.ts'
import { unnamedBreaks, withRelease } from '../../tools/contract/release.ts'
import { cases, text } from './contractCases.ts'

const add = {
  method: 'POST',
  path: '/cart/add',
  body: z.object({ id: z.string() }),
  responses: { 200: z.object({ total: z.number() }), 409: Problem },
  metadata: customerOnly,
} as const

const contractWith = (calls: object) => describeContract({ cart: calls } as never, { Problem })

/** The differences of one call: what breaks clients begins with an exclamation mark. */
const diff = (before: object, after: object) =>
  diffContract(
    contractWith({ add: { ...add, ...before } }),
    contractWith({ add: { ...add, ...after } }),
  ).map(({ part, text, isBreaking }) =>
    [isBreaking ? '!' : '', [part, text].filter(Boolean).join(': ')].join(''),
  )

const body = (fields: z.ZodRawShape) => ({ body: z.object(fields) })
const answer = (fields: z.ZodRawShape) => ({
  responses: { ...add.responses, 200: z.object(fields) },
})

describe('A call', () => {
  test('that is new is compatible, one that is gone is breaking', () => {
    const [one, none] = [contractWith({ add }), contractWith({})]
    expect([diffContract(none, one), diffContract(one, none), diffContract(one, one)]).toEqual([
      [{ call: 'cart.add', part: '', text: 'new call', isBreaking: false }],
      [{ call: 'cart.add', part: '', text: 'call gone', isBreaking: true }],
      [],
    ])
  })

  test('at another address is breaking', () => {
    expect(diff({}, { path: '/cart/put', method: 'PUT' })).toEqual([
      '!address: POST /cart/add → PUT /cart/put',
    ])
  })

  test('with another access is breaking, unless everybody may make it', () => {
    expect(diff({ metadata: visitor }, {})).toEqual(['!access: visitor → customer'])
    expect(diff({}, { metadata: self('id') })).toEqual(['!access: customer → self id'])
    expect(diff({}, { metadata: visitor })).toEqual(['access: customer → visitor'])
  })

  test('a status that is new is compatible, one that is gone is breaking', () => {
    const more = { responses: { ...add.responses, 404: Problem } }
    expect([diff({}, more), diff(more, {})]).toEqual([
      ['answer 404: new status'],
      ['!answer 404: status gone'],
    ])
  })
})

/** The same place with the part of the call before it. */
const within = (part: string, lines: readonly string[]) =>
  lines.map((line) => line.replace(/^!?/, (mark) => `${mark}${part} `))

describe.each(cases)('$what', ({ before, after, asked, answered }) => {
  test('in a request', () => {
    expect(diff(body(before), body(after))).toEqual(within('request body', asked))
  })
  test('in an answer', () => {
    expect(diff(answer(before), answer(after))).toEqual(within('answer 200', answered))
  })
})

test('a field that a strict request no longer has is breaking', () => {
  expect(diff({ body: z.strictObject({ note: text }) }, { body: z.strictObject({}) })).toEqual([
    '!request body note: field gone (narrower)',
  ])
})

test('a required header or parameter that is new is breaking, an optional one is not', () => {
  const query = z.object({ page: z.string().optional() })
  const headers = z.object({ 'idempotency-key': text })
  expect(diff({}, { query, headers })).toEqual([
    'request query page: new field, optional (wider)',
    '!request header idempotency-key: new field, required (narrower)',
  ])
})

test('a schema that contains itself is compared once', () => {
  const tree = (limit: number) => {
    const Tree: z.ZodType = z.lazy(() => z.object({ name: text.max(limit), below: z.array(Tree) }))
    return answer({ tree: Tree })
  }
  expect(diff(tree(5), tree(9))).toEqual(['!answer 200 tree.name: maxLength 5 → 9 (wider)'])
})

describe('The differences', () => {
  const differences = diffContract(
    contractWith({ add, remove: add }),
    contractWith({ add: { ...add, ...body({}) }, put: add }),
  )

  test('are listed call by call', () => {
    expect(contractDiffText('v1', differences).split('\n')).toEqual([
      'Since v1, 3 calls differ; 1 of 3 differences can break a client.',
      '',
      'cart.add',
      '  compatible  request body id: field gone (wider)',
      '',
      'cart.put',
      '  compatible  new call',
      '',
      'cart.remove',
      '  breaking    call gone',
    ])
    expect(contractDiffText('v1', [])).toBe('The contract is that of v1.')
  })

  test('that are breaking must be named', () => {
    expect(unnamedBreaks(differences, '## Not released\n\n- cart.remove is gone')).toHaveLength(1)
    expect(unnamedBreaks(differences, '## Not released\n\n- `cart.remove` is gone')).toEqual([])
  })
})

test('a release closes the section of the changes by its date', () => {
  expect(withRelease('# Changes\n\n## Not released\n\n- A\n', '2026-12-01')).toBe(
    '# Changes\n\n## Not released\n\nNothing yet.\n\n## 2026-12-01\n\n- A\n',
  )
})
