import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readContract } from '../../../lab/contract/contractCalls.ts'
import { outlineOf } from '../../../lab/contract/outline.ts'
import type { Schema } from '../../../tools/contract/description.ts'

const json = (schema: z.ZodType) => z.toJSONSchema(schema) as Schema

describe('The outline of a schema', () => {
  test.each([
    [z.string().min(1).max(64), 'string', ['1 to 64 characters']],
    [z.int(), 'integer', []],
    [z.int().min(1), 'integer', ['at least 1']],
    [z.number().max(9), 'number', ['at most 9']],
    [z.number().positive(), 'number', ['more than 0']],
    [z.array(z.boolean()).max(3), 'list of boolean', ['at most 3 items']],
    [z.string().nullable(), 'string or null', []],
    [z.enum(['add', 'set']), '"add" or "set"', []],
    [z.literal(7), '7', []],
    [z.union([z.string(), z.number()]), 'string or number', []],
    [z.boolean().default(true), 'boolean', ['default true']],
    [z.string().regex(/^a+$/), 'string', ['matches ^a+$']],
    [z.any(), 'anything', []],
  ])('of a simple one is its type and its rules (%#)', (schema, type, rules) => {
    expect(outlineOf(json(schema), {})).toEqual({ type, rules, parts: [] })
  })

  const names = (schema: Schema, named = {}) =>
    outlineOf(schema, named).parts.map(({ name, isOptional }) => `${name}${isOptional ? '?' : ''}`)

  const row = z.object({ id: z.string(), note: z.string().optional() })

  test.each([
    ['an object', row, ['id', 'note?']],
    ['a list of objects', z.array(row), ['id', 'note?']],
    ['an object or null', row.nullable(), ['id', 'note?']],
    ['a record', z.record(z.string(), z.number()), ['any key?']],
    ['a choice of objects', z.union([row, z.object({ a: z.int() })]), ['option 1', 'option 2']],
  ])('names the fields of %s', (_what, schema, expected) => {
    expect(names(json(schema))).toEqual(expected)
  })

  test('follows a name, and ends at a schema that contains itself', () => {
    const tree: Schema = {
      type: 'object',
      properties: { inside: { type: 'array', items: { $ref: 'Tree' } } },
      required: ['inside'],
    }
    const outline = outlineOf({ $ref: 'Tree' }, { Tree: tree })
    const [inside] = outline.parts
    expect([outline.type, names({ $ref: 'Tree' }, { Tree: tree })]).toEqual([
      'Tree: object',
      ['inside'],
    ])
    expect(outlineOf(inside?.schema ?? {}, { Tree: tree }).type).toBe('list of Tree')
  })

  test('does not show the name of a schema that only one call has', () => {
    const named = { 'cart.add body': json(row) }
    expect(outlineOf({ $ref: 'cart.add body' }, named).type).toBe('object')
  })

  test('has a type and resolves each name, for every schema of the contract', () => {
    const { calls, schemas } = readContract()
    const unclear = calls.flatMap(({ name, request, answers }) =>
      [
        ...Object.entries(request).map(([part, schema]) => [part, schema, schemas.sent] as const),
        ...Object.entries(answers).map(([part, one]) => [part, one, schemas.answered] as const),
      ]
        .filter(([, schema, named]) => {
          const { type, parts } = outlineOf(schema, named)
          return type.includes('anything') || (type.endsWith('object') && parts.length === 0)
        })
        .map(([part]) => `${name} ${part}`),
    )
    expect(unclear).toEqual([])
  })
})
