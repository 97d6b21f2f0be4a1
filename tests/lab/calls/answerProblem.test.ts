import { describe, expect, test } from 'vitest'
import { answerProblem } from '../../../lab/calls/answerProblem.ts'
import { exampleOf } from '../../../lab/examples/index.ts'
import { machineNames } from '../../../lab/run/names.ts'

const outputsOf = (machine: string, actor: string): readonly unknown[] => {
  const answer = exampleOf(machine).answers[actor]
  return answer && 'outputs' in answer ? Object.values(answer.outputs) : []
}

/** The first output of an actor, as somebody changes it in the editor. */
const changed = (machine: string, actor: string, change: (output: never) => void): unknown => {
  const output = JSON.parse(JSON.stringify(outputsOf(machine, actor)[0])) as never
  change(output)
  return output
}

describe.each(machineNames)('The machine %s', (machine) => {
  test('has no problem with its own outputs, also as the editor shows them', () => {
    for (const actor of Object.keys(exampleOf(machine).answers)) {
      const outputs = outputsOf(machine, actor)
      const problems = outputs.map((output) =>
        answerProblem(JSON.parse(JSON.stringify(output ?? null)), outputs),
      )
      expect(problems).toEqual(outputs.map(() => null))
    }
  })
})

const problemOf = (machine: string, actor: string, output: unknown) =>
  answerProblem(output, outputsOf(machine, actor))

test('a field of an object of the contract is checked with its schema', () => {
  type Cart = { rows: { cart: { quantity: unknown } }[] }
  const wrong = changed('cart', 'loadCart', (cart: Cart) => {
    for (const row of cart.rows.slice(0, 1)) row.cart.quantity = 'many'
  })
  expect(problemOf('cart', 'loadCart', wrong)).toBe(
    'rows.0.cart.quantity: Invalid input: expected number, received string',
  )
  const slow = changed('quickView', 'loadProduct', (product: { stock: unknown }) => {
    product.stock = -1
  })
  expect(problemOf('quickView', 'loadProduct', slow)).toMatch(/^stock: /)
})

test('another object has the fields and types of the known outputs', () => {
  expect(problemOf('cart', 'loadCart', { rows: [] })).toBe('version is missing')
  expect(problemOf('cart', 'loadCart', { version: 1, rows: {} })).toBe(
    'rows: expected list, received object',
  )
  expect(problemOf('cart', 'loadCart', [])).toBe('The answer: expected object, received list')
})

test('an outcome has a known kind, and the fields of its kind', () => {
  expect(problemOf('cart', 'editCart', { kind: 'lost' })).toMatch(
    /^kind: expected changed or gone or unanswered/,
  )
  expect(problemOf('cart', 'editCart', { kind: 'changed' })).toBe('delta is missing')
  expect(problemOf('cart', 'editCart', { kind: 'gone' })).toBeNull()
})
